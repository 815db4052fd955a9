// The requests of one socket: reads each message, carries it out, answers it.

import { type ClientMessage, clientMessage, type ServerMessage } from '@ludoteka/protocol'
import type { RateLimit } from '../limits.ts'
import { isOurFault, type ProblemCode, problemOf, Refused, refuse } from '../problem.ts'
import type { StoredAccount } from '../store/store.ts'
import type { Tables } from '../table/tables.ts'
import { CLOSE, type Connection } from './connection.ts'
import type { Hub } from './hub.ts'
import type { Subscriber } from './room.ts'

/** After so many invalid messages the socket is closed. */
const MOST_INVALID = 20
/** Requests of one socket that may wait for their turn. */
const MOST_QUEUED = 64

/** Refusals of a `join` that will not change: no such table, or not for this person. */
const CLOSING: ReadonlySet<ProblemCode> = new Set(['not-found', 'forbidden'])

type RequestHandlerConfig = {
  readonly match: string
  readonly account: StoredAccount | undefined
  /** As whom the socket is counted by the limits. */
  readonly rateLimitKeys: { readonly socket: string; readonly address: string }
  readonly connection: Connection
  readonly tables: Tables
  readonly hub: Hub
  readonly rateLimits: {
    readonly perSocket: RateLimit
    readonly perAddress: RateLimit
    readonly chatPerAccount: RateLimit
    readonly chatPerAddress: RateLimit
  }
  onError(error: unknown): void
  /** A request was answered: what it was, and whether it was refused. */
  onAnswered(type: string, outcome: 'done' | 'refused'): void
}

type RequestHandler = {
  readonly hasJoined: boolean
  receive(text: string | undefined): void
  close(): void
}

type NumberedRequest = Extract<ClientMessage, { id: number }>

export function openRequestHandler(config: RequestHandlerConfig): RequestHandler {
  const { match, account, connection, tables, hub, rateLimits, rateLimitKeys } = config
  let subscriber: Subscriber | undefined
  let invalidMessages = 0
  let queued = 0
  let queue: Promise<void> = Promise.resolve()
  let incoming: Promise<void> = Promise.resolve()

  const refuseTooMany = (): void => {
    connection.send({ type: 'error', problem: { error: 'too-many', message: 'Too many messages; please slow down.' } })
    countInvalid()
  }

  const countInvalid = (): void => {
    if (++invalidMessages > MOST_INVALID) connection.close(CLOSE.refused, 'too many invalid messages')
  }

  /** `work` must not reject. */
  const enqueue = (work: () => Promise<void>): void => {
    if (queued >= MOST_QUEUED) {
      refuseTooMany()
      return
    }
    queued++
    queue = queue.then(async () => {
      // Requests above the limit wait; only a client that sends more than may wait is refused.
      await rateLimits.perSocket.whenAllowed(rateLimitKeys.socket, () => connection.isOpen)
      await work()
      queued--
    })
  }

  const pong = async (): Promise<void> => {
    if (await rateLimits.perSocket.allows(rateLimitKeys.socket)) connection.send({ type: 'pong' })
    else refuseTooMany()
  }

  const join = async (wanted: Extract<ClientMessage, { type: 'join' }>): Promise<void> => {
    if (subscriber) refuse('conflict', 'You have joined already.')
    await tables.requireMayWatch(match, account?.id)
    const entered: Subscriber = { connection, account: account?.id, seat: wanted.seat, sent: undefined }
    subscriber = entered
    try {
      await hub.enter(match, entered, wanted.since)
    } catch (error) {
      subscriber = undefined
      hub.leave(match, entered)
      throw error
    }
    if (!connection.isOpen) hub.leave(match, entered)
  }

  const answer = async (request: NumberedRequest): Promise<ServerMessage> => {
    if (!subscriber) refuse('conflict', 'The first message must be a join.')
    const accountId = account?.id ?? refuse('not-signed-in', 'Spectators without a session can only watch.')
    if (request.type === 'why')
      return { type: 'because', id: request.id, ...(await tables.why(match, accountId, request)) }
    if (request.type === 'chat') {
      const isAllowed =
        (await rateLimits.chatPerAccount.allows(accountId)) &&
        (await rateLimits.chatPerAddress.allows(rateLimitKeys.address))
      if (!isAllowed) refuse('too-many', 'Please write a little slower.')
      await tables.say(match, accountId, request)
      hub.publishChat(match)
      return { type: 'done', id: request.id, seq: (await tables.load(match)).seq }
    }
    const { seq } = await perform(accountId, request)
    return { type: 'done', id: request.id, seq }
  }

  const perform = (accountId: string, request: Exclude<NumberedRequest, { type: 'why' | 'chat' }>) => {
    switch (request.type) {
      case 'act':
        return tables.act(match, accountId, request)
      case 'undo':
        return tables.undo(match, accountId, request)
      case 'resign':
        return tables.resign(match, accountId, request.seat)
      case 'offer-draw':
        return tables.offerDraw(match, accountId, request.seat)
      case 'answer':
        return tables.answer(match, accountId, request)
      case 'pause':
        return tables.pause(match, accountId, request.on)
    }
  }

  const reply = async (request: NumberedRequest): Promise<void> => {
    try {
      connection.send(await answer(request))
      config.onAnswered(request.type, 'done')
    } catch (error) {
      const problem = problemOf(error)
      if (isOurFault(error)) config.onError(error)
      const seq = subscriber?.sent?.seq ?? 0
      connection.send({ type: 'refused', id: request.id, seq, problem })
      config.onAnswered(request.type, 'refused')
    }
  }

  const sendError = (error: unknown): void => {
    const problem = problemOf(error)
    if (isOurFault(error)) config.onError(error)
    connection.send({ type: 'error', problem })
    if (error instanceof Refused && CLOSING.has(problem.error)) connection.close(CLOSE.refused, 'not for you')
  }

  const handle = async (text: string | undefined): Promise<void> => {
    if (text === undefined) return connection.close(CLOSE.badData, 'text only')
    if (!(await rateLimits.perAddress.allows(rateLimitKeys.address))) return refuseTooMany()
    const parsed = read(text)
    if ('error' in parsed) {
      connection.send({ type: 'error', problem: problemOf(parsed.error) })
      return countInvalid()
    }
    const { message } = parsed
    if (message.type === 'ping') await pong()
    else if (message.type === 'join') enqueue(() => join(message).catch(sendError))
    else enqueue(() => reply(message))
  }

  return {
    get hasJoined() {
      return subscriber !== undefined
    },
    receive(text) {
      incoming = incoming.then(() => handle(text)).catch(config.onError)
    },
    close() {
      if (subscriber) hub.leave(match, subscriber)
    },
  }
}

type Parsed = { readonly message: ClientMessage } | { readonly error: unknown }

function read(text: string): Parsed {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { error: new Refused({ error: 'bad-request', message: 'A message must be JSON.' }) }
  }
  const { success, data, error } = clientMessage.safeParse(json)
  return success ? { message: data } : { error }
}
