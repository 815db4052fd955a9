// Tournaments over HTTP, described in docs/protocol.md.

import { z } from 'zod'
import { account, botLevel, brought, clock, id, options, shownRating } from './common.ts'
import { cleanName } from './text.ts'

export const tournamentFormat = z.enum(['swiss', 'roundRobin', 'knockout'])
export type TournamentFormat = z.infer<typeof tournamentFormat>
export const tournamentStatus = z.enum(['open', 'running', 'finished', 'cancelled'])
export type TournamentStatus = z.infer<typeof tournamentStatus>

export const MOST_PLACES: Readonly<Record<TournamentFormat, number>> = { swiss: 64, roundRobin: 16, knockout: 64 }
export const MOST_ROUNDS = 11

/** With a clock for the match, or days for a move; without either a match might never end. */
export const tournamentClock = clock.refine(({ kind }) => kind !== 'none', 'a tournament needs a clock')

const isReadable = (name: string): boolean => !/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u.test(name)

/** POST /api/tournaments */
export const newTournament = z
  .object({
    game: z.string().max(40),
    options: options.default({}),
    /** What it is called beside its game and format; may be empty. */
    name: z.string().max(200).refine(isReadable, 'not a readable name').overwrite(cleanName).max(40).default(''),
    format: tournamentFormat,
    /** Of a Swiss; the other formats have as many as they need. */
    rounds: z.int().min(1).max(MOST_ROUNDS).default(5),
    places: z.int().min(2).max(64),
    clock: tournamentClock,
    /** When it begins; without it when all places are taken, or when its host says so. */
    startsAt: z.int().min(0).nullable().default(null),
    rated: z.boolean().default(false),
    /** Bots of this level take the places that are free when it begins. */
    fill: botLevel.nullable().default(null),
  })
  .refine(({ format, places }) => places <= MOST_PLACES[format], 'too many places for this format')
export type NewTournament = z.input<typeof newTournament>

/** POST /api/tournaments/:id/join. Again to bring other cards, before it begins. */
export const joinTournament = z.object({ brought: brought.optional() })

/** POST /api/tournaments/:id/remove */
export const removeFromTournament = z.object({ player: z.string().min(1).max(64) })

/** Who takes part: a person, or a bot with a number of its own. */
export const tournamentPlayer = z.object({
  /** Stands for the player in pairings and standings. */
  id: z.string(),
  who: z.union([z.object({ account }), z.object({ bot: botLevel, number: z.int() })]),
  rating: shownRating.exactOptional(),
})
export type TournamentPlayer = z.infer<typeof tournamentPlayer>

export const tournamentSummary = z.object({
  id,
  name: z.string(),
  game: z.string(),
  options,
  format: tournamentFormat,
  /** How many rounds it has; before it begins, how many it would have if all places were taken. */
  rounds: z.int(),
  places: z.int(),
  taken: z.int(),
  clock,
  startsAt: z.int().nullable(),
  rated: z.boolean(),
  fill: botLevel.nullable(),
  status: tournamentStatus,
  /** The round that is played, from 1; 0 before the first. */
  round: z.int(),
  host: account.nullable(),
  /** The asking account takes part. */
  joined: z.boolean(),
  createdAt: z.int(),
})
export type TournamentSummary = z.infer<typeof tournamentSummary>

const tieBreak = z.enum(['headToHead', 'buchholz', 'sonnebornBerger', 'wins'])

const standing = z.object({
  player: z.string(),
  place: z.int(),
  points: z.number(),
  won: z.int(),
  drawn: z.int(),
  lost: z.int(),
  withdrawn: z.boolean(),
  ties: z.record(tieBreak, z.number()),
})
export type TournamentStanding = z.infer<typeof standing>

const game = z.object({
  match: id,
  /** The player in the first seat. */
  first: z.string(),
  outcome: z.enum(['open', 'first', 'second', 'draw']),
})

const pairing = z.object({
  first: z.string(),
  /** Null: the first has a bye. */
  second: z.string().nullable(),
  games: z.array(game),
  /** Who goes on or has the point; not there for a draw, or while it is open. */
  winner: z.string().exactOptional(),
  isOver: z.boolean(),
  /** The point was given without a match. */
  awarded: z.literal(true).exactOptional(),
})
export type TournamentPairing = z.infer<typeof pairing>

/** GET /api/tournaments/:id, and the answer to every change of it. */
export const tournamentDetail = tournamentSummary.extend({
  /** Grows with every change: unchanged means nothing is new. */
  revision: z.int(),
  players: z.array(tournamentPlayer),
  /** By place; before it begins in the order people have joined. */
  standings: z.array(standing),
  /** What decides between equal points, in this order. */
  tieBreaks: z.array(tieBreak),
  pairings: z.array(z.array(pairing)),
  champions: z.array(z.string()),
  /** When the next round begins, while it is waited for. */
  nextRoundAt: z.int().exactOptional(),
  /** The asking account may cancel it, begin it and remove players. */
  yours: z.boolean(),
  /** The match of the asking account that is not over. */
  yourMatch: id.exactOptional(),
  /** The cards the asking account brings. */
  brought: brought.exactOptional(),
})
export type TournamentDetail = z.infer<typeof tournamentDetail>

/** GET /api/tournaments */
export const tournamentQuery = z.object({
  list: z.enum(['open', 'running', 'finished', 'mine']).default('open'),
  cursor: z.string().max(80).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
})
export const tournamentPage = z.object({ tournaments: z.array(tournamentSummary), next: z.string().exactOptional() })
export type TournamentPage = z.infer<typeof tournamentPage>
