// The talk over one socket: reads requests, has them done, answers each.

import { setTimeout as wait } from 'node:timers/promises'
import { type Event, type Request, request } from '@ludoteka/protocol'
import { type Buckets, bucket, type Limits } from '../limits.ts'
import { problemOf, Refused, refuse } from '../problem.ts'
import type { StoredAccount } from '../store/types.ts'
import type { Tables } from '../table/tables.ts'
import type { Hub } from './hub.ts'
import { CLOSE, type Line } from './line.ts'
import type { Guest } from './room.ts'

/** After so many messages that make no sense the socket is closed. */
const MOST_NONSENSE = 20
/** Requests of one socket that may wait for their turn. */
const MOST_QUEUED = 64

export type ConversationConfig = {
  readonly match: string
  readonly account: StoredAccount | undefined
  readonly address: string
  readonly line: Line
  readonly tables: Tables
  readonly hub: Hub
  readonly limits: Limits
  readonly ofAddress: Buckets
  readonly chatLines: Buckets
  now(): number
  onError(error: unknown): void
  /** A request was answered: what it was, and whether it was refused. */
  onAnswered(type: string, outcome: 'done' | 'refused'): void
}

export type Conversation = {
  readonly hasJoined: boolean
  hear(text: string | undefined): void
  end(): void
}

type Asked = Extract<Request, { id: number }>

export function converse(config: ConversationConfig): Conversation {
  const { match, account, line, tables, hub, limits } = config
  const messages = bucket(limits.messagesAtOnce, limits.messagesPerSecond, config.now())
  let guest: Guest | undefined
  let nonsense = 0
  let queued = 0
  let queue: Promise<void> = Promise.resolve()

  const tooMany = (): void => {
    line.send({ type: 'error', problem: { error: 'too-many', message: 'Too many messages; please slow down.' } })
    countNonsense()
  }

  const countNonsense = (): void => {
    if (++nonsense > MOST_NONSENSE) line.close(CLOSE.refused, 'too much nonsense')
  }

  /** `work` answers for its own failures. */
  const inTurn = (work: () => Promise<void>): void => {
    if (queued >= MOST_QUEUED) {
      tooMany()
      return
    }
    queued++
    queue = queue.then(async () => {
      // Whoever sends quickly is served at a steady pace; only whoever piles requests up is refused.
      while (line.isOpen && !messages.take(config.now())) await wait(1000 / limits.messagesPerSecond)
      await work()
      queued--
    })
  }

  const pong = (): void => {
    if (messages.take(config.now())) line.send({ type: 'pong' })
    else tooMany()
  }

  const join = async (wanted: Extract<Request, { type: 'join' }>): Promise<void> => {
    if (guest) refuse('conflict', 'You have joined already.')
    const entering: Guest = { line, account: account?.id, seat: wanted.seat, told: undefined }
    guest = entering
    try {
      await hub.enter(match, entering, wanted.since)
    } catch (error) {
      guest = undefined
      hub.leave(match, entering)
      throw error
    }
    if (!line.isOpen) hub.leave(match, entering)
  }

  const answer = async (asked: Asked): Promise<Event> => {
    if (!guest) refuse('conflict', 'The first message must be a join.')
    const me = account?.id ?? refuse('not-signed-in', 'Spectators without a session can only watch.')
    if (asked.type === 'why') return { type: 'because', id: asked.id, ...(await tables.why(match, me, asked)) }
    if (asked.type === 'chat') {
      if (!config.chatLines.take(me, config.now())) refuse('too-many', 'Please write a little slower.')
      await tables.say(match, me, asked)
      hub.chatted(match)
      return { type: 'done', id: asked.id, seq: (await tables.load(match)).seq }
    }
    const { seq } = await carryOut(me, asked)
    return { type: 'done', id: asked.id, seq }
  }

  const carryOut = (me: string, asked: Exclude<Asked, { type: 'why' | 'chat' }>) => {
    switch (asked.type) {
      case 'act':
        return tables.act(match, me, asked)
      case 'undo':
        return tables.undo(match, me, asked)
      case 'resign':
        return tables.resign(match, me, asked.seat)
      case 'offer-draw':
        return tables.offerDraw(match, me, asked.seat)
      case 'answer':
        return tables.answer(match, me, asked)
      case 'pause':
        return tables.pause(match, me, asked.on)
    }
  }

  const reply = async (asked: Asked): Promise<void> => {
    try {
      line.send(await answer(asked))
      config.onAnswered(asked.type, 'done')
    } catch (error) {
      const problem = problemOf(error)
      if (problem.error === 'internal') config.onError(error)
      const seq = guest?.told?.seq ?? 0
      line.send({ type: 'refused', id: asked.id, seq, problem })
      config.onAnswered(asked.type, 'refused')
    }
  }

  const complain = (error: unknown): void => {
    const problem = problemOf(error)
    if (problem.error === 'internal') config.onError(error)
    line.send({ type: 'error', problem })
    if (error instanceof Refused && problem.error === 'not-found') line.close(CLOSE.refused, 'no such table')
  }

  return {
    get hasJoined() {
      return guest !== undefined
    },
    hear(text) {
      if (text === undefined) {
        line.close(CLOSE.badData, 'text only')
        return
      }
      if (!config.ofAddress.take(config.address, config.now())) {
        tooMany()
        return
      }
      const parsed = read(text)
      if ('error' in parsed) {
        line.send({ type: 'error', problem: problemOf(parsed.error) })
        countNonsense()
        return
      }
      const { message } = parsed
      if (message.type === 'ping') pong()
      else if (message.type === 'join') inTurn(() => join(message).catch(complain))
      else inTurn(() => reply(message))
    },
    end() {
      if (guest) hub.leave(match, guest)
    },
  }
}

type Parsed = { readonly message: Request } | { readonly error: unknown }

function read(text: string): Parsed {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { error: new Refused({ error: 'bad-request', message: 'A message must be JSON.' }) }
  }
  const { success, data, error } = request.safeParse(json)
  return success ? { message: data } : { error }
}
