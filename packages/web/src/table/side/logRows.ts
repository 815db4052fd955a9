// The rows of the log: what is told, and of lines that repeat each other one with a count.

import type { BoardKit } from '@ludoteka/ui'
import type { LogEntry } from '../source.ts'

export type LogRow = {
  /** The first of the entries that say the same. */
  readonly entry: LogEntry
  readonly times: number
  /** The last of them. */
  readonly last: LogEntry
}

/** So many entries before one tell what it is about. */
const TOLD_BEFORE = 16

/** What the board leaves to its picture or to other entries is not listed. */
export function toldIn(log: readonly LogEntry[], { isTold }: Pick<BoardKit, 'isTold'>): readonly LogEntry[] {
  if (!isTold) return log
  return log.filter((entry, i) => isTold(entry, log.slice(Math.max(0, i - TOLD_BEFORE), i), log[i + 1]))
}

/** Eight purchases one after the other are one row; what begins a new part of the log stands by itself. */
export function rowsOf(
  log: readonly LogEntry[],
  sentence: (entry: LogEntry) => string,
  { isHeading }: Pick<BoardKit, 'isHeading'>,
): readonly LogRow[] {
  const rows: LogRow[] = []
  for (const entry of log) {
    const before = rows.at(-1)
    const isRepeated =
      before?.entry.key === entry.key &&
      before.entry.ordered === entry.ordered &&
      !isHeading?.(entry) &&
      sentence(before.entry) === sentence(entry)
    if (isRepeated) rows[rows.length - 1] = { ...before, times: before.times + 1, last: entry }
    else rows.push({ entry, times: 1, last: entry })
  }
  return rows
}
