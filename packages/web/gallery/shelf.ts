// In place of the registry's shelf: the gallery's own game and nothing else.

import { moot } from './game.ts'

const GAME = {
  loadGame: async () => moot,
  loadBoard: async () => (await import('./board.tsx')).kit,
  loadTexts: async () => undefined,
  loadRules: async () => [],
}

export const SHELF: readonly never[] = []

export const onShelf = (id: string): typeof GAME | undefined => (id === moot.id ? GAME : undefined)
