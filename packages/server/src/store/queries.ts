// What both engines do in the same way: pages of lists, invites, idle matches, pending migrations.

import type { StoredLine } from './moderation.ts'
import { type Row, readCursorRow, readIdle, readMatchRows } from './rows.ts'
import { type IdlePage, type ListQuery, type MatchRow, type Store, StoreError } from './store.ts'

/** The columns of `accounts a` and of `passkeys`, named like the fields of an account and a passkey. */
export const ACCOUNT_COLUMNS =
  'a.id, a.name, a.kind, a.language, a.login, a.created_at AS "createdAt", a.emblem, a.hidden'
export const PASSKEY_COLUMNS =
  'id, account, public_key AS "publicKey", counter, transports, added_at AS "addedAt", used_at AS "usedAt"'

/** What belongs to an account alone and is not deleted with its row by the database itself. */
export const OWN_TABLES = ['passkeys', 'recovery_codes', 'admins'] as const

/** The columns of `chat_lines c` beside `accounts a`: whoever is deleted leaves no name. */
export const CHAT_COLUMNS = `c.id, c.channel, c.from_id AS "fromId", CASE WHEN a.id IS NULL THEN '' ELSE c.from_name END AS "fromName",
  c.text, c.phrase, c.at, c.from_seat AS "fromSeat", c.to_seat AS "toSeat", c.to_id AS "toId"`

/** The pair of seats a private line goes between, in either direction; empty in the other channels. */
export function pairOf({ private: between }: Pick<StoredLine, 'private'>): string {
  return between ? `${Math.min(between.seat, between.to)} ${Math.max(between.seat, between.to)}` : ''
}

/** The seat an invite opens. Its hash may stand in old rows too; only the head of an open match makes it valid. */
export function invitedSeat(rows: readonly MatchRow[], hash: string): Awaited<ReturnType<Store['invited']>> {
  for (const { id, status, invites } of rows) {
    const seat = invites.indexOf(hash)
    if (status === 'open' && seat >= 0) return { match: id, seat }
  }
  return undefined
}

/** What a look at `most` matches has found. */
export function idlePage(rows: readonly Row[], most: number): IdlePage {
  const looked = rows.map(readIdle)
  const ids = looked.filter(({ forgotten }) => forgotten).map(({ id }) => id)
  const last = looked.at(-1)
  return looked.length === most && last ? { ids, next: last.id } : { ids }
}

/** The status a public list shows. */
export const STATUS_OF_LIST = {
  open: 'open',
  live: 'running',
  finished: 'finished',
} as const satisfies Record<Exclude<ListQuery['list'], 'mine' | 'friends'>, MatchRow['status']>

/** Of tables of which too many come from one place, as much is taken off what they are listed by as off their rank. */
const LISTED = '(m.listed_at + m.open_rank - m.created_at)'

/** What a list is ordered by. Public ones may be long: they are read from an index that not every action changes. */
export const SORT_COLUMN = {
  mine: 'm.updated_at',
  open: 'm.open_rank',
  friends: 'm.updated_at',
  live: LISTED,
  finished: LISTED,
} as const satisfies Record<ListQuery['list'], string>

/** A condition on public tables that have begun and were made after a moment. */
export const publicSince = (since: number): string =>
  `visibility = 'public' AND status IN ('running', 'finished') AND created_at > ${Math.trunc(since)}`

/** The last row of a page: where it stands in the order of its list, and its id. */
type PageEnd = { readonly sortedBy: number; readonly id: string }

const CURSOR = /^(\d{1,15}),([A-Za-z0-9_-]{1,64})$/

/** Before the first row of any list. */
const START: PageEnd = { sortedBy: Number.MAX_SAFE_INTEGER, id: '' }

export function writeCursor({ sortedBy, id }: PageEnd): string {
  return Buffer.from(`${sortedBy},${id}`).toString('base64url')
}

export function readCursor(cursor: string | undefined): PageEnd {
  if (cursor === undefined) return START
  const [, sortedBy, id] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (sortedBy === undefined || id === undefined)
    throw new StoreError('bad-cursor', 'The list can not be continued from there.')
  return { sortedBy: Number(sortedBy), id }
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

export type Migration = { readonly version: number; readonly sql: string }

/** Refuses a database that a newer program has changed already: this one could only damage it. */
export function pending(migrations: readonly Migration[], done: number): readonly Migration[] {
  const newest = migrations.at(-1)?.version ?? 0
  if (done > newest)
    throw new StoreError('newer-schema', `The database has schema ${done}; this program knows only up to ${newest}.`)
  return migrations.filter(({ version }) => version > done)
}
