// Ten thousand hostile messages: no match changes, nothing crashes, and each gets a typed error or a closed socket.

import { type Sampler, sampler, seedFrom } from '@ludoteka/kernel'
import { serverMessage } from '@ludoteka/protocol'
import { afterEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { LIMITS } from '../src/index.ts'
import { type LiveTable, type Player, sitDown } from './support/player.ts'
import { loggedErrors, openServer } from './support/server.ts'

afterEach(() => expect(loggedErrors.splice(0)).toEqual([]))

const MESSAGES = 10_000

function nothing(): never {
  throw new Error('nothing to pick from')
}

/** Messages of all kinds of ill will; `old` are true requests sent before. */
function hostile(random: Sampler, old: readonly string[]): string | Buffer {
  const pick = <T>(list: readonly T[]): T => {
    const one = list[random.below(list.length)]
    return one === undefined ? nothing() : one
  }
  const word = (): unknown => pick<unknown>(WORDS)
  const act = { type: 'act', id: 7, seq: 0, seat: 'a1', verb: 'attack', arg: 'x' }
  switch (random.below(10)) {
    case 0: {
      const text = JSON.stringify(act)
      const at = random.below(text.length)
      return text.slice(0, at) + String.fromCharCode(random.below(200)) + text.slice(at + random.below(4))
    }
    case 1:
      return JSON.stringify({ ...act, seat: pick(['b1', 'spectator', '', 'a2', '__proto__']) })
    case 2:
      return JSON.stringify({ ...act, seq: pick([-1, 0, 1e9, 0.5, 2 ** 53, 1]) })
    case 3:
      return JSON.stringify({ ...act, seq: 40, verb: word(), arg: word() })
    case 4:
      return JSON.stringify({ ...act, verb: 'x'.repeat(random.below(20_000)) })
    case 5:
      return `{"type":"act","__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"id":1,"seq":0,"seat":"a1","verb":"attack"}`
    case 6:
      return pick(old)
    case 7:
      return JSON.stringify(word())
    case 8:
      return JSON.stringify({
        type: pick(['undo', 'resign', 'answer', 'pause', 'chat', 'join', 'why', 'offer-draw']),
        id: word(),
      })
    default:
      return random.below(20) === 0
        ? Buffer.from([0, 1, 2, 255])
        : JSON.stringify({ type: word(), [String(word())]: word() })
  }
}

const WORDS: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  '',
  'attack',
  'maneuver',
  '__proto__',
  'constructor',
  'toString',
  '\u0000',
  '\ud800',
  '../..',
  '<script>',
  "'; DROP TABLE matches; --",
  [],
  [[]],
  {},
  { seat: 'a1' },
  'я'.repeat(300),
  'act',
  'join',
  2 ** 53,
]

test(`${MESSAGES} hostile messages change no match and crash nothing`, async () => {
  const { url } = await openServer({
    limits: {
      ...LIMITS,
      messagesPerSecond: 100_000,
      messagesAtOnce: 100_000,
      messagesPerSecondOfAddress: 1e9,
      socketsOfAddress: 1e9,
    },
  })
  const [anna, mallory] = await Promise.all([sitDown(url, 'Anna'), sitDown(url, 'Mallory')])
  const { id } = await anna.create({ game: 'unmatched', options: { heroPick: 'random' } })
  const boris = await sitDown(url, 'Boris')
  await boris.match(`/api/matches/${id}/join`)
  const [a, b] = await Promise.all([anna.watch(id), boris.watch(id)])
  await playSome(a, b, 30)
  const before = await positions(anna, boris, id)
  // True requests that have been carried out once: sent again they must do nothing.
  const old = [...a.sent, ...b.sent].filter(text => text.includes('"act"'))
  const random = sampler(seedFrom('hostile'))
  // The opponent of whoever is asked now, an outsider, and nobody at all: none of them may change anything.
  const idle = a.view('a1').waiting.includes('a1') ? boris : anna
  for (let sent = 0; sent < MESSAGES; )
    sent += await attack(url, id, [idle, mallory, undefined][random.below(3)], random, old)
  expect(await positions(anna, boris, id)).toEqual(before)
  expect(Object.keys(Object.prototype)).toEqual([])
  expect((await anna.get('/healthz')).status).toBe(200)
  const [again, other] = await Promise.all([anna.watch(id), boris.watch(id)])
  await playSome(again, other, 3)
})

/** One socket sends messages until it is closed; answers with the number sent. Every one must have been answered. */
async function attack(
  url: string,
  match: string,
  by: Player | undefined,
  random: Sampler,
  old: readonly string[],
): Promise<number> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/matches/${match}/live`, {
    headers: { ...by?.headers },
  })
  const answers: string[] = []
  let isClosed = false
  const closed = new Promise<void>(resolve => {
    socket.once('close', () => {
      isClosed = true
      resolve()
    })
  })
  socket.on('error', () => {})
  await new Promise(resolve => socket.once('open', resolve))
  if (random.below(2)) socket.send('{"type":"join"}')
  let sent = 0
  socket.on('message', data => answers.push(String(data)))
  for (; sent < 150 && !isClosed; sent++) {
    const had = answers.length
    const answered = new Promise<void>(resolve => {
      const look = (): void => {
        if (answers.slice(had).some(isAnswer)) resolve()
        else socket.once('message', look)
      }
      socket.once('message', look)
    })
    socket.send(hostile(random, old))
    await Promise.race([answered, closed])
  }
  for (const text of answers) serverMessage.parse(JSON.parse(text))
  socket.terminate()
  return sent
}

/** Answers, as against news about the table. */
function isAnswer(text: string): boolean {
  return /^\{"type":"(error|refused|done|because|pong|table)"/.test(text)
}

async function playSome(a: LiveTable, b: LiveTable, actions: number): Promise<void> {
  for (let n = 0; n < actions; n++) {
    const [seat = ''] = a.view('a1').waiting
    const answer = await (seat === 'a1' ? a : b).actSomehow(seat, n)
    if (answer.type !== 'done') throw new Error(JSON.stringify(answer))
    await Promise.all([a, b].map(table => table.when(one => 'views' in one && one.seq >= answer.seq)))
  }
}

async function positions(anna: Player, boris: Player, id: string): Promise<unknown> {
  const [a, b] = await Promise.all([anna.watch(id), boris.watch(id)])
  const both = [a.seq, a.last.views, b.last.views, a.last.proposal]
  await Promise.all([a.leave(), b.leave()])
  return both
}

test('a message over the limit closes the socket, a silent one too', async () => {
  const { url } = await openServer({ joinTimeoutMs: 50, socketPingMs: 50 })
  const anna = await sitDown(url)
  const { id } = await anna.create({ game: 'unmatched', hotSeat: true })
  const table = await anna.watch(id)
  table.socket.send(`{"type":"ping","x":"${'x'.repeat(17_000)}"}`)
  expect(await table.closed).toBe(1009)
  const silent = new WebSocket(`${url.replace('http', 'ws')}/api/matches/${id}/live`)
  expect(await new Promise(resolve => silent.once('close', resolve))).toBe(1008)
  const unresponsive = new WebSocket(`${url.replace('http', 'ws')}/api/matches/${id}/live`, { autoPong: false })
  await new Promise(resolve => unresponsive.once('open', resolve))
  unresponsive.send('{"type":"join"}')
  expect(await new Promise(resolve => unresponsive.once('close', resolve))).toBe(1006)
})

test('a client that sends too much is slowed down, then its socket is closed', async () => {
  const { url } = await openServer({ limits: { ...LIMITS, messagesPerSecond: 1, messagesAtOnce: 10 } })
  const anna = await sitDown(url)
  const { id } = await anna.create({ game: 'unmatched', hotSeat: true })
  const table = await anna.watch(id)
  for (let n = 0; n < 60; n++) table.send({ type: 'ping' })
  expect(await table.closed).toBe(1008)
  expect(table.received.some(one => one.type === 'error' && one.problem.error === 'too-many')).toBe(true)
})

test('a client that acts quickly has to wait, but is not refused', async () => {
  const { url } = await openServer({ limits: { ...LIMITS, messagesPerSecond: 100, messagesAtOnce: 3 } })
  const anna = await sitDown(url)
  const { id } = await anna.create({ game: 'unmatched', hotSeat: true, options: { heroPick: 'random' } })
  const table = await anna.watch(id)
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => table.ask({ type: 'why', seat: 'a1', verb: 'maneuver' })),
  )
  expect(answers.map(({ type }) => type)).toEqual(answers.map(() => 'because'))
})

test('sockets of unknown tables and paths are refused', async () => {
  const { url } = await openServer()
  const anna = await sitDown(url)
  await expect(anna.watch('nosuchtable')).rejects.toThrow('1008')
  const stray = new WebSocket(`${url.replace('http', 'ws')}/api/elsewhere`)
  expect(await new Promise(resolve => stray.once('error', error => resolve(error.message)))).toContain('404')
})
