// Puzzles of the day that accounts have solved, as the store has them.

import { solvedPuzzle } from '@ludoteka/protocol'
import { decoder } from './rows.ts'

export type StoredSolved = { readonly day: string; readonly game: string }

/** They are deleted with their account. */
export type PuzzleStore = {
  /** What is there already stays. */
  addSolved(account: string, solved: readonly StoredSolved[]): Promise<void>
  /** By day and game. */
  solvedBy(account: string): Promise<readonly StoredSolved[]>
}

export const readSolved = decoder('solved puzzle', solvedPuzzle)
