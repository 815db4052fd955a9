// Chooses the engine: PostgreSQL where an address is given, otherwise one file.

import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { openSqlite } from './sqlite.ts'
import { openInThread } from './thread/outside.ts'
import type { Store } from './types.ts'

export type StorePlace = {
  readonly databaseUrl?: string | undefined
  readonly file: string
  /** The bundled program of the thread in which the file is kept; without it the caller's own thread does it. */
  readonly thread?: URL | undefined
  /** That thread has ended, and the store with it. */
  onLost?(cause: unknown): void
}

/** Opens the store and brings its schema up to date. */
export async function openStore(place: StorePlace): Promise<Store> {
  const store = place.databaseUrl ? await openShared(place.databaseUrl) : openFile(place)
  try {
    await store.migrate()
  } catch (error) {
    await store.close()
    throw error
  }
  return store
}

/** Loaded only where it is used: a table on one machine starts without it. */
async function openShared(databaseUrl: string): Promise<Store> {
  const { openPostgres } = await import('./postgres.ts')
  return openPostgres(databaseUrl)
}

function openFile({ file, thread, onLost = () => undefined }: StorePlace): Store {
  mkdirSync(dirname(file), { recursive: true })
  return thread ? openInThread(thread, file, onLost) : openSqlite(file)
}
