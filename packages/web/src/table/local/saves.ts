// Local matches in the storage of the browser, so that a reload loses nothing.

import type { SavedMatch } from './match.ts'

export type LocalRecord = {
  readonly id: string
  readonly game: string
  readonly hotSeat: boolean
  readonly createdAt: number
  readonly updatedAt: number
  readonly over: boolean
  readonly saved: SavedMatch
}

const PREFIX = 'ludoteka.match.'
const MOST_KEPT = 20

export function loadLocal(id: string): LocalRecord | undefined {
  try {
    const text = localStorage.getItem(PREFIX + id)
    return text === null ? undefined : readRecord(JSON.parse(text))
  } catch {
    return undefined
  }
}

export function saveLocal(record: LocalRecord): void {
  try {
    localStorage.setItem(PREFIX + record.id, JSON.stringify(record))
    for (const old of listLocal().slice(MOST_KEPT)) localStorage.removeItem(PREFIX + old.id)
  } catch {
    // With a full or forbidden storage a reload loses the match.
  }
}

export function forgetLocal(id: string): void {
  localStorage.removeItem(PREFIX + id)
}

/** The newest first. */
export function listLocal(): readonly LocalRecord[] {
  try {
    return Object.keys(localStorage)
      .filter(key => key.startsWith(PREFIX))
      .flatMap(key => loadLocal(key.slice(PREFIX.length)) ?? [])
      .toSorted((a, b) => b.updatedAt - a.updatedAt)
  } catch {
    return []
  }
}

/** Only this page writes here; a record of another form is from another version and is ignored. */
function readRecord(value: unknown): LocalRecord | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const fits =
    'id' in value &&
    typeof value.id === 'string' &&
    'game' in value &&
    typeof value.game === 'string' &&
    'saved' in value &&
    typeof value.saved === 'object' &&
    value.saved !== null &&
    'match' in value.saved &&
    'players' in value.saved &&
    Array.isArray(value.saved.players)
  return fits ? (value as LocalRecord) : undefined
}
