// The puzzles of the games, and which of them is today's.

import { onShelf, type PuzzleFile } from '@ludoteka/registry/shelf'

const files = new Map<string, Promise<PuzzleFile>>()

export function loadPuzzles(game: string): Promise<PuzzleFile> | undefined {
  const found = files.get(game)
  if (found) return found
  const loading = onShelf(game)?.loadPuzzles()
  if (!loading) return undefined
  files.set(game, loading) // also if it fails: the page that says so offers to reload everything
  return loading
}

const DAY_MS = 86_400_000

/** The day by UTC, the same for everybody: 2026-11-17. */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10)

/** Which of so many puzzles is that of a day. */
export function puzzleOf(day: string, count: number): number {
  return Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS) % Math.max(1, count)
}

/** On how many days in a row something was solved, up to today or, as long as today is not over, yesterday. */
export function streakOf(days: ReadonlySet<string>, today: string): number {
  const before = (day: string): string => dayOf(Date.parse(`${day}T00:00:00Z`) - DAY_MS)
  let day = days.has(today) ? today : before(today)
  let streak = 0
  while (days.has(day)) {
    streak++
    day = before(day)
  }
  return streak
}
