// Messages of a live table (WebSocket /api/matches/:id/live). One socket shows one account one table.

import { z } from 'zod'
import {
  arg,
  botLevel,
  chatText,
  id,
  matchSummary,
  orderSettings,
  orderSpan,
  problem,
  standingOrder,
} from './common.ts'
import { viewChanges, wholeView } from './view.ts'

/**
 * Players are read by everybody; spectators, while the match runs, only by each other. What is private is read by the two people
 * in the seats it goes between; only games that say so have it.
 */
export const chatChannel = z.enum(['players', 'spectators', 'private'])
export type ChatChannel = z.infer<typeof chatChannel>

/** Ready-made phrases, which clients show in the reader's own language: what each says in English. */
export const PHRASES = {
  hello: 'Hello!',
  goodLuck: 'Good luck, have fun!',
  goodMove: 'Well played!',
  oops: 'Oops!',
  thinking: 'Let me think for a moment.',
  sorry: 'Sorry, I was away.',
  mustGo: 'I have to go soon.',
  goodGame: 'Good game!',
  thanks: 'Thank you!',
  rematch: 'Another one?',
} as const
export type Phrase = keyof typeof PHRASES
export const isPhrase = (name: string): name is Phrase => Object.hasOwn(PHRASES, name)
export const phrase = z.string().max(40).refine(isPhrase, 'no such phrase')

/** From the client. Every request has a number of its own, which its answer repeats. */
export const clientMessage = z.discriminatedUnion('type', [
  /** First message: `since` = the last sequence number seen, so that only what is missing is sent. */
  z.object({ type: z.literal('join'), since: z.int().min(0).optional(), seat: z.string().max(20).optional() }),
  /** An action at sequence number `seq` (the number of events the client has seen). */
  z.object({
    type: z.literal('act'),
    id: z.int(),
    seq: z.int().min(0),
    seat: z.string().max(20),
    verb: z.string().max(40),
    arg: arg.optional(),
  }),
  z.object({
    type: z.literal('why'),
    id: z.int(),
    seat: z.string().max(20),
    verb: z.string().max(40),
    arg: arg.optional(),
  }),
  /** Takes back the own last action while nothing was shown; otherwise asks the opponents. */
  z.object({ type: z.literal('undo'), id: z.int(), seq: z.int().min(0), seat: z.string().max(20) }),
  z.object({ type: z.literal('resign'), id: z.int(), seat: z.string().max(20) }),
  z.object({ type: z.literal('offer-draw'), id: z.int(), seat: z.string().max(20) }),
  /** Answers the proposal that is open (undo or draw); with its number, only that one and no later. */
  z.object({
    type: z.literal('answer'),
    id: z.int(),
    seat: z.string().max(20),
    accept: z.boolean(),
    proposal: z.int().optional(),
  }),
  /** Lets the table answer for the seat; an order of the same kind is replaced. What is not set has its usual value. */
  z.object({
    type: z.literal('order'),
    id: z.int(),
    seat: z.string().max(20),
    order: z.string().max(40),
    settings: orderSettings.optional(),
    span: orderSpan,
  }),
  /** Takes back one order of the seat, or all. */
  z.object({
    type: z.literal('cancel-order'),
    id: z.int(),
    seat: z.string().max(20),
    order: z.string().max(40).optional(),
  }),
  /** What would a bot do in the place of the seat? Where one person plays with bots alone. */
  z.object({ type: z.literal('advise'), id: z.int(), seat: z.string().max(20) }),
  z.object({ type: z.literal('pause'), id: z.int(), on: z.boolean() }),
  z.object({
    type: z.literal('chat'),
    id: z.int(),
    channel: chatChannel,
    /** In private: the own seat that speaks, and the seat it is said to. */
    seat: z.string().max(20).optional(),
    to: z.string().max(20).optional(),
    /** With a phrase its words count. */
    text: chatText,
    phrase: phrase.exactOptional(),
  }),
  z.object({ type: z.literal('ping') }),
])
export type ClientMessage = z.infer<typeof clientMessage>

/** A log entry with the number of the event that caused it. */
export const entry = z.object({
  key: z.string(),
  rule: z.string(),
  data: z.record(z.string(), z.unknown()),
  at: z.int(),
  /** One's own standing order has given this answer; nobody else is told. */
  ordered: z.literal(true).exactOptional(),
})

/** The standing orders of one's own seats, by seat; seats without any are left out. */
const orders = z.record(z.string(), z.array(standingOrder))

/** Seats whose bots have lately had less time to think than their levels have, because the server is busy. */
const hurried = z.array(z.string())

/** Milliseconds left per seat at the time `now`, and the seats whose clocks run. */
export const clocks = z.object({ left: z.record(z.string(), z.number()), running: z.array(z.string()), now: z.int() })

export const proposal = z.object({
  /** Every proposal of a match has another one. */
  number: z.int(),
  kind: z.enum(['undo', 'draw']),
  by: z.string(),
  /** Of an undo: the first event that would be taken back. */
  since: z.int().exactOptional(),
  /** Seats that have not answered yet. */
  pending: z.array(z.string()),
})

export const chatLine = z.object({
  id: z.int(),
  channel: chatChannel,
  /** The name is empty if the account was deleted since. */
  from: z.object({ id, name: z.string() }),
  text: z.string(),
  /** One of the ready-made phrases, to be shown in the reader's own language; `text` has it in English. */
  phrase: phrase.exactOptional(),
  at: z.int(),
  /** Of private lines: the seat that has spoken and the one it was said to. */
  seat: z.string().exactOptional(),
  to: z.string().exactOptional(),
})
export type ChatLine = z.infer<typeof chatLine>

/** From the server. */
export const serverMessage = z.discriminatedUnion('type', [
  /** The table as it stands at `seq`; `log` holds the entries after `since`, or the newest page. */
  z.object({
    type: z.literal('table'),
    seq: z.int(),
    match: matchSummary,
    /** One view per seat of the account, or the spectator's under "spectator". */
    views: z.record(z.string(), wholeView),
    log: z.array(entry),
    /** True if the client starts its log again with `log` (also after an undo). */
    whole: z.boolean(),
    /** True if there are entries before those of `log`: GET /api/matches/:id/log tells them. */
    earlier: z.boolean(),
    canUndo: z.array(z.string()),
    clocks: clocks.optional(),
    proposal: proposal.optional(),
    orders: orders.optional(),
    hurried: hurried.optional(),
    paused: z.boolean(),
    chat: z.array(chatLine),
  }),
  /** Something happened: the position after event `seq`, and its log entries. */
  z.object({
    type: z.literal('update'),
    seq: z.int(),
    /** Of each view only what has changed since the last message. */
    views: z.record(z.string(), viewChanges),
    log: z.array(entry),
    /** The log was cut back to before this event number (undo). */
    cutTo: z.int().optional(),
    status: z.string(),
    waiting: z.array(z.string()),
    canUndo: z.array(z.string()),
    clocks: clocks.optional(),
    proposal: proposal.optional(),
    orders: orders.optional(),
    hurried: hurried.optional(),
    paused: z.boolean(),
  }),
  /** Who is online, who sits where; sent when it changes. */
  z.object({ type: z.literal('match'), match: matchSummary }),
  z.object({ type: z.literal('chat'), line: chatLine }),
  z.object({ type: z.literal('done'), id: z.int(), seq: z.int() }),
  z.object({ type: z.literal('refused'), id: z.int(), seq: z.int(), problem }),
  z.object({ type: z.literal('because'), id: z.int(), rule: z.string(), reason: z.string() }),
  /** The answer to `advise` at event `seq`: what the bot would do now, and then, as far as it has planned. */
  z.object({
    type: z.literal('advice'),
    id: z.int(),
    seq: z.int(),
    plan: z.array(z.object({ verb: z.string(), arg: arg.exactOptional() })),
    /** Who advises. */
    level: botLevel,
    /** How sure a bot is that has searched: the share of its thoughts that began with this answer, and the chance to win then. */
    sureness: z.object({ share: z.number(), chance: z.number() }).exactOptional(),
  }),
  z.object({ type: z.literal('error'), problem }),
  z.object({ type: z.literal('pong') }),
])
export type ServerMessage = z.infer<typeof serverMessage>

/** GET /api/matches/:id/log?before: entries of earlier events, as the account may read them, and whether there are still earlier ones. */
export const logPage = z.object({ entries: z.array(entry), earlier: z.boolean() })

/**
 * GET /api/matches/:id/history?from&to: positions after the numbered actions, as the viewer may see them. The first view is
 * whole; each further one holds what has changed since the one before it, as in an update.
 */
export const history = z.object({
  total: z.int(),
  /** `at` = how many actions stand, `seq` = the event of the last of them, as log entries name it. */
  frames: z.array(z.object({ at: z.int(), seq: z.int(), view: viewChanges, log: z.array(entry) })),
})
