// One server a folder: the lock of a small SQLite file, which ends with the process that holds it, however that ends.

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { StoreError } from './errors.ts'

export type Lock = { release(): void }

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
