// Meeting people: opponents for those who look for one, challenges, whom one follows and who is here; on one server and on two.

import {
  friendList,
  lobby,
  matchDetail,
  matchPage,
  type News,
  news,
  PHRASES,
  profile,
  type ServerMessage,
} from '@ludoteka/protocol'
import { afterEach, describe, expect, test } from 'vitest'
import { openStore } from '../src/store/open.ts'
import { followNews, type NewsFeed } from './support/feed.ts'
import { type Player, playerWith, sitDown } from './support/player.ts'
import { freshDatabase } from './support/postgres.ts'
import { afterwards, loggedErrors, manualClock, openServer, temporaryFolder } from './support/server.ts'

afterEach(() => expect(loggedErrors.splice(0)).toEqual([]))

const GAME = 'unmatched'
const PASSWORD = 'a long enough password'
const look = async (person: Player, pace = 'live'): Promise<News> =>
  news.parse((await person.put('/api/seek', { game: GAME, pace })).body)
const accept = (person: Player, { seek }: News): Promise<{ status: number }> =>
  person.post('/api/seek/accept', { offer: seek?.offer?.id ?? '' })
const isFound = ({ seek }: News): boolean => seek?.offer !== undefined
const hasMatch = ({ seek }: News): boolean => seek?.match !== undefined
const newsFor = async (person: Player): Promise<News> => news.parse((await person.get('/api/news')).body)

async function twoPeople(
  url: string,
  other = url,
): Promise<{ anna: Player; boris: Player; feeds: [NewsFeed, NewsFeed] }> {
  const [anna, boris] = [await sitDown(url, 'Anna'), await sitDown(other, 'Boris')]
  return { anna, boris, feeds: [await followNews(anna), await followNews(boris)] }
}

describe('looking for an opponent', () => {
  test('two who wait for the same are brought together, accept, and sit at one table at once', async () => {
    const { url } = await openServer()
    const { anna, boris, feeds } = await twoPeople(url)
    for (const person of [anna, boris])
      expect(
        (
          await person.post('/api/account/claim', {
            login: `user-${person.id
              .slice(0, 6)
              .toLowerCase()
              .replace(/[^a-z0-9]/g, 'x')}`,
            password: PASSWORD,
          })
        ).status,
      ).toBe(200)
    expect((await look(anna)).seek).toMatchObject({ game: GAME, pace: 'live', waiting: 1 })
    expect(lobby.parse((await anna.get('/api/lobby')).body).here).toBe(2)
    await look(boris)
    const [toAnna, toBoris] = await Promise.all(feeds.map(feed => feed.when(isFound)))
    expect(toAnna?.seek?.offer).toMatchObject({ opponent: { name: 'Boris' }, accepted: false })
    expect(toBoris?.seek?.offer?.id).toBe(toAnna?.seek?.offer?.id)
    if (!toAnna || !toBoris) throw new Error('Nobody was found.')
    expect((await accept(anna, toAnna)).status).toBe(200)
    expect((await newsFor(boris)).seek?.match).toBeUndefined()
    expect((await accept(boris, toBoris)).status).toBe(200)
    const [one, other] = await Promise.all(feeds.map(feed => feed.when(hasMatch)))
    expect(one?.seek?.match).toBe(other?.seek?.match)
    const match = matchDetail.parse((await anna.get(`/api/matches/${one?.seek?.match}`)).body)
    expect(match).toMatchObject({ status: 'running', rated: true, visibility: 'public', clock: { kind: 'bank' } })
    expect(match.seats.map(({ holder }) => (holder.kind === 'account' ? holder.account.name : '')).toSorted()).toEqual([
      'Anna',
      'Boris',
    ])
    await anna.remove('/api/seek')
    expect((await newsFor(anna)).seek).toBeUndefined()
  })

  test('whoever does not accept in time stops looking; the other goes on', async () => {
    const { system, forward } = manualClock()
    const { url } = await openServer({ system, seekMs: 20 })
    const { anna, boris, feeds } = await twoPeople(url)
    await look(anna)
    await look(boris)
    const [toAnna] = await Promise.all(feeds.map(feed => feed.when(isFound)))
    if (!toAnna) throw new Error('Nobody was found.')
    await accept(anna, toAnna)
    forward(20_001)
    await feeds[1].when(({ seek }) => seek === undefined)
    expect((await feeds[0].when(({ seek }) => seek?.offer === undefined)).seek).toMatchObject({ waiting: 1 })
    expect((await accept(boris, toAnna)).status).toBe(409)
  })

  test('a search ends some time after the last page was closed, and not while one is open', async () => {
    const { system, forward } = manualClock()
    const databaseUrl = await freshDatabase()
    const { url } = await openServer({ databaseUrl, system, seekMs: 20, heartbeatMs: 20, downAfterMs: 1e9 })
    const store = await openStore({ databaseUrl, file: '' })
    afterwards(() => store.close())
    const { anna, boris, feeds } = await twoPeople(url)
    await look(anna)
    await look(boris, 'days')
    await feeds[1].close()
    const again = await followNews(boris)
    await again.when(({ seek }) => seek?.pace === 'days')
    await again.close()
    for (let i = 0; i < 3; i++) {
      forward(15_000)
      const at = system.now()
      const isKept = async (): Promise<boolean> =>
        (await store.seeks()).some(({ account, aliveUntil }) => account === anna.id && aliveUntil > at + 15_000)
      await expect.poll(isKept).toBe(true)
    }
    await expect.poll(async () => (await newsFor(boris)).seek).toBeUndefined()
    expect((await newsFor(anna)).seek).toBeDefined()
  })

  test('it survives a restart of the server', async () => {
    const data = temporaryFolder()
    const { system, forward } = manualClock()
    const first = await openServer({ data, system })
    const anna = await sitDown(first.url, 'Anna')
    await look(anna)
    await first.close()
    forward(600_000)
    const second = await openServer({ data, system })
    const again = anna.at(second.url)
    expect((await newsFor(again)).seek).toMatchObject({ game: GAME })
    const boris = await sitDown(second.url, 'Boris')
    const feed = await followNews(again)
    await look(boris)
    expect((await feed.when(isFound)).seek?.offer?.opponent.name).toBe('Boris')
  })

  test('people who block each other never meet; strange games and programs are refused', async () => {
    const { url } = await openServer()
    const { anna, boris } = await twoPeople(url)
    await anna.post('/api/blocks', { account: boris.id })
    await look(anna)
    expect((await look(boris)).seek).toMatchObject({ waiting: 2 })
    expect((await newsFor(anna)).seek?.offer).toBeUndefined()
    expect((await anna.put('/api/seek', { game: 'chess', pace: 'live' })).status).toBe(404)
    expect((await anna.put('/api/seek', { game: GAME, pace: 'never' })).status).toBe(400)
    const clara = await sitDown(url, 'Clara')
    await look(clara)
    expect((await newsFor(clara)).seek?.offer?.opponent.name).toBe('Anna')
  })

  test('on two servers with one database everybody gets exactly one opponent', async () => {
    const databaseUrl = await freshDatabase()
    const servers = await Promise.all([1, 2].map(() => openServer({ databaseUrl, seekMs: 50 })))
    const people = await Promise.all(
      Array.from({ length: 12 }, (_, i) => sitDown(servers[i % 2]?.url ?? '', `Person ${i}`)),
    )
    const feeds = await Promise.all(people.map(followNews))
    await Promise.all(people.map(person => look(person)))
    await Promise.all(
      feeds.map(async (feed, i) => {
        const person = people[i]
        if (person) await accept(person, await feed.when(isFound))
      }),
    )
    const matches = await Promise.all(feeds.map(async feed => (await feed.when(hasMatch)).seek?.match))
    const counts = new Map<string | undefined, number>()
    for (const match of matches) counts.set(match, (counts.get(match) ?? 0) + 1)
    expect([...counts.values()]).toEqual([2, 2, 2, 2, 2, 2])
    const [first] = people
    const running = matchPage.parse((await first?.get('/api/matches?list=live&limit=50'))?.body)
    expect(running.matches).toHaveLength(6)
  }, 60_000)
})

describe('challenges', () => {
  const challenge = (from: Player, to: Player, more: object = {}): Promise<{ status: number; body: unknown }> =>
    from.post('/api/challenges', { to: to.id, game: GAME, clock: { kind: 'days', days: 2 }, ...more })

  test('are told at once, and accepting begins the match', async () => {
    const { url } = await openServer()
    const { anna, boris, feeds } = await twoPeople(url)
    expect((await challenge(anna, boris)).status).toBe(201)
    const { challenges } = await feeds[1].when(one => one.challenges.length > 0)
    expect(challenges[0]).toMatchObject({
      from: { name: 'Anna' },
      game: GAME,
      clock: { kind: 'days', days: 2 },
      state: 'open',
      rated: false,
    })
    const id = challenges[0]?.id ?? ''
    expect((await anna.post(`/api/challenges/${id}/accept`, {})).status).toBe(404)
    const { status, body } = await boris.post(`/api/challenges/${id}/accept`, {})
    expect(status).toBe(200)
    const told = await feeds[0].when(one => one.challenges[0]?.state === 'accepted')
    expect(body).toEqual({ match: told.challenges[0]?.match })
    expect((await newsFor(boris)).challenges).toEqual([])
    expect((await boris.post(`/api/challenges/${id}/decline`, {})).status).toBe(409)
    const match = matchDetail.parse((await anna.get(`/api/matches/${told.challenges[0]?.match}`)).body)
    expect(match).toMatchObject({ status: 'running', clock: { kind: 'days', days: 2 } })
    expect((await anna.remove(`/api/challenges/${id}`)).status).toBe(200)
    expect((await newsFor(anna)).challenges).toEqual([])
  })

  test('one that is declined is told to the challenger; taken back, it is gone for both', async () => {
    const { url } = await openServer()
    const { anna, boris, feeds } = await twoPeople(url)
    await challenge(anna, boris)
    expect((await challenge(anna, boris)).status).toBe(409)
    const id = (await newsFor(boris)).challenges[0]?.id
    await boris.post(`/api/challenges/${id}/decline`, {})
    await feeds[0].when(one => one.challenges[0]?.state === 'declined')
    expect((await newsFor(boris)).challenges).toEqual([])
    await anna.remove(`/api/challenges/${id}`)
    expect((await challenge(anna, boris)).status).toBe(201)
    const again = (await newsFor(anna)).challenges[0]?.id
    expect((await boris.remove(`/api/challenges/${again}`)).status).toBe(404)
    await anna.remove(`/api/challenges/${again}`)
    expect((await newsFor(boris)).challenges).toEqual([])
  })

  test('not to oneself, to nobody, to somebody who blocks, for more than two, or rated between guests', async () => {
    const { url } = await openServer()
    const { anna, boris } = await twoPeople(url)
    expect((await challenge(anna, anna)).status).toBe(409)
    expect((await anna.post('/api/challenges', { to: 'nobody-here', game: GAME })).status).toBe(404)
    expect((await challenge(anna, boris, { options: { mode: 'team4' } })).status).toBe(400)
    expect((await challenge(anna, boris, { rated: true })).status).toBe(400)
    expect((await challenge(anna, boris, { brought: ['a'] })).status).toBe(400)
    await boris.post('/api/blocks', { account: anna.id })
    expect(await challenge(anna, boris)).toMatchObject({
      status: 403,
      body: { message: 'You can not challenge this person.' },
    })
    expect((await challenge(boris, anna)).status).toBe(403)
  })
})

test('whom one follows is seen to be here, unless they hide it or have blocked one', async () => {
  const { url } = await openServer()
  const { anna, boris, feeds } = await twoPeople(url)
  expect((await anna.post('/api/friends', { account: boris.id })).status).toBe(200)
  expect((await anna.post('/api/friends', { account: anna.id })).status).toBe(409)
  expect((await anna.post('/api/friends', { account: 'nobody-here' })).status).toBe(404)
  const isBorisHere = async (): Promise<boolean | undefined> =>
    friendList.parse((await anna.get('/api/friends')).body).friends.find(({ account }) => account.id === boris.id)
      ?.online
  const seen = async () => profile.parse((await anna.get(`/api/players/${boris.id}`)).body)
  expect(await isBorisHere()).toBe(true)
  expect(await seen()).toMatchObject({ online: true, followed: true })
  const { id } = await boris.create({ game: GAME })
  const listed = matchPage.parse((await anna.get('/api/matches?list=friends')).body)
  expect(listed.matches.map(match => match.id)).toEqual([id])
  expect(
    (
      await fetch(`${url}/api/me`, {
        method: 'PATCH',
        headers: { ...boris.headers, 'content-type': 'application/json' },
        body: '{"hidden":true}',
      })
    ).status,
  ).toBe(200)
  expect(await isBorisHere()).toBe(false)
  expect(await seen()).not.toHaveProperty('online')
  await fetch(`${url}/api/me`, {
    method: 'PATCH',
    headers: { ...boris.headers, 'content-type': 'application/json' },
    body: '{"hidden":false}',
  })
  await boris.post('/api/blocks', { account: anna.id })
  expect(await isBorisHere()).toBe(false)
  expect(matchPage.parse((await anna.get('/api/matches?list=friends')).body).matches).toEqual([])
  await feeds[1].close()
  await expect.poll(async () => lobby.parse((await anna.get('/api/lobby')).body).here, { timeout: 10_000 }).toBe(1)
  await anna.remove(`/api/friends/${boris.id}`)
  expect(await isBorisHere()).toBeUndefined()
})

test('spectators are counted, with an account or without; phrases are sent by name', async () => {
  const { url } = await openServer()
  const [anna, boris, clara] = [await sitDown(url, 'Anna'), await sitDown(url, 'Boris'), await sitDown(url, 'Clara')]
  const { id } = await anna.create({ game: GAME, options: { heroPick: 'random' } })
  await boris.match(`/api/matches/${id}/join`)
  const table = await anna.watch(id)
  await clara.watch(id)
  const stranger = await playerWith(url, {}).watch(id)
  const counted = (n: number | undefined) => (one: ServerMessage) => one.type === 'match' && one.match.spectators === n
  await table.when(counted(2))
  await stranger.leave()
  const listed = async (): Promise<number | undefined> =>
    matchPage.parse((await boris.get('/api/matches?list=live')).body).matches[0]?.spectators
  await expect.poll(listed).toBe(1)

  await table.ask({ type: 'chat', channel: 'players', text: 'something else', phrase: 'goodLuck' })
  const said = await table.when(one => one.type === 'chat')
  expect(said).toMatchObject({ line: { text: PHRASES.goodLuck, phrase: 'goodLuck' } })
})
