// The head of a match as columns: what both engines write, in one place.

import type { HeadChange, MatchRow } from './types.ts'
import { json, text, textOrNull } from './values.ts'

/** What both engines take as a parameter. Flags are numbers in SQLite and cast in PostgreSQL. */
export type Value = string | number | null
type Part = keyof MatchRow
type Written = { readonly column: string; readonly value: Value }

/** The name of each part in the database, and how it is written. */
const COLUMNS: { readonly [P in Part]: { readonly column: string; write(value: MatchRow[P]): Value } } = {
  id: { column: 'id', write: text },
  game: { column: 'game', write: text },
  version: { column: 'version', write: same },
  options: { column: 'options', write: json },
  seed: { column: 'seed', write: text },
  status: { column: 'status', write: text },
  visibility: { column: 'visibility', write: text },
  hotSeat: { column: 'hot_seat', write: flag },
  clock: { column: 'clock', write: json },
  onTimeout: { column: 'on_timeout', write: text },
  host: { column: 'host', write: text },
  seats: { column: 'seats', write: json },
  invites: { column: 'invites', write: json },
  waiting: { column: 'waiting', write: json },
  actions: { column: 'actions', write: same },
  result: { column: 'result', write: json },
  clocks: { column: 'clocks', write: jsonOrNull },
  proposal: { column: 'proposal', write: jsonOrNull },
  paused: { column: 'paused', write: flag },
  rematch: { column: 'rematch', write: textOrNull },
  seq: { column: 'seq', write: same },
  revision: { column: 'revision', write: same },
  createdAt: { column: 'created_at', write: same },
  updatedAt: { column: 'updated_at', write: same },
}

/** The parts of a head that change during a match. */
export const HEAD_PARTS = [
  'status',
  'seats',
  'invites',
  'waiting',
  'actions',
  'result',
  'clocks',
  'proposal',
  'paused',
  'rematch',
] as const satisfies readonly (keyof HeadChange)[]

const PARTS: readonly Part[] = [
  'id',
  'game',
  'version',
  'options',
  'seed',
  'visibility',
  'hotSeat',
  'clock',
  'onTimeout',
  'host',
  ...HEAD_PARTS,
  'seq',
  'revision',
  'createdAt',
  'updatedAt',
]

/** The columns of `matches m`, named like the parts of a match. */
export const MATCH_COLUMNS = PARTS.map(part => `m.${COLUMNS[part].column} AS "${part}"`).join(', ')

export function newHead(match: MatchRow): readonly Written[] {
  return PARTS.flatMap(part => written(match, part))
}

export function changedColumns(change: HeadChange): readonly Written[] {
  return HEAD_PARTS.flatMap(part => written(change, part))
}

function written<P extends Part>(match: { readonly [K in P]?: MatchRow[K] }, part: P): readonly Written[] {
  const { column, write } = COLUMNS[part]
  const value = match[part]
  return value === undefined ? [] : [{ column, value: write(value) }]
}

/** Whose list "mine" a match with these seats belongs to, beside its host's. */
export function holders({ seats }: HeadChange): readonly string[] | undefined {
  return seats?.flatMap(holder => (holder.kind === 'account' ? [text(holder.account)] : []))
}

export type Invite = { readonly hash: string; readonly seat: number }

export function invitesIn({ invites }: HeadChange): readonly Invite[] {
  return invites?.flatMap((hash, seat) => (hash === null ? [] : [{ hash: text(hash), seat }])) ?? []
}

function same(value: number): number {
  return value
}

function flag(value: boolean): number {
  return value ? 1 : 0
}

function jsonOrNull(value: unknown): string | null {
  return value === null ? null : json(value)
}
