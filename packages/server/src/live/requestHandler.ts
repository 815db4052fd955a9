// The requests of one socket: reads each message, carries it out, answers it.

import type { ClientMessage, ServerMessage } from '@ludoteka/protocol'
import type { RateLimit } from '../limits.ts'
import { isOurFault, type ProblemCode, problemOf, Refused, refuse } from '../problem.ts'
import type { StoredAccount } from '../store/store.ts'
import type { Advisor } from '../table/advice.ts'
import type { Tables } from '../table/tables.ts'
import { type ReadMessage, readMessage } from './clientMessages.ts'
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
  readonly advisor: Advisor
  readonly hub: Hub
  readonly rateLimits: {
    readonly perSocket: RateLimit
    readonly perAddress: RateLimit
    readonly chatPerAccount: RateLimit
    readonly ordersPerAccount: RateLimit
    readonly chatPerAddress: RateLimit
    readonly advicePerAccount: RateLimit
    readonly advicePerAddress: RateLimit
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

/** A request in its turn. */
type QueuedRequest = Exclude<ClientMessage, { type: 'ping' }>

export function openRequestHandler(config: RequestHandlerConfig): RequestHandler {
  const { match, account, connection, tables, advisor, hub, rateLimits, rateLimitKeys } = config
  const queue: QueuedRequest[] = []
  let subscriber: Subscriber | undefined
  let invalidMessages = 0

  const refuseTooMany = (): void => {
    connection.send({ type: 'error', problem: { error: 'too-many', message: 'Too many messages; please slow down.' } })
    countInvalid()
  }

  const countInvalid = (): void => {
    if (++invalidMessages > MOST_INVALID) connection.close(CLOSE.refused, 'too many invalid messages')
  }

  const enqueue = (request: QueuedRequest): void => {
    if (queue.length >= MOST_QUEUED) {
      refuseTooMany()
      return
    }
    if (queue.push(request) === 1) serveNext()
  }

  /** One request after another. */
  const serveNext = (): void => {
    const request = queue[0]
    if (!request) return
    // Requests above the limit wait; only a client that sends more than may wait is refused.
    const delay = rateLimits.perSocket.whenAllowed(rateLimitKeys.socket, isOpen)
    if (delay) void delay.then(() => serve(request))
    else serve(request)
  }

  const serve = (request: QueuedRequest): void => {
    if (request.type === 'join') void join(request).catch(sendError).then(endTurn)
    else if (request.type === 'advise') {
      void reply(request)
      endTurn() // a bot thinks about it: who acts meanwhile does not wait
    } else void reply(request).then(endTurn)
  }

  const endTurn = (): void => {
    queue.shift()
    serveNext()
  }

  const isOpen = (): boolean => connection.isOpen

  const pong = (): void => {
    if (rateLimits.perSocket.allows(rateLimitKeys.socket)) connection.send({ type: 'pong' })
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

  const because = async (
    accountId: string,
    request: Extract<ClientMessage, { type: 'why' }>,
  ): Promise<ServerMessage> => ({
    type: 'because',
    id: request.id,
    ...(await tables.why(match, accountId, request)),
  })

  const advice = async (
    accountId: string,
    { id, seat }: Extract<ClientMessage, { type: 'advise' }>,
  ): Promise<ServerMessage> => {
    const isAllowed =
      rateLimits.advicePerAccount.allows(accountId) && rateLimits.advicePerAddress.allows(rateLimitKeys.address)
    if (!isAllowed) refuse('too-many', 'You have asked for advice very often just now; please wait a moment.')
    const { plan, ...given } = await advisor.advise(match, accountId, seat)
    return { type: 'advice', id, ...given, plan: [...plan] }
  }

  /** The number of the last event at the table. */
  const say = async (accountId: string, line: Extract<ClientMessage, { type: 'chat' }>): Promise<number> => {
    const isAllowed =
      rateLimits.chatPerAccount.allows(accountId) && rateLimits.chatPerAddress.allows(rateLimitKeys.address)
    if (!isAllowed) refuse('too-many', 'Please write a little slower.')
    await tables.say(match, accountId, line)
    hub.publishChat(match)
    return (await tables.load(match)).seq
  }

  const requireSlowOrders = (accountId: string): void => {
    if (!rateLimits.ordersPerAccount.allows(accountId)) refuse('too-many', 'Please change your orders a little slower.')
  }

  const perform = (accountId: string, request: Exclude<NumberedRequest, { type: 'why' | 'advise' | 'chat' }>) => {
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
      case 'order':
        requireSlowOrders(accountId)
        return tables.giveOrder(match, accountId, request)
      case 'cancel-order':
        requireSlowOrders(accountId)
        return tables.cancelOrder(match, accountId, request)
      case 'pause':
        return tables.pause(match, accountId, request.on)
    }
  }

  const requireAccount = (): string => {
    if (!subscriber) refuse('conflict', 'The first message must be a join.')
    return account?.id ?? refuse('not-signed-in', 'Spectators without a session can only watch.')
  }

  const reply = async (request: NumberedRequest): Promise<void> => {
    const { type, id } = request
    try {
      const accountId = requireAccount()
      if (type === 'why') connection.send(await because(accountId, request))
      else if (type === 'advise') connection.send(await advice(accountId, request))
      else {
        const seq = type === 'chat' ? await say(accountId, request) : (await perform(accountId, request)).seq
        connection.send({ type: 'done', id, seq })
      }
      config.onAnswered(type, 'done')
    } catch (error) {
      const problem = problemOf(error)
      if (isOurFault(error)) config.onError(error)
      const seq = subscriber?.sent?.seq ?? 0
      connection.send({ type: 'refused', id, seq, problem })
      config.onAnswered(type, 'refused')
    }
  }

  const sendError = (error: unknown): void => {
    const problem = problemOf(error)
    if (isOurFault(error)) config.onError(error)
    connection.send({ type: 'error', problem })
    if (error instanceof Refused && CLOSING.has(problem.error)) connection.close(CLOSE.refused, 'not for you')
  }

  const receive = (text: string | undefined): void => {
    if (text === undefined) connection.close(CLOSE.badData, 'text only')
    else if (rateLimits.perAddress.allows(rateLimitKeys.address)) handle(readMessage(text))
    else refuseTooMany()
  }

  const handle = (given: ReadMessage): void => {
    if ('error' in given) {
      connection.send({ type: 'error', problem: problemOf(given.error) })
      countInvalid()
    } else if (given.message.type === 'ping') pong()
    else enqueue(given.message)
  }

  return {
    get hasJoined() {
      return subscriber !== undefined
    },
    receive,
    close() {
      if (subscriber) hub.leave(match, subscriber)
    },
  }
}
