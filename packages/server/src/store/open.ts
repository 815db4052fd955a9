// Opens the store: PostgreSQL where an address is given, otherwise a SQLite file in a folder that one server locks for itself.

import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Database from 'libsql'
import type { PostgresOptions } from './postgres/settings.ts'
import { openSqlite } from './sqlite/store.ts'
import { type Store, StoreError } from './store.ts'
import { openStoreThread } from './thread/client.ts'

export type StoreLocation = {
  readonly databaseUrl?: string | undefined
  /** The name of this process among those that share a database. */
  readonly process?: string
  /** How connections to that database are opened. */
  readonly postgres?: PostgresOptions
  readonly file: string
  /** The bundled program of the thread in which the file is kept; without it the caller's own thread does it. */
  readonly thread?: URL | undefined
  /** That thread has ended, and the store is lost with it. */
  onLost?(cause: unknown): void
  /** Something failed that nobody waits for. */
  onError?(error: unknown): void
}

/** Opens the store and brings its schema up to date. */
export async function openStore(location: StoreLocation): Promise<Store> {
  const { databaseUrl } = location
  const store = databaseUrl ? await openPostgresStore(databaseUrl, location) : openSqliteStore(location)
  try {
    await store.migrate()
  } catch (error) {
    await store.close()
    throw error
  }
  return store
}

/** Loaded only where it is used: a table on one machine starts without it. */
async function openPostgresStore(databaseUrl: string, location: StoreLocation): Promise<Store> {
  const { process = randomUUID(), postgres, onError } = location
  const { openPostgres } = await import('./postgres/store.ts')
  return openPostgres(databaseUrl, process, { ...postgres, ...(onError ? { onError } : {}) })
}

function openSqliteStore({ file, thread, onLost = () => undefined }: StoreLocation): Store {
  mkdirSync(dirname(file), { recursive: true })
  return thread ? openStoreThread(thread, file, onLost) : openSqlite(file)
}

type Lock = { release(): void }

/** Refuses a folder that another server uses: each would believe that nobody else changes its tables. */
export function lockFolder(folder: string): Lock {
  mkdirSync(folder, { recursive: true })
  const db = new Database(join(folder, 'lock'))
  try {
    db.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    db.close()
    const isHeld = error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY')
    if (!isHeld) throw error
    throw new StoreError(
      'in-use',
      `Another server keeps its tables in the folder "${folder}". Stop it, choose another folder with --data, or let several servers share PostgreSQL (DATABASE_URL).`,
    )
  }
  return { release: () => db.close() }
}
