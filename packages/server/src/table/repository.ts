// The repository of tables: loads them, and commits changes. Nothing is announced that is not committed.

import { isDeepStrictEqual } from 'node:util'
import { type Game, type Live, LudotekaError } from '@ludoteka/kernel'
import { loadGame } from '@ludoteka/registry'
import { trimmed, UNDO_REACH } from '@ludoteka/table'
import { refuse } from '../problem.ts'
import { keyedQueue } from '../queues.ts'
import { CHANGING_FIELDS, isPrivate } from '../store/matchColumns.ts'
import {
  type MatchChange,
  type MatchEvent,
  type MatchRow,
  type Store,
  type StoredEvent,
  StoreError,
} from '../store/store.ts'
import type { System } from '../system.ts'
import { hasPerson } from './botTurns.ts'
import type { TableCache } from './cache.ts'
import { closeTable } from './lobby.ts'
import { openSnapshots } from './snapshots.ts'
import { applyEvent, applyNews, hasBegun, initialTable, isStarted, type TableState, withRow } from './state.ts'

/** A change of a table: new values of its row, and usually an event. */
export type TableChange = {
  readonly event?: MatchEvent
  readonly row: MatchChange
  /** The match after an action or an undo, where it has been computed already. */
  readonly live?: Live
}

export type TableRepository = {
  readonly store: Store
  readonly system: System
  load(id: string): Promise<TableState>
  /** Only the row of a table, which need not be opened for it; undefined if there is none. */
  rowOf(id: string): Promise<MatchRow | undefined>
  /**
   * Loads the table and changes it. `decide` may be called again: where somebody else was faster, the table is
   * loaded and decided about again. Without a change nothing happens.
   */
  change(id: string, decide: Decide): Promise<TableState>
  create(row: MatchRow, rank?: number): Promise<TableState>
  /** The same where something else is written together with the new match; undefined if `insert` says that it was not. */
  createBy(row: MatchRow, insert: () => Promise<boolean>): Promise<TableState | undefined>
  /** Called after every commit of this process. */
  onCommit(listener: (table: TableState) => void): void
  /** Resolves when all snapshots are written. */
  settled(): Promise<void>
}

type TableRepositoryConfig = {
  readonly store: Store
  readonly system: System
  readonly cache: TableCache
  /** No other process writes to this store, so what is in memory is up to date. */
  readonly isSingleProcess: boolean
  /** Somebody else was faster. */
  onRace?(): void
  /** A listener failed after a commit. */
  onError(error: unknown): void
}

const MOST_ATTEMPTS = 20

export function openTableRepository({
  store,
  system,
  cache,
  isSingleProcess,
  onRace,
  onError,
}: TableRepositoryConfig): TableRepository {
  const listeners: ((table: TableState) => void)[] = []
  /** One change after another at each table: within a process there are no races. */
  const queue = keyedQueue()
  const snapshots = openSnapshots({ store, onError })

  /** The game in the version of the match. One that can never be played on, its version being no longer kept, is closed. */
  const gameOf = async (row: MatchRow): Promise<Game> => {
    try {
      return await loadGame(row.game, row.version)
    } catch (error) {
      const isLost = error instanceof LudotekaError && error.code === 'version-not-kept'
      const isUnfinished = row.status === 'open' || row.status === 'running'
      if (isLost && isUnfinished) await store.updateMatch(row, closeTable(row).row, system.now())
      throw error
    }
  }

  const load = async (id: string): Promise<TableState> => {
    const cached = cache.get(id)
    if (cached && isSingleProcess) return cached
    const row = (await store.match(id)) ?? refuse('not-found', 'There is no such table.')
    if (cached?.row.revision === row.revision && cached.seq === row.seq) return cached
    const table = (await broughtUpToDate(cached, row)) ?? (await open(row))
    cache.put(table)
    return table
  }

  // Events appended since the row was read belong to a newer row: they are left for the next load.
  const broughtUpToDate = async (cached: TableState | undefined, row: MatchRow): Promise<TableState | undefined> => {
    if (!cached || cached.seq > row.seq) return undefined
    const table = withRow(cached, row)
    return applyNews(table, await store.events(row.id, table.seq, row.seq))
  }

  /** From its events, or from a snapshot and those since. */
  const open = async (row: MatchRow): Promise<TableState> => {
    const game = await gameOf(row)
    if (!hasBegun(row)) return initialTable(game, row)
    return { ...trimmed(await snapshots.matchAt(game, row, row.seq, row.actions - UNDO_REACH)), row }
  }

  /** Whenever a page of the match is full, a snapshot is written, and what came before leaves the memory. */
  const turnPage = (before: TableState, after: TableState): TableState => {
    if (after.pages.length <= before.pages.length || !isStarted(after)) return after
    snapshots.keep(after.row.id, after)
    return { ...trimmed(after), row: after.row }
  }

  /** A connection may break after the event was stored: if it is there, the change succeeded. */
  const confirmAfterError = async (lost: unknown, id: string, entry: StoredEvent): Promise<true> => {
    if (lost instanceof StoreError && lost.code !== 'unavailable') throw lost
    const [kept] = await store.events(id, entry.seq - 1).catch((): readonly StoredEvent[] => [])
    if (!isDeepStrictEqual(kept, entry)) throw lost
    return true
  }

  const commitRow = async (table: TableState, change: MatchChange, now: number): Promise<TableState | undefined> => {
    const { row } = table
    if (!(await store.updateMatch(row, change, now))) return undefined
    return withRow(table, applyChange(row, change, row.seq, isPrivate(change) ? row.updatedAt : now))
  }

  /** The table after the change; undefined if somebody else was faster. */
  const commit = (table: TableState, change: TableChange, now: number): Promise<TableState | undefined> => {
    const { row } = table
    const { event, live } = change
    const rowChange = changedFields(row, change.row)
    if (!event) return commitRow(table, rowChange, now)
    const entry: StoredEvent = { seq: row.seq + 1, at: now, event }
    const after = (isKept: boolean): TableState | undefined =>
      isKept
        ? turnPage(table, applyEvent(table, entry, { row: applyChange(row, rowChange, entry.seq, now), live }))
        : undefined
    // Where bots play among themselves nobody is kept waiting.
    const urgency = { isAwaited: hasPerson(row) }
    return store
      .append({ id: row.id, revision: row.revision }, entry, rowChange, urgency)
      .then(after, lost => confirmAfterError(lost, row.id, entry).then(after))
  }

  /** What is committed is done, even if a listener fails. */
  const announce = (table: TableState): void => {
    for (const listener of listeners) {
      try {
        listener(table)
      } catch (error) {
        onError(error)
      }
    }
  }

  /** A match that was just stored. */
  const opened = async (row: MatchRow): Promise<TableState> => {
    const table = initialTable(await gameOf(row), row)
    cache.put(table)
    announce(table)
    return table
  }

  const change: TableRepository['change'] = async (id, decide) => {
    const turn = queue.enter(id)
    if (turn) await turn
    try {
      for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
        // First as it is in memory: if another process was faster, the commit fails. Only what would not be committed at
        // all is decided on the table as it is stored.
        const known = attempt === 0 ? cache.get(id) : undefined
        const isCurrent = isSingleProcess || !known
        const table = known ?? (await load(id))
        const now = system.now()
        const wanted = isCurrent ? decide(table, now) : tryToDecide(decide, table, now)
        if (!wanted && isCurrent) return table
        if (!wanted) continue
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
    } finally {
      queue.leave(id)
    }
  }

  return {
    store,
    system,
    load: id => (isSingleProcess && cache.get(id) ? load(id) : queue.run(id, () => load(id))),
    rowOf: async id => (isSingleProcess ? cache.get(id)?.row : undefined) ?? store.match(id),
    change,
    async create(row, rank) {
      await store.createMatch(row, rank)
      return opened(row)
    },
    createBy: async (row, insert) => ((await insert()) ? opened(row) : undefined),
    onCommit(listener) {
      listeners.push(listener)
    },
    settled: snapshots.settled,
  }
}

/** The fields that differ from the row: only these are written. */
function changedFields(row: MatchRow, change: MatchChange): MatchChange {
  const changed: Writable<MatchChange> = {}
  for (const field of CHANGING_FIELDS) if (change[field] !== row[field]) copyField(changed, change, field)
  return changed
}

/** Field by field: rows built the same way every time are much quicker to make and to read than copies that are changed. */
function applyChange(row: MatchRow, change: MatchChange, seq: number, now: number): MatchRow {
  return {
    id: row.id,
    game: row.game,
    version: row.version,
    options: row.options,
    seed: row.seed,
    status: change.status ?? row.status,
    visibility: row.visibility,
    hotSeat: row.hotSeat,
    clock: row.clock,
    onTimeout: row.onTimeout,
    rated: change.rated ?? row.rated,
    host: row.host,
    origin: row.origin,
    seats: change.seats ?? row.seats,
    invites: change.invites ?? row.invites,
    waiting: change.waiting ?? row.waiting,
    actions: change.actions ?? row.actions,
    result: change.result ?? row.result,
    clocks: change.clocks === undefined ? row.clocks : change.clocks,
    proposal: change.proposal === undefined ? row.proposal : change.proposal,
    paused: change.paused ?? row.paused,
    rematch: change.rematch === undefined ? row.rematch : change.rematch,
    brought: change.brought === undefined ? row.brought : change.brought,
    orders: change.orders === undefined ? row.orders : change.orders,
    advised: change.advised ?? row.advised,
    position: row.position,
    tournament: row.tournament,
    seq,
    revision: row.revision + 1,
    createdAt: row.createdAt,
    updatedAt: now,
  }
}

type Decide = (table: TableState, now: number) => TableChange | undefined

function tryToDecide(decide: Decide, table: TableState, now: number): TableChange | undefined {
  try {
    return decide(table, now)
  } catch {
    return undefined // as it is stored, it may be allowed
  }
}

type Writable<T> = { -readonly [P in keyof T]: T[P] }

function copyField<P extends keyof MatchChange>(target: Writable<MatchChange>, change: MatchChange, field: P): void {
  const value = change[field]
  if (value !== undefined) target[field] = value
}
