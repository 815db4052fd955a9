// Looking for an opponent: people who wait are brought together, both accept, and their match begins.

import type { Clock, NewSeek, Pace } from '@ludoteka/protocol'
import { findGame, GAMES } from '@ludoteka/registry'
import { duelOptions } from '@ludoteka/table'
import type { Bus } from '../bus/bus.ts'
import { refuse } from '../problem.ts'
import { keyedQueue } from '../queues.ts'
import { FIRST_RATING, shownValue } from '../ratings/rating.ts'
import type { StoredSeek } from '../store/people.ts'
import { agreedRow } from '../table/agreed.ts'
import type { TableRepository } from '../table/repository.ts'
import { choosePairs } from './pairing.ts'

/** How long both have to accept. */
const OFFER_MS = 20_000
/** A page that is loaded again, or whose server starts again, has so long to come back. */
export const SEEK_GRACE_MS = 30_000
/** Announces that somebody looks for an opponent, to processes that know of nobody. */
const TOPIC = 'seeks'
/** So many of those who wait for the same are told how many they are. */
const MOST_TOLD = 50

export const CLOCK_OF_PACE: Readonly<Record<Pace, Clock>> = {
  live: { kind: 'bank', bankMs: 25 * 60_000, incrementMs: 10_000 },
  days: { kind: 'days', days: 3 },
}

export type Seeking = {
  /** `origin` = the group of addresses the request came from; `mostOfOrigin` from there may look at a time. */
  look(account: string, wanted: NewSeek, origin: string, mostOfOrigin: number): Promise<void>
  stop(account: string): Promise<void>
  accept(account: string, offer: string): Promise<void>
  /** The pages of these accounts are open. */
  keep(accounts: readonly string[]): Promise<void>
  /** After a time without any server: everybody gets a moment to come back. */
  resume(): Promise<void>
  /** Regularly: ends searches of those who have gone and offers nobody has accepted, and brings together who can be by now. */
  check(): Promise<void>
}

type SeekingConfig = {
  readonly repository: TableRepository
  readonly bus: Bus
  /** Something has changed for this account. */
  tell(account: string): void
}

export function openSeeking({ repository, bus, tell }: SeekingConfig): Seeking {
  const { store, system } = repository
  const queue = keyedQueue()
  /** Nobody may be looking: then there is nothing to check. */
  let mayBeSomebody = true
  bus.subscribe(TOPIC, () => {
    mayBeSomebody = true
  })

  const bringTogether = async (): Promise<void> => {
    const seeks = await store.seeks()
    if (seeks.length < 2) return
    const accounts = seeks.map(({ account }) => account)
    const [ratings, blocks] = await Promise.all([store.ratingsOf(accounts), store.blocksAmong(accounts)])
    const values = new Map(ratings.map(rating => [`${rating.game} ${rating.account}`, shownValue(rating)]))
    const apart = new Set(blocks.flatMap(({ account, blocked }) => [`${account} ${blocked}`, `${blocked} ${account}`]))
    const now = system.now()
    const pairs = choosePairs(seeks, {
      now,
      ratingOf: (account, game) => values.get(`${game} ${account}`) ?? shownValue(FIRST_RATING),
      areApart: (one, other) => apart.has(`${one} ${other}`),
    })
    for (const [one, other] of pairs) {
      const offer = { id: system.freshId(), until: now + OFFER_MS }
      if (await store.offerPair([one.id, other.id], offer)) for (const { account } of [one, other]) tell(account)
    }
  }

  /** One after another within a process; between processes the store decides. */
  const pair = (): Promise<void> => queue.run('pair', bringTogether)

  /** Those who wait for the same as somebody who has come or gone. */
  const tellOthers = async ({ game, pace }: Pick<StoredSeek, 'game' | 'pace'>): Promise<void> => {
    const others = (await store.seeks()).filter(seek => seek.game === game && seek.pace === pace)
    for (const { account } of others.slice(0, MOST_TOLD)) tell(account)
  }

  const startIfBothAccepted = async (offer: string): Promise<void> => {
    const [one, other] = (await store.seeks()).filter(seek => seek.offer === offer && seek.accepted)
    if (!one || !other || one.match !== null) return
    const game = findGame(one.game)
    const row = agreedRow(
      {
        game,
        options: duelOptions(game) ?? refuse('conflict', 'This game is not for two.'),
        clock: CLOCK_OF_PACE[one.pace],
        visibility: 'public',
        people: [one, other].map(({ account }) => ({ account, brought: undefined })),
        registered: await registeredAmong(store, [one.account, other.account]),
      },
      system,
    )
    await repository.createBy(row, () => store.startPair(offer, row))
  }

  return {
    async look(account, { game, pace }, origin, mostOfOrigin) {
      const rules = GAMES.get(game) ?? refuse('not-found', 'There is no such game.')
      if (!duelOptions(rules)) refuse('bad-request', 'This game is not for two.')
      const now = system.now()
      const seek: StoredSeek = {
        id: system.freshId(),
        account,
        game,
        pace,
        origin,
        since: now,
        aliveUntil: now + SEEK_GRACE_MS,
        offer: null,
        offerUntil: null,
        accepted: false,
        match: null,
      }
      const before = (await store.seeks()).find(one => one.account === account)
      // Asking again for the same is not starting again.
      if (before?.game === game && before.pace === pace && before.match === null) return tell(account)
      if (!(await store.saveSeek(seek, { ofOrigin: mostOfOrigin })))
        refuse('too-many', `${mostOfOrigin} people from your network look for an opponent; please wait for a moment.`)
      mayBeSomebody = true
      bus.publish(TOPIC, null)
      await pair()
      await tellOthers(seek)
    },
    async stop(account) {
      const before = (await store.seeks()).find(one => one.account === account)
      if (!before) return
      await store.removeSeek(account)
      tell(account)
      for (const changed of await store.endSeeks(system.now())) tell(changed)
      await pair()
      await tellOthers(before)
    },
    async accept(account, offer) {
      if (!(await store.acceptOffer(account, offer, system.now()))) refuse('over', 'This offer is over.')
      await startIfBothAccepted(offer)
      for (const seek of await store.seeks()) if (seek.offer === offer) tell(seek.account)
    },
    async keep(accounts) {
      if (mayBeSomebody && accounts.length > 0) await store.keepSeeks(accounts, system.now() + SEEK_GRACE_MS)
    },
    resume: () => store.keepSeeks(undefined, system.now() + SEEK_GRACE_MS),
    async check() {
      if (!mayBeSomebody) return
      mayBeSomebody = false
      const seeks = await store.seeks()
      if (seeks.length === 0) return
      mayBeSomebody = true
      // The process of whoever accepted last may have died before the match was made.
      const offers = new Set(
        seeks.flatMap(({ offer, accepted, match }) => (accepted && match === null && offer ? [offer] : [])),
      )
      for (const offer of offers) await startIfBothAccepted(offer)
      for (const account of await store.endSeeks(system.now())) tell(account)
      await pair()
    },
  }
}

/** Those of these accounts that one can sign in to. */
export async function registeredAmong(
  store: Pick<TableRepository['store'], 'accounts'>,
  accounts: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set((await store.accounts(accounts)).flatMap(({ id, kind }) => (kind === 'user' ? [id] : [])))
}
