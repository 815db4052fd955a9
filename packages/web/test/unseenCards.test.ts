// What is still to come of decks that everybody knows: never more than the viewer could count at the table.

import { seedFrom, start, view } from '@ludoteka/kernel'
import { GAMES } from '@ludoteka/registry'
import { expect, test } from 'vitest'
import { copiesOf } from '../../games/unmatched/rules/questions.ts'
import { countUnseen, unseenCards } from '../src/table/shell/unseenCards.ts'

const HERO = { options: { heroPick: 'assigned', heroes: ['arthur', 'medusa'] } }

test('of one’s own deck all but the hand is to come, of the opponent’s the whole deck', () => {
  const game = GAMES.get('unmatched')
  if (!game) throw new Error('Unmatched is not there.')
  const state = start(game, HERO.options, seedFrom('unseen'))
  const seen = view(game, state, 0)
  const hand = seen.zones['hand']
  expect(hand).toMatchObject({ a1: { count: 5 }, b1: { count: 5 } })
  expect(countUnseen(unseenCards(seen, copiesOf('arthur')))).toBe(25)
  expect(countUnseen(unseenCards(seen, copiesOf('medusa')))).toBe(30)
  // Whatever the other hand holds, the list is the same.
  expect(unseenCards(seen, copiesOf('medusa'))).toEqual(
    [...copiesOf('medusa')].map(([card, copies]) => ({ card, copies })),
  )
})

test('a card of which every copy is seen is no longer listed', () => {
  const game = GAMES.get('unmatched')
  if (!game) throw new Error('Unmatched is not there.')
  const seen = view(game, start(game, HERO.options, seedFrom('unseen')), 0)
  const discarded = { ...seen, zones: { discard: { b1: { count: 4, cards: ['x', 'x', 'y', 'z'] } } } }
  const deck = new Map([
    ['x', 2],
    ['y', 3],
    ['w', 1],
  ])
  expect(unseenCards(discarded, deck)).toEqual([
    { card: 'y', copies: 2 },
    { card: 'w', copies: 1 },
  ])
})
