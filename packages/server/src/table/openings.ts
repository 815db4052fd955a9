// How many tables may wait for players, or play with bots alone: so many of each account and of each address. Of those that wait, the
// first of each are listed first.

import { refuse } from '../problem.ts'
import { keyedQueue } from '../queues.ts'
import type { MatchRow, Store, TableCount } from '../store/store.ts'
import { hasPerson } from './botTurns.ts'

type MostTables = { readonly ofAccount: number; readonly ofAddress: number }

/** Where a new table comes from, and how many may be there from the same place. */
export type TableOrigin = {
  /** Stands for an address, and tells nobody which. */
  readonly name: string
  readonly mostOpen: MostTables
  readonly mostOfBots: MostTables
}

/** So many tables of an address are listed before any address gets more. */
const TABLES_PER_TIER = 3
/** Every further tier is listed as if it had been made so much earlier: no table waits for as long. */
const TIER_MS = 100_000_000_000
const LAST_TIER = 10

export type Openings = {
  /** Creates a table, if there are not too many from there already; one that waits for players with its rank in the list. */
  open<T>(row: MatchRow, origin: TableOrigin, create: (rank?: number) => Promise<T>): Promise<T>
  /** Starts a table with bots, if there are not too many already at which they would be alone. */
  startWithBots<T>(row: MatchRow, origin: TableOrigin, start: () => Promise<T>): Promise<T>
}

export function tableOpenings(store: Pick<Store, 'openTablesOf' | 'botTablesOf'>): Openings {
  /** Requests of one account or address are counted one after another: many may come at once. */
  const queue = keyedQueue()
  const inTurn = <T>({ host }: MatchRow, { name }: TableOrigin, work: () => Promise<T>): Promise<T> =>
    queue.run(`account ${host}`, () => queue.run(`address ${name}`, work))

  const startWithBots: Openings['startWithBots'] = async (row, origin, start) => {
    if (hasPerson(row)) return start()
    return inTurn(row, origin, async () => {
      refuseTooMany(await store.botTablesOf(row.host, origin.name), origin.mostOfBots, {
        account: n => `At ${n} of your tables bots alone play; let one end, or close it, before you open another.`,
        address: n => `At ${n} tables from your network bots alone play; please watch one of them.`,
      })
      return start()
    })
  }

  return {
    startWithBots,
    open(row, origin, create) {
      if (row.status !== 'open') return startWithBots(row, origin, create)
      return inTurn(row, origin, async () => {
        const count = await store.openTablesOf(row.host, origin.name)
        refuseTooMany(count, origin.mostOpen, {
          account: n => `You have ${n} tables that wait for players; close one before you open another.`,
          address: n => `${n} tables from your network wait for players; please join one of them.`,
        })
        const tier = Math.min(Math.floor(Math.max(count.ofHost, count.ofOrigin) / TABLES_PER_TIER), LAST_TIER)
        return create(row.createdAt - tier * TIER_MS)
      })
    },
  }
}

type Messages = { readonly account: (n: number) => string; readonly address: (n: number) => string }

function refuseTooMany({ ofHost, ofOrigin }: TableCount, most: MostTables, messages: Messages): void {
  if (ofHost >= most.ofAccount) refuse('too-many', messages.account(ofHost))
  if (ofOrigin >= most.ofAddress) refuse('too-many', messages.address(ofOrigin))
}
