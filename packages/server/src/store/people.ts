// People who are here, whom they follow, whom they challenge, and who looks for an opponent: as the store has them.

import type { Options } from '@ludoteka/kernel'
import { CHALLENGE_STATES, type Clock, clock, options, PACES, type Pace } from '@ludoteka/protocol'
import { z } from 'zod'
import { boolean, decoder, jsonColumn } from './rows.ts'
import type { MatchRow } from './store.ts'

export type Follow = { readonly account: string; readonly followed: string; readonly at: number }

/** Somebody who looks for an opponent. An account has one at most. */
export type StoredSeek = {
  /** Another one whenever the account looks for something else. */
  readonly id: string
  readonly account: string
  readonly game: string
  readonly pace: Pace
  /** The group of addresses it comes from. */
  readonly origin: string
  readonly since: number
  /** Unless a page of the person is open, the search ends then. */
  readonly aliveUntil: number
  /** The two who were found for each other have the same one. */
  readonly offer: string | null
  readonly offerUntil: number | null
  readonly accepted: boolean
  /** Both have accepted: their match. */
  readonly match: string | null
}

export type Offer = { readonly id: string; readonly until: number }

export type StoredChallenge = {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly game: string
  readonly options: Options
  readonly clock: Clock
  readonly rated: boolean
  /** What the challenger brings; secret. */
  readonly brought: readonly string[] | null
  readonly at: number
  readonly until: number
  readonly state: (typeof CHALLENGE_STATES)[number]
  readonly match: string | null
}

/** How many searches one account, and one address, may have at a time. */
export type SeekLimits = { readonly ofOrigin: number }

/** All of it is deleted with the accounts it belongs to. */
export type PeopleStore = {
  /** Says that an account has a page open in a process, or none any more. A process that is lost takes its people with it. */
  setVisitor(process: string, account: string, isHere: boolean): Promise<void>
  /** Which of these accounts are here, in any process. */
  visitorsAmong(accounts: readonly string[]): Promise<readonly string[]>
  countVisitors(): Promise<number>
  /** Running public matches that have changed since, and the one of them with the best players: its id. */
  matchesUnderWay(since: number): Promise<{ readonly count: number; readonly best?: string }>

  /** False if the account follows `most` people already. */
  addFollow(follow: Follow, most: number): Promise<boolean>
  removeFollow(account: string, followed: string): Promise<void>
  /** In the order they were made. */
  followsOf(account: string): Promise<readonly Follow[]>

  /** Replaces what the account has looked for before; false if too many from its origin look for something. */
  saveSeek(seek: StoredSeek, limits: SeekLimits): Promise<boolean>
  /** Everybody who looks for an opponent, who has waited longest first. */
  seeks(): Promise<readonly StoredSeek[]>
  removeSeek(account: string): Promise<void>
  /** The pages of these accounts are open; without accounts, those of everybody are taken to be. */
  keepSeeks(accounts: readonly string[] | undefined, aliveUntil: number): Promise<void>
  /** Brings two together, by the ids of their searches; false if one of them has stopped or was found somebody else for. */
  offerPair(seeks: readonly [string, string], offer: Offer): Promise<boolean>
  /** False if there is no such offer any more. */
  acceptOffer(account: string, offer: string, now: number): Promise<boolean>
  /** Creates the match of two who have both accepted, once; false if somebody else has, or one of them has not. */
  startPair(offer: string, match: MatchRow): Promise<boolean>
  /**
   * Offers that were not accepted in time: whoever has not accepted stops looking, the other goes on. Searches of people who have left end.
   * Answers with the accounts for which something has changed.
   */
  endSeeks(now: number): Promise<readonly string[]>

  /** False if the challenger has `most` open ones already, or one to the same person for the same game. */
  addChallenge(challenge: StoredChallenge, most: number): Promise<boolean>
  challenge(id: string): Promise<StoredChallenge | undefined>
  /** Those to and from an account that are not forgotten, the last first. */
  challengesOf(account: string, now: number): Promise<readonly StoredChallenge[]>
  /** False unless it is open. */
  declineChallenge(id: string): Promise<boolean>
  /** Creates the match of an open challenge, once; false if it is not open any more. */
  acceptChallenge(id: string, match: MatchRow): Promise<boolean>
  removeChallenge(id: string): Promise<void>
  forgetChallenges(now: number): Promise<void>
}

export const SEEK_COLUMNS = `id, account, game, pace, origin, since, alive_until AS "aliveUntil", offer,
  offer_until AS "offerUntil", accepted, match`
export const CHALLENGE_COLUMNS = `id, from_id AS "from", to_id AS "to", game, options, clock, rated, brought, at, until, state, match`

const follow: z.ZodType<Follow> = z.object({ account: z.string(), followed: z.string(), at: z.int() })
const seek: z.ZodType<StoredSeek, unknown> = z.object({
  id: z.string(),
  account: z.string(),
  game: z.string(),
  pace: z.enum(PACES),
  origin: z.string(),
  since: z.int(),
  aliveUntil: z.int(),
  offer: z.string().nullable(),
  offerUntil: z.int().nullable(),
  accepted: boolean,
  match: z.string().nullable(),
})
const challenge: z.ZodType<StoredChallenge, unknown> = z.object({
  id: z.string(),
  from: z.string(),
  to: z.string(),
  game: z.string(),
  options: jsonColumn(options),
  clock: jsonColumn(clock),
  rated: boolean,
  brought: jsonColumn(z.array(z.string())).nullable(),
  at: z.int(),
  until: z.int(),
  state: z.enum(CHALLENGE_STATES),
  match: z.string().nullable(),
})
const accountRow = z.object({ account: z.string() })
const underWay = z.object({ count: z.int(), best: z.string().nullable() })

export const readFollow = decoder('follow', follow)
export const readSeek = decoder('search for an opponent', seek)
export const readChallenge = decoder('challenge', challenge)
export const readAccountId = decoder('account', accountRow)
export const readUnderWay = decoder('matches', underWay)
