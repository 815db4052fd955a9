// Connections to PostgreSQL: typed queries, values as the decoders expect them, refusals with a code of ours.

import { Client, type ClientBase, DatabaseError, Pool, types } from 'pg'
import type { Row } from '../rows.ts'
import { StoreError } from '../store.ts'
import { type PostgresOptions, postgresSettings, withoutTimeouts } from './settings.ts'

export type Param = string | number | null | Uint8Array | readonly string[] | readonly number[]

export type Query = (sql: string, params?: readonly Param[]) => Promise<readonly Row[]>

export type Connections = {
  readonly query: Query
  /** Runs the job in a transaction on one connection. */
  transaction<T>(job: (query: Query) => Promise<T>): Promise<T>
  /** The same on a connection of its own, which may take its time. */
  longTransaction<T>(job: (query: Query) => Promise<T>): Promise<T>
  close(): Promise<void>
}

export type ConnectionsConfig = PostgresOptions & {
  /** An idle connection broke. */
  onError?(error: unknown): void
}

const UNIQUE_VIOLATION = '23505'
const FOREIGN_KEY_VIOLATION = '23503'

/**
 * Not the query's own fault: no connection, not let in, no such database, out of disk or memory, shut down or timed out, a fault of the
 * machine, a standby that can't write.
 */
const UNAVAILABLE = /^(08|28|3D|53|57|58)|^25006$/

/** JSON stays text (the decoders read it); whole numbers of eight bytes become numbers: times and counters are safe ones. */
const typeParsers: typeof types.getTypeParser = (oid, format) => {
  if (oid === types.builtins.JSON) return (value: string) => value
  if (oid === types.builtins.INT8) return Number
  return types.getTypeParser(oid, format)
}

export function connectPostgres(
  databaseUrl: string,
  { onError = () => undefined, ...options }: ConnectionsConfig = {},
): Connections {
  const settings = {
    ...postgresSettings(databaseUrl, 'ludoteka', options),
    types: { getTypeParser: typeParsers },
  }
  const pool = new Pool(settings)
  // An idle connection that breaks is replaced by the pool; without a listener the process would end.
  pool.on('error', error => onError(storeErrorOf(error)))

  /** Each statement is planned once per connection. */
  const names = new Map<string, string>()
  const prepared = (sql: string, params: readonly Param[]) => {
    const name = names.get(sql) ?? `q${names.size}`
    names.set(sql, name)
    return { name, text: sql, values: [...params] }
  }

  /** A pool that ends drops queries that still wait for a connection, so `close` waits for them first. */
  const inFlight = new Set<Promise<unknown>>()
  let isOpen = true
  const tracked = <T>(job: () => Promise<T>): Promise<T> => {
    if (!isOpen) return Promise.reject(new StoreError('closed', 'The store is closed.'))
    const running = job()
    const done: Promise<unknown> = running.then(
      () => inFlight.delete(done),
      () => inFlight.delete(done),
    )
    inFlight.add(done)
    return running
  }

  const runTransaction = async <T>(client: ClientBase, job: (query: Query) => Promise<T>): Promise<T> => {
    await client.query('BEGIN').catch(rethrow)
    const result = await job(async (sql, params = []) => {
      // Without parameters it may be several statements at once, as migrations are.
      const answer = params.length === 0 ? client.query<Row>(sql) : client.query<Row>(prepared(sql, params))
      return (await answer.catch(rethrow)).rows ?? []
    })
    await client.query('COMMIT').catch(rethrow)
    return result
  }

  const transaction = async <T>(job: (query: Query) => Promise<T>): Promise<T> => {
    const client = await pool.connect().catch(rethrow)
    client.on('error', ignore) // the query that runs fails as well; without a listener the process would end
    try {
      const result = await runTransaction(client, job)
      client.removeListener('error', ignore)
      client.release()
      return result
    } catch (error) {
      // Not returned to the pool: its state is unknown.
      client.release(true)
      throw error
    }
  }

  const longTransaction = async <T>(job: (query: Query) => Promise<T>): Promise<T> => {
    const client = new Client(withoutTimeouts(settings))
    client.on('error', ignore)
    try {
      await client.connect().catch(rethrow)
      return await runTransaction(client, job)
    } finally {
      await client.end()
    }
  }

  return {
    query: (sql, params = []) =>
      tracked(async () => {
        const { rows } = await pool.query<Row>(prepared(sql, params)).catch(rethrow)
        return rows
      }),
    transaction: job => tracked(() => transaction(job)),
    longTransaction: job => tracked(() => longTransaction(job)),
    async close() {
      if (!isOpen) return
      isOpen = false
      await Promise.all(inFlight)
      await pool.end()
    },
  }
}

/** What PostgreSQL or the connection to it failed with, under a code of ours where there is one. */
export function storeErrorOf(error: unknown): unknown {
  if (error instanceof StoreError || error instanceof TypeError) return error
  if (!(error instanceof DatabaseError)) return new StoreError('unavailable', 'The database does not answer.', error)
  const { code = '' } = error
  if (code === UNIQUE_VIOLATION) return new StoreError('taken', 'There is such a thing already.', error)
  if (code === FOREIGN_KEY_VIOLATION) return new StoreError('missing', 'There is no such account or match.', error)
  if (UNAVAILABLE.test(code)) return new StoreError('unavailable', 'The database can not be used now.', error)
  return error
}

const ignore = (): void => undefined

function rethrow(error: unknown): never {
  throw storeErrorOf(error)
}
