// A session alone adds no way into an account: that needs a password or a passkey just now. Recovery codes, and limits to guessing.

import { recoveryCodes, recoveryCodesLeft } from '@ludoteka/protocol'
import { expect, test } from 'vitest'
import { LIMITS } from '../src/index.ts'
import { softwareAuthenticator } from './support/authenticator.ts'
import { addPasskey, atName, passkeyOptions, proveWith, signInWith, usePasskey } from './support/passkeys.ts'
import { type Player, playerWith, signedInBy, signIn, sitDown } from './support/player.ts'
import { freshDatabase } from './support/postgres.ts'
import { manualClock, openServer } from './support/server.ts'

const PASSWORD = 'correct horse battery'
const NEW_PASSWORD = 'another horse battery'
const MINUTE = 60_000

async function claimed(url: string, login = 'anna'): Promise<Player> {
  const anna = await sitDown(url, 'Anna')
  expect((await anna.post('/api/account/claim', { login, password: PASSWORD })).status).toBe(200)
  return anna
}

/** Everything that makes a new way in, and what it answers. */
async function newWays(anna: Player): Promise<readonly number[]> {
  const bodies = {
    '/api/account/passkey/options': {},
    '/api/tokens': { name: 'Robot' },
    '/api/account/recovery': {},
    '/api/account/claim': { login: 'anna', password: PASSWORD },
  }
  const statuses: number[] = []
  for (const [path, body] of Object.entries(bodies)) {
    const answer = await anna.post(path, body)
    if (answer.status >= 400) expect(answer).toMatchObject({ status: 403, body: { error: 'proof-required' } })
    statuses.push(answer.status)
  }
  return statuses
}

const ALL_REFUSED = [403, 403, 403, 403]
const ALL_DONE = [200, 201, 200, 200]

test('a session left open adds nothing until its person shows who they are', async () => {
  const clock = manualClock()
  const { url } = await openServer({ system: clock.system })
  const anna = await claimed(url)
  clock.forward(11 * MINUTE)
  expect(await newWays(anna)).toEqual(ALL_REFUSED)
  for (const password of ['', 'a wrong password'])
    expect(await anna.refused('/api/account/proof', { password })).toMatchObject({ error: 'forbidden' })
  expect(await newWays(anna)).toEqual(ALL_REFUSED)
  expect((await anna.post('/api/account/proof', { password: PASSWORD })).status).toBe(200)
  expect(await newWays(anna)).toEqual(ALL_DONE)
  clock.forward(11 * MINUTE)
  expect(await newWays(anna)).toEqual(ALL_REFUSED)
  expect(await newWays(await signIn(url, 'anna', PASSWORD))).toEqual(ALL_DONE)
})

test('a passkey that was asked for while the proof was fresh is not added later', async () => {
  const clock = manualClock()
  const { port } = await openServer({ system: clock.system })
  const anna = await claimed(atName(port))
  const wanted = passkeyOptions.parse((await anna.post('/api/account/passkey/options')).body)
  clock.forward(11 * MINUTE)
  const made = softwareAuthenticator().create({ ...wanted, rpId: 'localhost', origin: anna.url })
  expect(await anna.refused('/api/account/passkey', made)).toMatchObject({ error: 'proof-required' })
})

test('a passkey of one’s own is a proof, for this person and this purpose only', async () => {
  const clock = manualClock()
  const { port } = await openServer({ system: clock.system })
  const url = atName(port)
  const [key, other] = [softwareAuthenticator(), softwareAuthenticator()]
  const anna = await sitDown(url, 'Anna')
  await addPasskey(anna, key)
  await addPasskey(await sitDown(url, 'Boris'), other)
  clock.forward(11 * MINUTE)
  expect(await newWays(anna)).toEqual(ALL_REFUSED)
  expect((await proveWith(anna, other)).status).toBe(403)
  expect((await usePasskey(anna, key, '/api/login/passkey', '/api/account/proof/passkey')).status).toBe(403)
  expect((await usePasskey(anna, key, '/api/account/proof/passkey', '/api/login/passkey')).status).toBe(403)
  expect(await newWays(anna)).toEqual(ALL_REFUSED)
  expect((await proveWith(anna, key)).status).toBe(200)
  expect(await newWays(anna)).toEqual(ALL_DONE)
  const elsewhere = await signInWith(key, url)
  expect(elsewhere && (await newWays(elsewhere))).toEqual(ALL_DONE)
})

test('a guest has nothing to show, and keeps the account without it', async () => {
  const clock = manualClock()
  const { url } = await openServer({ system: clock.system })
  const anna = await sitDown(url, 'Anna')
  clock.forward(24 * 60 * MINUTE)
  expect(await anna.refused('/api/account/recovery')).toMatchObject({ error: 'forbidden' })
  expect(await anna.refused('/api/account/proof', { password: PASSWORD })).toMatchObject({ error: 'conflict' })
  expect((await anna.post('/api/tokens', { name: 'Robot' })).status).toBe(201)
  expect((await anna.post('/api/account/claim', { login: 'anna', password: PASSWORD })).status).toBe(200)
})

const codesOf = async (anna: Player) => recoveryCodes.parse((await anna.post('/api/account/recovery')).body).codes
const left = async (anna: Player) => recoveryCodesLeft.parse((await anna.get('/api/account/recovery')).body).left

test('recovery codes sign in once each, and then another way in can be made', async () => {
  const clock = manualClock()
  const { url } = await openServer({ system: clock.system })
  const anna = await claimed(url)
  expect(await left(anna)).toBe(0)
  const [first = '', second = '', ...others] = await codesOf(anna)
  expect([others.length, new Set([first, second, ...others]).size, await left(anna)]).toEqual([8, 10, 10])
  const use = (code: string) => playerWith(url, {}).post('/api/login/recovery', { code })
  const answer = await use(first)
  expect(answer.status).toBe(200)
  const recovered = signedInBy(url, answer)
  expect([recovered.id, await left(anna)]).toEqual([anna.id, 9])
  expect(await use(first)).toMatchObject({ status: 401, body: { error: 'not-signed-in' } })
  expect((await use(second.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l'))).status).toBe(
    200,
  )
  const change = { login: 'anna', password: NEW_PASSWORD }
  expect((await recovered.post('/api/account/claim', change)).status).toBe(200)
  expect((await signIn(url, 'anna', NEW_PASSWORD)).id).toBe(anna.id)
})

test('new recovery codes make the old ones worthless, and all can be deleted', async () => {
  const { url } = await openServer()
  const anna = await claimed(url)
  const [old = ''] = await codesOf(anna)
  const [code = ''] = await codesOf(anna)
  const use = async (given: string) => (await playerWith(url, {}).post('/api/login/recovery', { code: given })).status
  expect(await use(old)).toBe(401)
  expect(await anna.remove('/api/account/recovery')).toMatchObject({ status: 200 })
  expect([await use(code), await left(anna)]).toEqual([401, 0])
  expect((await playerWith(url, {}).get('/api/account/recovery')).status).toBe(401)
})

const GUESSES = { ...LIMITS, signInsPerMinute: 1e9, signInsPerMinuteOfNetwork: 1e9, guessesPerLogin: 3 }

test.each(['SQLite', 'PostgreSQL'])(
  '%s: passwords of a login are guessed only so often, at all servers',
  async engine => {
    const clock = manualClock()
    const databaseUrl = engine === 'PostgreSQL' ? await freshDatabase() : undefined
    const settings = { databaseUrl, system: clock.system, limits: GUESSES }
    const first = await openServer(settings)
    const second = databaseUrl ? await openServer(settings) : first
    const anna = await claimed(first.url)
    await claimed(first.url, 'boris')
    const guess = async (url: string, login: string, password: string) =>
      (await playerWith(url, {}).post('/api/login', { login, password })).status
    expect(await guess(first.url, 'anna', 'wrong')).toBe(400) // no password is so short
    expect(await guess(first.url, 'anna', 'wrong password 1')).toBe(401)
    expect(await guess(second.url, 'anna', PASSWORD)).toBe(200) // a right one starts the count again
    for (const url of [first.url, second.url, first.url]) expect(await guess(url, 'anna', 'wrong password')).toBe(401)
    for (const url of [first.url, second.url]) expect(await guess(url, 'anna', PASSWORD)).toBe(429)
    expect(await anna.refused('/api/account/proof', { password: PASSWORD })).toMatchObject({ error: 'too-many' })
    expect(await guess(second.url, 'boris', PASSWORD)).toBe(200)
    expect(await guess(second.url, 'nobody', PASSWORD)).toBe(401)
    expect((await anna.get('/api/me')).status).toBe(200)
    clock.forward(16 * MINUTE)
    expect(await guess(second.url, 'anna', PASSWORD)).toBe(200)
  },
)

test('a network of 48 bits may sign in more often than an address, but not for each of its addresses', async () => {
  const limits = { ...LIMITS, signInsPerMinute: 3, signInsPerMinuteOfNetwork: 8 }
  const { url } = await openServer({ trustProxy: true, limits })
  const guestFrom = async (address: string) =>
    (await playerWith(url, { 'x-forwarded-for': address }).post('/api/session', { name: 'Guest' })).status
  const statuses = []
  for (let n = 0; n < 12; n++) statuses.push(await guestFrom(`2001:db8:7:${n}::1`))
  expect(statuses).toEqual([...Array(8).fill(201), ...Array(4).fill(429)])
  expect(await guestFrom('2001:db8:8:1::1')).toBe(201)
})
