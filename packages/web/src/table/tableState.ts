// What the page knows about a table, built from the events of its source.

import type { ChatLine, MatchSummary, Problem } from '@ludoteka/protocol'
import type {
  Clocks,
  ConnectionStatus,
  LogEntry,
  OrdersBySeat,
  Proposal,
  SourceEvent,
  TableEvent,
  UpdateEvent,
  Views,
} from './source.ts'

/** The table at one moment, with the log entries that led to it. */
export type TableSnapshot = {
  readonly seq: number
  /** `own`: it follows from an action of this page; `jump`: not from the snapshot before it, so there is nothing to tell. */
  readonly arrival: 'own' | 'update' | 'jump'
  readonly views: Views
  readonly news: readonly LogEntry[]
  readonly log: readonly LogEntry[]
  readonly waiting: readonly string[]
  readonly canUndo: readonly string[]
}

/** Everything beside the snapshot: shown at once, whatever is being told. */
export type TableStatus = {
  readonly connection: ConnectionStatus
  readonly match: MatchSummary | undefined
  readonly clocks: Clocks | undefined
  /** When `clocks` arrived, by the clock of this device. */
  readonly clocksAt: number
  readonly proposal: Proposal | undefined
  readonly orders: OrdersBySeat
  readonly hurried: readonly string[]
  readonly paused: boolean
  readonly chat: readonly ChatLine[]
  readonly earlierLog: EarlierEntries
  readonly problem: Problem | undefined
}

/** Log entries from before those of the snapshot that somebody has read back to, and whether there are more. */
export type EarlierEntries = { readonly entries: readonly LogEntry[]; readonly more: boolean }

export const INITIAL_STATUS: TableStatus = {
  connection: 'connecting',
  match: undefined,
  clocks: undefined,
  clocksAt: 0,
  proposal: undefined,
  orders: {},
  hurried: [],
  paused: false,
  chat: [],
  earlierLog: { entries: [], more: false },
  problem: undefined,
}

export function nextStatus(status: TableStatus, event: SourceEvent, now: number): TableStatus {
  switch (event.type) {
    case 'table':
      return {
        ...status,
        ...liveFields(event, now),
        match: event.match,
        chat: event.chat,
        earlierLog: event.whole ? { entries: [], more: event.earlier ?? false } : status.earlierLog,
        problem: undefined,
      }
    case 'update': {
      const match = status.match && { ...status.match, status: event.status, waiting: [...event.waiting] }
      return { ...status, ...liveFields(event, now), match, earlierLog: cutBack(status.earlierLog, event.cutTo) }
    }
    case 'match':
      return { ...status, match: event.match }
    case 'chat':
      return status.chat.some(({ id }) => id === event.line.id)
        ? status
        : { ...status, chat: [...status.chat, event.line] }
    case 'earlierLog': {
      const { entries } = status.earlierLog
      const known = entries[0]?.at ?? Number.POSITIVE_INFINITY
      const earlier = event.entries.filter(({ at }) => at < known)
      return { ...status, earlierLog: { entries: [...earlier, ...entries], more: event.earlier } }
    }
    case 'connection':
      return { ...status, connection: event.connection }
    case 'failed':
      return { ...status, problem: event.problem }
  }
}

function liveFields(event: TableEvent | UpdateEvent, now: number): Partial<TableStatus> {
  const { clocks, proposal, orders = {}, hurried = [], paused } = event
  return { clocks, clocksAt: now, proposal, orders, hurried, paused }
}

function cutBack({ entries, more }: EarlierEntries, cutTo: number | undefined): EarlierEntries {
  return { entries: cutTo === undefined ? entries : entries.filter(({ at }) => at < cutTo), more }
}

/** The snapshot after an event; `before` is the last one received. */
export function nextSnapshot(
  before: TableSnapshot | undefined,
  event: TableEvent | UpdateEvent,
  isOwn: boolean,
): TableSnapshot {
  const { seq, views, canUndo } = event
  const earlier = before?.log ?? []
  if (event.type === 'table') {
    const log = event.whole ? event.log : withNewEntries(earlier, event.log)
    return { seq, arrival: 'jump', views, news: [], log, waiting: event.match.waiting, canUndo }
  }
  const { cutTo } = event
  const kept = cutTo === undefined ? earlier : earlier.filter(({ at }) => at < cutTo)
  const arrival = cutTo !== undefined ? 'jump' : isOwn ? 'own' : 'update'
  const log = withNewEntries(kept, event.log)
  return { seq, arrival, views, news: event.log, log, waiting: event.waiting, canUndo }
}

/** An event may arrive twice after a reconnection: its entries are kept once. */
function withNewEntries(earlier: readonly LogEntry[], later: readonly LogEntry[]): readonly LogEntry[] {
  const last = earlier.at(-1)?.at ?? Number.NEGATIVE_INFINITY
  return [...earlier, ...later.filter(({ at }) => at > last)]
}
