// A repository in memory: changes are applied without a store.

import type { System } from '../../src/system.ts'
import type { TableChange, TableRepository } from '../../src/table/repository.ts'
import { applyEvent, type TableState, withRow } from '../../src/table/state.ts'

/** Carries a change out as the repository does. */
export function applied(table: TableState, { event, row, live }: TableChange): TableState {
  const next = { ...table.row, ...row, revision: table.row.revision + 1 }
  if (!event) return withRow(table, next)
  const seq = table.seq + 1
  return applyEvent(withRow(table, { ...next, seq }), { seq, at: 0, event }, { live })
}

export type OneTableRepository = Pick<TableRepository, 'load' | 'change' | 'system'> & { readonly table: TableState }

/** A repository with one table on it. */
export function repositoryOf(first: TableState, system: System): OneTableRepository {
  let table = first
  return {
    system,
    get table() {
      return table
    },
    load: async () => table,
    async change(_id, decide) {
      const change = decide(table, system.now())
      if (change) table = applied(table, change)
      return table
    },
  }
}
