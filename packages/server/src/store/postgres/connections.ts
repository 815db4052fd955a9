// Connections to PostgreSQL: typed queries, values as the decoders expect them, refusals with a code of ours.

import { DatabaseError, Pool, types } from 'pg'
import type { Row } from '../rows.ts'
import { StoreError } from '../store.ts'

export type Param = string | number | null | Uint8Array | readonly string[] | readonly number[]

export type Query = (sql: string, params?: readonly Param[]) => Promise<readonly Row[]>

export type Connections = {
  readonly query: Query
  /** Runs the job in a transaction on one connection. */
  transaction<T>(job: (query: Query) => Promise<T>): Promise<T>
  close(): Promise<void>
}

const UNIQUE_VIOLATION = '23505'
const FOREIGN_KEY_VIOLATION = '23503'

/** JSON stays text (the decoders read it); whole numbers of eight bytes become numbers: times and counters are safe ones. */
const typeParsers: typeof types.getTypeParser = (oid, format) => {
  if (oid === types.builtins.JSON) return (value: string) => value
  if (oid === types.builtins.INT8) return Number
  return types.getTypeParser(oid, format)
}

export function connectPostgres(databaseUrl: string): Connections {
  const pool = new Pool({
    connectionString: databaseUrl,
    application_name: 'ludoteka',
    connectionTimeoutMillis: 10_000,
    types: { getTypeParser: typeParsers },
  })
  // An idle connection that breaks is replaced by the pool; without a listener the process would end.
  pool.on('error', error => process.emitWarning(`PostgreSQL: ${error.message}`, { type: 'StoreWarning' }))

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

  const transaction = async <T>(job: (query: Query) => Promise<T>): Promise<T> => {
    const client = await pool.connect()
    try {
      await client.query('BEGIN')
      const result = await job(async (sql, params = []) => {
        // Without parameters it may be several statements at once, as migrations are.
        const { rows } = await (params.length === 0 ? client.query<Row>(sql) : client.query<Row>(prepared(sql, params)))
        return rows ?? []
      })
      await client.query('COMMIT')
      client.release()
      return result
    } catch (error) {
      // Not returned to the pool: its state is unknown.
      client.release(true)
      return rethrow(error)
    }
  }

  return {
    query: (sql, params = []) =>
      tracked(async () => {
        const { rows } = await pool.query<Row>(prepared(sql, params)).catch(rethrow)
        return rows
      }),
    transaction: job => tracked(() => transaction(job)),
    async close() {
      if (!isOpen) return
      isOpen = false
      await Promise.all(inFlight)
      await pool.end()
    },
  }
}

function rethrow(error: unknown): never {
  if (error instanceof DatabaseError && error.code === UNIQUE_VIOLATION)
    throw new StoreError('taken', 'There is such a thing already.', error)
  if (error instanceof DatabaseError && error.code === FOREIGN_KEY_VIOLATION)
    throw new StoreError('missing', 'There is no such account or match.', error)
  throw error
}
