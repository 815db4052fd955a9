// A table on the server. Nothing is predicted: an action counts when the server has confirmed it.

import type { Arg, Game, Refusal } from '@ludoteka/kernel'
import type { ClientMessage, MatchDetail, MatchSummary, Problem, ServerMessage } from '@ludoteka/protocol'
import type { AdviceOutcome, LogEntry, Outcome, SourceEvent, TableSource } from '../source.ts'
import { DONE, refused } from '../source.ts'
import { type Connection, connect, type Network } from './connection.ts'
import { readTableMessage } from './decode.ts'

/** What a live table needs beside its socket. */
export type LiveHttp = {
  detail(): Promise<MatchDetail>
  history: TableSource['history']
  review: TableSource['review']
  /** The log of events before this one. */
  log(before: number): Promise<EarlierLog>
  /** The rules of a match, by which its views are checked. */
  rules?(match: MatchSummary): Promise<Game>
}

type EarlierLog = { readonly entries: readonly LogEntry[]; readonly earlier: boolean }

type Numbered = Extract<ClientMessage, { id: number }>
/** A request without its number, which the source adds. */
type Unnumbered = Numbered extends infer R ? (R extends Numbered ? Omit<R, 'id'> : never) : never

type AdviceMessage = Extract<ServerMessage, { type: 'advice' }>
type Answer = { readonly outcome: Outcome; readonly because?: Refusal; readonly advice?: AdviceMessage }

const LOST: Answer = { outcome: refused('unavailable', 'The connection was lost before the answer came.') }

const NO_ADVICE = refused('unavailable', 'The bot has not found an answer.')

export function liveSource(network: Network, http: LiveHttp): TableSource & { reconnectNow(): void } {
  const listeners = new Set<(event: SourceEvent) => void>()
  const pending = new Map<number, (answer: Answer) => void>()
  let connection: Connection | undefined
  let seq: number | undefined
  let count = 0
  let game: Game | undefined
  const emit = (event: SourceEvent): void => {
    for (const listener of listeners) listener(event)
  }

  function settle(id: number, answer: Answer): void {
    pending.get(id)?.(answer)
    pending.delete(id)
  }

  function onEvent(event: ServerMessage): void {
    switch (event.type) {
      case 'table':
      case 'update': {
        const table = readTableMessage(event, game)
        seq = Math.max(seq ?? 0, event.seq)
        emit(table)
        if (event.type === 'table' && !game && Object.keys(event.views).length > 0) loadRules(event.match)
        break
      }
      case 'match':
      case 'chat':
        emit(event)
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
      case 'advice':
        settle(event.id, { outcome: DONE, advice: event })
        break
      case 'error':
        emit({ type: 'failed', problem: event.problem })
        break
      case 'pong':
        break
    }
  }

  /** The table does not wait for them; whether they can be loaded at all is the shell's to tell. */
  function loadRules(match: MatchSummary): void {
    http.rules?.(match).then(
      loaded => {
        game = loaded
      },
      () => undefined,
    )
  }

  function open(): void {
    connection = connect({
      network,
      lastSeen: () => seq,
      onEvent,
      onStatus(status) {
        if (status === 'reconnecting' || status === 'gone') for (const id of pending.keys()) settle(id, LOST)
        emit({ type: 'connection', connection: status })
      },
    })
  }

  function request(unnumbered: Unnumbered): Promise<Answer> {
    const id = ++count
    return new Promise(resolve => {
      pending.set(id, resolve)
      if (!connection?.send({ ...unnumbered, id })) settle(id, LOST)
    })
  }

  const ask = async (unnumbered: Unnumbered): Promise<Outcome> => (await request(unnumbered)).outcome
  const actionFields = (verb: string, arg: Arg | undefined) => ({ verb, ...(arg === undefined ? {} : { arg }) })

  return {
    listen(listener) {
      listeners.add(listener)
      // A new listener needs the whole table.
      connection?.close()
      seq = undefined
      open()
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        connection?.close()
        connection = undefined
      }
    },
    act: (seat, verb, arg) => ask({ type: 'act', seq: seq ?? 0, seat, ...actionFields(verb, arg) }),
    why: async (seat, verb, arg) => {
      const { outcome, because } = await request({ type: 'why', seat, ...actionFields(verb, arg) })
      return because ?? reasonIn(outcome)
    },
    async advise(seat): Promise<AdviceOutcome> {
      const { outcome, advice } = await request({ type: 'advise', seat })
      if (advice) return { ok: true, advice }
      return outcome.ok ? NO_ADVICE : outcome
    },
    undo: seat => ask({ type: 'undo', seq: seq ?? 0, seat }),
    resign: seat => ask({ type: 'resign', seat }),
    offerDraw: seat => ask({ type: 'offer-draw', seat }),
    answer: (seat, proposal, accept) => ask({ type: 'answer', seat, proposal, accept }),
    giveOrder: (seat, { order, settings, span }) =>
      ask({ type: 'order', seat, order, span, ...(settings ? { settings } : {}) }),
    cancelOrder: (seat, order) => ask({ type: 'cancel-order', seat, ...(order === undefined ? {} : { order }) }),
    pause: on => ask({ type: 'pause', on }),
    say: message => ask({ type: 'chat', ...message }),
    detail: http.detail,
    history: http.history,
    review: http.review,
    async loadEarlierLog(before) {
      const asked = connection
      const page = await http.log(before)
      // A table that came meanwhile may have begun the log anew.
      if (connection === asked) emit({ type: 'earlierLog', ...page })
    },
    reconnectNow: () => connection?.reconnectNow(),
  }
}

function reasonIn(outcome: Outcome): Refusal | undefined {
  const problem: Problem | undefined = outcome.ok ? undefined : outcome.problem
  return problem?.rule !== undefined && problem.reason !== undefined
    ? { rule: problem.rule, reason: problem.reason }
    : undefined
}
