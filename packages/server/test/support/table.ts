// A table without a store: what the desk would commit happens in memory.

import type { Ports } from '../../src/ports.ts'
import type { Change, Desk } from '../../src/table/desk.ts'
import { after, type Table, withHead } from '../../src/table/table.ts'

/** Carries a change out as the desk does. */
export function done(table: Table, { event, head, played }: Change): Table {
  const next = { ...table.row, ...head, revision: table.row.revision + 1 }
  if (!event) return withHead(table, next)
  const seq = table.seq + 1
  return after(withHead(table, { ...next, seq }), { seq, at: 0, event }, { played })
}

export type OneTable = Pick<Desk, 'load' | 'change' | 'ports'> & { readonly table: Table }

/** A desk with one table on it. */
export function deskOf(first: Table, ports: Ports): OneTable {
  let table = first
  return {
    ports,
    get table() {
      return table
    },
    load: async () => table,
    async change(_id, decide) {
      const change = decide(table, ports.now())
      if (change) table = done(table, change)
      return table
    },
  }
}
