// Where a page of a list ended: the last row's time and id, so that rows which move do not shift the others.

import { StoreError } from './errors.ts'
import { type Row, readCursorRow, readMatchRows } from './rows.ts'
import type { MatchRow } from './types.ts'

export type PageEnd = { readonly updatedAt: number; readonly id: string }

const CURSOR = /^(\d{1,15}),([A-Za-z0-9_-]{1,64})$/

/** Before the first row of any list. */
const START: PageEnd = { updatedAt: Number.MAX_SAFE_INTEGER, id: '' }

function writeCursor({ updatedAt, id }: PageEnd): string {
  return Buffer.from(`${updatedAt},${id}`).toString('base64url')
}

export function readCursor(cursor: string | undefined): PageEnd {
  if (cursor === undefined) return START
  const [, updatedAt, id] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (updatedAt === undefined || id === undefined)
    throw new StoreError('bad-cursor', 'The list can not be continued from there.')
  return { updatedAt: Number(updatedAt), id }
}

/** A page out of rows read with one more than asked for. */
export function listPage(
  rows: readonly Row[],
  limit: number,
): { readonly matches: readonly MatchRow[]; readonly next?: string } {
  const kept = rows.slice(0, limit)
  const last = kept.at(-1)
  const matches = readMatchRows(kept)
  return rows.length > limit && last ? { matches, next: writeCursor(readCursorRow(last)) } : { matches }
}
