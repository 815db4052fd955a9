// One step of a schema, and which steps a database still needs.

import { StoreError } from '../errors.ts'

export type Migration = { readonly version: number; readonly sql: string }

/** Refuses a database that a newer program has changed already: this one could only damage it. */
export function pending(migrations: readonly Migration[], done: number): readonly Migration[] {
  const newest = migrations.at(-1)?.version ?? 0
  if (done > newest)
    throw new StoreError('newer-schema', `The database has schema ${done}; this program knows only up to ${newest}.`)
  return migrations.filter(({ version }) => version > done)
}
