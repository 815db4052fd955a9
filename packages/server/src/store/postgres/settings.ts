// How every connection to PostgreSQL is opened (by the store, the bus and the jobs): none waits for ever, whatever happens to the network.

import { Socket } from 'node:net'
import type { ClientConfig, PoolConfig } from 'pg'

/** The sockets of a process to its database. */
export type DatabaseSockets = {
  open(): Socket
  /** Breaks every connection, and every later one: whatever waits for the database fails now. */
  cut(): void
}

export type PostgresOptions = {
  /** A query that is not answered for so long fails, and its connection is given up. */
  readonly timeoutMs?: number | undefined
  readonly sockets?: DatabaseSockets | undefined
}

export const DATABASE_TIMEOUT_MS = 10_000

/** A little later than the database's own timeout, after which the connection can still be used. */
const SILENCE = 1.2

const KEEP_ALIVE_MS = 10_000

export function databaseSockets(): DatabaseSockets {
  const sockets = new Set<Socket>()
  let isCut = false
  const destroy = (socket: Socket): void => {
    socket.destroy(new Error('The server ends and waits for its database no longer.'))
  }
  return {
    open() {
      const socket = new Socket()
      if (isCut) setImmediate(destroy, socket) // once it connects: an error before that is nobody's
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
      return socket
    },
    cut() {
      isCut = true
      for (const socket of sockets) destroy(socket)
    },
  }
}

export function postgresSettings(
  databaseUrl: string,
  name: string,
  { timeoutMs = DATABASE_TIMEOUT_MS, sockets = databaseSockets() }: PostgresOptions = {},
): PoolConfig {
  return {
    connectionString: databaseUrl,
    application_name: name,
    connectionTimeoutMillis: timeoutMs,
    statement_timeout: timeoutMs,
    idle_in_transaction_session_timeout: timeoutMs, // a process that fell silent must not keep its locks
    query_timeout: Math.ceil(timeoutMs * SILENCE),
    idleTimeoutMillis: 0, // an idle connection is kept: to close it after a while costs a timer with every query
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    stream: () => sockets.open(),
  }
}

/** For changes of the schema, which take as long as they take. */
export function withoutTimeouts<T extends ClientConfig>(settings: T): T {
  return { ...settings, statement_timeout: 0, query_timeout: 0, idle_in_transaction_session_timeout: 0 }
}
