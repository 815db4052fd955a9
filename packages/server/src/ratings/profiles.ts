// What is told of somebody: ratings, what they have played, against whom and how it went.

import { type Account, botLevel, type MatchResult, type Opponent, type Profile, type Score } from '@ludoteka/protocol'
import { dayOf, longestStreak, streakOf } from '@ludoteka/protocol/puzzleDays'
import { z } from 'zod'
import { refuse } from '../problem.ts'
import type { StoredSolved } from '../store/puzzles.ts'
import type { CountedOutcome, ResultsAsked, StoredResult } from '../store/results.ts'
import type { Store, StoredAccount } from '../store/store.ts'
import { shownAccount } from '../table/names.ts'
import { shownRating, shownValue } from './rating.ts'

/** As many points as a curve can show. */
const MOST_POINTS = 500

/** Who asks: of oneself one is told of private tables too. */
type Asking = { readonly id: string } | undefined

const askedBy = (account: string, me: Asking): ResultsAsked => ({ onlyPublic: account !== me?.id })

type ProfileAsked = {
  readonly me: Asking
  readonly now: number
  /** Whether somebody is here. */
  isHere(account: string): Promise<boolean>
}

export async function profileOf(store: Store, id: string, { me, now, isHere }: ProfileAsked): Promise<Profile> {
  const account = (await store.account(id)) ?? refuse('not-found', 'There is no such player.')
  const asked = askedBy(id, me)
  const [ratings, curve, sides, people, bots, met, online, follows, blocks, solved] = await Promise.all([
    store.ratingsOf([id]),
    store.ratingCurve(id, MOST_POINTS),
    store.sideScores(id, asked),
    store.opponentScores(id, asked),
    store.botScores(id, asked),
    me && me.id !== id ? store.opponentScores(me.id, { onlyPublic: false, opponent: id }) : [],
    account.hidden || account.kind === 'bot' ? undefined : isHere(id),
    me ? store.followsOf(me.id) : [],
    me ? store.blocksAmong([me.id, id]) : [],
    store.solvedBy(id),
  ])
  const accounts = await accountsById(
    store,
    people.map(({ what }) => what),
  )
  return {
    account: shownAccount(account),
    createdAt: account.createdAt,
    // Whoever has blocked somebody is away to them.
    ...(online === undefined ? {} : { online: online && !blocks.some(({ blocked }) => blocked === me?.id) }),
    ...(follows.some(({ followed }) => followed === id) ? { followed: true as const } : {}),
    ratings: ratings.map(rating => ({
      game: rating.game,
      rating: shownRating(rating),
      matches: rating.matches,
      curve: curve.flatMap(({ game, at, mu }) => (game === rating.game ? [{ at, value: shownValue({ mu }) }] : [])),
    })),
    ...(solved.length > 0 ? { puzzles: countedPuzzles(solved, dayOf(now)) } : {}),
    sides: summed(sides, ({ game, what }) => `${game} ${what}`).map(([{ game, what: side }, score]) => ({
      game,
      side,
      ...score,
    })),
    opponents: [
      ...summed(people, ({ what }) => what).flatMap(([{ what }, score]) => {
        const opponent = accounts.get(what)
        return opponent ? [{ opponent: { account: opponent }, ...score }] : []
      }),
      ...summed(
        bots.flatMap(one => botsIn(one.what).map(what => ({ ...one, what }))),
        ({ what }) => what,
      ).map(([{ what: bot }, score]) => ({ opponent: { bot }, ...score })),
    ],
    ...(met.length > 0
      ? { headToHead: summed(met, ({ game }) => game).map(([{ game }, score]) => ({ game, ...score })) }
      : {}),
  }
}

function countedPuzzles(solved: readonly StoredSolved[], today: string): NonNullable<Profile['puzzles']> {
  const days = new Set(solved.map(({ day }) => day))
  return { solved: solved.length, streak: streakOf(days, today), longest: longestStreak(days) }
}

/** The results of an account as they are told, with those they were played against. */
export async function shownResults(store: Store, results: readonly StoredResult[]): Promise<MatchResult[]> {
  const all = await store.resultsAt(results.map(({ match }) => match))
  const accounts = await accountsById(
    store,
    all.map(({ account }) => account),
  )
  return results.map(result => ({
    match: result.match,
    game: result.game,
    at: result.at,
    lastedMs: Math.max(0, result.at - result.began),
    actions: result.actions,
    side: result.side,
    outcome: result.outcome,
    place: result.place,
    opponents: opponentsIn(result, all, accounts),
    ...(result.rating ? { rating: shownRating(result.rating.after, result.rating.before) } : {}),
  }))
}

function opponentsIn(
  own: StoredResult,
  all: readonly StoredResult[],
  accounts: ReadonlyMap<string, Account>,
): Opponent[] {
  const others = all.filter(({ match, team }) => match === own.match && team !== own.team)
  const people = others.flatMap(({ account }): Opponent[] => {
    const known = accounts.get(account)
    return known ? [{ account: known }] : []
  })
  return [...people, ...own.bots.flatMap(level => botsIn([level])).map((bot): Opponent => ({ bot }))]
}

const botLevels = z.array(botLevel)

/** The levels of bots that are known today. */
function botsIn(bots: string | readonly string[]) {
  const read = botLevels.safeParse(typeof bots === 'string' ? JSON.parse(bots) : bots)
  return read.success ? [...new Set(read.data)] : []
}

async function accountsById(store: Store, ids: readonly string[]): Promise<ReadonlyMap<string, Account>> {
  const found: readonly StoredAccount[] = ids.length > 0 ? await store.accounts([...new Set(ids)]) : []
  return new Map(found.map(account => [account.id, shownAccount(account)]))
}

/** The counts of equal keys as one score each, those of most matches first. */
function summed<C extends Pick<CountedOutcome, 'outcome' | 'count'>>(
  counts: readonly C[],
  keyOf: (one: C) => string,
): readonly (readonly [C, Score])[] {
  const sums = new Map<string, [C, { won: number; lost: number; draw: number }]>()
  for (const one of counts) {
    const key = keyOf(one)
    const sum = sums.get(key) ?? [one, { won: 0, lost: 0, draw: 0 }]
    sum[1][one.outcome] += one.count
    sums.set(key, sum)
  }
  const total = ({ won, lost, draw }: Score): number => won + lost + draw
  return [...sums.values()].toSorted(([, a], [, b]) => total(b) - total(a))
}
