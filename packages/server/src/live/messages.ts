// The messages a table sends, made from the table and whoever looks at it.

import { type ChatLine, changesOf, type Event, type MatchSummary } from '@ludoteka/protocol'
import { clocksAt, cutSince, logFor, proposalOf, type Seats, undoableBy, type Views } from '../table/seen.ts'
import type { Table } from '../table/table.ts'

type Around = Pick<Extract<Event, { type: 'update' }>, 'canUndo' | 'clocks' | 'proposal' | 'paused'>

function around(table: Table, seats: Seats, now: number): Around {
  const clocks = clocksAt(table, now)
  const proposal = proposalOf(table)
  const said: Around = { canUndo: undoableBy(table, seats), paused: table.row.paused }
  if (clocks) said.clocks = clocks
  if (proposal) said.proposal = proposal
  return said
}

export type Look = {
  readonly seats: Seats
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
export function tableMessage(table: Table, { seats, views, match, chat, since, now }: Look): Event {
  const resumes = since !== undefined && since > 0 && since <= table.seq && cutSince(table, since) === undefined
  return {
    type: 'table',
    seq: table.seq,
    match,
    views,
    log: [...logFor(table, seats, resumes ? since : undefined)],
    whole: !resumes,
    chat: [...chat],
    ...around(table, seats, now),
  }
}

/** What somebody was told last. */
export type Told = { readonly seq: number; readonly views: Views }

/** What has happened since. */
export function updateMessage(table: Table, seats: Seats, views: Views, told: Told, now: number): Event {
  const since = told.seq
  const cutTo = cutSince(table, since)
  const from = cutTo === undefined ? since : Math.min(since, cutTo - 1)
  return {
    type: 'update',
    seq: table.seq,
    views: changesIn(views, told.views),
    log: [...logFor(table, seats, from)],
    ...(cutTo === undefined ? {} : { cutTo }),
    status: table.row.status,
    waiting: table.row.waiting.map(seat => table.names[seat] ?? ''),
    ...around(table, seats, now),
  }
}

function changesIn(views: Views, before: Views): Views {
  const changes: Views = {}
  for (const seat in views) changes[seat] = changesOf(before[seat] ?? {}, views[seat] ?? {})
  return changes
}
