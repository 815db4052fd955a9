// The columns of a match: what both engines write, in one place.

import { checkedText, checkedTextOrNull, toJson } from './rows.ts'
import type { Holder, MatchChange, MatchRow } from './store.ts'

/** What both engines take as a parameter. Flags are numbers in SQLite and cast in PostgreSQL. */
type Value = string | number | null
type Field = keyof MatchRow
type ColumnValue = { readonly column: string; readonly value: Value }

type Column<T> = { readonly column: string; write(value: T): Value }

/** The column of each field, and how it is written. */
const COLUMNS: { readonly [P in Field]: Column<MatchRow[P]> } = {
  id: { column: 'id', write: checkedText },
  game: { column: 'game', write: checkedText },
  version: { column: 'version', write: asIs },
  options: { column: 'options', write: toJson },
  seed: { column: 'seed', write: checkedText },
  status: { column: 'status', write: checkedText },
  visibility: { column: 'visibility', write: checkedText },
  hotSeat: { column: 'hot_seat', write: flag },
  clock: { column: 'clock', write: toJson },
  onTimeout: { column: 'on_timeout', write: checkedText },
  rated: { column: 'rated', write: flag },
  host: { column: 'host', write: checkedText },
  origin: { column: 'origin', write: checkedTextOrNull },
  seats: { column: 'seats', write: toJson },
  invites: { column: 'invites', write: toJson },
  waiting: { column: 'waiting', write: toJson },
  actions: { column: 'actions', write: asIs },
  result: { column: 'result', write: toJson },
  clocks: { column: 'clocks', write: jsonOrNull },
  proposal: { column: 'proposal', write: jsonOrNull },
  paused: { column: 'paused', write: flag },
  rematch: { column: 'rematch', write: checkedTextOrNull },
  brought: { column: 'brought', write: jsonOrNull },
  orders: { column: 'orders', write: jsonOrNull },
  advised: { column: 'advised', write: flag },
  position: { column: 'position', write: jsonOrNull },
  tournament: { column: 'tournament', write: checkedTextOrNull },
  seq: { column: 'seq', write: asIs },
  revision: { column: 'revision', write: asIs },
  createdAt: { column: 'created_at', write: asIs },
  updatedAt: { column: 'updated_at', write: asIs },
}

/** What matches are searched by is a column of its own beside the JSON it is taken from: sets of seats have a bit for each. */
const SEARCHED: { readonly [P in Field]?: readonly Column<MatchRow[P]>[] } = {
  clock: [{ column: 'clock_kind', write: ({ kind }) => kind }],
  seats: [
    { column: 'bot_seats', write: seats => seatSet(seatsHeldBy(seats, 'bot')) },
    { column: 'person_seats', write: seats => seatSet(seatsHeldBy(seats, 'account')) },
  ],
  waiting: [{ column: 'waiting_seats', write: seatSet }],
}

function seatsHeldBy(seats: readonly Holder[], kind: Holder['kind']): readonly number[] {
  return seats.flatMap((holder, seat) => (holder.kind === kind ? [seat] : []))
}

/** The fields of a match that change after it is created. */
export const CHANGING_FIELDS = [
  'status',
  'rated',
  'seats',
  'invites',
  'waiting',
  'actions',
  'result',
  'clocks',
  'proposal',
  'paused',
  'rematch',
  'brought',
  'orders',
  'advised',
] as const satisfies readonly (keyof MatchChange)[]

const FIELDS: readonly Field[] = [
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
  'origin',
  'position',
  'tournament',
  ...CHANGING_FIELDS,
  'seq',
  'revision',
  'createdAt',
  'updatedAt',
]

/** The columns of `matches m`, named like the fields of a match. */
export const MATCH_COLUMNS = FIELDS.map(part => `m.${COLUMNS[part].column} AS "${part}"`).join(', ')

export function newMatchColumns(match: MatchRow, rank = match.createdAt): readonly ColumnValue[] {
  return [
    ...FIELDS.flatMap(part => columnValue(match, part)),
    { column: 'listed_at', value: match.updatedAt },
    { column: 'open_rank', value: rank },
  ]
}

export function changedColumns(change: MatchChange): readonly ColumnValue[] {
  return CHANGING_FIELDS.flatMap(part => columnValue(change, part))
}

function columnValue<P extends Field>(match: { readonly [K in P]?: MatchRow[K] }, field: P): readonly ColumnValue[] {
  const { column, write } = COLUMNS[field]
  const searched = SEARCHED[field] ?? []
  const value = match[field]
  if (value === undefined) return []
  return [{ column, write }, ...searched].map(one => ({ column: one.column, value: one.write(value) }))
}

/** Whether public lists show the match at another place at once. Otherwise it is moved at most once in `LISTED_FOR_MS`. */
export function isListedAnew({ status, seats }: MatchChange): boolean {
  return status !== undefined || seats !== undefined
}

/** Whether nobody but one player may notice the change: it leaves no trace in lists and times. */
export function isPrivate(change: MatchChange): boolean {
  return (
    change.orders !== undefined && CHANGING_FIELDS.every(field => field === 'orders' || change[field] === undefined)
  )
}

/** An index that changed with every action would have to be written with every action. */
export const LISTED_FOR_MS = 60_000

/** Whose list "mine" a match with these seats belongs to, beside its host's. */
export function memberAccounts({ seats }: MatchChange): readonly string[] | undefined {
  return seats?.flatMap(holder => (holder.kind === 'account' ? [checkedText(holder.account)] : []))
}

export type Invite = { readonly hash: string; readonly seat: number }

export function invitesIn({ invites }: MatchChange): readonly Invite[] {
  return invites?.flatMap((hash, seat) => (hash === null ? [] : [{ hash: checkedText(hash), seat }])) ?? []
}

function asIs(value: number): number {
  return value
}

function seatSet(seats: readonly number[]): number {
  return seats.reduce((set, seat) => set | (1 << seat), 0)
}

function flag(value: boolean): number {
  return value ? 1 : 0
}

function jsonOrNull(value: unknown): string | null {
  return value === null ? null : toJson(value)
}
