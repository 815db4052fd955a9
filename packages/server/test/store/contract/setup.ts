// What each test of the contract starts with: an empty database, a way to open it, and a store opened on it.

import { test as base, expect } from 'vitest'
import { openStore } from '../../../src/store/open.ts'
import { type MatchRow, type Store, StoreError, type StoreErrorCode } from '../../../src/store/store.ts'

/** An empty database, and a way past the store into it. */
export type TestDatabase = {
  readonly file: string
  readonly databaseUrl?: string
  readonly thread?: URL
  sql(statement: string): Promise<void>
}

export type StoreTest = ReturnType<typeof storeTest>

/** Every store opened in a test is closed after it. */
export function storeTest(fresh: () => Promise<TestDatabase>) {
  return base
    .extend('database', () => fresh())
    .extend('open', ({ database }, { onCleanup }) => {
      const opened: Store[] = []
      onCleanup(async () => {
        for (const store of opened) await store.close()
      })
      return async (): Promise<Store> => {
        const store = await openStore(database)
        opened.push(store)
        return store
      }
    })
    .extend('store', ({ open }) => open())
}

export async function refused(promise: Promise<unknown>, code: StoreErrorCode): Promise<void> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(StoreError)
  expect(error).toMatchObject({ code })
}

export async function existing(store: Store, id: string): Promise<MatchRow> {
  const match = await store.match(id)
  if (!match) throw new Error(`There is no match ${id}.`)
  return match
}

export async function idsIn(
  store: Store,
  query: Omit<Parameters<Store['list']>[0], 'limit'>,
): Promise<readonly string[]> {
  return (await store.list({ ...query, limit: 50 })).matches.map(({ id }) => id)
}

/** How a program of the tests finds the database. */
export function argumentsFor({ file, databaseUrl }: TestDatabase): readonly string[] {
  return [file, ...(databaseUrl ? [databaseUrl] : [])]
}
