// What the greedy bot does: it brings a ready deck, recruits what it can pay, and mostly wins against random play.

import { greedyBot, playMatch, randomBot } from '@ludoteka/bots'
import { type Action, broughtCards, cardsIn, seedFrom } from '@ludoteka/kernel'
import { expect, test } from 'vitest'
import { game } from '../index.ts'
import { READY_DECKS } from '../rules/bringing.ts'
import { elementsOf, isIndependent, spendingOn } from '../rules/squad.ts'
import { ZONES } from '../rules/state.ts'

const MATCHES = 4

/** A good part of the 40 to 48 crystals of a player. */
const MOST_OF_THE_CRYSTALS = 30

const sorted = (cards: readonly string[]): string => [...cards].sort().join(' ')

test('4.4, 5.4 bots bring one of the ready decks, and greedy recruits for most of its crystals of few elements', () => {
  let recruited = 0
  playMatch({
    game,
    options: {},
    seed: seedFrom('berserk recruiting'),
    bots: [() => greedyBot()],
    upTo: 60,
    watch(action, s) {
      const { seat, verb } = action
      expect(READY_DECKS.map(sorted)).toContain(sorted(broughtCards(s, ZONES.deck, seat)))
      const squad = cardsIn(s, ZONES.squad, seat)
      if (verb !== 'ready' || squad.length === 0) return
      recruited++
      const { elite, rankAndFile } = spendingOn(squad)
      expect(elite + rankAndFile).toBeGreaterThanOrEqual(MOST_OF_THE_CRYSTALS)
      expect(elementsOf(squad)).toBeLessThanOrEqual(3)
      expect(squad.some(isIndependent)).toBe(true)
    },
  })
  expect(recruited).toBe(2)
})

test('5.1 whoever rolled higher is the Second: two crystals more, and the first strike meets open cards', () => {
  for (let n = 0; n < MATCHES; n++) {
    const chosen: string[] = []
    const watch = ({ verb }: Action): void => void chosen.push(verb)
    playMatch({ game, options: {}, seed: seedFrom('berserk sides', n), bots: [() => greedyBot()], upTo: 1, watch })
    expect(chosen).toEqual(['beSecond'])
  }
})

test('greedy wins against random', () => {
  let won = 0
  for (let n = 0; n < MATCHES; n++) {
    const greedySeat = n % 2
    const bots = greedySeat === 0 ? [() => greedyBot(), randomBot] : [randomBot, () => greedyBot()]
    const { result } = playMatch({ game, options: {}, seed: seedFrom('berserk bot', n), bots }).state
    if (result.kind === 'won' && result.winners.includes(greedySeat)) won++
  }
  expect(won).toBeGreaterThanOrEqual(MATCHES - 1)
})
