// Moderation: hosts mute and remove, people block and report, admins ban; and all of it is recorded.

import {
  auditPage,
  banList,
  blockList,
  botAccount,
  matchDetail,
  matchPage,
  maybeSession,
  reportPage,
  type ServerMessage,
} from '@ludoteka/protocol'
import { afterEach, describe, expect, test } from 'vitest'
import { LIMITS, NO_LIMITS } from '../src/index.ts'
import { openStore } from '../src/store/open.ts'
import { isTable, type Player, playerWith, sitDown } from './support/player.ts'
import { afterwards, loggedErrors, manualClock, openServer, temporaryFolder } from './support/server.ts'

afterEach(() => expect(loggedErrors.splice(0)).toEqual([]))

const UNMATCHED = { game: 'unmatched', options: { heroPick: 'random' } } as const
const PASSWORD = 'correct horse battery'
const DAY = 86_400_000

const say = (text: string, channel = 'spectators') => ({ type: 'chat', channel, text })
const isLine =
  (text: string) =>
  (one: ServerMessage): boolean =>
    one.type === 'chat' && one.line.text === text

/** Anna hosts an open table that Boris and Clara look at. */
async function openTable(url: string) {
  const [anna, boris, clara] = [await sitDown(url, 'Anna'), await sitDown(url, 'Boris'), await sitDown(url, 'Clara')]
  const { id } = await anna.create(UNMATCHED)
  return { anna, boris, clara, id, path: `/api/matches/${id}` }
}

/** A server whose admin is Olga; `data` is its folder. */
async function withAdmin(given: Parameters<typeof openServer>[0] = {}) {
  const data = temporaryFolder()
  const { url } = await openServer({ data, trustProxy: true, ...given })
  const olga = await sitDown(url, 'Olga')
  await olga.post('/api/account/claim', { login: 'olga', password: PASSWORD })
  const store = await openStore({ file: `${data}/ludoteka.db` })
  afterwards(() => store.close())
  await store.setAdmin(olga.id, true, 1)
  return { url, olga, store }
}

describe('hosts', () => {
  test('whoever is muted by the host can not write there, until the host lets them', async () => {
    const { url } = await openServer()
    const { anna, boris, clara, path, id } = await openTable(url)
    const table = await boris.watch(id)
    expect((await clara.refused(`${path}/mute`, { account: boris.id })).error).toBe('forbidden')
    expect((await anna.post(`${path}/mute`, { account: boris.id })).status).toBe(200)
    expect(await table.ask(say('spam'))).toMatchObject({
      problem: { error: 'forbidden', message: 'The host has muted you at this table.' },
    })
    expect(matchDetail.parse((await anna.get(path)).body).muted).toEqual([boris.id])
    expect((await boris.get(path)).body).not.toHaveProperty('muted')
    await anna.post(`${path}/mute`, { account: boris.id, on: false })
    expect(await table.ask(say('hello'))).toMatchObject({ type: 'done' })
    const other = await clara.create(UNMATCHED)
    expect(await (await boris.watch(other.id)).ask(say('hello'))).toMatchObject({ type: 'done' })
  })

  test('whoever is removed loses the seat and the sockets, and neither sits nor watches there again', async () => {
    const { url } = await openServer()
    const { anna, boris, clara, path, id } = await openTable(url)
    const token = Object.values(matchDetail.parse((await anna.get(path)).body).invites ?? {})[0] ?? ''
    const spectator = await boris.watch(id)
    await anna.post(`${path}/remove`, { account: boris.id })
    expect(await spectator.closed).toBe(1008)
    for (const [refused, body] of [
      [`${path}/join`, {}],
      [`/api/invites/${token}`, {}],
    ] as const)
      expect(await boris.refused(refused, body)).toMatchObject({ error: 'forbidden' })
    await expect(boris.watch(id)).rejects.toThrow('1008')

    const four = await anna.create({ ...UNMATCHED, options: { mode: 'team4' } })
    await clara.match(`/api/matches/${four.id}/join`)
    await anna.post(`/api/matches/${four.id}/remove`, { account: clara.id })
    const seats = matchDetail.parse((await anna.get(`/api/matches/${four.id}`)).body).seats
    expect(JSON.stringify(seats)).not.toContain(clara.id)
    await anna.post(`/api/matches/${four.id}/remove`, { account: clara.id, on: false })
    await clara.match(`/api/matches/${four.id}/join`)
  })

  test('nobody who plays is removed, and only the host removes', async () => {
    const { url } = await openServer()
    const { anna, boris, clara, path, id } = await openTable(url)
    await boris.match(`${path}/join`)
    expect(await anna.refused(`${path}/remove`, { account: boris.id })).toMatchObject({ error: 'conflict' })
    expect(await boris.refused(`${path}/remove`, { account: clara.id })).toMatchObject({ error: 'forbidden' })
    expect(await anna.refused(`${path}/remove`, { account: anna.id })).toMatchObject({ error: 'conflict' })
    expect(await anna.refused(`${path}/mute`, { account: 'nobody-here' })).toMatchObject({ error: 'not-found' })
    expect((await boris.watch(id)).seq).toBe(0)
  })

  test('nobody fills the record of what was done by muting without end', async () => {
    const { url } = await openServer({ limits: { ...NO_LIMITS, sanctionsPerHour: 3 } })
    const { anna, boris, path } = await openTable(url)
    for (const on of [true, false, true])
      expect((await anna.post(`${path}/mute`, { account: boris.id, on })).status).toBe(200)
    expect(await anna.refused(`${path}/mute`, { account: boris.id })).toMatchObject({ error: 'too-many' })
    expect(await anna.refused(`${path}/remove`, { account: boris.id })).toMatchObject({ error: 'too-many' })
  })
})

describe('blocks', () => {
  test('people who block each other do not sit together, and their open tables are not offered to each other', async () => {
    const { url } = await openServer()
    const { anna, boris, clara, path, id } = await openTable(url)
    const listed = async (player: Player) =>
      matchPage.parse((await player.get('/api/matches?list=open')).body).matches.map(match => match.id)
    await anna.post('/api/blocks', { account: boris.id })
    expect(await boris.refused(`${path}/join`)).toEqual({
      error: 'forbidden',
      message: 'You can not sit at this table.',
    })
    expect([await listed(boris), await listed(clara)]).toEqual([[], [id]])
    const other = await boris.create(UNMATCHED)
    expect(await anna.refused(`/api/matches/${other.id}/join`)).toEqual({
      error: 'forbidden',
      message: 'Somebody whom you have blocked is at this table.',
    })
    expect(blockList.parse((await anna.get('/api/blocks')).body).blocks).toMatchObject([
      { account: { id: boris.id, name: 'Boris' } },
    ])
    expect((await boris.get('/api/blocks')).body).toEqual({ blocks: [] })
    await anna.remove(`/api/blocks/${boris.id}`)
    await boris.match(`${path}/join`)
  })

  test('the lines of a blocked person reach everybody else, at once and later', async () => {
    const { url } = await openServer()
    const { anna, boris, clara, id } = await openTable(url)
    const [a, b, c] = [await anna.watch(id), await boris.watch(id), await clara.watch(id)]
    await b.ask(say('before'))
    await a.when(isLine('before'))
    await anna.post('/api/blocks', { account: boris.id })
    await b.ask(say('after'))
    await c.ask(say('done'))
    await Promise.all([a, b, c].map(table => table.when(isLine('done'))))
    const heard = a.received.flatMap(one => (one.type === 'chat' ? [one.line.text] : []))
    expect(heard).toEqual(['before', 'done'])
    expect(c.received.some(isLine('after'))).toBe(true)
    const later = async (player: Player) => (await (await player.watch(id)).until(isTable)).chat.map(({ text }) => text)
    expect(await later(anna)).toEqual(['done'])
    expect(await later(clara)).toEqual(['before', 'after', 'done'])
  })

  test('hostile requests are refused', async () => {
    const { url } = await openServer()
    const anna = await sitDown(url)
    expect(await anna.refused('/api/blocks', { account: anna.id })).toMatchObject({ error: 'conflict' })
    expect(await anna.refused('/api/blocks', { account: 'nobody-here' })).toMatchObject({ error: 'not-found' })
    for (const account of ['', '../..', "'; DROP TABLE blocks; --", 'x'.repeat(65), 7, null, {}])
      expect(await anna.refused('/api/blocks', { account })).toMatchObject({ error: 'bad-request' })
    expect((await anna.remove('/api/blocks/__proto__')).status).toBe(200)
  })
})

describe('reports', () => {
  test('a report brings the last lines of the table to the admins, and nobody else reads it', async () => {
    const { url, olga } = await withAdmin()
    const { anna, boris, clara, id } = await openTable(url)
    const b = await boris.watch(id)
    await b.ask(say('something nasty'))
    const report = { match: id, account: boris.id, reason: 'abuse', note: ' He is rude. ' }
    expect((await clara.post('/api/reports', report)).status).toBe(201)
    expect(await clara.refused('/api/reports', report)).toMatchObject({ error: 'conflict' })
    const { reports } = reportPage.parse((await olga.get('/api/admin/reports')).body)
    expect(reports).toMatchObject([
      {
        reporter: { id: clara.id, name: 'Clara' },
        account: { id: boris.id, name: 'Boris' },
        match: id,
        reason: 'abuse',
        note: 'He is rude.',
        lines: [{ channel: 'spectators', from: { id: boris.id, name: 'Boris' }, text: 'something nasty' }],
      },
    ])
    for (const player of [anna, boris, clara])
      for (const path of ['reports', 'bans', 'audit', 'accounts?find=Anna'])
        expect((await player.get(`/api/admin/${path}`)).status).toBe(403)
    const [{ id: number = 0 } = {}] = reports
    expect((await boris.post(`/api/admin/reports/${number}/close`)).status).toBe(403)
    expect((await olga.post(`/api/admin/reports/${number}/close`)).status).toBe(200)
    expect((await olga.get('/api/admin/reports')).body).toEqual({ reports: [] })
    expect((await olga.get('/api/admin/reports?list=closed')).body).toMatchObject({
      reports: [{ closed: { by: { name: 'Olga' } } }],
    })
  })

  test('only people who were there are reported, with a reason, and not without end', async () => {
    const { url } = await openServer({ limits: { ...NO_LIMITS, reportsPerHour: 5 } })
    const { anna, boris, clara, id } = await openTable(url)
    const refusal = async (body: object) => (await clara.refused('/api/reports', body)).error
    expect(await refusal({ match: id, account: boris.id, reason: 'spam' })).toBe('conflict')
    expect(await refusal({ match: id, account: clara.id, reason: 'spam' })).toBe('conflict')
    expect(await refusal({ match: 'nosuchtable', account: anna.id, reason: 'spam' })).toBe('not-found')
    expect(await refusal({ match: id, account: anna.id, reason: 'because' })).toBe('bad-request')
    expect(await refusal({ match: id, account: anna.id, reason: 'spam', note: 'x'.repeat(501) })).toBe('bad-request')
    expect(await refusal({ match: id, account: anna.id, reason: 'spam', note: 'a\u0000b' })).toBe('bad-request')
    expect((await clara.post('/api/reports', { match: id, account: anna.id, reason: 'spam' })).status).toBe(201)
    expect(await refusal({ match: id, account: anna.id, reason: 'name' })).toBe('too-many')
  })
})

describe('bans', () => {
  test('a banned account may only look: its sockets close, its tables and seats are given up', async () => {
    const { url, olga } = await withAdmin()
    const { anna, boris, id, path } = await openTable(url)
    await boris.match(`${path}/join`)
    const hosted = await boris.create(UNMATCHED)
    const [a, b] = [await anna.watch(id), await boris.watch(id)]
    const { token } = botAccount.parse((await boris.post('/api/tokens', { name: 'Robot' })).body)
    const robot = playerWith(url, { authorization: `Bearer ${token}` })
    expect((await robot.get('/api/me')).status).toBe(200)
    const answer = await olga.post('/api/admin/bans', { account: boris.id, days: 7, reason: 'rude' })
    expect(answer).toMatchObject({ status: 201, body: { account: { name: 'Boris' }, address: false, reason: 'rude' } })
    expect(await b.closed).toBe(1001)
    expect(await boris.refused('/api/matches', UNMATCHED)).toMatchObject({ error: 'banned' })
    expect(await boris.refused(`${path}/join`)).toMatchObject({ error: 'banned' })
    expect(maybeSession.parse((await boris.get('/api/session')).body).session?.banned?.until).toBeGreaterThan(0)
    await a.when(one => one.type === 'match' && one.match.seats[1]?.holder.kind === 'bot')
    expect(matchDetail.parse((await anna.get(`/api/matches/${hosted.id}`)).body).status).toBe('abandoned')
    // Somebody who looks, as anybody may.
    expect(await (await boris.watch(id)).ask(say('hello'))).toMatchObject({ problem: { error: 'not-signed-in' } })
    expect((await robot.get('/api/me')).status).toBe(401)
  })

  test('it ends by itself or when it is lifted; then a seat that a bot has kept is there again', async () => {
    const clock = manualClock()
    const { url, olga } = await withAdmin({ system: clock.system, downAfterMs: Number.POSITIVE_INFINITY })
    const { anna, boris, path } = await openTable(url)
    await boris.match(`${path}/join`)
    await olga.post('/api/admin/bans', { account: boris.id, days: 2 })
    expect((await boris.refused(`${path}/join`)).error).toBe('banned')
    clock.forward(2 * DAY)
    expect((await boris.match(`${path}/join`)).yours).toEqual(['b1'])
    await olga.post('/api/admin/bans', { account: anna.id })
    const { bans } = banList.parse((await olga.get('/api/admin/bans')).body)
    expect(bans.map(({ account }) => account.name)).toEqual(['Anna'])
    expect((await anna.remove(`/api/admin/bans/${bans[0]?.id}`)).status).toBe(403)
    expect((await olga.remove(`/api/admin/bans/${bans[0]?.id}`)).status).toBe(200)
    expect((await anna.post('/api/matches', UNMATCHED)).status).toBe(201)
    expect((await olga.remove(`/api/admin/bans/${bans[0]?.id}`)).status).toBe(404)
  })

  test('with the address no guest comes from there, but people with a login do', async () => {
    const { url, olga } = await withAdmin()
    const at = (player: Player, address: string) => player.with({ 'x-forwarded-for': address })
    const mallory = at(await sitDown(url, 'Mallory'), '192.0.2.9')
    await mallory.post('/api/matches', UNMATCHED)
    const neighbour = at(await sitDown(url, 'Neighbour'), '192.0.2.9')
    const registered = at(await sitDown(url, 'Rita'), '192.0.2.9')
    await registered.post('/api/account/claim', { login: 'rita', password: PASSWORD })
    await olga.post('/api/admin/bans', { account: mallory.id, address: true })
    expect((await neighbour.refused('/api/matches', UNMATCHED)).error).toBe('banned')
    const guest = (address: string) => at(neighbour, address).post('/api/session', { name: 'New' })
    expect([(await guest('192.0.2.9')).status, (await guest('192.0.2.8')).status]).toEqual([403, 201])
    expect((await registered.post('/api/matches', UNMATCHED)).status).toBe(201)
    expect(JSON.stringify((await olga.get('/api/admin/bans')).body)).not.toContain('192.0.2')
  })

  test('admins are not banned, and what is asked is checked', async () => {
    const { url, olga } = await withAdmin()
    const anna = await sitDown(url)
    expect((await anna.post('/api/admin/bans', { account: olga.id })).status).toBe(403)
    expect(await olga.refused('/api/admin/bans', { account: olga.id })).toMatchObject({ error: 'conflict' })
    expect(await olga.refused('/api/admin/bans', { account: 'nobody-here' })).toMatchObject({ error: 'not-found' })
    for (const days of [0, -1, 1.5, 1e9, '7', null])
      expect(await olga.refused('/api/admin/bans', { account: anna.id, days })).toMatchObject({ error: 'bad-request' })
  })
})

test('an admin closes any table; everything that was done is recorded', async () => {
  const { url, olga } = await withAdmin()
  const { anna, boris, clara, id, path } = await openTable(url)
  await boris.match(`${path}/join`)
  await anna.post(`${path}/mute`, { account: clara.id })
  expect((await boris.post(`/api/admin/matches/${id}/close`)).status).toBe(403)
  expect((await olga.post(`/api/admin/matches/${id}/close`)).status).toBe(200)
  expect(matchDetail.parse((await anna.get(path)).body).status).toBe('abandoned')
  expect(await olga.refused(`/api/admin/matches/${id}/close`)).toMatchObject({ error: 'over' })
  await olga.post('/api/admin/bans', { account: boris.id, reason: 'enough' })
  const { entries } = auditPage.parse((await olga.get('/api/admin/audit')).body)
  expect(
    entries.map(({ by, action, account, match, note }) => [by.name, action, account?.name ?? match, note]),
  ).toEqual([
    ['Olga', 'ban', 'Boris', 'for ever, enough'],
    ['Olga', 'closeTable', id, ''],
    ['Anna', 'mute', 'Clara', ''],
  ])
  expect(maybeSession.parse((await olga.get('/api/session')).body).session?.admin).toBe(true)
  expect((await anna.get('/api/session')).body).not.toHaveProperty('session.admin')
})

test('the sockets of an account, and of an address at one table, are limited', async () => {
  const limits = { ...NO_LIMITS, socketsOfAccount: 2, socketsOfAddressAtTable: 4 }
  const { url } = await openServer({ limits })
  const { anna, boris, clara, id } = await openTable(url)
  await anna.watch(id)
  await anna.watch(id)
  await expect(anna.watch(id)).rejects.toThrow('429')
  await boris.watch(id)
  await clara.watch(id)
  await expect(clara.watch(id)).rejects.toThrow('429')
  expect(LIMITS.socketsOfAddressAtTable).toBeLessThan(LIMITS.socketsOfAddress)
})

test('the people of one address write only so much together', async () => {
  const { url } = await openServer({ limits: { ...NO_LIMITS, chatLinesPerMinuteOfAddress: 6 } })
  const { boris, clara, id } = await openTable(url)
  const [b, c] = [await boris.watch(id), await clara.watch(id)]
  const answers = [await b.ask(say('one')), await c.ask(say('two')), await b.ask(say('three'))]
  expect(answers.map(({ type }) => type)).toEqual(['done', 'done', 'refused'])
})
