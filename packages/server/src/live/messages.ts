// The messages `table` and `update`, made from a table's state for the seats they are viewed from.

import { type ChatLine, changesOf, type MatchSummary, type ServerMessage } from '@ludoteka/protocol'
import { cutSince, type ViewedSeats } from '@ludoteka/table'
import type { TableState } from '../table/state.ts'
import { clocksAt, logOf, mayUndo, proposalOf, type Views } from '../table/views.ts'

type TableStatus = Pick<Extract<ServerMessage, { type: 'update' }>, 'canUndo' | 'clocks' | 'proposal' | 'paused'>

function statusOf(table: TableState, seats: ViewedSeats, now: number): TableStatus {
  const clocks = clocksAt(table, now)
  const proposal = proposalOf(table)
  const status: TableStatus = { canUndo: mayUndo(table, seats), paused: table.row.paused }
  if (clocks) status.clocks = clocks
  if (proposal) status.proposal = proposal
  return status
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
 * The whole table; of the log only what is missing, if nothing of what the client has was taken back. Number 0 is both
 * the waiting room and the beginning: who has seen no more gets the log from its first entry.
 */
export function tableMessage(
  table: TableState,
  { seats, views, match, chat, since, now }: TableContents,
): ServerMessage {
  const resumes = since !== undefined && since > 0 && since <= table.seq && cutSince(table, since) === undefined
  return {
    type: 'table',
    seq: table.seq,
    match,
    views,
    log: [...logOf(table, seats, resumes ? since : undefined)],
    whole: !resumes,
    chat: [...chat],
    ...statusOf(table, seats, now),
  }
}

/** What was sent to a socket last. */
export type LastSent = { readonly seq: number; readonly views: Views }

/** What has happened since. */
export function updateMessage(
  table: TableState,
  seats: ViewedSeats,
  views: Views,
  lastSent: LastSent,
  now: number,
): ServerMessage {
  const since = lastSent.seq
  const cutTo = cutSince(table, since)
  const from = cutTo === undefined ? since : Math.min(since, cutTo - 1)
  return {
    type: 'update',
    seq: table.seq,
    views: viewChanges(views, lastSent.views),
    log: [...logOf(table, seats, from)],
    ...(cutTo === undefined ? {} : { cutTo }),
    status: table.row.status,
    waiting: table.row.waiting.map(seat => table.names[seat] ?? ''),
    ...statusOf(table, seats, now),
  }
}

function viewChanges(views: Views, before: Views): Views {
  const changes: Views = {}
  for (const seat in views) changes[seat] = changesOf(before[seat] ?? {}, views[seat] ?? {})
  return changes
}
