// In place of the registry: a game to which people bring decks in secret, and the same game without.

import { type Game, LudotekaError } from '@ludoteka/kernel'
import { borders } from '../../../kernel/test/games/borders.ts'

const { bringing: _, ...plain } = borders

export const GAMES: ReadonlyMap<string, Game> = new Map([
  ['borders', borders],
  ['plain', { ...plain, id: 'plain' }],
])

export function findGame(id: unknown): Game {
  return GAMES.get(String(id)) ?? unknownGame()
}

export async function loadGame(id: string): Promise<Game> {
  return findGame(id)
}

function unknownGame(): never {
  throw new LudotekaError('unknown-game', 'There is no such game here.')
}
