// Each game's rules by themselves, loaded when they are needed: what plays without a page needs no board.

import type { Game } from '@ludoteka/kernel'

export const LOAD_GAME = {
  unmatched: async () => (await import('@ludoteka/unmatched')).unmatched,
  'red-sea': async () => (await import('@ludoteka/red-sea')).redSea,
} as const satisfies Readonly<Record<string, () => Promise<Game>>>

export function loadGame(id: string): Promise<Game> {
  const load = Object.entries(LOAD_GAME).find(([known]) => known === id)?.[1]
  return load ? load() : Promise.reject(new Error(`There is no game ${id} on the shelf.`))
}
