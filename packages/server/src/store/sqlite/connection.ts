// One SQLite file: how it is opened, and writes that share a commit.

import Database from 'libsql'
import { checkedText, type Row } from '../rows.ts'
import { StoreError } from '../store.ts'

export type Param = string | number | null | Uint8Array

export type Connection = {
  exec(sql: string): void
  all(sql: string, params?: readonly Param[]): readonly Row[]
  /** The number of rows changed. */
  run(sql: string, params?: readonly Param[]): number
  /** Runs the job in a transaction and resolves after its commit. Jobs must only touch the database. */
  write<T>(job: () => T): Promise<T>
  transaction<T>(job: () => T): T
  /** Called at the end of every transaction, within it; and after one that failed. */
  onTransaction(listener: TransactionListener): void
  /** Writes what waits; `last` is the last job of all. */
  close(last: () => void): void
}

type TransactionListener = { beforeCommit(): void; afterRollback(): void }

const BUSY_MS = 5_000

/** As many writes as one commit may contain: the event loop is never blocked for more than a few milliseconds. */
const MOST_PER_COMMIT = 100

type QueuedWrite = { run(): void; settle(): void; reject(error: unknown): void }

export function connect(path: string): Connection {
  const db = new Database(path, { timeout: BUSY_MS })
  const statements = new Map<string, ReturnType<typeof db.prepare>>()
  const listeners: TransactionListener[] = []
  let queue: QueuedWrite[] = []
  let isOpen = true

  const prepared = (sql: string, params: readonly Param[]): ReturnType<typeof db.prepare> => {
    if (!isOpen) throw new StoreError('closed', 'The store is closed.')
    // The driver would cut a text at a NUL, and so find or change another row than the one asked for.
    for (const param of params) if (typeof param === 'string') checkedText(param)
    const found = statements.get(sql) ?? db.prepare(sql)
    statements.set(sql, found)
    return found
  }

  // Parameters go in as one list: a single object would be taken for named ones. Reading to the end (never `get`)
  // leaves no statement open, which would hold an old snapshot and stop checkpoints.
  const all = (sql: string, params: readonly Param[] = []): readonly Row[] =>
    orUnavailable(() => prepared(sql, params).all(params)).filter(isObject)
  const exec = (sql: string): void => {
    orUnavailable(() => db.exec(sql))
  }

  const run = (sql: string, params: readonly Param[] = []): number =>
    orUnavailable(() => prepared(sql, params).run(params).changes)

  const transaction = <T>(job: () => T): T => {
    run('BEGIN IMMEDIATE')
    try {
      const result = job()
      for (const { beforeCommit } of listeners) beforeCommit()
      run('COMMIT')
      return result
    } catch (error) {
      if (db.inTransaction) exec('ROLLBACK')
      for (const { afterRollback } of listeners) afterRollback()
      throw error
    }
  }

  /** One commit for all. If one of them fails, each gets its own commit, so that the others succeed. */
  const commit = (batch: readonly QueuedWrite[]): void => {
    try {
      transaction(() => {
        for (const { run } of batch) run()
      })
    } catch (error) {
      if (batch.length > 1 && isRefusal(error)) for (const one of batch) commit([one])
      else for (const { reject } of batch) reject(error)
      return
    }
    for (const { settle } of batch) settle()
  }

  const flush = (): void => {
    const batch = queue.slice(0, MOST_PER_COMMIT)
    queue = queue.slice(MOST_PER_COMMIT)
    if (queue.length > 0) setImmediate(flush)
    if (batch.length > 0) commit(batch)
  }

  // A second process may be opening the same file at this moment: the switch to WAL does not wait by itself.
  retryWhileBusy(() => db.exec('PRAGMA journal_mode = WAL'))
  db.exec('PRAGMA synchronous = FULL')
  db.exec('PRAGMA foreign_keys = ON')
  // The same pages are written again and again: the fewer checkpoints, the less is written twice.
  db.exec('PRAGMA wal_autocheckpoint = 4000')

  return {
    exec,
    all,
    run,
    transaction,
    onTransaction: listener => {
      listeners.push(listener)
    },
    write: job =>
      new Promise((resolve, reject) => {
        if (!isOpen) throw new StoreError('closed', 'The store is closed.')
        let outcome: (() => void) | undefined
        const runJob = (): void => {
          const result = job()
          outcome = () => resolve(result)
        }
        // What arrives while the sockets are read shares the commit that follows.
        if (queue.length === 0) setImmediate(flush)
        queue.push({ run: runJob, settle: () => outcome?.(), reject })
      }),
    close: last => {
      if (!isOpen) return
      while (queue.length > 0) flush()
      try {
        last()
      } finally {
        isOpen = false
        db.close()
      }
    },
  }
}

/** The fault of one write, not of the disk or of a lock, which would fail each of them again. */
function isRefusal(error: unknown): boolean {
  if (error instanceof StoreError) return error.code !== 'unavailable'
  return isSqliteError(error) && error.code.startsWith('SQLITE_CONSTRAINT')
}

/** Not the statement's own fault: the disk is full, failing, gone or read-only, somebody else locks the file, no memory is left. */
const UNAVAILABLE = /^SQLITE_(FULL|IOERR|CANTOPEN|READONLY|BUSY|LOCKED|NOMEM)/

function orUnavailable<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!isSqliteError(error) || !UNAVAILABLE.test(error.code)) throw error
    throw new StoreError('unavailable', `The database can not be used now: ${error.message}.`, error)
  }
}

function isSqliteError(error: unknown): error is InstanceType<typeof Database.SqliteError> {
  return error instanceof Database.SqliteError
}

function isObject(value: unknown): value is Row {
  return typeof value === 'object' && value !== null
}

function retryWhileBusy(attempt: () => void): void {
  const pause = new Int32Array(new SharedArrayBuffer(4))
  for (let waited = 0; ; waited += 20) {
    try {
      attempt()
      return
    } catch (error) {
      if (!isSqliteError(error) || !error.code.startsWith('SQLITE_BUSY') || waited > BUSY_MS) throw error
      Atomics.wait(pause, 0, 0, 20)
    }
  }
}
