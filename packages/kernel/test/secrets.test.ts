// A choice made in secret leaves no trace with anybody else: all its alternatives look alike to them.

import {
  type Core,
  choiceOf,
  choices,
  determinize,
  entriesFor,
  type Game,
  play,
  SPECTATOR,
  sampler,
  seedFrom,
  start,
  view,
  why,
} from '@ludoteka/kernel'
import { describe, expect, test } from 'vitest'
import { COUNCILLORS, council } from './games/council.ts'
import { duel } from './games/duel.ts'
import { allActions, anyOf, bytes, everyAction, GAMES, stages } from './play.ts'

/** Everything a seat gets from a state: its view, what it reads, what it may do, what its bot is given. */
function allThatReaches(game: Game, s: Core, seat: number): string {
  return bytes([
    view(game, s, seat),
    entriesFor(s.news, seat),
    choiceOf(choices(game, s), seat) ?? {},
    determinize(game, s, seat, sampler(seedFrom('bot'))),
  ])
}

describe('secret votes', () => {
  test('whatever a seat votes, all others and spectators get the same bytes until the count', () => {
    for (let n = 0; n < 20; n++) {
      let s = start(council, {}, seedFrom('votes', n))
      const random = sampler(seedFrom('voters', n))
      for (let cast = 0; cast < COUNCILLORS.length - 1; cast++) {
        const { seat } = anyOf(random, allActions(council, s))
        const alternatives = ['yes', 'no', 'abstain'].map(arg => play(council, s, { seat, verb: 'vote', arg }))
        for (let other = SPECTATOR; other < s.seats; other++) {
          const reached = new Set(alternatives.map(state => allThatReaches(council, state, other)))
          expect(reached.size).toBe(other === seat ? 3 : 1)
        }
        s = anyOf(random, alternatives)
      }
    }
  })

  test('the last vote turns all of them up at once, for everybody', () => {
    let s = start(council, {}, seedFrom('count'))
    for (const [seat, arg] of ['yes', 'no', 'yes', 'abstain', 'yes', 'no'].entries()) {
      expect(view(council, s, SPECTATOR).zones['shown']).toMatchObject({ ada: { count: 0 }, fay: { count: 0 } })
      s = play(council, s, { seat, verb: 'vote', arg })
    }
    expect(view(council, s, SPECTATOR).zones['shown']).toMatchObject({
      ada: { cards: ['yes'] },
      ben: { cards: ['no'] },
    })
    expect(s.sealed).toBe(true)
  })
})

describe('secret hands', () => {
  test('re-dealt hands change neither what a seat is offered nor why it is refused, at any decision', () => {
    for (const game of GAMES) {
      for (const { state } of stages(game, 'refusals', {}, 60)) {
        for (let seat = 0; seat < state.seats; seat++) {
          const other = determinize(game, state, seat, sampler(seedFrom('bot')))
          for (const action of everyAction(game, seat))
            expect(why(game, other, action)).toEqual(why(game, state, action))
          expect(choiceOf(choices(game, other), seat)).toEqual(choiceOf(choices(game, state), seat))
        }
      }
    }
  })

  test('a window asks a seat that can only pass as well, so that the pause tells nothing', () => {
    let asked = 0
    for (const { state } of stages(duel, 'pauses')) {
      if (state.stack.at(-1)?.step !== 'answer') continue
      asked += allActions(duel, state).length === 1 ? 1 : 0
    }
    expect(asked).toBeGreaterThan(0)
  })
})
