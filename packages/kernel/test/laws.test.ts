// Laws of any play, on the test games: it ends, offers only what can be done, and nothing but actions changes a state.

import {
  actionsOf,
  advance,
  apply,
  asked,
  type Core,
  cloneState,
  type Game,
  play,
  SPECTATOR,
  view,
  whatIsWrong,
  why,
} from '@ludoteka/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { duel } from './games/duel.ts'
import { allActions, bytes, everyAction, GAMES, last, stages } from './play.ts'

const seeds = fc.nat({ max: 1_000_000 }).map(String)
const options = (game: Game): fc.Arbitrary<unknown> =>
  game === duel ? fc.record({ charms: fc.subarray(['ward', 'shell', 'scapegoat']) }) : fc.constant({})

/** All the questions anybody can put to a state. */
function lookAround(game: Game, s: Core): void {
  asked(game, s)
  for (let seat = SPECTATOR; seat < s.seats; seat++) view(game, s, seat)
  for (const action of everyAction(game, 0)) why(game, s, action)
  whatIsWrong(game, s)
}

describe.each(GAMES.map(game => [game.id, game] as const))('%s', (_id, game) => {
  test('random play ends within its bound, with all cards in place', () => {
    fc.assert(
      fc.property(seeds, options(game), (seed, chosen) => {
        const lives = stages(game, seed, chosen)
        expect(last(lives).state.result.kind).not.toBe('open')
        expect(lives.length - 1).toBeLessThanOrEqual(game.bound)
        for (const { state } of lives) expect(whatIsWrong(game, state)).toBeUndefined()
      }),
      { numRuns: 25 },
    )
  })

  test('asking, looking and refusing never change a state', () => {
    fc.assert(
      fc.property(seeds, options(game), (seed, chosen) => {
        for (const { state } of stages(game, seed, chosen, 60)) {
          const before = bytes(state)
          lookAround(game, state)
          expect(bytes(state)).toBe(before)
          advance(game, state) // at a question there is nothing left to run
          expect(bytes(state)).toBe(before)
        }
      }),
      { numRuns: 10 },
    )
  })

  test('every offered action can be played, on a copy; somebody is always asked until the end', () => {
    for (const { state } of stages(game, 'offered', {}, 60)) {
      const before = bytes(state)
      if (state.result.kind === 'open') expect(asked(game, state).length).toBeGreaterThan(0)
      for (const action of allActions(game, state)) play(game, state, action)
      expect(bytes(state)).toBe(before)
    }
  })

  test('apply and play agree, and apply says who is asked next', () => {
    for (const { state } of stages(game, 'apply', {}, 60)) {
      const action = allActions(game, state).at(-1)
      if (!action) continue
      const copy = cloneState(game, state)
      const offers = apply(game, copy, action.seat, action.verb, action.arg)
      expect(bytes(copy)).toBe(bytes(play(game, state, action)))
      expect(offers.flatMap(({ seat, choice }) => actionsOf(seat, choice))).toEqual(
        asked(game, copy).flatMap(({ seat, choice }) => actionsOf(seat, choice)),
      )
    }
  })

  test('a copy shares nothing that play can change', () => {
    for (const { state } of stages(game, 'copies', {}, 60)) {
      const before = bytes(state)
      for (const { seat, verb, arg } of allActions(game, state)) {
        const copy = cloneState(game, state)
        expect(bytes(copy)).toBe(before)
        apply(game, copy, seat, verb, arg)
      }
      expect(bytes(state)).toBe(before)
    }
  })
})
