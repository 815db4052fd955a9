// Meeting people over HTTP: what is going on, whom one follows, challenges, and looking for an opponent.

import {
  acceptedOffer,
  friendList,
  id,
  type Lobby,
  lobby,
  MOST_FRIENDS,
  newChallenge,
  newFriend,
  newSeek,
  news,
  takeSeat,
} from '@ludoteka/protocol'
import { z } from 'zod'
import { rateLimit } from '../limits.ts'
import { newsOf } from '../people/news.ts'
import { refuse } from '../problem.ts'
import { shownAccount } from '../table/names.ts'
import { loadPeople, seatNamesOf, summaryOf } from '../table/summary.ts'
import { type App, accountOrNone, addressHash, type Context, requireAccount } from './context.ts'

const params = z.object({ id })
const emptyBody = z.object({})
const acceptedChallenge = z.object({ match: id })
const tags = ['people']

/** Matches in which nothing has happened for longer are not worth watching. */
const LATELY_MS = 15 * 60_000
/** What is going on is worked out anew after so long. */
const LOBBY_KEPT_MS = 3_000
const HOUR_SECONDS = 3600

export function peopleRoutes(app: App, context: Context): void {
  const { services, config } = context
  const { store, presence, people } = services
  const { system, limits } = config

  const overview = async (): Promise<{ readonly shown: Omit<Lobby, 'best'>; readonly best: string | undefined }> => {
    const [here, underWay, seeks] = await Promise.all([
      store.countVisitors(),
      store.matchesUnderWay(system.now() - LATELY_MS),
      store.seeks(),
    ])
    const seeking: Record<string, { live: number; days: number }> = {}
    for (const { game, pace, match } of seeks) {
      if (match !== null) continue
      const counts = seeking[game] ?? { live: 0, days: 0 }
      seeking[game] = { ...counts, [pace]: counts[pace] + 1 }
    }
    return { shown: { here, playing: underWay.count, seeking }, best: underWay.best }
  }
  let known: { readonly until: number; readonly answer: ReturnType<typeof overview> } | undefined

  app.get('/api/lobby', { schema: { tags, summary: 'What is going on', response: { 200: lobby } } }, async request => {
    const me = await accountOrNone(context, request)
    if (!known || known.until <= system.now()) known = { until: system.now() + LOBBY_KEPT_MS, answer: overview() }
    const answer = known.answer
    answer.catch(() => {
      known = undefined
    })
    const { shown, best } = await answer
    const row = best === undefined ? undefined : await store.match(best)
    if (row?.status !== 'running') return shown
    const peopleAt = (await loadPeople(store, presence, [row]))(row)
    return { ...shown, best: summaryOf(row, await seatNamesOf(row), peopleAt, me?.id) }
  })

  app.get(
    '/api/news',
    { schema: { tags, summary: 'What concerns me beside my tables', response: { 200: news } } },
    async request => newsOf(store, (await requireAccount(context, request)).id, system.now()),
  )

  const perMinute = { rateLimit: { max: limits.tablesPerMinute, timeWindow: 60_000 } }

  app.put(
    '/api/seek',
    { schema: { tags, summary: 'Look for an opponent', body: newSeek, response: { 200: news } }, config: perMinute },
    async request => {
      const me = await requireAccount(context, request)
      if (me.kind === 'bot') refuse('forbidden', 'Programs sit down at tables that wait for players.')
      await people.seeking.look(me.id, request.body, addressHash(context, request), limits.seeksOfAddress)
      return newsOf(store, me.id, system.now())
    },
  )

  app.delete(
    '/api/seek',
    { schema: { tags, summary: 'Look for an opponent no more', response: { 200: emptyBody } } },
    async request => {
      await people.seeking.stop((await requireAccount(context, request)).id)
      return {}
    },
  )

  app.post(
    '/api/seek/accept',
    { schema: { tags, summary: 'Play with who was found', body: acceptedOffer, response: { 200: news } } },
    async request => {
      const me = await requireAccount(context, request)
      await people.seeking.accept(me.id, request.body.offer)
      return newsOf(store, me.id, system.now())
    },
  )

  app.get(
    '/api/friends',
    { schema: { tags, summary: 'Whom I follow', response: { 200: friendList } } },
    async request => {
      const me = await requireAccount(context, request)
      const follows = await store.followsOf(me.id)
      const ids = follows.map(({ followed }) => followed)
      const [found, here, blocks] = await Promise.all([
        ids.length > 0 ? store.accounts(ids) : [],
        people.hereAmong(ids),
        store.blocksAmong([me.id, ...ids]),
      ])
      const accounts = new Map(found.map(account => [account.id, account]))
      // Whoever has blocked somebody is away to them.
      const apart = new Set(blocks.filter(({ blocked }) => blocked === me.id).map(({ account }) => account))
      return {
        friends: ids.flatMap(followed => {
          const account = accounts.get(followed)
          if (!account) return []
          const online = here.has(followed) && !account.hidden && !apart.has(followed)
          return [{ account: shownAccount(account), online }]
        }),
      }
    },
  )

  app.post(
    '/api/friends',
    { schema: { tags, summary: 'Follow somebody', body: newFriend, response: { 200: emptyBody } } },
    async request => {
      const me = await requireAccount(context, request)
      const { account: followed } = request.body
      if (followed === me.id) refuse('conflict', 'That is you.')
      if (!(await store.account(followed))) refuse('not-found', 'There is no such player.')
      if (!(await store.addFollow({ account: me.id, followed, at: system.now() }, MOST_FRIENDS)))
        refuse('conflict', `An account follows at most ${MOST_FRIENDS} people.`)
      return {}
    },
  )

  app.delete(
    '/api/friends/:id',
    { schema: { tags, summary: 'Follow somebody no more', params, response: { 200: emptyBody } } },
    async request => {
      const me = await requireAccount(context, request)
      await store.removeFollow(me.id, request.params.id)
      return {}
    },
  )

  const perHour = (most: number) => rateLimit({ burst: most, perSecond: most / HOUR_SECONDS })
  const challenged = {
    ofAccount: perHour(limits.challengesPerHour),
    ofAddress: perHour(limits.challengesPerHourOfAddress),
  }

  app.post(
    '/api/challenges',
    { schema: { tags, summary: 'Ask somebody for a match', body: newChallenge, response: { 201: news } } },
    async (request, reply) => {
      const me = await requireAccount(context, request)
      if (!challenged.ofAccount.allows(me.id) || !challenged.ofAddress.allows(addressHash(context, request)))
        refuse('too-many', 'That are many challenges; please wait for an hour.')
      await people.challenges.challenge(me.id, request.body)
      return reply.code(201).send(await newsOf(store, me.id, system.now()))
    },
  )

  app.post(
    '/api/challenges/:id/accept',
    {
      schema: { tags, summary: 'Accept a challenge', params, body: takeSeat, response: { 200: acceptedChallenge } },
      config: perMinute,
    },
    async request => {
      const me = await requireAccount(context, request)
      return { match: await people.challenges.accept(me.id, request.params.id, request.body?.brought) }
    },
  )

  app.post(
    '/api/challenges/:id/decline',
    { schema: { tags, summary: 'Decline a challenge', params, response: { 200: emptyBody } } },
    async request => {
      await people.challenges.decline((await requireAccount(context, request)).id, request.params.id)
      return {}
    },
  )

  app.delete(
    '/api/challenges/:id',
    { schema: { tags, summary: 'Take a challenge back', params, response: { 200: emptyBody } } },
    async request => {
      await people.challenges.remove((await requireAccount(context, request)).id, request.params.id)
      return {}
    },
  )
}
