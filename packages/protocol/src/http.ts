// Bodies of the HTTP interface. docs/protocol.md tells the story; the server validates with these very schemas.

import { z } from 'zod'
import { account, botLevel, clock, id, language, matchSummary, onTimeout, options, playerName } from './common.ts'

/** POST /api/session: sit down as a guest at once. */
export const newSession = z.object({ name: playerName, language: language.default('en') })
export const session = z.object({ account, language })
export type Session = z.infer<typeof session>

export const password = z.string().min(10).max(200)
export const login = z
  .string()
  .trim()
  .toLowerCase()
  .min(3)
  .max(40)
  .regex(/^[\p{L}\p{N}._-]+$/u)

/** POST /api/account/claim: keep a guest account with a login and a password (or a passkey, below). */
export const claimWithPassword = z.object({ login, password })
/** POST /api/login */
export const loginWithPassword = z.object({ login, password })

/** PATCH /api/me */
export const changeMe = z.object({ name: playerName.optional(), language: language.optional() })

/** POST /api/tokens: an account for a program, with a token shown once. */
export const newBotAccount = z.object({ name: playerName })
export const botAccount = z.object({ account, token: z.string() })

/** POST /api/matches */
export const newMatch = z.object({
  game: z.string().max(40),
  options: options.default({}),
  /** One entry a seat in the game's order; what is missing is open. */
  seats: z
    .array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('me') }),
        z.object({ kind: z.literal('open') }),
        z.object({ kind: z.literal('bot'), level: botLevel }),
      ]),
    )
    .max(8)
    .default([{ kind: 'me' }]),
  visibility: z.enum(['public', 'private']).default('public'),
  /** All seats without a bot are played on this one device. */
  hotSeat: z.boolean().default(false),
  clock: clock.default({ kind: 'none' }),
  onTimeout: onTimeout.default('lose'),
})
export type NewMatch = z.input<typeof newMatch>

/** The answer to creating and reading a match; invites are for the host only. */
export const matchDetail = matchSummary.extend({
  /** For the host of an open match: seat → the secret part of its link /join/<token>. */
  invites: z.record(z.string(), z.string()).optional(),
  rematch: id.optional(),
  /** SHA-256 of the seed, from the start; the seed itself once the match is over. */
  commitment: z.string().optional(),
  seed: z.string().optional(),
})
export type MatchDetail = z.infer<typeof matchDetail>

/** POST /api/matches/:id/join */
export const joinMatch = z.object({ seat: z.string().max(20).optional() })

/** GET /api/matches */
export const matchQuery = z.object({
  list: z.enum(['mine', 'open', 'live', 'finished']).default('open'),
  game: z.string().max(40).optional(),
  cursor: z.string().max(80).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
})
export const matchPage = z.object({ matches: z.array(matchSummary), next: z.string().optional() })
export type MatchPage = z.infer<typeof matchPage>
