// Tables kept in memory, within a limit: those that have not been used for long are dropped first.

import type { TableState } from './state.ts'

export type TableCache = {
  get(id: string): TableState | undefined
  put(table: TableState): void
  drop(id: string): void
  count(): number
}

/** `wasUsed` since it was last in line to be dropped. */
type Kept = { table: TableState; weight: number; wasUsed: boolean }

/**
 * `most` is counted in actions and log entries over all tables, plus a fixed amount per table. A table in use only notes that
 * it is: to keep them in the order of use would cost more than everything else that is done with them here.
 */
export function tableCache(most: number): TableCache {
  const tables = new Map<string, Kept>()
  let weight = 0

  const drop = (id: string): void => {
    weight -= tables.get(id)?.weight ?? 0
    tables.delete(id)
  }

  /** From the front of the line; what was used meanwhile goes to its end once. */
  const makeRoom = (newest: string): void => {
    for (const [id, kept] of tables) {
      if (weight <= most) break
      if (id !== newest && !kept.wasUsed) drop(id)
      else if (tables.size > 1) {
        kept.wasUsed = false
        tables.delete(id)
        tables.set(id, kept)
      } else break
    }
  }

  return {
    get(id) {
      const kept = tables.get(id)
      if (kept) kept.wasUsed = true
      return kept?.table
    },
    put(table) {
      const { id } = table.row
      const kept = tables.get(id)
      const now = weightOf(table)
      weight += now - (kept?.weight ?? 0)
      if (kept) {
        kept.table = table
        kept.weight = now
        kept.wasUsed = true
      } else tables.set(id, { table, weight: now, wasUsed: false })
      if (weight > most) makeRoom(id)
    },
    drop,
    count: () => tables.size,
  }
}

const EMPTY_TABLE = 100

function weightOf({ live }: TableState): number {
  if (!live) return EMPTY_TABLE
  const { actions, log } = live
  return EMPTY_TABLE + actions.length - actions.skipped + log.length - log.skipped
}
