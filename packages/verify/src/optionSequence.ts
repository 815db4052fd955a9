// The options of one random match after the other: every value of every option comes up equally often.

import {
  type Game,
  LudotekaError,
  type OptionSpec,
  type Options,
  type OptionValue,
  type Sampler,
  sampler,
  seedFrom,
  start,
} from '@ludoteka/kernel'

/** A game that refuses so many combinations in a row gets its own defaults. */
const TRIES = 20

/** Each option goes through its values in a shuffled order, and again: combinations differ from round to round. */
export function optionSequence(game: Game, seed: string): () => Options {
  const random = sampler(seedFrom('options', seed))
  const rounds = Object.entries(game.options).map(([key, spec]) => ({ key, next: roundOf(valuesOf(spec), random) }))
  return () => {
    for (let tries = 0; tries < TRIES; tries++) {
      const options: Options = Object.fromEntries(
        rounds.flatMap(({ key, next }): [string, OptionValue][] => {
          const value = next()
          return value === undefined ? [] : [[key, value]]
        }),
      )
      if (isAccepted(game, options)) return options
    }
    return {}
  }
}

function roundOf<T>(values: readonly T[], random: Sampler): () => T | undefined {
  const left: T[] = []
  return () => {
    if (left.length === 0) left.push(...values)
    return left.splice(random.below(left.length), 1)[0]
  }
}

/** A list is tried as it is by default, empty, full, and with each of its values leading. */
function valuesOf(spec: OptionSpec): readonly OptionValue[] {
  if (spec.kind === 'oneOf') return spec.values
  const { values, initial } = spec
  const size = Math.max(1, initial.length)
  const leading = values.map((_, i) => [...values.slice(i), ...values.slice(0, i)].slice(0, size))
  const lists = [initial, [], values, ...leading]
  return [...new Map(lists.map(list => [list.join(' '), list])).values()]
}

/** A game may refuse values that do not go together. */
function isAccepted(game: Game, options: Options): boolean {
  try {
    start(game, options, seedFrom('options'))
    return true
  } catch (error) {
    // Any other error is for the battery to find and report.
    return !(error instanceof LudotekaError && error.code === 'bad-options')
  }
}
