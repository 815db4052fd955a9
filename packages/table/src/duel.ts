// Matches of two: with which options two people play a game.

import { type Game, type Options, readOptions } from '@ludoteka/kernel'

/** The initial options, or the first others with two seats; undefined where a game is not for two. */
export function duelOptions(game: Game): Options | undefined {
  const initial = readOptions(game, {})
  if (game.seats(initial).length === 2) return initial
  for (const [name, { kind, values }] of Object.entries(game.options)) {
    if (kind !== 'oneOf') continue
    for (const value of values) {
      const options = readOptions(game, { [name]: value })
      if (game.seats(options).length === 2) return options
    }
  }
  return undefined
}
