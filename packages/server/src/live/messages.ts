// The messages `table` and `update`, made from a table's state for the seats they are viewed from.

import { type ChatLine, changesOf, type MatchSummary, type ServerMessage } from '@ludoteka/protocol'
import { cutSince, type ViewedSeats } from '@ludoteka/table'
import { ordersFrom } from '../table/orders.ts'
import type { TableState } from '../table/state.ts'
import { clocksAt, logPageOf, mayUndo, newsOf, proposalOf, type Views } from '../table/views.ts'

type UpdateMessage = Extract<ServerMessage, { type: 'update' }>
type TableStatus = Pick<UpdateMessage, 'canUndo' | 'clocks' | 'proposal' | 'orders' | 'paused'>

/** Adds to a message what is there only at some tables. */
function addStatus<M extends TableStatus>(message: M, table: TableState, seats: ViewedSeats, now: number): M {
  const clocks = clocksAt(table, now)
  const proposal = proposalOf(table)
  const orders = ordersFrom(table, seats)
  if (clocks) message.clocks = clocks
  if (proposal) message.proposal = proposal
  if (orders) message.orders = orders
  return message
}

type TableContents = {
  readonly seats: ViewedSeats
  readonly views: Views
  readonly match: MatchSummary
  readonly chat: readonly ChatLine[]
  /** The last event the client has seen. */
  readonly since?: number | undefined
  readonly now: number
}

/**
 * The whole table; of the log only what is missing, if nothing of what the client has was taken back and it is not too much, and
 * the newest page otherwise. Number 0 is both the waiting room and the beginning: who has seen no more gets a page.
 */
export function tableMessage(
  table: TableState,
  { seats, views, match, chat, since, now }: TableContents,
): ServerMessage {
  const resumes = since !== undefined && since > 0 && since <= table.seq && cutSince(table, since) === undefined
  const news = resumes ? newsOf(table, seats, since) : undefined
  const page = news ? undefined : logPageOf(table, seats)
  const message: Extract<ServerMessage, { type: 'table' }> = {
    type: 'table',
    seq: table.seq,
    match,
    views,
    log: [...(news ?? page?.entries ?? [])],
    whole: !news,
    earlier: page?.earlier ?? false,
    chat: [...chat],
    canUndo: mayUndo(table, seats),
    paused: table.row.paused,
  }
  return addStatus(message, table, seats, now)
}

/** What was sent to a socket last. */
export type LastSent = { readonly seq: number; readonly views: Views }

/** What has happened since; undefined if that is more than one message should hold. */
export function updateMessage(
  table: TableState,
  seats: ViewedSeats,
  views: Views,
  lastSent: LastSent,
  now: number,
): ServerMessage | undefined {
  const since = lastSent.seq
  const cutTo = cutSince(table, since)
  const news = newsOf(table, seats, cutTo === undefined ? since : Math.min(since, cutTo - 1))
  if (!news) return undefined
  const message: UpdateMessage = {
    type: 'update',
    seq: table.seq,
    views: viewChanges(views, lastSent.views),
    log: [...news],
    status: table.row.status,
    waiting: table.row.waiting.map(seat => table.names[seat] ?? ''),
    canUndo: mayUndo(table, seats),
    paused: table.row.paused,
  }
  if (cutTo !== undefined) message.cutTo = cutTo
  return addStatus(message, table, seats, now)
}

function viewChanges(views: Views, before: Views): Views {
  const changes: Views = {}
  for (const seat in views) changes[seat] = changesOf(before[seat] ?? {}, views[seat] ?? {})
  return changes
}
