// What the tests of every game's texts need: matches played at random, entries made up, words that went wrong.

import { actionsOf, apply, type Core, choices, type Entry, type Game, sampler, seedFrom, start } from '@ludoteka/kernel'
import type { Check } from './shapes.ts'

/** Plays at random to the end and calls back at every stage, the start included. */
export function playAtRandom(game: Game, seed: string, options: object, stage: (s: Core) => void): void {
  const random = sampler(seedFrom('moves', seed))
  const s = start(game, options, seedFrom('match', seed))
  stage(s)
  while (s.result.kind === 'open') {
    const actions = choices(game, s).flatMap(({ seat, choice }) => actionsOf(seat, choice))
    const action = actions[random.below(actions.length)]
    if (!action) throw new Error('nothing is offered')
    apply(game, s, action.seat, action.verb, action.arg)
    stage(s)
  }
}

/** An entry's data made of the first samples that fit its shape. */
export function sampleOf(
  shape: Readonly<Record<string, Check<unknown>>>,
  samples: readonly Entry['data'][string][],
): Entry['data'] {
  return Object.fromEntries(
    Object.entries(shape).map(([part, fits]) => {
      const found = samples.find(fits)
      if (found === undefined) throw new Error(`no sample for ${part}`)
      return [part, found]
    }),
  )
}

/** Words in which a value is missing, or which are not words at all. */
export const isBroken = (words: string): boolean => /undefined|NaN|\[object|^\s*$|\s{2}|[{}$]/.test(words)
