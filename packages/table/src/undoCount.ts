// How often a seat takes back: acting and taking back without end would make a match as long as somebody likes.

/**
 * How many undos a seat has made, and how many of them were lately: `recent` at the time `at`, less and less since.
 * `seq` = the event of the last one.
 */
export type UndoCount = { readonly made: number; readonly recent: number; readonly at: number; readonly seq: number }

export const NO_UNDOS: UndoCount = { made: 0, recent: 0, at: 0, seq: 0 }

/** So many at once, then one in so many milliseconds. */
const MOST_AT_ONCE = 20
const ONE_PER_MS = 3_000
/** So many beyond one for every action that stands. */
const MOST_BEYOND_ACTIONS = 50

const recentAt = ({ recent, at }: UndoCount, now: number): number =>
  Math.max(0, recent - Math.max(0, now - at) / ONE_PER_MS)

export function countUndo(count: UndoCount, at: number, seq: number): UndoCount {
  return { made: count.made + 1, recent: recentAt(count, at) + 1, at, seq }
}

/** Why a seat may not take back any more: too many in this match, or too many in a short time. */
export function undoLimit(count: UndoCount, actions: number, now: number): 'number' | 'rate' | undefined {
  if (count.made >= MOST_BEYOND_ACTIONS + actions) return 'number'
  return recentAt(count, now) > MOST_AT_ONCE - 1 ? 'rate' : undefined
}
