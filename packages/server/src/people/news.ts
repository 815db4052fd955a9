// What concerns an account beside its tables: the opponent it looks for, and challenges to and from it.

import type { Account, News, Seek } from '@ludoteka/protocol'
import { shownRating } from '../ratings/rating.ts'
import type { StoredChallenge, StoredSeek } from '../store/people.ts'
import type { Store } from '../store/store.ts'
import { shownAccount } from '../table/names.ts'
import { CLOCK_OF_PACE } from './seeking.ts'

type NewsStore = Pick<Store, 'seeks' | 'challengesOf' | 'accounts' | 'ratingsOf'>

export async function newsOf(store: NewsStore, account: string, now: number): Promise<News> {
  const [seeks, challenges] = await Promise.all([store.seeks(), store.challengesOf(account, now)])
  const own = seeks.find(seek => seek.account === account)
  const opponent = own?.offer ? seeks.find(({ offer, id }) => offer === own.offer && id !== own.id)?.account : undefined
  const ids = new Set([...challenges.flatMap(({ from, to }) => [from, to]), ...(opponent ? [opponent] : [])])
  const people = new Map((ids.size > 0 ? await store.accounts([...ids]) : []).map(one => [one.id, shownAccount(one)]))
  return {
    ...(own ? { seek: await seekOf(store, own, seeks, opponent ? people.get(opponent) : undefined) } : {}),
    challenges: challenges.flatMap(challenge => shownChallenge(challenge, account, people)),
  }
}

async function seekOf(
  store: NewsStore,
  { game, pace, since, offer, offerUntil, accepted, match }: StoredSeek,
  all: readonly StoredSeek[],
  opponent: Account | undefined,
): Promise<Seek> {
  const waiting = all.filter(seek => seek.game === game && seek.pace === pace && seek.match === null).length
  const ratings = opponent ? await store.ratingsOf([opponent.id]) : []
  const rating = ratings.find(one => one.game === game)
  return {
    game,
    pace,
    clock: CLOCK_OF_PACE[pace],
    since,
    waiting,
    ...(offer && offerUntil !== null && opponent
      ? {
          offer: {
            id: offer,
            until: offerUntil,
            opponent,
            accepted,
            ...(rating ? { rating: shownRating(rating) } : {}),
          },
        }
      : {}),
    ...(match === null ? {} : { match }),
  }
}

/** Whoever has declined or accepted needs not be told so. */
function shownChallenge(
  { id, from, to, game, options, clock, rated, at, until, state, match }: StoredChallenge,
  account: string,
  people: ReadonlyMap<string, Account>,
): News['challenges'] {
  const [challenger, challenged] = [people.get(from), people.get(to)]
  if (!challenger || !challenged || (state !== 'open' && account !== from)) return []
  const plain = Object.fromEntries(
    Object.entries(options).map(([key, value]) => [key, typeof value === 'object' ? [...value] : value]),
  )
  return [
    {
      id,
      from: challenger,
      to: challenged,
      game,
      options: plain,
      clock,
      rated,
      at,
      until,
      state,
      ...(match === null ? {} : { match }),
    },
  ]
}
