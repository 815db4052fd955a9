// Where a match turned: exact chances, the largest swings, who did them, and advice that knows no more than its seat.

import {
  type Action,
  begin,
  type Core,
  type Game,
  KERNEL_GENERATION,
  type Match,
  matchOf,
  OWN_KERNEL,
  readFrozen,
  replay,
  SPECTATOR,
  seedFrom,
  view,
} from '@ludoteka/kernel'
import { GAMES } from '@ludoteka/registry'
import { describe, expect, test } from 'vitest'
import { type Analysis, analyse, BOTS, playMatch } from '../src/index.ts'
import { PENNIES } from './pennies.ts'
import { RACE } from './race.ts'

const recorded = (game: Game, actions: readonly Action[], seed = seedFrom('analysis')): Match => ({
  ...matchOf(begin(game, {}, seed)),
  actions,
})

/** The verbs of both seats in turn. */
const race = (...verbs: readonly string[]): readonly Action[] => verbs.map((verb, n) => ({ seat: n % 2, verb }))

function finished(game: Game, match: Match, { seed = 'a', iterations = 60 } = {}): Analysis {
  const steps = analyse({ game, match, seed: seedFrom(seed), iterations })
  const progress: number[] = []
  for (;;) {
    const { done, value } = steps.next()
    if (done) {
      expect(progress).toEqual(progress.toSorted((a, b) => a - b))
      expect(progress.every(share => share >= 0 && share < 1)).toBe(true)
      return value
    }
    progress.push(value)
  }
}

/** By the outlook of the race. */
const chancesAt = (left: number, right: number): readonly number[] => {
  const chance = 1 / (1 + Math.exp((right - left) / 2))
  return [chance, 1 - chance].map(share => expect.closeTo(share, 10))
}

/** A seed with which the nth throw is, or is not, a six. */
function seedWithThrow(actions: readonly Action[], isSix: boolean): string {
  for (let n = 0; ; n++) {
    const seed = seedFrom('throws', n)
    const before = replay(RACE, recorded(RACE, actions, seed), actions.length - 1).state
    const after = replay(RACE, recorded(RACE, actions, seed)).state
    if ((stepsIn(before) !== stepsIn(after)) === isSix) return seed
  }
}
const stepsIn = (s: Core): string => JSON.stringify(view(RACE, s, SPECTATOR).facts['steps'])

describe('a race', () => {
  test('the chances of every position, as its outlook tells them', () => {
    const { teams, curve } = finished(RACE, recorded(RACE, race('walk', 'walk', 'stumble')))
    expect(teams).toEqual([[0], [1]])
    expect(curve).toEqual([
      { at: 0, chances: chancesAt(4, 4) },
      { at: 1, chances: chancesAt(5, 4) },
      { at: 2, chances: chancesAt(5, 5) },
      { at: 3, chances: chancesAt(3, 5) },
    ])
  })

  test('at most three swings, the largest, in the order of the match', () => {
    const { swings } = finished(RACE, recorded(RACE, race('walk', 'stumble', 'stumble', 'walk', 'stumble', 'walk')))
    expect(swings.map(({ before, after }) => [before.at, after.at])).toEqual([
      [1, 2],
      [2, 3],
      [4, 5],
    ])
  })

  test('a stumble is the decision of its seat, and the bot would have run on', () => {
    const { swings } = finished(RACE, recorded(RACE, race('stumble')))
    expect(swings).toHaveLength(1)
    const [swing] = swings
    expect(swing).toMatchObject({ team: 0, cause: 'decision', decision: { at: 0, seat: 0, isSame: false } })
    expect(swing?.decision?.played.map(({ action }) => action)).toEqual([{ seat: 0, verb: 'stumble' }])
    expect(swing?.decision?.advised.map(({ action }) => action)).toEqual([{ seat: 0, verb: 'walk' }])
    expect(swing?.decision?.advised[0]?.view).toMatchObject({ you: 'left', step: 'run' })
  })

  test('a step that the bot would have gone too', () => {
    const { swings } = finished(RACE, recorded(RACE, race('walk')))
    expect(swings[0]?.decision).toMatchObject({ seat: 0, isSame: true })
  })

  test('a six is what the die has done', () => {
    const actions = race('throw')
    const { swings } = finished(RACE, recorded(RACE, actions, seedWithThrow(actions, true)))
    expect(swings).toMatchObject([{ team: 0, cause: 'chance', decision: { seat: 0 } }])
  })

  test('that the favourite wins is no turn', () => {
    const wins = recorded(RACE, race('walk', 'stumble', 'walk', 'stumble', 'walk', 'walk', 'walk', 'walk', 'walk'))
    const { curve, swings } = finished(RACE, wins)
    expect(curve.at(-1)).toEqual({ at: 9, chances: [1, 0] })
    expect(swings.every(({ after }) => after.at < 9)).toBe(true)
  })

  test('rules of a time that could not tell chance from decisions', () => {
    const { withOtherChance: _, ...kernel } = OWN_KERNEL
    const frozen = readFrozen({ generation: KERNEL_GENERATION, game: RACE, kernel })
    expect(finished(frozen, recorded(RACE, race('stumble'))).swings).toMatchObject([{ cause: undefined }])
  })

  test('an action that is not legal is refused', () => {
    const match = recorded(RACE, [{ seat: 1, verb: 'walk' }])
    expect(() => finished(RACE, match)).toThrow(expect.objectContaining({ name: 'LudotekaError' }))
  })
})

test('advice does not know what the other has chosen in secret', () => {
  const adviceAfter = (side: string, seed: string): unknown => {
    const actions = [0, 1].map(seat => ({ seat, verb: 'show', arg: side }))
    const { swings } = finished(PENNIES, recorded(PENNIES, actions), { seed })
    expect(swings).toMatchObject([{ team: 1, decision: { at: 1, seat: 1 } }])
    return swings[0]?.decision?.advised.map(({ action }) => action)
  }
  for (let n = 0; n < 20; n++) expect(adviceAfter('heads', `${n}`)).toEqual(adviceAfter('tails', `${n}`))
})

describe.each([...GAMES.values()].map(game => ({ id: game.id, game })))('$id', ({ game }) => {
  test('the same match, seed and iterations give the same analysis, with chances of all teams at growing numbers of actions', () => {
    const seed = seedFrom('analysed', game.id)
    const actions: Action[] = []
    playMatch({ game, options: {}, seed, bots: [BOTS.random], upTo: 150, watch: action => actions.push(action) })
    const match = { ...matchOf(begin(game, {}, seed)), actions }
    const found = finished(game, match, { iterations: 10 })
    expect(finished(game, match, { iterations: 10 })).toEqual(found)
    expect(found.curve.length).toBeGreaterThan(1)
    for (const [i, { at, chances }] of found.curve.entries()) {
      expect(at).toBeGreaterThan(found.curve[i - 1]?.at ?? -1)
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 6)
    }
    for (const { before, after, decision } of found.swings) {
      expect(before.at).toBeLessThan(after.at)
      if (!decision) continue
      expect(decision.at).toBeGreaterThanOrEqual(before.at)
      expect(decision.at).toBeLessThan(after.at)
      expect(decision.played[0]?.action).toEqual(actions[decision.at])
      expect(decision.advised.length).toBeGreaterThan(0)
      expect(decision.advised[0]?.view.you).toBe(game.seats(match.options)[decision.seat])
    }
  })
})
