// The puzzles of the games, and which of them is today's.

import { dayNumber } from '@ludoteka/protocol/puzzleDays'
import { onShelf, type PuzzleFile } from '@ludoteka/registry/shelf'
import { loadOnce } from '../kit/loadOnce.ts'

const files = new Map<string, Promise<PuzzleFile>>()

export function loadPuzzles(game: string): Promise<PuzzleFile> | undefined {
  const shelved = onShelf(game)
  return shelved && loadOnce(files, game, () => shelved.loadPuzzles())
}

/** Which of so many puzzles is that of a day. */
export const puzzleOf = (day: string, count: number): number => dayNumber(day) % Math.max(1, count)
