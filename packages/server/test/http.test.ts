// The HTTP interface: accounts, cookies, headers, limits, lists, the browser client.

import { mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { botAccount, gameList, history, type MatchPage, matchPage, session, viewSchemaAnswer } from '@ludoteka/protocol'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { LIMITS } from '../src/index.ts'
import { loggedRequest } from '../src/telemetry.ts'
import { softwareAuthenticator } from './support/authenticator.ts'
import { type Player, playerWith, sitDown } from './support/player.ts'
import { openServer, temporaryFolder } from './support/server.ts'

const PASSWORD = 'correct horse battery'

test('a guest claims the account with a password and signs in on another device', async () => {
  const { url } = await openServer()
  const anna = await sitDown(url, 'Анна')
  const claimed = await anna.post('/api/account/claim', { login: 'Anna', password: PASSWORD })
  expect(session.parse(claimed.body).account).toMatchObject({ id: anna.id, kind: 'user' })
  const boris = await sitDown(url, 'Boris')
  expect(await boris.refused('/api/account/claim', { login: 'anna', password: PASSWORD })).toMatchObject({
    error: 'conflict',
  })
  const stranger = playerWith(url, {})
  expect((await stranger.post('/api/login', { login: 'anna', password: 'wrong password' })).status).toBe(401)
  expect((await stranger.post('/api/login', { login: 'nobody', password: PASSWORD })).status).toBe(401)
  const { body, headers } = await stranger.post('/api/login', { login: 'ANNA', password: PASSWORD })
  expect(session.parse(body).account).toMatchObject({ id: anna.id, name: 'Анна' })
  const cookie = (headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  const elsewhere = playerWith(url, { cookie })
  expect((await elsewhere.get('/api/me')).status).toBe(200)
  await elsewhere.post('/api/logout')
  expect((await elsewhere.get('/api/me')).status).toBe(401)
  expect((await anna.get('/api/me')).status).toBe(200)
})

test('a session alone is not enough to change a password', async () => {
  const { url } = await openServer()
  const anna = await sitDown(url, 'Anna')
  const change = { login: 'anna2', password: 'another horse battery' }
  await anna.post('/api/account/claim', { login: 'anna', password: PASSWORD })
  const wrong = { ...change, current: 'wrong password' }
  expect(await anna.refused('/api/account/claim', wrong)).toMatchObject({ error: 'forbidden' })
  const stranger = playerWith(url, {})
  expect((await stranger.post('/api/login', { login: 'anna', password: PASSWORD })).status).toBe(200)
  expect((await anna.post('/api/account/claim', { ...change, current: PASSWORD })).status).toBe(200)
  expect((await stranger.post('/api/login', { login: 'anna', password: PASSWORD })).status).toBe(401)
  expect((await stranger.post('/api/login', change)).status).toBe(200)
})

test('cookies are HttpOnly, and on https sites Secure and of this host alone', async () => {
  const plain = await openServer()
  const cookieAt = async (url: string): Promise<string> => {
    const { headers } = await playerWith(url, {}).post('/api/session', { name: 'Anna' })
    return headers.get('set-cookie') ?? ''
  }
  expect(await cookieAt(plain.url)).toMatch(/^ludoteka=.*HttpOnly; SameSite=Lax$/)
  const site = await openServer({ origins: ['https://play.example'] })
  expect(await cookieAt(site.url)).toMatch(
    /^__Host-ludoteka=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
})

test('a cookie of the older name is renamed on https, and never counts beside the newer one', async () => {
  const { url } = await openServer({ origins: ['https://play.example'] })
  const [anna, boris] = [await sitDown(url, 'Anna'), await sitDown(url, 'Boris')]
  const secret = (player: Player): string => player.headers['cookie']?.split('=')[1] ?? ''
  const ask = (cookie: string) => playerWith(url, { cookie }).get('/api/session')
  const older = await ask(`ludoteka=${secret(anna)}`)
  expect(older.body).toMatchObject({ session: { account: { id: anna.id } } })
  expect(older.headers.getSetCookie()).toEqual([
    expect.stringContaining(`__Host-ludoteka=${secret(anna)};`),
    expect.stringMatching(/^ludoteka=;.*Expires=Thu, 01 Jan 1970/),
  ])
  const both = await ask(`ludoteka=${secret(boris)}; __Host-ludoteka=${secret(anna)}`)
  expect(both.body).toMatchObject({ session: { account: { id: anna.id } } })
  expect(both.headers.getSetCookie()).toEqual([])
})

test('an odd Host header is refused as such, or does not matter', async () => {
  const { port } = await openServer()
  const statusFor = (host: string, path: string, method: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1')
      const body = method === 'POST' ? 'Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}' : '\r\n'
      socket.write(`${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${body}`)
      let answer = ''
      socket.on('data', data => {
        answer += String(data)
      })
      socket.on('error', reject)
      socket.on('close', () => resolve(answer.split(' ')[1] ?? ''))
    })
  for (const host of ['[', 'a b', 'x:y:z', '%', '::::', '<script>', '']) {
    expect(await statusFor(host, '/api/login/passkey/options', 'POST'), host).toBe('400')
    for (const path of ['/healthz', '/api/session', '/api/docs/json', '/nowhere'])
      expect(await statusFor(host, path, 'GET'), `${host} ${path}`).toMatch(/^(200|404)$/)
  }
})

test('neither answers nor refusals of the interface are cached', async () => {
  const { url } = await openServer()
  const anna = await sitDown(url)
  for (const path of ['/api/me', '/api/matches?list=mine', '/api/matches/nothinghere', '/api/matches?cursor=nonsense'])
    expect((await anna.get(path)).headers.get('cache-control')).toBe('no-store')
})

test('a name or language is changed in place', async () => {
  const { url } = await openServer()
  const anna = await sitDown(url)
  const response = await fetch(`${url}/api/me`, {
    method: 'PATCH',
    headers: { ...anna.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ name: ' Анна ', language: 'ru' }),
  })
  expect(session.parse(await response.json())).toMatchObject({ account: { name: 'Анна' }, language: 'ru' })
})

test('a name is visible, and breaks or reverses no line', async () => {
  const { url } = await openServer()
  const named = async (name: string) => (await playerWith(url, {}).post('/api/session', { name })).status
  for (const name of ['\u200b\u200b', 'Anna\nBoris', '\u202eannA', 'A\u0007']) expect(await named(name)).toBe(400)
  for (const name of ['Анна', '李', '👩‍🚀', "O'Brien", 'علی‌رضا']) expect(await named(name)).toBe(201)
})

test('a program gets an account with a token, shown once', async () => {
  const { url } = await openServer()
  const anna = await sitDown(url)
  const { account, token } = botAccount.parse((await anna.post('/api/tokens', { name: 'Robot' })).body)
  const robot = playerWith(url, { authorization: `Bearer ${token}` })
  expect(session.parse((await robot.get('/api/me')).body).account).toEqual(account)
  expect(account.kind).toBe('bot')
  expect(await robot.refused('/api/tokens', { name: 'Another' })).toMatchObject({ error: 'forbidden' })
  expect(await robot.refused('/api/account/claim', { login: 'robot', password: PASSWORD })).toMatchObject({
    error: 'forbidden',
  })
})

test('passkeys: options are given, forged answers refused', async () => {
  const { url } = await openServer()
  const anna = await sitDown(url)
  const options = (await anna.post('/api/account/passkey/options')).body
  expect(options).toMatchObject({ rp: { id: '127.0.0.1' }, user: { name: 'Anna' } })
  const clientDataJSON = Buffer.from(
    JSON.stringify({ type: 'webauthn.create', challenge: 'AAAA', origin: url }),
  ).toString('base64url')
  const forged = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {} }
  expect(
    await anna.refused('/api/account/passkey', { ...forged, response: { clientDataJSON, attestationObject: 'AAAA' } }),
  ).toMatchObject({ error: 'forbidden' })
  expect((await anna.post('/api/login/passkey/options')).body).toMatchObject({ rpId: '127.0.0.1' })
  const signed = { clientDataJSON, authenticatorData: 'AAAA', signature: 'AAAA' }
  expect((await anna.post('/api/login/passkey', { ...forged, response: signed })).status).toBe(401)
})

test('a guest claims the account with a passkey and signs in with it; an answer counts once', async () => {
  const { port } = await openServer()
  const url = `http://localhost:${port}` // passkeys belong to names, not to addresses
  const options = z.looseObject({ challenge: z.string() })
  const page = { rpId: 'localhost', origin: url }
  const anna = await sitDown(url, 'Anna')
  const key = softwareAuthenticator()
  const wanted = options.parse((await anna.post('/api/account/passkey/options')).body)
  const made = key.create({ ...page, ...wanted })
  expect(session.parse((await anna.post('/api/account/passkey', made)).body).account.kind).toBe('user')
  expect(await anna.refused('/api/account/passkey', made)).toMatchObject({ error: 'forbidden' })

  const stranger = playerWith(url, {})
  const login = options.parse((await stranger.post('/api/login/passkey/options')).body)
  const used = key.get({ ...page, ...login })
  expect(session.parse((await stranger.post('/api/login/passkey', used)).body).account.id).toBe(anna.id)
  expect(await stranger.refused('/api/login/passkey', used)).toMatchObject({ error: 'forbidden' })
  const elsewhere = options.parse((await stranger.post('/api/login/passkey/options')).body)
  const foreign = key.get({ ...page, ...elsewhere, origin: 'https://evil.example' })
  expect(await stranger.refused('/api/login/passkey', foreign)).toMatchObject({ error: 'forbidden' })
})

test('scripts of other origins can neither post nor open sockets', async () => {
  const { url } = await openServer()
  const anna = await sitDown(url)
  const { id } = await anna.create({ game: 'unmatched' })
  const foreign = playerWith(url, { ...anna.headers, origin: 'https://evil.example' })
  expect(await foreign.refused('/api/matches', { game: 'unmatched' })).toMatchObject({ error: 'forbidden' })
  await expect(foreign.watch(id)).rejects.toThrow('403')
  const own = playerWith(url, { ...anna.headers, origin: url })
  expect((await own.watch(id)).seq).toBe(0)
})

test('no inline scripts, no frames, also under the interface page', async () => {
  const { url } = await openServer()
  for (const path of ['/healthz', '/api/docs', '/api/docs/static/swagger-initializer.js', '/nowhere']) {
    const { headers } = await fetch(`${url}${path}`)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  }
  expect(await (await fetch(`${url}/api/docs`)).text()).not.toMatch(/<script>[^<]/)
})

test('bad requests are answered with what is wrong', async () => {
  const { url } = await openServer()
  const anna = await sitDown(url)
  expect(await playerWith(url, {}).refused('/api/matches', { game: 'unmatched' })).toMatchObject({
    error: 'not-signed-in',
  })
  expect(await anna.refused('/api/matches', { game: 'chess' })).toMatchObject({ error: 'bad-request' })
  expect(await anna.refused('/api/matches', { game: 'unmatched', options: { board: 'moon' } })).toMatchObject({
    error: 'bad-request',
  })
  expect(await anna.refused('/api/matches', { game: 'unmatched', seats: [{ kind: 'king' }] })).toMatchObject({
    error: 'bad-request',
  })
  expect(await anna.refused('/api/matches', { game: 'x'.repeat(150_000) })).toMatchObject({ error: 'too-large' })
  expect(await anna.refused('/api/matches/nothinghere/join')).toMatchObject({ error: 'not-found' })
  const broken = await fetch(`${url}/api/matches`, {
    method: 'POST',
    headers: { ...anna.headers, 'content-type': 'application/json' },
    body: '{"game":',
  })
  expect(broken.status).toBe(400)
  expect((await anna.get('/api/matches?cursor=nonsense')).status).toBe(400)
})

test('lists are paged, and show whose turn it is', async () => {
  const { url } = await openServer()
  const anna = await sitDown(url)
  for (let n = 0; n < 5; n++) await anna.create({ game: 'unmatched' })
  const page = async (path: string): Promise<MatchPage> => matchPage.parse((await anna.get(path)).body)
  const first = await page('/api/matches?list=open&limit=3')
  const second = await page(`/api/matches?list=open&limit=3&cursor=${first.next}`)
  const ids = [...first.matches, ...second.matches].map(({ id }) => id)
  expect(new Set(ids).size).toBe(5)
  expect(second.next).toBeUndefined()
  const { id } = await anna.create({ game: 'unmatched', hotSeat: true })
  const mine = await page('/api/matches?list=mine')
  expect(mine.matches.find(match => match.id === id)).toMatchObject({ yourTurn: true, status: 'running' })
  expect((await page('/api/matches?list=live&game=chess')).matches).toEqual([])
  expect(gameList.parse((await anna.get('/api/games')).body).games.map(game => game.id)).toContain('unmatched')
})

test('the shape of views is public, and a standard JSON Schema', async () => {
  const { url } = await openServer()
  const stranger = playerWith(url, {})
  const path = '/api/games/unmatched/view-schema'
  const { status, headers, body } = await stranger.get(path)
  expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=300'])
  const anna = await sitDown(url)
  const { id } = await anna.create({ game: 'unmatched', hotSeat: true })
  const { frames } = history.parse((await anna.get(`/api/matches/${id}/history?seat=a1`)).body)
  const shape = z.fromJSONSchema(viewSchemaAnswer.parse(body))
  expect(frames.map(({ view }) => shape.safeParse(view).success)).toEqual([true])
  expect(shape.safeParse({ ...frames[0]?.view, step: 'castling' }).success).toBe(false)
  const teams = encodeURIComponent('{"mode":"team4"}')
  expect((await stranger.get(`${path}?options=${teams}`)).body).toMatchObject({
    properties: { you: { enum: ['a1', 'b1', 'a2', 'b2', 'spectator'] } },
  })
  for (const wrong of ['{"mode":"solo"}', 'teams'])
    expect((await stranger.get(`${path}?options=${encodeURIComponent(wrong)}`)).status).toBe(400)
  expect((await stranger.get('/api/games/chess/view-schema')).status).toBe(404)
})

test('too many requests are refused', async () => {
  const { url } = await openServer({ limits: { ...LIMITS, requestsPerMinute: 10, signInsPerMinute: 3 } })
  const anna = await sitDown(url)
  const answers = await Promise.all(Array.from({ length: 12 }, () => anna.get('/api/me')))
  expect(answers.map(({ status }) => status)).toContain(429)
  const guests = await Promise.all(
    Array.from({ length: 6 }, () => playerWith(url, {}).post('/api/session', { name: 'Guest' })),
  )
  expect(guests.at(-1)).toMatchObject({ status: 429, body: { error: 'too-many' } })
  // A new cookie with every guess does not help.
  const guesses = Array.from({ length: 5 }, (_, n) =>
    playerWith(url, { cookie: `ludoteka=${String(n).repeat(43)}` }).post('/api/login', {
      login: 'anna',
      password: PASSWORD,
    }),
  )
  expect((await Promise.all(guesses)).map(({ status }) => status)).toContain(429)
})

test('the browser client is served with its pages, compressed, and cached by its hashes', async () => {
  const web = temporaryFolder()
  mkdirSync(join(web, 'assets'))
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Ludoteka</title>')
  writeFileSync(join(web, 'assets', 'main-abc123.js'), 'plain')
  writeFileSync(join(web, 'assets', 'main-abc123.js.br'), 'brotli')
  const { url } = await openServer({ web })
  const page = await fetch(`${url}/table/some-match`)
  expect(await page.text()).toContain('<title>Ludoteka</title>')
  expect(page.headers.get('cache-control')).toBe('no-cache')
  expect((await fetch(`${url}/`)).status).toBe(200)
  const asset = await fetch(`${url}/assets/main-abc123.js`, { headers: { 'accept-encoding': 'identity' } })
  expect(asset.headers.get('cache-control')).toContain('immutable')
  expect(await asset.text()).toBe('plain')
  const { headers } = await fetch(`${url}/assets/main-abc123.js`, {
    method: 'HEAD',
    headers: { 'accept-encoding': 'br' },
  })
  expect(headers.get('content-encoding')).toBe('br')
  expect(headers.get('vary')).toBe('accept-encoding')
  expect((await fetch(`${url}/assets/gone.js`)).status).toBe(404)
  expect((await fetch(`${url}/api/gone`)).status).toBe(404)
  expect((await fetch(`${url}/../package.json`)).status).toBe(404)
})

test('health answers; the log keeps no secrets', async () => {
  const { url } = await openServer()
  expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ ok: true })
  expect(loggedRequest({ method: 'GET', url: '/api/invites/sEcReT?x=1' }).url).toBe('/api/invites/…?x=1')
})

test('a port in use is reported, and the failed server leaves nothing open', async () => {
  const { port } = await openServer()
  await expect(openServer({ port })).rejects.toThrow('EADDRINUSE')
})

test('the interface describes itself', async () => {
  const { url } = await openServer()
  const api = await (await fetch(`${url}/api/docs/json`)).json()
  expect(Object.keys(api.paths)).toEqual(expect.arrayContaining(['/api/session', '/api/matches/{id}/join']))
})
