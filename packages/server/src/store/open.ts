// Chooses the engine: PostgreSQL where an address is given, otherwise one file.

import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { openSqlite } from './sqlite.ts'
import { openStoreThread } from './thread/outside.ts'
import type { Store } from './types.ts'

export type StoreLocation = {
  readonly databaseUrl?: string | undefined
  readonly file: string
  /** The bundled program of the thread in which the file is kept; without it the caller's own thread does it. */
  readonly thread?: URL | undefined
  /** That thread has ended, and the store with it. */
  onLost?(cause: unknown): void
}

/** Opens the store and brings its schema up to date. */
export async function openStore(location: StoreLocation): Promise<Store> {
  const store = location.databaseUrl ? await openPostgresStore(location.databaseUrl) : openSqliteStore(location)
  try {
    await store.migrate()
  } catch (error) {
    await store.close()
    throw error
  }
  return store
}

/** Loaded only where it is used: a table on one machine starts without it. */
async function openPostgresStore(databaseUrl: string): Promise<Store> {
  const { openPostgres } = await import('./postgres.ts')
  return openPostgres(databaseUrl)
}

function openSqliteStore({ file, thread, onLost = () => undefined }: StoreLocation): Store {
  mkdirSync(dirname(file), { recursive: true })
  return thread ? openStoreThread(thread, file, onLost) : openSqlite(file)
}
