// Results of matches and ratings, as the store has them.

import { OUTCOMES, type Outcome } from '@ludoteka/protocol'
import { z } from 'zod'
import { FIRST_RATING, type RatedTeam, type Rating, type Skill, skillsAfter } from '../ratings/rating.ts'
import { writeCursor } from './queries.ts'
import { boolean, decoder, jsonColumn } from './rows.ts'

/** How a match went for one of the people who began it. */
export type Participant = {
  readonly account: string
  readonly seat: number
  /** What was played: a side, a hero, a Baron; the name of the seat where a game has none. */
  readonly side: string
  /** Equal for allies. */
  readonly team: number
  /** 1 is the first; who left comes after all who stayed. */
  readonly place: number
  readonly outcome: Outcome
}

export type FinishedMatch = {
  readonly match: string
  readonly game: string
  readonly at: number
  readonly began: number
  readonly actions: number
  readonly isPublic: boolean
  readonly rated: boolean
  readonly participants: readonly Participant[]
  /** The levels of the bots that played from the start. */
  readonly bots: readonly string[]
}

/** A participant as stored; with the rating before and after where the match was rated. */
export type StoredResult = Omit<FinishedMatch, 'participants' | 'rated'> &
  Participant & { readonly rating: { readonly before: Rating; readonly after: Rating } | null }

export type AccountRating = Rating & { readonly account: string; readonly game: string }

/** Results and ratings are deleted with their account. */
export type ResultStore = {
  /**
   * Keeps the results of a match and counts a rated one, in one transaction, once: false if that was done before.
   * Accounts that do not exist any more count as opponents of unknown strength.
   */
  recordResults(finished: FinishedMatch): Promise<boolean>
  /** Finished matches whose results are not recorded. */
  unrecordedMatches(most: number): Promise<readonly string[]>
  /** All results of these matches. */
  resultsAt(matches: readonly string[]): Promise<readonly StoredResult[]>
  ratingsOf(accounts: readonly string[]): Promise<readonly AccountRating[]>
  /** Those of an account, the last first; `next` = the cursor to go on from. */
  resultsOf(
    account: string,
    page: ResultsAsked & { readonly cursor?: string; readonly limit: number },
  ): Promise<{ readonly results: readonly StoredResult[]; readonly next?: string }>
  /** How often the account had which outcome: by game and side, by game and person on another side, by game and bots alone. */
  sideScores(account: string, asked: ResultsAsked): Promise<readonly CountedOutcome[]>
  opponentScores(
    account: string,
    asked: ResultsAsked & { readonly opponent?: string },
  ): Promise<readonly CountedOutcome[]>
  botScores(account: string, asked: ResultsAsked): Promise<readonly CountedOutcome[]>
  /** What the last rated matches have led to, the earliest first. */
  ratingCurve(account: string, most: number): Promise<readonly CurvePoint[]>
}

/** Tables that only those at them could see are left out for others. */
export type ResultsAsked = { readonly onlyPublic: boolean }
/** `what` = the side, the id of the opponent, or the levels of the bots as JSON. */
export type CountedOutcome = {
  readonly game: string
  readonly what: string
  readonly outcome: Outcome
  readonly count: number
}
export type CurvePoint = { readonly game: string; readonly at: number; readonly mu: number }

/** So many opponents are told of, those met most often. */
export const MOST_OPPONENTS = 50

export const RESULT_COLUMNS = `r.match, r.account, r.game, r.at, r.began, r.actions, r.is_public AS "isPublic", r.bots, r.seat, r.side,
  r.team, r.place, r.outcome, r.mu_before AS "muBefore", r.sigma_before AS "sigmaBefore", r.mu_after AS "muAfter",
  r.sigma_after AS "sigmaAfter", r.matches_before AS "matchesBefore"`

const number = z.number()
const result = z
  .object({
    match: z.string(),
    account: z.string(),
    game: z.string(),
    at: z.int(),
    began: z.int(),
    actions: z.int(),
    isPublic: boolean,
    bots: jsonColumn(z.array(z.string())),
    seat: z.int(),
    side: z.string(),
    team: z.int(),
    place: z.int(),
    outcome: z.enum(OUTCOMES),
    muBefore: number.nullable(),
    sigmaBefore: number.nullable(),
    muAfter: number.nullable(),
    sigmaAfter: number.nullable(),
    matchesBefore: z.int().nullable(),
  })
  .transform(({ muBefore, sigmaBefore, muAfter, sigmaAfter, matchesBefore, ...row }): StoredResult => {
    if (muBefore === null || sigmaBefore === null || muAfter === null || sigmaAfter === null || matchesBefore === null)
      return { ...row, rating: null }
    return {
      ...row,
      rating: {
        before: { mu: muBefore, sigma: sigmaBefore, matches: matchesBefore },
        after: { mu: muAfter, sigma: sigmaAfter, matches: matchesBefore + 1 },
      },
    }
  })
const accountRating: z.ZodType<AccountRating> = z.object({
  account: z.string(),
  game: z.string(),
  mu: number,
  sigma: number,
  matches: z.int(),
})

const countedOutcome: z.ZodType<CountedOutcome> = z.object({
  game: z.string(),
  what: z.string(),
  outcome: z.enum(OUTCOMES),
  count: z.int(),
})
const curvePoint: z.ZodType<CurvePoint> = z.object({ game: z.string(), at: z.int(), mu: number })

export const readCountedOutcome = decoder('result', countedOutcome)
export const readCurvePoint = decoder('result', curvePoint)
export const readResult = decoder('result', result)
export const readRating = decoder('rating', accountRating)

/** The rating of everybody after a rated match, from those before it. */
export function ratingsAfter(
  { participants }: FinishedMatch,
  known: readonly AccountRating[],
): ReadonlyMap<string, { readonly before: Rating; readonly after: Rating }> {
  const before = new Map(known.map(({ account, mu, sigma, matches }) => [account, { mu, sigma, matches }]))
  const ratingOf = (account: string): Rating => before.get(account) ?? FIRST_RATING
  const teams = new Map<string, { place: number; members: { player: string; skill: Skill }[] }>()
  for (const { account, team, place } of participants) {
    // Who left has lost, whatever becomes of the allies.
    const key = `${team} ${place}`
    const side = teams.get(key) ?? { place, members: [] }
    side.members.push({ player: account, skill: ratingOf(account) })
    teams.set(key, side)
  }
  const sides: readonly RatedTeam<string>[] = [...teams.values()]
  return new Map(
    [...skillsAfter(sides)].map(([account, { mu, sigma }]) => {
      const rating = ratingOf(account)
      return [account, { before: rating, after: { mu, sigma, matches: rating.matches + 1 } }]
    }),
  )
}

/** A page out of rows read with one more than asked for. */
export function resultPageOf(
  results: readonly StoredResult[],
  limit: number,
): { readonly results: readonly StoredResult[]; readonly next?: string } {
  const kept = results.slice(0, limit)
  const last = kept.at(-1)
  return results.length > limit && last
    ? { results: kept, next: writeCursor({ sortedBy: last.at, id: last.match }) }
    : { results: kept }
}

export type ResultValue = string | number | null
/** The columns of a result, in the order of their values. */
export const RESULT_FIELDS = [
  'match',
  'account',
  'game',
  'at',
  'began',
  'actions',
  'is_public',
  'bots',
  'seat',
  'side',
  'team',
  'place',
  'outcome',
  'mu_before',
  'sigma_before',
  'mu_after',
  'sigma_after',
  'matches_before',
] as const

export function resultValues(
  { match, game, at, began, actions, isPublic, bots }: FinishedMatch,
  { account, seat, side, team, place, outcome }: Participant,
  rating: StoredResult['rating'] | undefined,
): readonly ResultValue[] {
  const { before, after } = rating ?? {}
  return [
    match,
    account,
    game,
    at,
    began,
    actions,
    isPublic ? 1 : 0,
    JSON.stringify(bots),
    seat,
    side,
    team,
    place,
    outcome,
    before?.mu ?? null,
    before?.sigma ?? null,
    after?.mu ?? null,
    after?.sigma ?? null,
    before?.matches ?? null,
  ]
}
