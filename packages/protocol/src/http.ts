// Bodies of the HTTP interface, described in docs/protocol.md; the server validates with these schemas.

import { z } from 'zod'
import {
  account,
  arg,
  botLevel,
  brought,
  clock,
  emblem,
  form,
  id,
  type Language,
  language,
  matchSummary,
  onTimeout,
  options,
  orderSpan,
  plainArg,
  playerName,
  visibility,
} from './common.ts'

/** POST /api/session: enter as a guest. */
export const newSession = z.object({ name: playerName, language: language.default('en') })
/** `login` = what the account signs in with beside its password, if it has one. */
export const session = z.object({
  account,
  language,
  login: z.string().exactOptional(),
  hidden: z.boolean().exactOptional(),
  /** Looks after the site. Told by GET /api/session only, as is the next. */
  admin: z.boolean().exactOptional(),
  /** May only look, until that time or for ever. */
  banned: z.object({ until: z.int().exactOptional() }).exactOptional(),
})
export type Session = z.infer<typeof session>

/** GET /api/session: the account of this browser, if any; not refused without one, because a first visit is no mistake. */
export const maybeSession = z.object({ session: session.optional() })

export const password = z.string().min(10).max(200)
export const login = z
  .string()
  .trim()
  .toLowerCase()
  .min(3)
  .max(40)
  .regex(/^[\p{L}\p{N}._-]+$/u)

/** POST /api/account/claim: keep a guest account with a login and a password (or a passkey, below), or change them. */
export const claimWithPassword = z.object({ login, password, current: z.string().max(200).optional() })
/** POST /api/account/proof: show who you are, before you add a way to sign in. */
export const proofByPassword = z.object({ password: z.string().max(200) })
/** POST /api/login */
export const loginWithPassword = z.object({ login, password })

/** PATCH /api/me */
export const changeMe = z.object({
  name: playerName.optional(),
  language: language.optional(),
  emblem: emblem.optional(),
  /** Others are not told whether one is here. */
  hidden: z.boolean().optional(),
})

/** POST /api/account/recovery: codes that each sign in once, shown once. */
export const recoveryCodes = z.object({ codes: z.array(z.string()) })
/** How many there are. */
export const RECOVERY_CODES = 10
/** GET /api/account/recovery */
export const recoveryCodesLeft = z.object({ left: z.int().min(0) })
/** POST /api/login/recovery: capitals, spaces and dashes don't count. */
export const loginWithCode = z.object({ code: z.string().min(1).max(80) })

/** POST /api/logout/others */
export const endedSessions = z.object({ ended: z.int().min(0) })

/** POST /api/tokens: an account for a program, with a token shown once. */
export const newBotAccount = z.object({ name: playerName })
export const botAccount = z.object({ account, token: z.string() })
export type BotAccount = z.infer<typeof botAccount>
/** How many programs a person may have at a time. */
export const MOST_BOTS = 10

/** GET /api/tokens: the programs of the asking account that may still sign in. */
export const botList = z.object({ bots: z.array(z.object({ account, createdAt: z.int() })) })
export type BotList = z.infer<typeof botList>

/** POST /api/matches */
export const newMatch = z.object({
  game: z.string().max(40),
  options: options.default({}),
  /** One entry per seat in the game's order; missing ones are open, or yours where a device is shared. */
  seats: z
    .array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('me'), brought: brought.optional() }),
        z.object({ kind: z.literal('open') }),
        z.object({ kind: z.literal('bot'), level: botLevel }),
      ]),
    )
    .max(8)
    .default([{ kind: 'me' }]),
  visibility: visibility.default('public'),
  /** Several people play your seats on one device, which hides every hand until the next one has taken it. */
  hotSeat: z.boolean().default(false),
  clock: clock.default({ kind: 'none' }),
  onTimeout: onTimeout.default('lose'),
  /** For people with accounts, with a clock and without bots. By default public tables that can be are. */
  rated: z.boolean().exactOptional(),
  /** The position to begin from, in the notation of docs/scenarios.md; its options are then those of the match, which is not rated. */
  position: z.record(z.string(), z.unknown()).exactOptional(),
})
export type NewMatch = z.input<typeof newMatch>

/** The answer to creating and reading a match; invites are for the host only. */
export const matchDetail = matchSummary.extend({
  /** For the host of an open match: seat → the secret part of its link /join/<token>. */
  invites: z.record(z.string(), z.string()).optional(),
  /** SHA-256 of the seed, from the start; the seed itself once the match is over. */
  commitment: z.string().optional(),
  seed: z.string().optional(),
  /** Where cards are brought in secret, seat → its cards: your seats', and everybody's once the match is over. */
  brought: z.record(z.string(), brought).optional(),
  /** For the host: the accounts that may not write here, and those that may not come back. */
  muted: z.array(id).exactOptional(),
  removed: z.array(id).exactOptional(),
})
export type MatchDetail = z.infer<typeof matchDetail>

/** POST /api/matches/:id/join. With `brought` also for an own seat, as long as the match has not begun. */
export const joinMatch = z.object({ seat: z.string().max(20).optional(), brought: brought.optional() })

/** POST /api/invites/:token and /api/matches/:id/rematch: which seat is taken is known; the body may be missing. */
export const takeSeat = z.object({ brought: brought.optional() }).nullish()

/** GET /api/matches */
export const matchQuery = z.object({
  list: z.enum(['mine', 'open', 'friends', 'live', 'finished']).default('open'),
  game: z.string().max(40).optional(),
  cursor: z.string().max(80).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
})
export const matchPage = z.object({ matches: z.array(matchSummary), next: z.string().optional() })
export type MatchPage = z.infer<typeof matchPage>

/** POST /api/matches/:id/start: bots of this level take the seats that are still open. */
export const startMatch = z.object({ level: botLevel.default('normal') })

/** GET /api/invites/:token */
export const invitation = z.object({ match: matchSummary, seat: z.string() })
export type Invitation = z.infer<typeof invitation>

/** GET /api/matches/:id/log */
export const logQuery = z.object({
  /** The event of the earliest entry that is known. */
  before: z.coerce.number().int().min(0),
  /** The one of several own seats to look from, as in `join`. */
  seat: z.string().max(20).optional(),
})

/** GET /api/matches/:id/history */
export const historyQuery = z.object({
  from: z.coerce.number().int().min(0).default(0),
  /** At most 200 positions come in one answer. */
  to: z.coerce.number().int().min(0).optional(),
  /** A seat's name or "spectator"; others' seats once the match is over. */
  seat: z.string().max(20).optional(),
})

/** GET /api/matches/:id/export: what `ludoteka replay` reads. */
export const exported = z.object({
  game: z.string(),
  version: z.int(),
  options,
  seed: z.string(),
  /** What each seat has brought, in games to which cards are brought. */
  brought: z.array(brought).exactOptional(),
  /** The position it began from, if not from the start. */
  position: z.record(z.string(), z.unknown()).exactOptional(),
  actions: z.array(z.object({ seat: z.int(), verb: z.string(), arg: arg.exactOptional() })),
  hashes: z.array(z.string()),
})

/** The title of a game in every language. */
export const gameTitle = z.record(language, z.string())

/** GET /api/games */
const gameInfo = z.object({
  id: z.string(),
  version: z.int(),
  title: gameTitle,
  /** Seats with the initial options. */
  seats: z.array(z.string()),
  draws: z.boolean(),
  /** Two seats may talk in private. */
  privateTalk: z.boolean(),
  options: z.record(
    z.string(),
    z.object({
      kind: z.enum(['oneOf', 'list']),
      values: z.array(z.string()),
      initial: z.union([z.string(), z.array(z.string())]),
    }),
  ),
  /** Every verb with the arguments it may ever take, or the form it takes; true without. */
  verbs: z.record(z.string(), z.union([z.literal(true), z.array(plainArg), form])),
  /** The cards of which seats bring their own, in games to which cards are brought. */
  bringing: z.array(z.string()).exactOptional(),
  /** The standing orders a seat may give: what can be set, and how long each may stand; the usual values come first. */
  orders: z.array(
    z.object({
      order: z.string(),
      settings: z.record(z.string(), z.array(plainArg)),
      spans: z.array(orderSpan),
    }),
  ),
})
export const gameList = z.object({ games: z.array(gameInfo) })

/** GET /api/reminders: the site's key, for `pushManager.subscribe`. */
export const reminderKey = z.object({ key: z.string() })

/** POST /api/reminders: a browser's push subscription, and the language its reminders are told in. */
export const newDevice = z.object({
  endpoint: z.string().min(1).max(1000),
  keys: z.object({
    p256dh: z.string().regex(/^[A-Za-z0-9_-]{86,88}$/),
    auth: z.string().regex(/^[A-Za-z0-9_-]{22,24}$/),
  }),
  language,
})
export type NewDevice = z.infer<typeof newDevice>

/** DELETE /api/reminders */
export const deviceAddress = z.object({ endpoint: z.string().min(1).max(1000) })

/** What is sent to a device: facts, of which it makes a sentence; nothing of the position. */
export type Reminder = TurnReminder | ChallengeReminder

export type TurnReminder = {
  /** The table waits for the person, or their time runs out. */
  readonly reason: 'turn' | 'late'
  readonly match: string
  /** The game's title in the language of the device. */
  readonly game: string
  readonly language: Language
  /** When the person's time will be up, if it runs (milliseconds since 1970). */
  readonly until?: number
}

/** Somebody asks the person for a match. */
export type ChallengeReminder = {
  readonly reason: 'challenge'
  readonly challenge: string
  /** The name of whoever asks. */
  readonly from: string
  readonly game: string
  readonly language: Language
}

const base64url = z.string().max(4096)

/** What a browser answers when it has made a passkey. */
export const newPasskey = z.object({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])).exactOptional(),
  }),
  clientExtensionResults: z.object({}),
})

/** What a browser answers when a passkey was used. */
export const usedPasskey = z.object({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.exactOptional(),
  }),
  clientExtensionResults: z.object({}),
})

/** GET /api/account/passkey: those of the asking account, in the order they were added; older ones are not dated. */
export const passkeyList = z.object({
  passkeys: z.array(z.object({ id: z.string(), addedAt: z.int().exactOptional(), usedAt: z.int().exactOptional() })),
})
export type PasskeyList = z.infer<typeof passkeyList>

/** DELETE /api/account/passkey */
export const passkeyName = z.object({ id: base64url })

/** Options for `navigator.credentials`, as @simplewebauthn/browser takes them. */
export const passkeyOptions = z.record(z.string(), z.unknown())
