// A scripted person: a session over HTTP and live tables over real sockets.

import {
  type ClientMessage,
  type MatchDetail,
  matchDetail,
  type NewMatch,
  type Problem,
  problem,
  type ServerMessage,
  serverMessage,
  session,
  viewAssembler,
} from '@ludoteka/protocol'
import { WebSocket } from 'ws'
import { z } from 'zod'
import { afterwards } from './server.ts'

export type Answer = { readonly status: number; readonly body: unknown; readonly headers: Headers }

export type Player = {
  readonly id: string
  readonly url: string
  /** Sent with every request: a cookie or a token. */
  readonly headers: Readonly<Record<string, string>>
  get(path: string): Promise<Answer>
  post(path: string, body?: unknown): Promise<Answer>
  put(path: string, body: unknown): Promise<Answer>
  remove(path: string, body?: unknown): Promise<Answer>
  create(match: NewMatch): Promise<MatchDetail>
  /** POSTs something to a match and reads the match. */
  match(path: string, body?: unknown): Promise<MatchDetail>
  refused(path: string, body?: unknown): Promise<Problem>
  watch(match: string, options?: Watch): Promise<LiveTable>
  at(url: string): Player
  /** The same person, whose requests have other headers too. */
  with(more: Readonly<Record<string, string>>): Player
}

export type Watch = { readonly since?: number; readonly seat?: string }

export async function sitDown(url: string, name = 'Anna'): Promise<Player> {
  return signedInBy(url, await send(url, '/api/session', 'POST', { name }, {}))
}

/** Somebody at another browser who knows the login and the password. */
export async function signIn(url: string, login: string, password: string): Promise<Player> {
  return signedInBy(url, await send(url, '/api/login', 'POST', { login, password }, {}))
}

/** Whoever got the cookie of this answer. */
export function signedInBy(url: string, { headers, body }: Answer): Player {
  const cookie = (headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  return playerWith(url, { cookie }, session.parse(body).account.id)
}

export function playerWith(url: string, headers: Readonly<Record<string, string>>, id = ''): Player {
  const post = (path: string, body: unknown = {}): Promise<Answer> => send(url, path, 'POST', body, headers)
  const match = async (path: string, body?: unknown): Promise<MatchDetail> => {
    const answer = await post(path, body)
    if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
    return matchDetail.parse(answer.body)
  }
  return {
    id,
    url,
    headers,
    get: path => send(url, path, 'GET', undefined, headers),
    post,
    put: (path, body) => send(url, path, 'PUT', body, headers),
    remove: (path, body) => send(url, path, 'DELETE', body, headers),
    match,
    create: wanted => match('/api/matches', wanted),
    async refused(path, body) {
      const { body: answer } = await post(path, body)
      return problem.parse(answer)
    },
    watch: (id, options) => watch(url, id, headers, options),
    at: other => playerWith(other, headers, id),
    with: more => playerWith(url, { ...headers, ...more }, id),
  }
}

async function send(
  url: string,
  path: string,
  method: string,
  body: unknown,
  headers: Readonly<Record<string, string>>,
): Promise<Answer> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json')
  return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers }
}

/** The view of a seat, as far as scripts need it. */
const seen = z.looseObject({
  waiting: z.array(z.string()),
  choice: z.record(z.string(), z.union([z.literal(true), z.array(z.union([z.string(), z.number()]))])),
  result: z.looseObject({ kind: z.string() }),
  zones: z.record(z.string(), z.unknown()),
})
export type Seen = z.infer<typeof seen>

type TableEvent = Extract<ServerMessage, { type: 'table' | 'update' }>

export type LiveTable = {
  readonly socket: WebSocket
  /** Everything received, in order, with every view made whole. */
  readonly received: ServerMessage[]
  readonly texts: string[]
  /** Everything sent, as it was written. */
  readonly sent: string[]
  readonly seq: number
  readonly last: TableEvent
  view(seat: string): Seen
  send(message: ClientMessage | Readonly<Record<string, unknown>>): void
  /** Resolves with the first event, received already or yet to come, that fits. */
  until<T extends ServerMessage>(fits: (event: ServerMessage) => event is T): Promise<T>
  when(fits: (event: ServerMessage) => boolean): Promise<ServerMessage>
  /** Sends a request with a number of its own and resolves with its answer. */
  ask(message: Readonly<Record<string, unknown>>): Promise<Answered>
  act(seat: string, verb: string, arg?: string | number): Promise<Answered>
  /** Plays some offered action of the seat. */
  actSomehow(seat: string, pick?: number): Promise<Answered>
  readonly closed: Promise<number>
  leave(): Promise<void>
}

export type Answered = Extract<ServerMessage, { type: 'done' | 'refused' | 'because' | 'advice' }>

const ANSWERS: readonly ServerMessage['type'][] = ['done', 'refused', 'because', 'advice']
const isAnswer = (one: ServerMessage): one is Answered => ANSWERS.includes(one.type)

async function watch(
  url: string,
  match: string,
  headers: Readonly<Record<string, string>>,
  { since, seat }: Watch = {},
): Promise<LiveTable> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/matches/${match}/live`, { headers })
  const received: ServerMessage[] = []
  const texts: string[] = []
  const sent: string[] = []
  const waiting = new Set<(event: ServerMessage) => void>()
  const whole = viewAssembler()
  let last: TableEvent | undefined
  let requests = 0
  let isGone = false
  const closed = new Promise<number>(resolve => {
    socket.once('close', code => {
      isGone = true
      resolve(code)
    })
  })
  socket.on('message', data => {
    const text = String(data)
    const one = whole(serverMessage.parse(JSON.parse(text)))
    texts.push(text)
    received.push(one)
    if (one.type === 'table' || one.type === 'update') last = one
    for (const look of [...waiting]) look(one)
  })
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  socket.on('error', () => {})
  afterwards(() => socket.terminate())

  const send: LiveTable['send'] = message => {
    const text = JSON.stringify(message)
    sent.push(text)
    socket.send(text)
  }
  const current = (): TableEvent => last ?? fail('nothing was received yet')
  const view = (name: string): Seen => seen.parse(current().views[name])

  const wait = <T>(read: (one: ServerMessage) => T | undefined): Promise<T> =>
    new Promise((resolve, reject) => {
      for (const one of received) {
        const found = read(one)
        if (found !== undefined) return resolve(found)
      }
      if (isGone) return reject(new Error('the socket is closed'))
      const look = (one: ServerMessage): void => {
        const found = read(one)
        if (found === undefined) return
        waiting.delete(look)
        resolve(found)
      }
      waiting.add(look)
      closed.then(code => reject(new Error(`the socket was closed with ${code}`)))
    })

  const ask: LiveTable['ask'] = message => {
    const id = ++requests
    const answer = wait((one): Answered | undefined => (isAnswer(one) && one.id === id ? one : undefined))
    send({ ...message, id })
    return answer
  }

  send({ type: 'join', ...(since === undefined ? {} : { since }), ...(seat === undefined ? {} : { seat }) })
  await wait(one => (one.type === 'table' ? one : undefined))

  const act: LiveTable['act'] = (by, verb, arg) =>
    ask({ type: 'act', seq: current().seq, seat: by, verb, ...(arg === undefined ? {} : { arg }) })

  return {
    socket,
    received,
    texts,
    sent,
    get seq() {
      return current().seq
    },
    get last() {
      return current()
    },
    view,
    send,
    until: fits => wait(one => (fits(one) ? one : undefined)),
    when: fits => wait(one => (fits(one) ? one : undefined)),
    ask,
    act,
    actSomehow(by, pick = 0) {
      const actions = Object.entries(view(by).choice).flatMap(
        ([verb, args]): { readonly verb: string; readonly arg?: string | number }[] =>
          args === true ? [{ verb }] : args.map(arg => ({ verb, arg })),
      )
      const action = actions[pick % actions.length] ?? fail(`${by} has nothing to do`)
      return act(by, action.verb, action.arg)
    },
    closed,
    async leave() {
      socket.close()
      await closed
    },
  }
}

function fail(message: string): never {
  throw new Error(message)
}

export const isTable = (one: ServerMessage): one is Extract<ServerMessage, { type: 'table' }> => one.type === 'table'
export const isUpdate = (one: ServerMessage): one is Extract<ServerMessage, { type: 'update' }> => one.type === 'update'

/** Plays the seats this socket holds, until the match is over. Answers with the number of actions. */
export async function playOn(table: LiveTable, seats: readonly string[], most = 5000): Promise<number> {
  for (let n = 0; n < most; ) {
    const at = table.seq
    const [first = ''] = seats
    const { result, waiting } = table.view(first)
    if (result.kind !== 'open') return n
    const seat = seats.find(one => waiting.includes(one))
    if (seat === undefined) {
      await table.when(one => (one.type === 'update' || one.type === 'table') && one.seq > at)
      continue
    }
    const answer = await table.actSomehow(seat, n * 7)
    if (answer.type === 'done') {
      n++
      await table.when(one => (one.type === 'update' || one.type === 'table') && one.seq >= answer.seq)
    } else if (answer.type === 'refused' && answer.problem.error !== 'stale') throw new Error(JSON.stringify(answer))
  }
  return most
}
