// The view between two others: what hands show while something is told.

import type { View } from '@ludoteka/kernel'
import { expect, test } from 'vitest'
import { viewBetween } from '../src/beats.ts'

const VIEW: View = {
  game: 'duel',
  version: 1,
  options: {},
  you: 'ada',
  seats: ['ada', 'ben'],
  commitment: '',
  step: 'turn.main',
  terms: {},
  facts: { round: 1 },
  zones: {},
  waiting: ['ben'],
  choice: { wait: true },
  result: { kind: 'open' },
}
const withHands = (own: readonly string[], bens: number): View => ({
  ...VIEW,
  zones: {
    hand: { ada: { count: own.length, cards: own }, ben: { count: bens } },
    deck: { ada: { count: 9 }, ben: { count: bens + 4 } },
  },
})

test('a card that somebody plays has left the hand in every beat, one’s own and another’s', () => {
  const { zones } = viewBetween(withHands(['feint', 'rush'], 5), withHands(['rush'], 4), {})
  expect(zones['hand']).toEqual({ ada: { count: 1, cards: ['rush'] }, ben: { count: 4 } })
  expect(zones['deck']).toEqual({ ada: { count: 9 }, ben: { count: 9 } })
})

test('cards that are drawn come when all is told', () => {
  const { zones } = viewBetween(withHands(['rush'], 4), withHands(['feint', 'rush'], 6), {})
  expect(zones['hand']).toEqual({ ada: { count: 1, cards: ['rush'] }, ben: { count: 4 } })
})

test('facts are those of the beat, and nobody is asked', () => {
  const between = viewBetween(VIEW, VIEW, { round: 2 })
  expect([between.facts, between.waiting, between.choice]).toEqual([{ round: 2 }, [], {}])
})
