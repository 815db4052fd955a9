// The games of this table: the one place that names them.

import { type Game, LudotekaError } from '@ludoteka/kernel'
import { redSea } from '@ludoteka/red-sea'
import { unmatched } from '@ludoteka/unmatched'

export { loadFrozen, loadGame } from './load.ts'

export const GAMES: ReadonlyMap<string, Game> = new Map([unmatched, redSea].map(game => [game.id, game]))

export function findGame(id: unknown): Game {
  const game = typeof id === 'string' ? GAMES.get(id) : undefined
  if (game) return game
  throw new LudotekaError('unknown-game', `There is no such game here; known are ${[...GAMES.keys()].join(', ')}.`)
}
