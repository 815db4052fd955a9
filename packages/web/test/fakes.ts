// Fakes of time, network and sources.

import type { View } from '@ludoteka/kernel'
import type { MatchSummary } from '@ludoteka/protocol'
import type { Network, SocketEvents } from '../src/table/live/connection.ts'
import type { LogEntry, SourceEvent, TableEvent, TableSource, UpdateEvent } from '../src/table/source.ts'
import { DONE, refused } from '../src/table/source.ts'

/** A clock that moves only when a test says so. */
export function fakeTime() {
  let now = 0
  let next = 0
  const waiting = new Map<number, { readonly at: number; callback(): void }>()
  return {
    now: () => now,
    setTimer(ms: number, callback: () => void): () => void {
      const id = next++
      waiting.set(id, { at: now + ms, callback })
      return () => waiting.delete(id)
    },
    pass(ms: number): void {
      const end = now + ms
      for (;;) {
        const due = [...waiting].filter(([, { at }]) => at <= end).toSorted(([, a], [, b]) => a.at - b.at)[0]
        if (!due) break
        const [id, { at, callback }] = due
        waiting.delete(id)
        now = at
        callback()
      }
      now = end
    },
  }
}

export const view: View = {
  game: 'unmatched',
  version: 1,
  options: {},
  seats: ['a1', 'b1'],
  you: 'a1',
  commitment: '',
  facts: {},
  zones: {},
  step: 'turn.action',
  terms: {},
  waiting: ['b1'],
  choice: {},
  result: { kind: 'open' },
}

export const match: MatchSummary = {
  id: 'match-0001',
  game: 'unmatched',
  version: 1,
  status: 'running',
  options: {},
  visibility: 'public',
  hotSeat: false,
  clock: { kind: 'none' },
  onTimeout: 'lose',
  rated: false,
  seats: [
    { seat: 'a1', holder: { kind: 'account', account: { id: 'account-1', name: 'Ann', kind: 'guest' }, online: true } },
    { seat: 'b1', holder: { kind: 'bot', level: 'normal' } },
  ],
  host: 'account-1',
  waiting: ['b1'],
  yours: ['a1'],
  yourTurn: false,
  actions: 0,
  result: { kind: 'open' },
  createdAt: 0,
  updatedAt: 0,
}

export function entry(key: string, at: number): LogEntry {
  return { key, rule: '1.1', data: {}, at }
}

export function update(seq: number, log: readonly LogEntry[], cutTo?: number): UpdateEvent {
  const base = { type: 'update', seq, views: { a1: view }, log, canUndo: [], paused: false, waiting: ['b1'] } as const
  return { ...base, status: 'running', ...(cutTo === undefined ? {} : { cutTo }) }
}

export const table: TableEvent = {
  type: 'table',
  seq: 0,
  match,
  views: { a1: view },
  log: [entry('begun', 0)],
  whole: true,
  canUndo: [],
  paused: false,
  chat: [],
}

/** A source whose events come from the test. */
export function fakeSource(): TableSource & { emit(event: SourceEvent): void } {
  let listener: ((event: SourceEvent) => void) | undefined
  const done = async () => DONE
  return {
    emit: event => listener?.(event),
    listen(given) {
      listener = given
      return () => {
        listener = undefined
      }
    },
    act: done,
    undo: done,
    resign: done,
    offerDraw: done,
    answer: done,
    giveOrder: done,
    cancelOrder: done,
    pause: done,
    say: done,
    why: async () => undefined,
    review: async () => ({ teams: [], curve: [], swings: [] }),
    advise: async () => refused('unavailable', 'No bot here.'),
    detail: async () => match,
    history: async () => ({ total: 0, frames: [] }),
  }
}

/** A network whose sockets are opened, answered and closed by the test. */
export function fakeNetwork(setTimer: Network['setTimer']) {
  const sockets: { readonly events: SocketEvents; readonly sent: unknown[]; isClosed: boolean }[] = []
  return {
    sockets,
    open(events: SocketEvents) {
      const socket = { events, sent: [] as unknown[], isClosed: false }
      sockets.push(socket)
      return {
        send: (text: string) => socket.sent.push(JSON.parse(text)),
        close: () => {
          socket.isClosed = true
        },
      }
    },
    setTimer,
  }
}
