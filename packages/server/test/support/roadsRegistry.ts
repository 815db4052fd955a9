// In place of the registry: a game with standing orders of its own.

import { type Game, LudotekaError } from '@ludoteka/kernel'
import { roads } from '../../../kernel/test/games/roads.ts'

export const GAMES: ReadonlyMap<string, Game> = new Map([['roads', roads]])

export function findGame(id: unknown): Game {
  return GAMES.get(String(id)) ?? unknownGame()
}

export async function loadGame(id: string): Promise<Game> {
  return findGame(id)
}

function unknownGame(): never {
  throw new LudotekaError('unknown-game', 'There is no such game here.')
}
