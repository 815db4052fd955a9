// How many tables may wait for players, or play with bots alone: so many of each account and of each address. In public lists the first
// of each come first.

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
/** Tables that begin at once are counted for so long: those that are over are listed too. */
const COUNTED_MS = 3_600_000

export type Openings = {
  /** Creates a table, if there are not too many from there already, with its rank in the public lists. */
  open<T>(row: MatchRow, origin: TableOrigin, create: (rank?: number) => Promise<T>): Promise<T>
  /** Creates a table that begins at once, however many there are; with its rank. */
  begin<T>(row: MatchRow, create: (rank?: number) => Promise<T>): Promise<T>
  /** Starts a table with bots, if there are not too many already at which they would be alone. */
  startWithBots<T>(row: MatchRow, origin: TableOrigin, start: () => Promise<T>): Promise<T>
}

export function tableOpenings(store: Pick<Store, 'openTablesOf' | 'publicTablesOf' | 'botTablesOf'>): Openings {
  /** Requests of one account or address are counted one after another: many may come at once. */
  const queue = keyedQueue()
  const inTurn = <T>({ host, origin }: MatchRow, work: () => Promise<T>): Promise<T> =>
    queue.run(`account ${host}`, () => queue.run(`address ${origin}`, work))

  const rankOfBegun = async ({ host, origin, createdAt, visibility }: MatchRow): Promise<number | undefined> =>
    visibility === 'public'
      ? rankAfter(await store.publicTablesOf(host, origin ?? '', createdAt - COUNTED_MS), createdAt)
      : undefined

  const startWithBots: Openings['startWithBots'] = async (row, origin, start) => {
    if (hasPerson(row)) return start()
    return inTurn(row, async () => {
      refuseTooMany(await store.botTablesOf(row.host, origin.name), origin.mostOfBots, {
        account: n => `At ${n} of your tables bots alone play; let one end, or close it, before you open another.`,
        address: n => `At ${n} tables from your network bots alone play; please watch one of them.`,
      })
      return start()
    })
  }

  const begin: Openings['begin'] = (row, create) =>
    row.visibility === 'public' ? inTurn(row, async () => create(await rankOfBegun(row))) : create()

  return {
    begin,
    startWithBots,
    open(row, origin, create) {
      if (row.status !== 'open')
        return hasPerson(row)
          ? begin(row, create)
          : startWithBots(row, origin, async () => create(await rankOfBegun(row)))
      return inTurn(row, async () => {
        const count = await store.openTablesOf(row.host, origin.name)
        refuseTooMany(count, origin.mostOpen, {
          account: n => `You have ${n} tables that wait for players; close one before you open another.`,
          address: n => `${n} tables from your network wait for players; please join one of them.`,
        })
        return create(rankAfter(count, row.createdAt))
      })
    },
  }
}

function rankAfter({ ofHost, ofOrigin }: TableCount, createdAt: number): number {
  const tier = Math.min(Math.floor(Math.max(ofHost, ofOrigin) / TABLES_PER_TIER), LAST_TIER)
  return createdAt - tier * TIER_MS
}

type Messages = { readonly account: (n: number) => string; readonly address: (n: number) => string }

function refuseTooMany({ ofHost, ofOrigin }: TableCount, most: MostTables, messages: Messages): void {
  if (ofHost >= most.ofAccount) refuse('too-many', messages.account(ofHost))
  if (ofOrigin >= most.ofAddress) refuse('too-many', messages.address(ofOrigin))
}
