// A match as lists and table heads show it.

import { LudotekaError } from '@ludoteka/kernel'
import type { Account, MatchSummary, ShownRating } from '@ludoteka/protocol'
import { loadGame } from '@ludoteka/registry'
import { peopleAt, seatsOf } from '@ludoteka/table'
import type { Presence } from '../live/presence.ts'
import { mayBeRated } from '../ratings/rated.ts'
import { shownRating } from '../ratings/rating.ts'
import type { StoredResult } from '../store/results.ts'
import type { MatchRow, Store } from '../store/store.ts'
import { shownAccount, withDistinctNames } from './names.ts'
import { writableOptions } from './options.ts'
import type { TableState } from './state.ts'

type PeopleInfo = {
  readonly accounts: ReadonlyMap<string, Account>
  isOnline(account: string): boolean
  readonly spectators: number
  /** The rating of whoever sits there, or sat there when the match began. */
  ratingAt(seat: number): ShownRating | undefined
}

const NOBODY: PeopleInfo = {
  accounts: new Map(),
  isOnline: () => false,
  spectators: 0,
  ratingAt: () => undefined,
}

export async function loadPeople(
  store: Pick<Store, 'accounts' | 'ratingsOf' | 'resultsAt'>,
  presence: Pick<Presence, 'report' | 'presentAt'>,
  rows: readonly MatchRow[],
): Promise<(row: MatchRow) => PeopleInfo> {
  const ids = [...new Set(rows.flatMap(peopleAt))]
  if (rows.length === 0) return () => NOBODY
  const matches = rows.map(({ id }) => id)
  const [found, { isHere }, present, ratingsAt] = await Promise.all([
    store.accounts(ids),
    presence.report(matches, ids),
    presence.presentAt(matches),
    loadRatings(store, rows),
  ])
  const accounts = new Map(found.map(account => [account.id, shownAccount(account)]))
  return row => ({
    accounts: peopleOf(row, accounts),
    isOnline: account => isHere(row.id, account),
    spectators: present.filter(({ match, account }) => match === row.id && !peopleAt(row).includes(account)).length,
    ratingAt: ratingsAt(row),
  })
}

type RatingAt = PeopleInfo['ratingAt']

/** At a rated match that was counted, the ratings it has led to; otherwise those of today. */
async function loadRatings(
  store: Pick<Store, 'ratingsOf' | 'resultsAt'>,
  rows: readonly MatchRow[],
): Promise<(row: MatchRow) => RatingAt> {
  const counted = rows.filter(({ rated, status }) => rated && status === 'finished').map(({ id }) => id)
  const people = [
    ...new Set(
      rows.flatMap(({ seats }) =>
        seats.flatMap(holder => (holder.kind === 'account' && holder.registered ? [holder.account] : [])),
      ),
    ),
  ]
  const [results, ratings] = await Promise.all([
    counted.length > 0 ? store.resultsAt(counted) : [],
    people.length > 0 ? store.ratingsOf(people) : [],
  ])
  const keyOf = (one: { readonly game: string }, account: string): string => `${one.game} ${account}`
  const today = new Map(ratings.map(rating => [keyOf(rating, rating.account), shownRating(rating)]))
  return row => {
    const told = results.filter(({ match }) => match === row.id)
    if (told.length > 0) return seat => ratingIn(told.find(result => result.seat === seat))
    return seat => {
      const holder = row.seats[seat]
      return holder?.kind === 'account' ? today.get(keyOf(row, holder.account)) : undefined
    }
  }
}

function ratingIn(result: StoredResult | undefined): ShownRating | undefined {
  return result?.rating ? shownRating(result.rating.after, result.rating.before) : undefined
}

function peopleOf(row: MatchRow, accounts: ReadonlyMap<string, Account>): ReadonlyMap<string, Account> {
  const seated = peopleAt(row).flatMap(id => accounts.get(id) ?? [])
  return new Map(withDistinctNames(seated).map(account => [account.id, account]))
}

/** The names of the seats, by the rules of the match; where they are not here, by those of today. */
export async function seatNamesOf({ game, version, options }: MatchRow): Promise<readonly string[]> {
  const rules = await loadGame(game, version).catch((error: unknown) => {
    if (error instanceof LudotekaError) return loadGame(game)
    throw error
  })
  return rules.seats(options)
}

export function summaryOf(
  row: MatchRow,
  names: readonly string[],
  people: PeopleInfo,
  account: string | undefined,
): MatchSummary {
  const nameOf = (seat: number): string => names[seat] ?? ''
  const own = seatsOf(row, account)
  const ratings = row.seats.flatMap((_, seat): [string, ShownRating][] => {
    const rating = people.ratingAt(seat)
    return rating ? [[nameOf(seat), rating]] : []
  })
  return {
    id: row.id,
    game: row.game,
    version: row.version,
    status: row.status,
    options: writableOptions(row.options),
    visibility: row.visibility,
    hotSeat: row.hotSeat,
    clock: row.clock,
    onTimeout: row.onTimeout,
    rated: row.rated && (row.status !== 'open' || mayBeRated(row)),
    ...(ratings.length > 0 ? { ratings: Object.fromEntries(ratings) } : {}),
    seats: row.seats.map((holder, seat) => ({ seat: nameOf(seat), holder: holderSummary(holder, people) })),
    host: row.host,
    waiting: row.waiting.map(nameOf),
    yours: own.map(nameOf),
    yourTurn: row.waiting.some(seat => own.includes(seat)),
    actions: row.actions,
    result: row.result.kind === 'won' ? { ...row.result, winners: [...row.result.winners] } : row.result,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    ...(row.rematch === null ? {} : { rematch: row.rematch }),
    ...(people.spectators > 0 ? { spectators: people.spectators } : {}),
    ...(row.advised ? { advised: true as const } : {}),
    ...(row.position === null ? {} : { fromPosition: true as const }),
    ...(row.tournament === null ? {} : { tournament: row.tournament }),
  }
}

/** With the seats the account may take back from a bot. */
export function tableSummary(
  { row, names, away }: TableState,
  people: PeopleInfo,
  account: string | undefined,
): MatchSummary {
  const seats = names.filter((_, seat) => account !== undefined && away[seat] === account)
  return { ...summaryOf(row, names, people, account), ...(seats.length > 0 ? { away: seats } : {}) }
}

function holderSummary(holder: MatchRow['seats'][number], people: PeopleInfo): MatchSummary['seats'][number]['holder'] {
  if (holder.kind !== 'account') return holder
  const account = people.accounts.get(holder.account) ?? { id: holder.account, name: '', kind: 'guest' }
  return { kind: 'account', account, online: people.isOnline(holder.account) }
}
