// The desk: loads tables and commits what happens at them. Nothing is announced that is not committed.

import { isDeepStrictEqual } from 'node:util'
import { type Game, type Live, LudotekaError } from '@ludoteka/kernel'
import { loadGame } from '@ludoteka/registry'
import type { Ports } from '../ports.ts'
import { refuse } from '../problem.ts'
import { StoreError } from '../store/errors.ts'
import { HEAD_PARTS } from '../store/heads.ts'
import type { HeadChange, MatchEvent, MatchRow, Store, StoredEvent } from '../store/types.ts'
import type { TableCache } from './cache.ts'
import { closed } from './lobby.ts'
import { after, laid, type Table, withHead } from './table.ts'

/** What shall happen: a new head, and usually an event. */
export type Change = {
  readonly event?: MatchEvent
  readonly head: HeadChange
  /** The match after an action or an undo, where it has been worked out already. */
  readonly played?: Live
}

export type Desk = {
  readonly store: Store
  readonly ports: Ports
  load(id: string): Promise<Table>
  /**
   * Looks at the table and changes it. `decide` may be called again: where somebody else was faster, the table is
   * loaded anew and looked at once more. Without a change nothing happens.
   */
  change(id: string, decide: (table: Table, now: number) => Change | undefined): Promise<Table>
  create(row: MatchRow): Promise<Table>
  /** Called after every commit of this process. */
  onCommit(listener: (table: Table) => void): void
}

export type DeskConfig = {
  readonly store: Store
  readonly ports: Ports
  readonly cache: TableCache
  /** No other process writes to this store, so what is in memory is up to date. */
  readonly alone: boolean
  /** Somebody else was faster. */
  onRace?(): void
  /** Somebody could not be told of a commit. */
  onError(error: unknown): void
}

const MOST_RACES = 20

export function openDesk({ store, ports, cache, alone, onRace, onError }: DeskConfig): Desk {
  const listeners: ((table: Table) => void)[] = []
  const queues = new Map<string, Promise<unknown>>()

  /** One after another at each table: within a process there are no races. */
  const inTurn = <T>(id: string, job: () => Promise<T>): Promise<T> => {
    const before = queues.get(id)
    const mine = before ? before.then(job, job) : job()
    const leave = (): void => {
      if (queues.get(id) === settled) queues.delete(id)
    }
    const settled = mine.then(leave, leave)
    queues.set(id, settled)
    return mine
  }

  /** The game in the version of the match. One that can never be played on, its version being no longer kept, is closed. */
  const gameOf = async (row: MatchRow): Promise<Game> => {
    try {
      return await loadGame(row.game, row.version)
    } catch (error) {
      const isLost = error instanceof LudotekaError && error.code === 'version-not-kept'
      const isUnfinished = row.status === 'open' || row.status === 'running'
      if (isLost && isUnfinished) await store.changeHead(row, closed(row).head, ports.now())
      throw error
    }
  }

  const load = async (id: string): Promise<Table> => {
    const cached = cache.get(id)
    if (cached && alone) return cached
    const row = (await store.match(id)) ?? refuse('not-found', 'There is no such table.')
    const base = cached && cached.seq <= row.seq ? cached : laid(await gameOf(row), row)
    if (base.row.revision === row.revision && base.seq === row.seq) return base
    let table = withHead(base, row)
    // Events appended since the head was read belong to a newer head: they are left for the next look.
    for (const event of await store.events(id, table.seq)) if (event.seq <= row.seq) table = after(table, event)
    cache.put(table)
    return table
  }

  /** A connection may break with the event kept and only the answer lost: then it is there, and done. */
  const foundAfter = async (lost: unknown, id: string, entry: StoredEvent): Promise<true> => {
    if (lost instanceof StoreError) throw lost
    const [kept] = await store.events(id, entry.seq - 1).catch((): readonly StoredEvent[] => [])
    if (!isDeepStrictEqual(kept, entry)) throw lost
    return true
  }

  const commit = async (table: Table, change: Change, now: number): Promise<Table | undefined> => {
    const { row } = table
    const { event } = change
    const head = whatIsNew(row, change.head)
    if (!event) {
      if (!(await store.changeHead(row, head, now))) return undefined
      return withHead(table, changed(row, head, row.seq, now))
    }
    const entry: StoredEvent = { seq: row.seq + 1, at: now, event }
    const read = { id: row.id, revision: row.revision }
    if (!(await store.append(read, entry, head).catch(lost => foundAfter(lost, row.id, entry)))) return undefined
    return after(table, entry, { row: changed(row, head, entry.seq, now), played: change.played })
  }

  /** What is committed is done, even if telling it fails. */
  const announce = (table: Table): void => {
    for (const listener of listeners) {
      try {
        listener(table)
      } catch (error) {
        onError(error)
      }
    }
  }

  const change: Desk['change'] = (id, decide) =>
    inTurn(id, async () => {
      for (let race = 0; race < MOST_RACES; race++) {
        const table = (alone && cache.get(id)) || (await load(id))
        const now = ports.now()
        const wanted = decide(table, now)
        if (!wanted) return table
        const changed = await commit(table, wanted, now)
        if (changed) {
          cache.put(changed)
          announce(changed)
          return changed
        }
        onRace?.()
        cache.drop(id)
      }
      return refuse('unavailable', 'Too much happens at this table at once; please try again.')
    })

  return {
    store,
    ports,
    load: id => (alone && cache.get(id) ? load(id) : inTurn(id, () => load(id))),
    change,
    async create(row) {
      await store.createMatch(row)
      const table = laid(await gameOf(row), row)
      cache.put(table)
      announce(table)
      return table
    },
    onCommit(listener) {
      listeners.push(listener)
    },
  }
}

/** Of a change of the head only what differs has to be written. */
function whatIsNew(row: MatchRow, head: HeadChange): HeadChange {
  const news: Writable<HeadChange> = {}
  const take = <P extends keyof HeadChange>(part: P): void => {
    if (head[part] !== row[part]) lay(news, head, part)
  }
  HEAD_PARTS.forEach(take)
  return news
}

function changed(row: MatchRow, head: HeadChange, seq: number, now: number): MatchRow {
  const next: Writable<MatchRow> = { ...row }
  for (const part of HEAD_PARTS) lay(next, head, part)
  next.seq = seq
  next.revision = row.revision + 1
  next.updatedAt = now
  return next
}

type Writable<T> = { -readonly [P in keyof T]: T[P] }

function lay<P extends keyof HeadChange>(onto: Writable<HeadChange>, head: HeadChange, part: P): void {
  const value = head[part]
  if (value !== undefined) onto[part] = value
}
