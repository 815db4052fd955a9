// How many tables may wait for players: so many of each account and of each address, and the first of each are listed first.

import { refuse } from '../problem.ts'
import { keyedQueue } from '../queues.ts'
import type { MatchRow, Store } from '../store/store.ts'

/** Where a new table comes from, and how many may wait from there. */
export type TableOrigin = {
  /** Stands for an address, and tells nobody which. */
  readonly name: string
  readonly mostOfAccount: number
  readonly mostOfAddress: number
}

/** So many tables of an address are listed before any address gets more. */
const TABLES_PER_TIER = 3
/** Every further tier is listed as if it had been made so much earlier: no table waits for as long. */
const TIER_MS = 100_000_000_000
const LAST_TIER = 10

export type Openings = {
  /** Creates a table that waits for players, if there are not too many from there already. */
  open<T>(row: MatchRow, origin: TableOrigin, create: (rank: number) => Promise<T>): Promise<T>
}

export function tableOpenings(store: Pick<Store, 'openTablesOf'>): Openings {
  /** Requests of one account or address are counted one after another: many may come at once. */
  const queue = keyedQueue()
  return {
    open: (row, { name, mostOfAccount, mostOfAddress }, create) =>
      queue.run(`account ${row.host}`, () =>
        queue.run(`address ${name}`, async () => {
          const { ofHost, ofOrigin } = await store.openTablesOf(row.host, name)
          if (ofHost >= mostOfAccount)
            refuse('too-many', `You have ${ofHost} tables that wait for players; close one before you open another.`)
          if (ofOrigin >= mostOfAddress)
            refuse('too-many', `${ofOrigin} tables from your network wait for players; please join one of them.`)
          const tier = Math.min(Math.floor(Math.max(ofHost, ofOrigin) / TABLES_PER_TIER), LAST_TIER)
          return create(row.createdAt - tier * TIER_MS)
        }),
      ),
  }
}
