// Schemas that HTTP and live messages share.

import { BOT_NAMES } from '@ludoteka/bots/names'
import type { OrderSpan } from '@ludoteka/kernel'
import { LANGUAGES } from '@ludoteka/kernel/languages'
import { z } from 'zod'
import { cleanName, cleanText } from './text.ts'

export const language = z.enum(LANGUAGES)
export type Language = z.infer<typeof language>

/** Ids are made by the server: short, unguessable where it matters, safe in a path. */
export const id = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/)

/** More fields than any form has. */
const MOST_FIELDS = 24

export const plainArg = z.union([z.string().max(80), z.number()])

/** The argument of an action: a name or a number, or one of either for each field of a form. */
export const arg = z.union([
  plainArg,
  z
    .record(z.string().max(40), plainArg)
    .refine(fields => Object.keys(fields).length <= MOST_FIELDS, 'more fields than any form has'),
])

/** How long a standing order stands: for one answer, until the turn is over, or for the whole match. */
export const orderSpan: z.ZodType<OrderSpan> = z.enum(['once', 'turn', 'match'])

/** What is set of a standing order. */
export const orderSettings = z
  .record(z.string().max(40), plainArg)
  .refine(settings => Object.keys(settings).length <= MOST_FIELDS, 'more settings than any order has')

/** A standing order of one's own. */
export const standingOrder = z.object({ order: z.string(), settings: orderSettings, span: orderSpan })
export type StandingOrderInfo = z.infer<typeof standingOrder>

const range = z.object({ min: z.int(), max: z.int() })
/** What a form may be answered with, field by field. */
export const form = z.object({ fields: z.record(z.string(), z.union([z.array(plainArg), range])) })

/** More cards than anybody brings to a seat. */
const MOST_BROUGHT = 200

/** Cards somebody brings to a seat in secret, by name; an empty list brings none. */
export const brought = z.array(z.string().max(80)).max(MOST_BROUGHT)

const isOneLine = (name: string): boolean => !/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u.test(name)
const isVisible = (text: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text)

/** Something visible, without what hides or stacks; what breaks the line or changes its direction is refused. */
export const playerName = z
  .string()
  .max(200)
  .refine(isOneLine, 'not a readable name')
  .overwrite(cleanName)
  .min(1)
  .max(24)
  .refine(isVisible, 'not a readable name')

/** A line of a chat, without what hides, stacks or changes the direction. */
export const chatText = z
  .string()
  .max(2_000)
  .overwrite(cleanText)
  .trim()
  .min(1)
  .max(500)
  .refine(isVisible, 'nothing to read')

/** A guest, a person who has claimed the account, or a program. */
export const accountKind = z.enum(['guest', 'user', 'bot'])

/** The pictures people choose from to be known by. */
export const EMBLEMS = [
  'rook',
  'crown',
  'sword',
  'shield',
  'star',
  'flame',
  'leaf',
  'mountain',
  'wave',
  'moon',
  'key',
  'anchor',
] as const
export const emblem = z.enum(EMBLEMS)
export type Emblem = z.infer<typeof emblem>

export const account = z.object({
  id,
  name: z.string(),
  kind: accountKind,
  emblem: emblem.exactOptional(),
})
export type Account = z.infer<typeof account>

export const botLevel = z.enum(BOT_NAMES)
export type BotLevel = z.infer<typeof botLevel>

/** How long players may think. Banks are milliseconds per seat for the whole match, plus an increment per action. */
export const clock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({
    kind: z.literal('bank'),
    bankMs: z
      .int()
      .min(60_000)
      .max(6 * 3_600_000),
    incrementMs: z.int().min(0).max(600_000),
  }),
  z.object({ kind: z.literal('days'), days: z.int().min(1).max(30) }),
])
export type Clock = z.infer<typeof clock>

export const visibility = z.enum(['public', 'private'])
export type Visibility = z.infer<typeof visibility>

/** What happens to a player whose time is up. */
export const onTimeout = z.enum(['lose', 'bot'])
export type OnTimeout = z.infer<typeof onTimeout>

export const matchStatus = z.enum(['open', 'running', 'finished', 'abandoned'])
export type MatchStatus = z.infer<typeof matchStatus>

export const optionValue = z.union([z.string().max(40), z.number(), z.boolean(), z.array(z.string().max(40)).max(16)])
export const options = z.record(z.string().max(40), optionValue)

/** Who sits where. `open` may be taken by anybody (or, at a private table, by whoever has the seat's link). */
export const seat = z.object({
  seat: z.string(),
  holder: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('open') }),
    z.object({ kind: z.literal('account'), account, online: z.boolean() }),
    z.object({ kind: z.literal('bot'), level: botLevel }),
  ]),
})
export type SeatInfo = z.infer<typeof seat>

export const result = z.union([
  z.object({ kind: z.literal('open') }),
  z.object({ kind: z.literal('won'), winners: z.array(z.int()), reason: z.string(), rule: z.string() }),
  z.object({ kind: z.literal('draw'), reason: z.string(), rule: z.string() }),
])

/** A rating as it is shown: one of few matches is provisional. `change` = what this match has done to it. */
export const shownRating = z.object({ value: z.int(), provisional: z.boolean(), change: z.int().exactOptional() })
export type ShownRating = z.infer<typeof shownRating>

/** A match as lists show it. */
export const matchSummary = z.object({
  id,
  game: z.string(),
  version: z.int(),
  status: matchStatus,
  options,
  visibility,
  hotSeat: z.boolean(),
  clock,
  onTimeout,
  /** It counts for the ratings of its players; of an open table: it will, if only people with accounts sit down. */
  rated: z.boolean(),
  /** Ratings in this game by seat: as they are, or once a rated match was counted, as it has left them. */
  ratings: z.record(z.string(), shownRating).exactOptional(),
  seats: z.array(seat),
  host: z.string(),
  /** Seats the table waits for. */
  waiting: z.array(z.string()),
  /** Seats of the asking account; several at a hot-seat table or for one person with two seats. */
  yours: z.array(z.string()),
  yourTurn: z.boolean(),
  actions: z.int(),
  result,
  createdAt: z.int(),
  updatedAt: z.int(),
  /** The next match of the same people, once somebody has asked for it. */
  rematch: id.optional(),
  /** How many watch it now; not there if nobody does. */
  spectators: z.int().exactOptional(),
  /** A bot has told somebody here what it would do in their place. */
  advised: z.literal(true).exactOptional(),
  /** The match begins from a position that somebody gave, not from the start. */
  fromPosition: z.literal(true).exactOptional(),
  /** The tournament it is part of. */
  tournament: id.exactOptional(),
  /** Seats a bot plays for the asking account, which may take them back by joining. */
  away: z.array(z.string()).optional(),
})
export type MatchSummary = z.infer<typeof matchSummary>

/** Every refusal, over HTTP or live. */
export const problem = z.object({
  error: z.enum([
    'bad-request',
    'not-signed-in',
    'forbidden',
    'banned',
    'proof-required',
    'not-found',
    'conflict',
    'stale',
    'illegal',
    'wrong-seat',
    'over',
    'too-large',
    'too-many',
    'unavailable',
    'internal',
  ]),
  message: z.string(),
  /** For an illegal action: the rule that forbids it and the reason the game's texts explain. */
  rule: z.string().optional(),
  reason: z.string().optional(),
})
export type Problem = z.infer<typeof problem>
