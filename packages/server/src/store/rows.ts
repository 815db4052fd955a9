// Values on their way into and out of a database: text that would not come back as it was is refused, and every row is checked when it
// is read, so that a damaged row is named.

import type { Position } from '@ludoteka/kernel'
import {
  accountKind,
  botLevel,
  chatChannel,
  emblem,
  isPhrase,
  language,
  matchStatus,
  onTimeout,
  orderSpan,
  visibility,
} from '@ludoteka/protocol'
import { z } from 'zod'
import type { StoredLine } from './moderation.ts'
import { snapshotRow } from './snapshots.ts'
import {
  type Device,
  type MatchChange,
  type MatchEvent,
  type MatchOutcome,
  type MatchRevision,
  type MatchRow,
  type Notice,
  type Passkey,
  type PresenceRow,
  type Present,
  type StoredAccount,
  type StoredEvent,
  StoreError,
  type WrittenLine,
} from './store.ts'

export type Row = Readonly<Record<string, unknown>>

/** JSON is read as text from both engines, so that one decoder serves both. */
export const jsonColumn = <T extends z.ZodType>(schema: T) =>
  z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text)
      } catch {
        context.addIssue({ code: 'custom', message: 'not JSON' })
        return z.NEVER
      }
    })
    .pipe(schema)

/** SQLite has no booleans. */
export const boolean = z
  .union([z.boolean(), z.literal(0), z.literal(1)])
  .transform(value => value === true || value === 1)

const bytes = z
  .union([z.instanceof(Uint8Array), z.instanceof(ArrayBuffer)])
  .transform(value => (value instanceof ArrayBuffer ? new Uint8Array(value) : Uint8Array.from(value)))

const seatNumber = z.int().min(0)

const holder = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open') }),
  z.object({ kind: z.literal('account'), account: z.string(), registered: z.literal(true).exactOptional() }),
  z.object({ kind: z.literal('bot'), level: botLevel }),
])

const plainArg = z.union([z.string(), z.number()])

const action = z.object({
  seat: seatNumber,
  verb: z.string(),
  /** A form has a value for each of its fields. */
  arg: z.union([plainArg, z.record(z.string(), plainArg)]).exactOptional(),
})

const matchEvent: z.ZodType<MatchEvent> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('act'),
    action,
    earned: z.number().exactOptional(),
    memory: z.record(z.string(), z.json()).exactOptional(),
    ordered: z.literal(true).exactOptional(),
    hurried: z.literal(true).exactOptional(),
  }),
  z.object({
    kind: z.literal('undo'),
    seat: seatNumber,
    to: z.int().min(0),
    asked: z.array(seatNumber).exactOptional(),
  }),
  z.object({ kind: z.literal('resign'), seat: seatNumber, cause: z.enum(['resigned', 'timeout']) }),
  z.object({ kind: z.literal('draw') }),
  z.object({ kind: z.literal('propose'), seat: seatNumber }),
  z.object({ kind: z.literal('replace'), seat: seatNumber, holder, from: z.string().exactOptional() }),
  z.object({ kind: z.literal('pause'), on: z.boolean() }),
])

/** The limits of a clock are checked when a table is created; here only its form counts. */
const clock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('bank'), bankMs: z.number(), incrementMs: z.number() }),
  z.object({ kind: z.literal('days'), days: z.number() }),
])

const result = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open') }),
  z.object({ kind: z.literal('won'), winners: z.array(seatNumber), reason: z.string(), rule: z.string() }),
  z.object({ kind: z.literal('draw'), reason: z.string(), rule: z.string() }),
])

const clockState = z.object({ left: z.array(z.number()), running: z.array(seatNumber), since: z.number() })

const proposal = z.object({
  // Older ones have neither.
  number: z.int().default(0),
  at: z.number().default(0),
  kind: z.enum(['undo', 'draw']),
  by: seatNumber,
  to: z.int(),
  pending: z.array(seatNumber),
})

const optionValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])

const brought = z.array(z.array(z.string()))

const orders = z.array(
  z.array(
    z.object({
      order: z.string(),
      settings: z.record(z.string(), plainArg),
      span: orderSpan,
      turn: z.string().exactOptional(),
      at: z.number(),
    }),
  ),
)

const matchChange: z.ZodType<MatchChange> = z.object({
  status: matchStatus.exactOptional(),
  rated: z.boolean().exactOptional(),
  seats: z.array(holder).exactOptional(),
  invites: z.array(z.string().nullable()).exactOptional(),
  waiting: z.array(seatNumber).exactOptional(),
  actions: z.int().min(0).exactOptional(),
  result: result.exactOptional(),
  clocks: clockState.nullable().exactOptional(),
  proposal: proposal.nullable().exactOptional(),
  paused: z.boolean().exactOptional(),
  rematch: z.string().nullable().exactOptional(),
  brought: brought.nullable().exactOptional(),
  orders: orders.nullable().exactOptional(),
  advised: z.boolean().exactOptional(),
})

/** Written by this program, and checked by the rules whenever a match begins from it. */
const position: z.ZodType<Position> = z.object({
  options: z.record(z.string(), z.json()).exactOptional(),
  facts: z.record(z.string(), z.json()).exactOptional(),
  zones: z.record(z.string(), z.json()).exactOptional(),
  known: z.record(z.string(), z.json()).exactOptional(),
  doubts: z.json().exactOptional(),
  sightings: z.json().exactOptional(),
  traces: z.json().exactOptional(),
  brought: z.json().exactOptional(),
  stack: z.array(z.json()).exactOptional(),
  result: z.json().exactOptional(),
})

const match: z.ZodType<MatchRow> = z.object({
  id: z.string(),
  game: z.string(),
  version: z.int(),
  options: jsonColumn(z.record(z.string(), optionValue)),
  seed: z.string(),
  status: matchStatus,
  visibility,
  hotSeat: boolean,
  clock: jsonColumn(clock),
  onTimeout,
  rated: boolean,
  host: z.string(),
  origin: z.string().nullable(),
  seats: jsonColumn(z.array(holder)),
  invites: jsonColumn(z.array(z.string().nullable())),
  waiting: jsonColumn(z.array(seatNumber)),
  actions: z.int().min(0),
  result: jsonColumn(result),
  clocks: jsonColumn(clockState).nullable(),
  proposal: jsonColumn(proposal).nullable(),
  paused: boolean,
  rematch: z.string().nullable(),
  brought: jsonColumn(brought).nullable(),
  orders: jsonColumn(orders).nullable(),
  advised: boolean,
  position: jsonColumn(position).nullable(),
  tournament: z.string().nullable(),
  seq: z.int().min(0),
  revision: z.int().min(0),
  createdAt: z.int(),
  updatedAt: z.int(),
})

const matchOutcome: z.ZodType<MatchOutcome> = z.object({
  id: z.string(),
  status: matchStatus,
  result: jsonColumn(result),
})

const journalRow = z.object({
  id: z.int(),
  entries: jsonColumn(z.array(z.tuple([z.string(), z.int(), z.int(), z.int(), matchEvent, matchChange]))),
})

const event: z.ZodType<StoredEvent> = z.object({ seq: z.int(), at: z.int(), event: jsonColumn(matchEvent) })

const account: z.ZodType<StoredAccount> = z
  .object({
    id: z.string(),
    name: z.string(),
    kind: accountKind,
    language: language,
    login: z.string().nullable(),
    createdAt: z.int(),
    emblem: emblem.nullable(),
    hidden: boolean,
  })
  .transform(({ emblem: chosen, hidden, ...rest }) => ({
    ...rest,
    ...(chosen === null ? {} : { emblem: chosen }),
    ...(hidden ? { hidden: true as const } : {}),
  }))
const writtenLine: z.ZodType<WrittenLine> = z.object({
  match: z.string(),
  at: z.int(),
  channel: z.string(),
  text: z.string(),
})

const passkey: z.ZodType<Passkey> = z.object({
  id: z.string(),
  account: z.string(),
  publicKey: bytes,
  counter: z.int(),
  transports: jsonColumn(z.array(z.string())),
  addedAt: z.int().nullable(),
  usedAt: z.int().nullable(),
})

const device: z.ZodType<Device> = z.object({
  endpoint: z.string(),
  account: z.string(),
  p256dh: z.string(),
  auth: z.string(),
  language: language,
})

const notice: z.ZodType<Notice> = z.object({
  endpoint: z.string(),
  match: z.string(),
  turn: z.int(),
  reason: z.enum(['turn', 'late']),
})

const chatLine: z.ZodType<StoredLine> = z
  .object({
    id: z.int(),
    channel: chatChannel,
    fromId: z.string(),
    fromName: z.string(),
    text: z.string(),
    phrase: z.string().nullable(),
    at: z.int(),
    fromSeat: seatNumber.nullable(),
    toSeat: seatNumber.nullable(),
    toId: z.string().nullable(),
  })
  .transform(({ fromId, fromName, fromSeat, toSeat, toId, phrase, ...line }) => ({
    ...line,
    // One that is not known any more is shown by its words.
    ...(phrase !== null && isPhrase(phrase) ? { phrase } : {}),
    from: { id: fromId, name: fromName },
    ...(fromSeat === null || toSeat === null || toId === null
      ? {}
      : { private: { seat: fromSeat, to: toSeat, reader: toId } }),
  }))

const present: z.ZodType<Present> = z.object({ match: z.string(), account: z.string() })
const presenceRow: z.ZodType<PresenceRow> = z.object({
  match: z.string(),
  account: z.string(),
  leftAt: z.int().nullable(),
})
const newRow = z.object({ isNew: boolean })
const revisionRow: z.ZodType<MatchRevision> = z.object({ id: z.string(), revision: z.int() })
const password = z.object({ account: z.string(), hash: z.string() })
const numberRow = z.object({ value: z.int() })
const timeRow = z.object({ value: z.int().nullable() })
const storedValue = z.object({ value: z.string() })
const sessionHash = z.object({ hash: z.string() })
const openTables = z.object({ ofHost: z.int(), ofOrigin: z.int() })
const idRow = z.object({ id: z.string() })
const idleRow = z.object({ id: z.string(), forgotten: boolean })
const cursorRow = z.object({ id: z.string(), sortedBy: z.int() })
const exportRow = z.object({ id: z.string(), body: bytes })
const headRow = z.object({ revision: z.int(), seq: z.int() })

/** Names the damaged row and column, never its content. */
export function decoder<T>(what: string, schema: z.ZodType<T>): (row: Row) => T {
  return row => {
    const { success, data, error } = schema.safeParse(row)
    if (success) return data
    const name = row['id'] ?? row['seq']
    const parts = error.issues.map(({ path, message }) => `${path.join('.')} (${message})`)
    throw new StoreError('corrupt', `The ${what} ${String(name)} is damaged: ${parts.join(', ')}.`)
  }
}

export const readMatchRow = decoder('match', match)
export const readMatchOutcome = decoder('match', matchOutcome)
export const readEvent = decoder('event', event)
export const readSnapshot = decoder('snapshot', snapshotRow)
export const readExport = decoder('export', exportRow)
export const readAccount = decoder('account', account)
export const readWrittenLine = decoder('chat line', writtenLine)
export const readPasskey = decoder('passkey', passkey)
export const readDevice = decoder('device', device)
export const readNotice = decoder('notice', notice)
export const readChatLine = decoder('chat line', chatLine)
export const readPassword = decoder('password', password)
export const readSessionHash = decoder('session', sessionHash)
export const readId = decoder('match', idRow)
export const readOpenTables = decoder('tables', openTables)
export const readIdle = decoder('match', idleRow)
export const readCursorRow = decoder('match', cursorRow)
export const readPresent = decoder('presence', present)
export const readPresenceRow = decoder('presence', presenceRow)
export const readIsNew = decoder('process', newRow)
export const readRevision = decoder('match', revisionRow)
export const readHead = decoder('match', headRow)
export const readJournalRow = decoder('journal row', journalRow)
export const readNumber = decoder('number', numberRow)
export const readTime = decoder('time', timeRow)
export const readStoredValue = decoder('kept value', storedValue)

/** One damaged match must not break the lobby or the clocks of all others: it is left out, with a warning. */
export function readMatchRows(rows: readonly Row[]): readonly MatchRow[] {
  return rows.flatMap(row => {
    try {
      return [readMatchRow(row)]
    } catch (error) {
      if (!(error instanceof StoreError)) throw error
      process.emitWarning(error.message, { type: 'StoreWarning' })
      return []
    }
  })
}

const NUL = '\u0000'

/** PostgreSQL refuses a NUL and SQLite cuts the text there: neither may decide. */
export function checkedText(value: string): string {
  if (value.includes(NUL) || !value.isWellFormed())
    throw new StoreError('bad-text', 'A text contains a character that can not be kept.')
  return value
}

export function checkedTextOrNull(value: string | null): string | null {
  return value === null ? null : checkedText(value)
}

export function toJson(value: unknown): string {
  const written = JSON.stringify(value)
  // Both are written as escapes; most values have none, and then there is nothing to look for.
  if (written.includes('\\u')) checkTexts(value)
  return written
}

function checkTexts(value: unknown): void {
  if (typeof value === 'string') checkedText(value)
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) {
      checkedText(key)
      checkTexts(part)
    }
}
