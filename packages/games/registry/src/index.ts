// The games of this table with their rules and their texts in every language, for programs that play any of them.

import { type Game, LANGUAGES, LudotekaError } from '@ludoteka/kernel'
import { ENTRIES } from './entries.ts'

export { loadFrozen, loadGame } from './load.ts'

export const GAMES: ReadonlyMap<string, Game> = new Map(
  await Promise.all(
    ENTRIES.map(async ({ id, loadRules, loadTexts }) => {
      const [game] = await Promise.all([loadRules(), ...LANGUAGES.map(loadTexts)])
      return [id, game] as const
    }),
  ),
)

/** Whether links to matches of this game show the position; see `@ludoteka/registry/previews`. */
export function hasPositionPicture(id: string): boolean {
  return ENTRIES.some(game => game.id === id && game.positionPicture === true)
}

/** The game as it is now; `loadGame` finds earlier versions as well. */
export function findGame(id: unknown): Game {
  const game = typeof id === 'string' ? GAMES.get(id) : undefined
  if (game) return game
  throw new LudotekaError('unknown-game', `There is no such game here; known are ${[...GAMES.keys()].join(', ')}.`)
}
