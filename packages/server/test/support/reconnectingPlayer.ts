// A client that plays a seat on and on, reconnects after every lost connection, and remembers what was acknowledged.

import type { Action } from '@ludoteka/kernel'
import { serverMessage, viewAssembler } from '@ludoteka/protocol'
import { WebSocket } from 'ws'
import { z } from 'zod'
import type { Player } from './player.ts'

export type Acknowledged = { readonly seq: number; readonly action: Action }

export type ReconnectingPlayer = {
  readonly acknowledged: readonly Acknowledged[]
  readonly isOver: boolean
  /** Connections made so far. */
  readonly connections: number
  /** Refusals other than staleness: there must be none. */
  readonly refusals: readonly string[]
  leave(): void
}

const view = z.looseObject({
  waiting: z.array(z.string()),
  choice: z.record(z.string(), z.union([z.literal(true), z.array(z.union([z.string(), z.number()]))])),
  result: z.looseObject({ kind: z.string() }),
  seats: z.array(z.string()),
})

const BACK_AFTER_MS = 100

/** `urls` are tried in turn: whoever loses one server goes to the next. */
export function reconnectingPlayer(
  urls: readonly string[],
  player: Player,
  match: string,
  seat: string,
): ReconnectingPlayer {
  const acknowledged: Acknowledged[] = []
  const refusals: string[] = []
  let isOver = false
  let hasLeft = false
  let connections = 0
  let requests = 0
  let seen: number | undefined
  let socket: WebSocket | undefined

  const connect = (): void => {
    if (hasLeft) return
    const url = urls[connections % urls.length] ?? ''
    const asked = new Map<number, Action>()
    const mine = new WebSocket(`${url.replace('http', 'ws')}/api/matches/${match}/live`, {
      headers: { ...player.headers },
    })
    const whole = viewAssembler()
    socket = mine
    connections++
    mine.on('open', () => mine.send(JSON.stringify({ type: 'join', ...(seen === undefined ? {} : { since: seen }) })))
    mine.on('error', () => {})
    mine.on('close', () => setTimeout(connect, BACK_AFTER_MS))
    mine.on('message', data => {
      const one = whole(serverMessage.parse(JSON.parse(String(data))))
      if (one.type === 'done') {
        const action = asked.get(one.id)
        if (action) acknowledged.push({ seq: one.seq, action })
      }
      if (one.type === 'refused' && one.problem.error !== 'stale') refusals.push(JSON.stringify(one.problem))
      if (one.type === 'error') refusals.push(JSON.stringify(one.problem))
      if (one.type !== 'table' && one.type !== 'update') return
      seen = one.seq
      if (!one.views[seat]) return
      const { waiting, choice, result, seats } = view.parse(one.views[seat])
      isOver = result.kind !== 'open'
      if (isOver || !waiting.includes(seat)) return
      const offers = Object.entries(choice).filter(([, args]) => args === true || args.length > 0)
      const [verb, args] = offers[requests % offers.length] ?? ['', true]
      const arg = args === true ? undefined : args[(requests * 7) % args.length]
      const action = { verb, ...(arg === undefined ? {} : { arg }) }
      asked.set(++requests, { seat: seats.indexOf(seat), ...action })
      mine.send(JSON.stringify({ type: 'act', id: requests, seq: one.seq, seat, ...action }))
    })
  }
  connect()
  return {
    acknowledged,
    refusals,
    get isOver() {
      return isOver
    },
    get connections() {
      return connections
    },
    leave() {
      hasLeft = true
      socket?.terminate()
    },
  }
}

/** No measure of speed: several processes on a busy machine take their time, and a test that hangs must be named. */
export const TEST_TIMEOUT_MS = 300_000

const LOOK_EVERY_MS = 20

/** Waits for something that other processes bring about. */
export async function eventually(holds: () => boolean, what: string): Promise<void> {
  for (let waited = 0; waited < TEST_TIMEOUT_MS / 2; waited += LOOK_EVERY_MS) {
    if (holds()) return
    await new Promise(resolve => setTimeout(resolve, LOOK_EVERY_MS))
  }
  throw new Error(`It never came about: ${what}.`)
}
