// Replays for whoever asks: from which seat they may look, and which positions one answer contains.

import { type Seat, SPECTATOR } from '@ludoteka/kernel'
import { seatsOf } from '@ludoteka/table'
import { refuse } from '../problem.ts'
import type { Recording } from './recording.ts'
import { isStarted, type StartedTable, type TableState } from './state.ts'

/** How many positions one answer contains. */
const MOST_POSITIONS = 200

export type HistoryQuery = {
  readonly from: number
  readonly to?: number | undefined
  readonly seat?: string | undefined
}

/** So many characters of positions come in one answer; the first always does. */
const MOST_SIZE = 200_000

/** The positions that are asked for, as JSON. */
export function historyOf(
  table: TableState,
  account: string | undefined,
  query: HistoryQuery,
  recordingFrom: (table: StartedTable, seat: Seat) => Recording,
): string {
  if (!isStarted(table)) return refuse('conflict', 'The match has not started yet.')
  const total = table.row.actions
  const { from, to } = rangeOf(query, total)
  const recording = recordingFrom(table, seatToViewFrom(table, account, query.seat))
  const frames: string[] = []
  let size = 0
  for (const frame of recording.frames(from, to)) {
    size += frame.length
    if (frames.length > 0 && size > MOST_SIZE) break
    frames.push(frame)
  }
  return `{"total":${total},"frames":[${frames.join()}]}`
}

/** The numbers of the first and the last position of an answer. */
export function rangeOf(query: HistoryQuery, total: number): { readonly from: number; readonly to: number } {
  const from = Math.min(query.from, total)
  return { from, to: Math.min(query.to ?? total, total, from + MOST_POSITIONS - 1) }
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
