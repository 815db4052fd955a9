// Bodies about people: profiles, results and ratings.

import { z } from 'zod'
import { account, botLevel, id, shownRating } from './common.ts'

export const OUTCOMES = ['won', 'lost', 'draw'] as const
export const outcome = z.enum(OUTCOMES)
export type Outcome = z.infer<typeof outcome>

/** How often somebody has won, lost and drawn. */
export const score = z.object({ won: z.int(), lost: z.int(), draw: z.int() })
export type Score = z.infer<typeof score>

const botOpponent = z.object({ bot: botLevel })
/** Somebody who has left the site has no name. */
const opponent = z.union([z.object({ account }), botOpponent])
export type Opponent = z.infer<typeof opponent>

/** GET /api/players/:id: what everybody may know of somebody; of oneself, private tables are counted too. */
export const profile = z.object({
  account,
  createdAt: z.int(),
  /** Unless they hide it. */
  online: z.boolean().exactOptional(),
  /** The asking account follows them. */
  followed: z.literal(true).exactOptional(),
  ratings: z.array(
    z.object({
      game: z.string(),
      rating: shownRating,
      matches: z.int(),
      /** The rating after each of the last rated matches. */
      curve: z.array(z.object({ at: z.int(), value: z.int() })),
    }),
  ),
  /** How many puzzles of the day they have solved, and on how many days in a row: now, and at most; not told of whoever has solved none. */
  puzzles: z.object({ solved: z.int(), streak: z.int(), longest: z.int() }).exactOptional(),
  /** By game and by what was played: a side, a hero, a Baron. */
  sides: z.array(score.extend({ game: z.string(), side: z.string() })),
  opponents: z.array(score.extend({ opponent })),
  /** Of the asking account against this one, from its own point of view; all their matches count. */
  headToHead: z.array(score.extend({ game: z.string() })).exactOptional(),
})
export type Profile = z.infer<typeof profile>

/** GET /api/players/:id/results?cursor: matches that are over, the last first. */
export const resultQuery = z.object({
  cursor: z.string().max(80).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
})
export const resultPage = z.object({
  results: z.array(
    z.object({
      match: id,
      game: z.string(),
      at: z.int(),
      /** From the first move to the last. */
      lastedMs: z.int(),
      actions: z.int(),
      side: z.string(),
      outcome,
      place: z.int(),
      opponents: z.array(opponent),
      /** Of a rated match: the rating after it. */
      rating: shownRating.exactOptional(),
    }),
  ),
  next: z.string().exactOptional(),
})
export type ResultPage = z.infer<typeof resultPage>
export type MatchResult = ResultPage['results'][number]
