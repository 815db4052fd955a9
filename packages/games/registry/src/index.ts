// The games of this table with their rules, for programs that play any of them.

import { type Game, LudotekaError } from '@ludoteka/kernel'
import { ENTRIES } from './entries.ts'

export { loadFrozen, loadGame } from './load.ts'

export const GAMES: ReadonlyMap<string, Game> = new Map(
  await Promise.all(ENTRIES.map(async ({ id, loadRules }) => [id, await loadRules()] as const)),
)

/** The game as it is now; `loadGame` finds earlier versions as well. */
export function findGame(id: unknown): Game {
  const game = typeof id === 'string' ? GAMES.get(id) : undefined
  if (game) return game
  throw new LudotekaError('unknown-game', `There is no such game here; known are ${[...GAMES.keys()].join(', ')}.`)
}
