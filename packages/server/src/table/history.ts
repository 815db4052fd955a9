// Replays for whoever asks: from which seat they may look, and which positions one answer contains.

import { type Seat, SPECTATOR } from '@ludoteka/kernel'
import type { history } from '@ludoteka/protocol'
import { recordedViews, seatsOf } from '@ludoteka/table'
import type { z } from 'zod'
import { refuse } from '../problem.ts'
import { isStarted, type TableState } from './state.ts'

export type History = z.infer<typeof history>

/** How many positions one answer contains. */
const MOST_POSITIONS = 200

export type HistoryQuery = {
  readonly from: number
  readonly to?: number | undefined
  readonly seat?: string | undefined
}

export function historyOf(table: TableState, account: string | undefined, query: HistoryQuery): History {
  if (!isStarted(table)) return refuse('conflict', 'The match has not started yet.')
  const total = table.live.actions.length
  const seat = seatToViewFrom(table, account, query.seat)
  const from = Math.min(query.from, total)
  const to = Math.min(query.to ?? total, from + MOST_POSITIONS - 1)
  const frames = recordedViews(table, seat, from, to).map(({ view, log, ...one }) => ({
    ...one,
    view: { ...view },
    log: [...log],
  }))
  return { total, frames }
}

/**
 * While the match runs everybody sees it from their own seat; afterwards from any. Where several people share a device, a
 * running match is replayed as a spectator unless a seat is asked for.
 */
function seatToViewFrom(table: TableState, account: string | undefined, name: string | undefined): Seat {
  const { row } = table
  const own = seatsOf(row, account)
  const isOver = row.status === 'finished' || row.status === 'abandoned'
  const isShared = row.hotSeat && own.length > 1 && !isOver
  if (name === undefined) return isShared ? SPECTATOR : (own[0] ?? SPECTATOR)
  if (name === 'spectator') return SPECTATOR
  const seat = table.names.indexOf(name)
  if (seat < 0) refuse('wrong-seat', `The seats of this table are ${table.names.join(', ')}.`)
  return isOver || own.includes(seat)
    ? seat
    : refuse('forbidden', 'You may look from this seat once the match is over.')
}
