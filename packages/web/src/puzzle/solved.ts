// Which puzzles somebody has solved, kept on this device.

import { useSyncExternalStore } from 'react'

const KEY = 'ludoteka.puzzles'
/** Older ones are forgotten. */
const MOST = 2_000

/** A puzzle by its day and game. */
export type Solved = { readonly day: string; readonly game: string }

const listeners = new Set<() => void>()
let known: readonly Solved[] | undefined

export function readSolved(): readonly Solved[] {
  known ??= stored()
  return known
}

/** Whatever can't be read counts as nothing. */
function stored(): readonly Solved[] {
  try {
    const json: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(json) ? json.filter(isSolved) : []
  } catch {
    return []
  }
}

function isSolved(value: unknown): value is Solved {
  if (typeof value !== 'object' || value === null || !('day' in value) || !('game' in value)) return false
  return typeof value.day === 'string' && typeof value.game === 'string'
}

export function noteSolved({ day, game }: Solved): void {
  const before = readSolved()
  if (before.some(one => one.day === day && one.game === game)) return
  known = [...before, { day, game }].slice(-MOST)
  try {
    localStorage.setItem(KEY, JSON.stringify(known))
  } catch {
    // Without storage they are known as long as the page is open.
  }
  for (const listener of listeners) listener()
}

export function useSolved(): readonly Solved[] {
  return useSyncExternalStore(listener => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, readSolved)
}
