// Reminders as a person gets them: over a real push service, opened by the browser's keys, from real servers.

import { createECDH } from 'node:crypto'
import { botAccount, reminderKey } from '@ludoteka/protocol'
import { afterEach, expect, test } from 'vitest'
import { type Player, playerWith, sitDown } from '../support/player.ts'
import { freshDatabase } from '../support/postgres.ts'
import { openPushService, signatureOf } from '../support/pushService.ts'
import { loggedErrors, openServer, temporaryFolder } from '../support/server.ts'

afterEach(() => expect(loggedErrors.splice(0)).toEqual([]))

const SOON = { reminders: { liveMs: 300, daysMs: 300 }, allowPrivatePushHosts: true }
const ENGINES: [string, () => Promise<string | undefined>][] = [
  ['SQLite', async () => undefined],
  ['PostgreSQL', freshDatabase],
]

/** A table of two; Anna is asked. */
async function tableOf(anna: Player, boris: Player, more: object = {}): Promise<string> {
  const { id } = await anna.create({ game: 'unmatched', options: { firstPlayer: 'a1' }, ...more })
  await boris.match(`/api/matches/${id}/join`)
  return id
}

const remove = (player: Player, endpoint: string): Promise<Response> =>
  fetch(`${player.url}/api/reminders`, {
    method: 'DELETE',
    headers: { ...player.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint }),
  })

test.each(ENGINES)(
  '%s: whoever is away is told on every device, sealed and signed, facts and no secrets',
  async (_, place) => {
    const service = await openPushService()
    const { url } = await openServer({ ...SOON, databaseUrl: await place(), contact: 'mailto:host@play.example' })
    const [anna, boris] = await Promise.all([sitDown(url, 'Anna'), sitDown(url, 'Boris')])
    const [phone, laptop] = [service.browser('ru'), service.browser('en')]
    for (const { device } of [phone, laptop]) expect((await anna.post('/api/reminders', device)).status).toBe(200)
    const id = await tableOf(anna, boris, { clock: { kind: 'days', days: 1 } })
    await Promise.all([phone.whenReceived(1), laptop.whenReceived(1)])
    const until = expect.any(Number)
    expect(phone.received).toEqual([
      { reason: 'turn', match: id, game: 'Unmatched. Битва легенд. Том первый', language: 'ru', until },
    ])
    expect(laptop.received).toMatchObject([{ game: 'Unmatched: Battle of Legends, Volume One', language: 'en' }])

    const [sealed] = phone.pushed
    if (!sealed) throw new Error('Nothing was sent.')
    expect(sealed.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' })
    expect(Number(sealed.headers['ttl'])).toBeGreaterThan(86_000)
    expect(sealed.body.includes(id)).toBe(false)
    const { key } = reminderKey.parse((await anna.get('/api/reminders')).body)
    const { exp, ...signed } = signatureOf(sealed)
    expect(signed).toEqual({ aud: service.url, sub: 'mailto:host@play.example', key })
    expect(exp).toBeGreaterThan(Date.now() / 1_000)
  },
)

test.each(ENGINES)(
  '%s: who is not told is who is there, who has signed out, and who no longer wants it',
  async (_, place) => {
    const service = await openPushService()
    const { url } = await openServer({ ...SOON, databaseUrl: await place() })
    const [anna, boris, clara, dora] = await Promise.all(
      ['Anna', 'Boris', 'Clara', 'Dora'].map(name => sitDown(url, name)),
    )
    if (!anna || !boris || !clara || !dora) throw new Error('Somebody is missing.')
    const browsers = [service.browser(), service.browser(), service.browser(), service.browser()] as const
    for (const [i, person] of [anna, boris, clara, dora].entries())
      expect((await person.post('/api/reminders', browsers[i]?.device)).status).toBe(200)
    expect((await remove(boris, browsers[1].device.endpoint)).status).toBe(200)
    expect((await remove(boris, browsers[3].device.endpoint)).status).toBe(200) // not his
    const ofAnna = await anna.create({ game: 'unmatched', options: { firstPlayer: 'a1' } })
    const table = await anna.watch(ofAnna.id)
    await dora.match(`/api/matches/${ofAnna.id}/join`)
    await tableOf(boris, dora)
    const ofClara = await clara.create({ game: 'unmatched', options: { firstPlayer: 'a1' } })
    await clara.post('/api/logout')
    await dora.match(`/api/matches/${ofClara.id}/join`)
    // Anna has been there longer than she may be away; then she leaves, and is the next to be told.
    await tableOf(dora, boris)
    await browsers[3].whenReceived(1)
    expect(browsers.map(({ received }) => received.length)).toEqual([0, 0, 0, 1])
    await table.leave()
    await browsers[0].whenReceived(1)
    expect(browsers.map(({ received }) => received.length)).toEqual([1, 0, 0, 1])
  },
)

test('whoever is challenged is told at once on every device, by whom and to which game; the challenger is not', async () => {
  const service = await openPushService()
  const { url } = await openServer({ ...SOON })
  const [anna, boris] = await Promise.all([sitDown(url, 'Anna'), sitDown(url, 'Boris')])
  const [phone, laptop, ofAnna] = [service.browser('ru'), service.browser('en'), service.browser('en')]
  for (const { device } of [phone, laptop]) expect((await boris.post('/api/reminders', device)).status).toBe(200)
  await anna.post('/api/reminders', ofAnna.device)
  const challenge = { to: boris.id, game: 'unmatched', clock: { kind: 'days', days: 2 } }
  expect((await anna.post('/api/challenges', challenge)).status).toBe(201)
  await Promise.all([phone.whenReceived(1), laptop.whenReceived(1)])
  const sent = { reason: 'challenge', challenge: expect.any(String), from: 'Anna' }
  expect(phone.received).toEqual([{ ...sent, game: 'Unmatched. Битва легенд. Том первый', language: 'ru' }])
  expect(laptop.received).toEqual([{ ...sent, game: 'Unmatched: Battle of Legends, Volume One', language: 'en' }])
  expect(ofAnna.received).toEqual([])
})

test('a person at another server is there; the keys of all servers are the same', async () => {
  const service = await openPushService()
  const databaseUrl = await freshDatabase()
  // Only the first one reminds; Anna sits at the second.
  const first = await openServer({ ...SOON, databaseUrl })
  const second = await openServer({ ...SOON, databaseUrl, runsJobs: false })
  const [anna, dora] = await Promise.all([sitDown(second.url, 'Anna'), sitDown(first.url, 'Dora')])
  expect((await anna.get('/api/reminders')).body).toEqual((await dora.get('/api/reminders')).body)
  const [ofAnna, ofDora] = [service.browser(), service.browser()]
  await anna.post('/api/reminders', ofAnna.device)
  await dora.post('/api/reminders', ofDora.device)
  const { id } = await anna.create({ game: 'unmatched', options: { firstPlayer: 'a1' } })
  const table = await anna.watch(id)
  await dora.match(`/api/matches/${id}/join`)
  await tableOf(dora, anna)
  await ofDora.whenReceived(1)
  expect(ofAnna.received).toEqual([])
  await table.leave()
  await ofAnna.whenReceived(1)
  expect(ofAnna.received).toMatchObject([{ match: id }])
})

test.each(ENGINES)(
  '%s: a reminder due when the server stopped is sent by the next one, and only once',
  async (_, place) => {
    const service = await openPushService()
    const databaseUrl = await place()
    const data = temporaryFolder()
    const before = await openServer({ databaseUrl, data, allowPrivatePushHosts: true }) // a minute
    const [anna, boris] = await Promise.all([sitDown(before.url, 'Anna'), sitDown(before.url, 'Boris')])
    const browser = service.browser()
    await anna.post('/api/reminders', browser.device)
    const id = await tableOf(anna, boris)
    const { body: key } = await anna.get('/api/reminders')
    await before.close()
    const after = await openServer({ ...SOON, databaseUrl, data })
    await browser.whenReceived(1)
    expect(browser.received).toMatchObject([{ match: id, reason: 'turn' }])
    expect((await anna.at(after.url).get('/api/reminders')).body).toEqual(key)
    await after.close()
    const last = await openServer({ ...SOON, databaseUrl, data })
    const other = await tableOf(anna.at(last.url), boris.at(last.url))
    await browser.whenReceived(2)
    expect(browser.received).toMatchObject([{ match: id }, { match: other }])
  },
)

test('a device that the push service no longer knows is deleted', async () => {
  const service = await openPushService()
  const { url } = await openServer(SOON)
  const [anna, boris] = await Promise.all([sitDown(url, 'Anna'), sitDown(url, 'Boris')])
  const [gone, good] = [service.browser(), service.browser()]
  await anna.post('/api/reminders', gone.device)
  service.answer(410)
  await tableOf(anna, boris)
  await gone.whenReceived(1)
  service.answer(201)
  await anna.post('/api/reminders', good.device)
  await tableOf(anna, boris)
  await good.whenReceived(2)
  expect(gone.received).toHaveLength(1)
})

test('an invalid device is refused, and its address is never called', async () => {
  const { url } = await openServer()
  const anna = await sitDown(url)
  const service = await openPushService()
  const { device } = service.browser()
  const good = { ...device, endpoint: 'https://push.example/send/1' }
  expect((await anna.post('/api/reminders', good)).status).toBe(200)
  for (const endpoint of [device.endpoint, 'https://127.0.0.1/x', 'https://localhost/x', 'javascript:alert(1)', 'x'])
    expect(await anna.refused('/api/reminders', { ...good, endpoint })).toMatchObject({ error: 'bad-request' })
  const short = createECDH('secp256k1')
  short.generateKeys()
  for (const keys of [
    { ...device.keys, p256dh: short.getPublicKey('base64url') },
    { ...device.keys, p256dh: 'A'.repeat(87) },
    { ...device.keys, auth: 'A'.repeat(24) },
    { p256dh: device.keys.p256dh },
  ])
    expect(await anna.refused('/api/reminders', { ...good, keys })).toMatchObject({ error: 'bad-request' })
  expect(await anna.refused('/api/reminders', { ...good, language: 'xx' })).toMatchObject({ error: 'bad-request' })
  expect(await playerWith(url, {}).refused('/api/reminders', good)).toMatchObject({ error: 'not-signed-in' })
  const { token } = botAccount.parse((await anna.post('/api/tokens', { name: 'Robot' })).body)
  const robot = playerWith(url, { authorization: `Bearer ${token}` })
  expect(await robot.refused('/api/reminders', good)).toMatchObject({ error: 'forbidden' })
})
