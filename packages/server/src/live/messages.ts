// The message `table`, made from a table's state for the seats it is viewed from.

import type { ChatLine, MatchSummary, ServerMessage } from '@ludoteka/protocol'
import { cutSince, type ViewedSeats } from '@ludoteka/table'
import { ordersFrom } from '../table/orders.ts'
import type { TableState } from '../table/state.ts'
import { clocksAt, hurriedIn, logPageOf, mayUndo, newsOf, proposalOf, type Views } from '../table/views.ts'

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
  const clocks = clocksAt(table, now)
  const proposal = proposalOf(table)
  const orders = ordersFrom(table, seats)
  const hurried = hurriedIn(table)
  return {
    type: 'table',
    seq: table.seq,
    match,
    views,
    log: [...(news ?? page?.entries ?? [])],
    whole: !news,
    earlier: page?.earlier ?? false,
    chat: [...chat],
    canUndo: mayUndo(table, seats).map(seat => table.names[seat] ?? ''),
    paused: table.row.paused,
    ...(clocks && { clocks }),
    ...(proposal && { proposal }),
    ...(orders && { orders }),
    ...(hurried && { hurried }),
  }
}
