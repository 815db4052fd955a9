// Looking after an account: its password, its passkeys, its programs, and where it is signed in.

import { botAccount, botList, endedSessions, MOST_BOTS, session } from '@ludoteka/protocol'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { softwareAuthenticator } from './support/authenticator.ts'
import { addPasskey, atName, passkeyOptions, passkeysOf, signInWith } from './support/passkeys.ts'
import { type Player, playerWith, signIn, sitDown } from './support/player.ts'
import { freshDatabase } from './support/postgres.ts'
import { manualClock, openServer } from './support/server.ts'

const PASSWORD = 'correct horse battery'
const NEW_PASSWORD = 'another horse battery'

async function claimed(url: string, login = 'anna'): Promise<Player> {
  const anna = await sitDown(url, 'Anna')
  await anna.post('/api/account/claim', { login, password: PASSWORD })
  return anna
}

const changePassword = (anna: Player) =>
  anna.post('/api/account/claim', { login: 'anna', password: NEW_PASSWORD, current: PASSWORD })

const statusOf = async (player: Player): Promise<number> => (await player.get('/api/me')).status

async function program(owner: Player, name = 'Robot'): Promise<Player> {
  const { account, token } = botAccount.parse((await owner.post('/api/tokens', { name })).body)
  return playerWith(owner.url, { authorization: `Bearer ${token}` }, account.id)
}

const programsOf = async (owner: Player) => botList.parse((await owner.get('/api/tokens')).body).bots

test('the login is shown to its account and to nobody else', async () => {
  const { url } = await openServer()
  const anna = await claimed(url)
  expect(session.parse((await anna.get('/api/me')).body).login).toBe('anna')
  const guest = await sitDown(url, 'Boris')
  expect((await guest.get('/api/me')).body).not.toHaveProperty('login')
  const { id } = await anna.create({ game: 'unmatched' })
  expect(JSON.stringify((await guest.get(`/api/matches/${id}`)).body)).not.toContain('"login"')
})

test('a new password ends all other sessions and their sockets; this one and the programs stay', async () => {
  const { url } = await openServer()
  const anna = await claimed(url)
  const elsewhere = await signIn(url, 'anna', PASSWORD)
  const boris = await sitDown(url, 'Boris')
  const robot = await program(anna)
  const { id } = await anna.create({ game: 'unmatched' })
  const [here, there, others] = [await anna.watch(id), await elsewhere.watch(id), await boris.watch(id)]
  const atWork = await robot.watch(id)
  const changed = await changePassword(anna)
  expect(session.parse(changed.body)).toMatchObject({ account: { id: anna.id, kind: 'user' }, login: 'anna' })
  expect(await there.closed).toBe(1001)
  expect(await Promise.all([anna, elsewhere, boris, robot].map(statusOf))).toEqual([200, 401, 200, 200])
  for (const { socket } of [here, others, atWork]) expect(socket.readyState).toBe(WebSocket.OPEN)
})

test('a wrong password changes nothing and ends nothing', async () => {
  const { url } = await openServer()
  const anna = await claimed(url)
  const elsewhere = await signIn(url, 'anna', PASSWORD)
  for (const current of ['short', 'a wrong password'])
    expect(await anna.refused('/api/account/claim', { login: 'anna', password: NEW_PASSWORD, current })).toMatchObject({
      error: 'forbidden',
    })
  expect(await statusOf(elsewhere)).toBe(200)
  expect(await statusOf(await signIn(url, 'anna', PASSWORD))).toBe(200)
})

test('an account with a passkey alone gets a login and password, and stays signed in elsewhere', async () => {
  const { port } = await openServer()
  const url = atName(port)
  const anna = await sitDown(url, 'Anna')
  const key = softwareAuthenticator()
  await addPasskey(anna, key)
  const elsewhere = await signInWith(key, url)
  const added = await anna.post('/api/account/claim', { login: 'anna', password: PASSWORD })
  expect(session.parse(added.body)).toMatchObject({ account: { kind: 'user' }, login: 'anna' })
  expect(elsewhere && (await statusOf(elsewhere))).toBe(200)
  expect((await signIn(url, 'anna', PASSWORD)).id).toBe(anna.id)
})

test('signing out everywhere else ends all sessions but this one, and says how many', async () => {
  const { url } = await openServer()
  const anna = await claimed(url)
  const [one, two] = [await signIn(url, 'anna', PASSWORD), await signIn(url, 'anna', PASSWORD)]
  const robot = await program(anna)
  const { id } = await anna.create({ game: 'unmatched' })
  const there = await one.watch(id)
  const signOut = async () => endedSessions.parse((await anna.post('/api/logout/others')).body)
  expect(await signOut()).toEqual({ ended: 2 })
  expect(await there.closed).toBe(1001)
  expect(await Promise.all([anna, one, two, robot].map(statusOf))).toEqual([200, 401, 401, 200])
  expect(await signOut()).toEqual({ ended: 0 })
  expect((await playerWith(url, {}).post('/api/logout/others')).status).toBe(401)
})

test('sockets at another server of the same site are closed too', async () => {
  const databaseUrl = await freshDatabase()
  const [first, second] = [await openServer({ databaseUrl }), await openServer({ databaseUrl })]
  const anna = await claimed(first.url)
  const elsewhere = await signIn(second.url, 'anna', PASSWORD)
  const { id } = await anna.create({ game: 'unmatched' })
  const there = await elsewhere.watch(id)
  await anna.post('/api/logout/others')
  expect(await there.closed).toBe(1001)
  expect(await statusOf(elsewhere)).toBe(401)
})

test('passkeys are added, dated and listed for their account; those it has are not made again', async () => {
  const clock = manualClock()
  const { port } = await openServer({ system: clock.system })
  const url = atName(port)
  const anna = await sitDown(url, 'Anna')
  const [first, second] = [softwareAuthenticator(), softwareAuthenticator()]
  await addPasskey(anna, first)
  clock.forward(60_000)
  await addPasskey(anna, second)
  clock.forward(60_000)
  await signInWith(second, url)
  const [older, newer, ...more] = await passkeysOf(anna)
  expect(more).toEqual([])
  expect(older?.usedAt).toBeUndefined()
  expect((newer?.addedAt ?? 0) - (older?.addedAt ?? 0)).toBeGreaterThanOrEqual(60_000)
  expect((newer?.usedAt ?? 0) - (newer?.addedAt ?? 0)).toBeGreaterThanOrEqual(60_000)
  const { excludeCredentials } = passkeyOptions.parse((await anna.post('/api/account/passkey/options')).body)
  expect(excludeCredentials?.map(({ id }) => id)).toEqual([older?.id, newer?.id])
  expect(await passkeysOf(await sitDown(url, 'Boris'))).toEqual([])
  expect((await playerWith(url, {}).get('/api/account/passkey')).status).toBe(401)
})

test('a removed passkey opens nothing; the last way to sign in stays', async () => {
  const { port } = await openServer()
  const url = atName(port)
  const anna = await sitDown(url, 'Anna')
  const [first, second] = [softwareAuthenticator(), softwareAuthenticator()]
  await addPasskey(anna, first)
  await addPasskey(anna, second)
  const [older, newer] = await passkeysOf(anna)
  const boris = await sitDown(url, 'Boris')
  expect(await boris.remove('/api/account/passkey', { id: older?.id })).toMatchObject({ status: 404 })
  expect(await anna.remove('/api/account/passkey', { id: older?.id })).toMatchObject({ status: 200 })
  expect(await signInWith(first, url)).toBeUndefined()
  expect(await anna.remove('/api/account/passkey', { id: newer?.id })).toMatchObject({
    status: 409,
    body: { error: 'conflict' },
  })
  expect((await signInWith(second, url))?.id).toBe(anna.id)
  await anna.post('/api/account/claim', { login: 'anna', password: PASSWORD })
  expect(await anna.remove('/api/account/passkey', { id: newer?.id })).toMatchObject({ status: 200 })
  expect(await passkeysOf(anna)).toEqual([])
  expect(await anna.remove('/api/account/passkey', {})).toMatchObject({ status: 400 })
})

test('programs are listed for whoever made them', async () => {
  const { url } = await openServer()
  const anna = await claimed(url)
  const robot = await program(anna, 'Robot')
  await program(anna, 'Второй')
  const bots = await programsOf(anna)
  expect(bots.map(({ account }) => account.name)).toEqual(['Robot', 'Второй'])
  expect(bots[0]).toMatchObject({ account: { id: robot.id, kind: 'bot' }, createdAt: expect.any(Number) })
  expect(await programsOf(await sitDown(url, 'Boris'))).toEqual([])
  expect(await programsOf(robot)).toEqual([])
  expect((await playerWith(url, {}).get('/api/tokens')).status).toBe(401)
})

test('a revoked program is out at once and for good; its matches keep its name', async () => {
  const { url } = await openServer()
  const anna = await claimed(url)
  const [robot, other] = [await program(anna, 'Robot'), await program(anna, 'Other')]
  const { id } = await anna.create({ game: 'unmatched' })
  await robot.match(`/api/matches/${id}/join`)
  const [working, watching] = [await robot.watch(id), await other.watch(id)]
  const boris = await sitDown(url, 'Boris')
  expect(await boris.remove(`/api/tokens/${robot.id}`)).toMatchObject({ status: 404, body: { error: 'not-found' } })
  expect(await statusOf(robot)).toBe(200)
  expect(await anna.remove(`/api/tokens/${robot.id}`)).toMatchObject({ status: 200 })
  expect(await working.closed).toBe(1001)
  expect(watching.socket.readyState).toBe(WebSocket.OPEN)
  expect(await Promise.all([anna, robot, other].map(statusOf))).toEqual([200, 401, 200])
  expect((await programsOf(anna)).map(({ account }) => account.id)).toEqual([other.id])
  expect(await anna.remove(`/api/tokens/${robot.id}`)).toMatchObject({ status: 404 })
  expect(JSON.stringify((await anna.get(`/api/matches/${id}`)).body)).toContain('"name":"Robot"')
})

test('an account has at most ten programs; a revoked one makes room', async () => {
  const { url } = await openServer()
  const anna = await claimed(url)
  const robots: Player[] = []
  for (let n = 0; n < MOST_BOTS; n++) robots.push(await program(anna, `Robot ${n}`))
  expect(await anna.refused('/api/tokens', { name: 'One more' })).toMatchObject({ error: 'conflict' })
  expect(await programsOf(anna)).toHaveLength(10)
  await program(await sitDown(url, 'Boris'))
  await anna.remove(`/api/tokens/${robots[0]?.id}`)
  expect(await statusOf(await program(anna, 'One more'))).toBe(200)
})
