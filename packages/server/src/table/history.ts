// The positions a match went through, for replays: each as it was visible from a seat then.

import { act, begin, type Live, type Seat, SPECTATOR, view } from '@ludoteka/kernel'
import type { history } from '@ludoteka/protocol'
import type { z } from 'zod'
import { refuse } from '../problem.ts'
import { seatsOf, stateOf, type TableState } from './state.ts'
import { visibleEntries } from './views.ts'

export type History = z.infer<typeof history>

/** How many positions one answer contains. */
const MOST_POSITIONS = 200

type HistoryQuery = {
  readonly from: number
  readonly to?: number | undefined
  readonly seat?: string | undefined
}

export function historyOf(table: TableState, account: string | undefined, query: HistoryQuery): History {
  const { live, game, eventOf } = table
  if (!live) return refuse('conflict', 'The match has not started yet.')
  const { actions } = live
  const seat = seatToViewFrom(table, account, query.seat)
  const viewedSeats = seat === SPECTATOR ? [] : [seat]
  const from = Math.min(query.from, actions.length)
  const to = Math.min(query.to ?? actions.length, actions.length, from + MOST_POSITIONS - 1)
  const eventAt = (action: number): number => (action === 0 ? 0 : (eventOf.at(action - 1) ?? 0))
  const frames: History['frames'] = []
  let now: Live = begin(game, live.setup.options, live.setup.seed, live.setup.brought)
  for (let at = 0; at <= to; at++) {
    const told = at > 0 ? now.log.length : 0
    const next = at > 0 ? actions.at(at - 1) : undefined
    if (next) now = act(game, now, next)
    if (at < from) continue
    const s = at === actions.length ? (stateOf(table) ?? now.state) : now.state
    const log = visibleEntries(now.log.slice(told), viewedSeats, eventAt)
    frames.push({ at, seq: eventAt(at), view: { ...view(game, s, seat) }, log: [...log] })
  }
  return { total: actions.length, frames }
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
