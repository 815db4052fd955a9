// Tables kept in memory, within a limit: the least recently used are dropped first.

import type { TableState } from './state.ts'

export type TableCache = {
  get(id: string): TableState | undefined
  put(table: TableState): void
  drop(id: string): void
  count(): number
}

/** `most` is counted in actions and log entries over all tables, plus a fixed amount per table. */
export function tableCache(most: number): TableCache {
  const tables = new Map<string, TableState>()
  let weight = 0

  const drop = (id: string): void => {
    const old = tables.get(id)
    if (!old) return
    weight -= weightOf(old)
    tables.delete(id)
  }

  return {
    get(id) {
      const found = tables.get(id)
      if (found) {
        tables.delete(id)
        tables.set(id, found) // now the youngest
      }
      return found
    },
    put(table) {
      drop(table.row.id)
      tables.set(table.row.id, table)
      weight += weightOf(table)
      for (const id of tables.keys()) {
        if (weight <= most || id === table.row.id) break
        drop(id)
      }
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
