// A table on the server. Nothing is guessed: an action counts when the server has said so.

import type { Arg, Refusal } from '@ludoteka/kernel'
import type { ClientMessage, MatchDetail, Problem, ServerMessage } from '@ludoteka/protocol'
import type { History, Outcome, SourceEvent, TableSource } from '../source.ts'
import { DONE, refused } from '../source.ts'
import { connect, type Link, type Network } from './connection.ts'
import { positionOf } from './decode.ts'

/** The plain questions a live table asks beside its socket. */
export type LiveHttp = {
  detail(): Promise<MatchDetail>
  history(from: number, to: number): Promise<History>
}

type Numbered = Extract<ClientMessage, { id: number }>
/** A request without its number, which only the source knows. */
type Wish = Numbered extends infer R ? (R extends Numbered ? Omit<R, 'id'> : never) : never

type Answer = { readonly outcome: Outcome; readonly because?: Refusal }

const LOST: Answer = { outcome: refused('unavailable', 'The connection was lost before the answer came.') }

export function liveSource(network: Network, http: LiveHttp): TableSource & { hurry(): void } {
  const listeners = new Set<(event: SourceEvent) => void>()
  const pending = new Map<number, (answer: Answer) => void>()
  let link: Link | undefined
  let seq: number | undefined
  let count = 0
  const send = (event: SourceEvent): void => {
    for (const listener of listeners) listener(event)
  }

  function settle(id: number, answer: Answer): void {
    pending.get(id)?.(answer)
    pending.delete(id)
  }

  function hear(event: ServerMessage): void {
    switch (event.type) {
      case 'table':
      case 'update':
        seq = Math.max(seq ?? 0, event.seq)
        send(positionOf(event))
        break
      case 'match':
      case 'chat':
        send(event)
        break
      case 'done':
        settle(event.id, { outcome: DONE })
        break
      case 'refused':
        settle(event.id, { outcome: { ok: false, problem: event.problem } })
        break
      case 'because':
        settle(event.id, { outcome: DONE, because: { rule: event.rule, reason: event.reason } })
        break
      case 'error':
        send({ type: 'failed', problem: event.problem })
        break
      case 'pong':
        break
    }
  }

  function open(): void {
    link = connect(
      network,
      () => seq,
      hear,
      connection => {
        if (connection === 'reconnecting' || connection === 'gone') for (const id of pending.keys()) settle(id, LOST)
        send({ type: 'connection', connection })
      },
    )
  }

  function request(wish: Wish): Promise<Answer> {
    const id = ++count
    return new Promise(resolve => {
      pending.set(id, resolve)
      if (!link?.send({ ...wish, id })) settle(id, LOST)
    })
  }

  const ask = async (wish: Wish): Promise<Outcome> => (await request(wish)).outcome
  const about = (verb: string, arg: Arg | undefined) => ({ verb, ...(arg === undefined ? {} : { arg }) })

  return {
    listen(listener) {
      listeners.add(listener)
      // A second look at the same table begins anew: the whole of it is asked for.
      link?.close()
      seq = undefined
      open()
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        link?.close()
        link = undefined
      }
    },
    act: (seat, verb, arg) => ask({ type: 'act', seq: seq ?? 0, seat, ...about(verb, arg) }),
    why: async (seat, verb, arg) => {
      const { outcome, because } = await request({ type: 'why', seat, ...about(verb, arg) })
      return because ?? reasonIn(outcome)
    },
    undo: seat => ask({ type: 'undo', seq: seq ?? 0, seat }),
    resign: seat => ask({ type: 'resign', seat }),
    offerDraw: seat => ask({ type: 'offer-draw', seat }),
    answer: (seat, proposal, accept) => ask({ type: 'answer', seat, proposal, accept }),
    pause: on => ask({ type: 'pause', on }),
    say: (channel, text) => ask({ type: 'chat', channel, text }),
    detail: http.detail,
    history: http.history,
    hurry: () => link?.hurry(),
  }
}

function reasonIn(outcome: Outcome): Refusal | undefined {
  const problem: Problem | undefined = outcome.ok ? undefined : outcome.problem
  return problem?.rule !== undefined && problem.reason !== undefined
    ? { rule: problem.rule, reason: problem.reason }
    : undefined
}
