// The option sets a game is tried with: every value of every option, in all combinations the game accepts.

import {
  type Game,
  LudotekaError,
  type OptionSpec,
  type Options,
  type OptionValue,
  seedFrom,
  start,
} from '@ludoteka/kernel'

export function optionSetsOf(game: Game): readonly Options[] {
  let sets: readonly Options[] = [{}]
  for (const [key, spec] of Object.entries(game.options)) {
    sets = sets.flatMap(set => valuesOf(spec).map((value): Options => ({ ...set, [key]: value })))
  }
  return sets.filter(set => isAccepted(game, set))
}

/** A list is tried as it is by default, empty, full, and with each of its values leading. */
function valuesOf(spec: OptionSpec): readonly OptionValue[] {
  if (spec.kind === 'oneOf') return spec.values
  const { values, initial } = spec
  const rotations = values.map((_, i) =>
    [...values.slice(i), ...values.slice(0, i)].slice(0, Math.max(1, initial.length)),
  )
  const lists = [initial, [], values, ...rotations]
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
