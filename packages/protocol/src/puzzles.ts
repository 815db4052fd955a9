// Bodies about puzzles of the day that somebody has solved.

import { z } from 'zod'

/** So many are sent at once. */
export const MOST_SOLVED = 2_000

/** A puzzle by its day and game. */
export const solvedPuzzle = z.object({ day: z.iso.date(), game: z.string().max(40) })
export type SolvedPuzzle = z.infer<typeof solvedPuzzle>

/** POST /api/puzzles/solved: what a device knows; the answer, and that of GET, is all the account has, by day. */
export const solvedPuzzles = z.object({ solved: z.array(solvedPuzzle) })
export const newSolvedPuzzles = z.object({ solved: z.array(solvedPuzzle).max(MOST_SOLVED) })
