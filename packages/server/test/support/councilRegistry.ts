// In place of the registry: a game of six in which seats may talk in private, and the same game without.

import { type Game, LudotekaError } from '@ludoteka/kernel'
import { council } from '../../../kernel/test/games/council.ts'

export const GAMES: ReadonlyMap<string, Game> = new Map([
  ['council', { ...council, privateTalk: true }],
  ['silent', { ...council, id: 'silent' }],
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
