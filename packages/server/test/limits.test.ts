// Limits hold whatever a client claims about itself: other addresses, other sessions, odd paths.

import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { addressKey } from '../src/http/origin.ts'
import { LIMITS } from '../src/index.ts'
import { rateLimit } from '../src/limits.ts'
import { storeThread } from './support/bundle.ts'
import { playerWith, sitDown } from './support/player.ts'
import { afterwards, loggedErrors, openServer, temporaryFolder } from './support/server.ts'

afterEach(() => expect(loggedErrors.splice(0)).toEqual([]))

const times = <T>(n: number, work: (i: number) => Promise<T>): Promise<readonly T[]> =>
  Promise.all(Array.from({ length: n }, (_, i) => work(i)))

test('a rate limit lets a burst through, then so many per second, and counts every key alone', () => {
  vi.useFakeTimers()
  afterwards(() => {
    vi.useRealTimers()
  })
  const limit = rateLimit({ burst: 6, perSecond: 2 })
  const allowed = (key: string, n: number): number =>
    Array.from({ length: n }, () => limit.allows(key)).filter(isAllowed => isAllowed).length
  expect(allowed('anna', 10)).toBe(6)
  expect(allowed('boris', 1)).toBe(1)
  vi.advanceTimersByTime(400)
  expect(allowed('anna', 10)).toBe(0)
  vi.advanceTimersByTime(200)
  expect(allowed('anna', 10)).toBe(1)
  vi.advanceTimersByTime(10_000)
  expect(allowed('anna', 10)).toBe(6)
})

test('a rate limit forgets keys that may do everything again, and no others', () => {
  vi.useFakeTimers()
  afterwards(() => {
    vi.useRealTimers()
  })
  const limit = rateLimit({ burst: 2, perSecond: 1 })
  const visit = (n: number): void => {
    for (let i = 0; i < n; i++) limit.allows(`visitor ${i}`)
  }
  expect([1, 2, 3].map(() => limit.allows('anna'))).toEqual([true, true, false])
  visit(2_500)
  expect(limit.allows('anna')).toBe(false)
  vi.advanceTimersByTime(1_100)
  visit(5_000)
  expect([1, 2].map(() => limit.allows('anna'))).toEqual([true, false])
})

test('who waits for a rate limit goes on when it allows, or gives up', async () => {
  const limit = rateLimit({ burst: 1, perSecond: 100 })
  const order: number[] = []
  for (const n of [1, 2, 3]) {
    await limit.whenAllowed('anna', () => true)
    order.push(n)
  }
  expect(order).toEqual([1, 2, 3])
  await limit.whenAllowed('anna', () => false)
})

test('an address that asks too much is refused, whatever sessions it has', async () => {
  const { url } = await openServer({ limits: { ...LIMITS, requestsPerMinuteOfAddress: 5 } })
  const answers = await times(8, i => playerWith(url, { cookie: `ludoteka=${String(i).repeat(43)}` }).get('/api/games'))
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(3)
  expect(refused[0]?.body).toEqual({ error: 'too-many', message: 'Too many requests; please slow down.' })
})

test('files of the page are not counted, however many visit from one address', async () => {
  const web = temporaryFolder()
  writeFileSync(join(web, 'index.html'), '<!doctype html>')
  writeFileSync(join(web, 'icon.svg'), '<svg/>')
  const limits = { ...LIMITS, requestsPerMinute: 3, requestsPerMinuteOfAddress: 3, requestsPerMinuteOfNetwork: 3 }
  const { url } = await openServer({ web, limits })
  const statusOf = async (path: string): Promise<number> => (await fetch(new URL(path, url))).status
  expect(await times(8, () => statusOf('/icon.svg?v=1'))).toEqual(Array(8).fill(200))
  expect(await times(4, () => statusOf('/api/games'))).toEqual([200, 200, 200, 429])
  // No ending makes a file of the interface.
  expect(await statusOf('/api/games/x.svg')).toBe(429)
  expect(await statusOf('/icon.svg')).toBe(200)
})

test('a socket that sends quickly is served until too much waits', async () => {
  const limits = { ...LIMITS, messagesPerSecond: 10, messagesAtOnce: 5 }
  const { url } = await openServer({ limits })
  const anna = await sitDown(url)
  const { id } = await anna.create({ game: 'unmatched', hotSeat: true })
  const table = await anna.watch(id)
  const request = { type: 'offer-draw', seat: 'a1' } // refused in this game, as soon as it is carried out
  for (const answer of await times(8, () => table.ask(request)))
    expect(answer).toMatchObject({ type: 'refused', problem: { error: 'conflict' } })
  for (let n = 0; n < 70; n++) table.send({ ...request, id: 1_000 + n })
  expect(await table.when(one => one.type === 'error')).toMatchObject({ problem: { error: 'too-many' } })
})

test('the sockets of an address may send only so much together', async () => {
  const { url } = await openServer({ limits: { ...LIMITS, messagesPerSecondOfAddress: 3 } })
  const anna = await sitDown(url)
  const { id } = await anna.create({ game: 'unmatched', hotSeat: true })
  const table = await anna.watch(id)
  for (let n = 0; n < 8; n++) table.send({ type: 'ping' })
  expect(await table.when(one => one.type === 'error')).toMatchObject({ problem: { error: 'too-many' } })
  expect(table.received.some(one => one.type === 'pong')).toBe(true)
})

test('whoever writes many chat lines is asked to slow down', async () => {
  const { url } = await openServer({ limits: { ...LIMITS, chatLinesPerMinute: 6 } })
  const anna = await sitDown(url)
  const { id } = await anna.create({ game: 'unmatched', hotSeat: true })
  const table = await anna.watch(id)
  const say = { type: 'chat', channel: 'players', text: 'hello' }
  const answers = await times(4, () => table.ask(say))
  expect(answers.map(({ type }) => type)).toEqual(['done', 'done', 'refused', 'refused'])
  expect(answers.at(-1)).toMatchObject({ problem: { error: 'too-many', message: 'Please write a little slower.' } })
})

test('behind a proxy that adds to X-Forwarded-For nobody chooses the address they are counted by', async () => {
  const { url } = await openServer({ trustProxy: true, limits: { ...LIMITS, signInsPerMinute: 3 } })
  const answers = await times(6, i =>
    playerWith(url, { 'x-forwarded-for': `192.0.2.${i}, 198.51.100.7` }).post('/api/session', { name: 'Guest' }),
  )
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(3)
})

test('one IPv6 network counts as one, however many addresses it has', async () => {
  const { url } = await openServer({ trustProxy: true, limits: { ...LIMITS, signInsPerMinute: 3 } })
  const guestFrom = (address: string) =>
    playerWith(url, { 'x-forwarded-for': address }).post('/api/session', { name: 'Guest' })
  const answers = await times(6, i => guestFrom(`2001:db8:0:7::${i}`))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(3)
  expect((await guestFrom('2001:db8:0:8::1')).status).toBe(201)
})

test('addresses are told apart by what one customer is given', () => {
  expect(['192.0.2.7', '::ffff:192.0.2.7'].map(addressKey)).toEqual(['192.0.2.7', '192.0.2.7'])
  const one = ['2001:db8::1', '2001:db8:0:0:ffff::2', '2001:0DB8:0000::', '2001:db8:0:0:1:2:3:4', '2001:db8::%eth0']
  expect(new Set(one.map(addressKey)).size).toBe(1)
  expect(new Set(['2001:db8::', '2001:db8:0:1::', '::1', 'fe80::1', ''].map(addressKey)).size).toBe(5)
})

test.each(['history', 'export'])('made-up sessions do not give more %s', async what => {
  const { url } = await openServer({ limits: { ...LIMITS, historiesPerMinute: 3 } })
  const anna = await sitDown(url)
  const { id } = await anna.create({ game: 'unmatched', hotSeat: true })
  await (await anna.watch(id)).ask({ type: 'resign', seat: 'a1' })
  const answers = await times(6, i =>
    playerWith(url, { authorization: `Bearer ${String(i).repeat(43)}` }).get(`/api/matches/${id}/${what}`),
  )
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(3)
})

test('of many sockets opened at once only the allowed number gets in, and a closed one makes room', async () => {
  const limits = { ...LIMITS, socketsOfAddress: 3 }
  const { url } = await openServer({ limits, storeThread: await storeThread() })
  const anna = await sitDown(url)
  const { id } = await anna.create({ game: 'unmatched', hotSeat: true })
  const open = (): Promise<WebSocket | string> => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/matches/${id}/live`, { headers: anna.headers })
    return new Promise(resolve => {
      socket.once('open', () => resolve(socket))
      socket.once('error', error => resolve(error.message))
    })
  }
  const opened = await times(12, open)
  const inside = opened.filter(one => typeof one !== 'string')
  expect(inside).toHaveLength(3)
  for (const socket of inside) socket.terminate()
  await expect.poll(async () => typeof (await open())).toBe('object')
})

test('sockets opened one after another are counted like messages', async () => {
  const { url } = await openServer({ limits: { ...LIMITS, messagesPerSecondOfAddress: 2 } })
  const { id } = await (await sitDown(url)).create({ game: 'unmatched', hotSeat: true })
  const opened = await times(12, async () => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/matches/${id}/live`)
    const outcome = await new Promise<string>(resolve => {
      socket.once('open', () => resolve('open'))
      socket.once('error', error => resolve(error.message))
    })
    socket.terminate()
    return outcome
  })
  expect(opened.filter(outcome => outcome.includes('429')).length).toBeGreaterThan(0)
})

/** The first line of the answer to a request that no library would send. */
function statusOf(port: number, head: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${head}\r\nHost: 127.0.0.1:${port}\r\n\r\n`))
    socket.once('data', data => {
      resolve(String(data).split('\r\n')[0] ?? '')
      socket.destroy()
    })
    socket.once('error', reject)
  })
}

test('an invalid path is answered with 404, not 500', async () => {
  const { port } = await openServer()
  expect(await statusOf(port, 'GET // HTTP/1.1')).toContain('404')
  const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAA'
  expect(await statusOf(port, `GET // HTTP/1.1\r\n${upgrade}`)).toContain('404')
})

test('a refused upgrade can not keep the connection half open', async () => {
  const { port } = await openServer()
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket'
  socket.write(`GET /elsewhere HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${upgrade}\r\n\r\n`)
  socket.resume()
  await once(socket, 'end')
  const closed = new Promise(resolve => socket.on('error', () => undefined).once('close', resolve))
  const talk = setInterval(() => socket.write('still here'), 20)
  afterwards(() => clearInterval(talk))
  await closed
})

test('signing out ends the live tables of that session, and of no other', async () => {
  const { url } = await openServer()
  const anna = await sitDown(url)
  const { id } = await anna.create({ game: 'unmatched', hotSeat: true })
  const [table, watching] = [await anna.watch(id), await (await sitDown(url, 'Boris')).watch(id)]
  await anna.post('/api/logout')
  expect(await table.closed).toBe(1001)
  expect(watching.socket.readyState).toBe(WebSocket.OPEN)
})
