// What is visible of a table from some seats: views, log, clocks and proposals, never more than those seats may know.

import type { Seen, Viewer } from '@ludoteka/kernel'
import type { ServerMessage } from '@ludoteka/protocol'
import {
  eventAt,
  hurriedSeats,
  type LogPage,
  logPage,
  logReaders,
  newsSince,
  seatsOf,
  seatsThatMayUndo,
  timeLeft,
  type ViewedSeats,
  type VisibleEntry,
  viewerAt as viewerOf,
  viewsFor,
} from '@ludoteka/table'
import { isStarted, type TableState } from './state.ts'

export type Views = Extract<ServerMessage, { type: 'table' }>['views']
type Clocks = NonNullable<Extract<ServerMessage, { type: 'table' }>['clocks']>
type Proposal = NonNullable<Extract<ServerMessage, { type: 'table' }>['proposal']>

/** The seats somebody looks from: all their own ones, or the one they have asked for. */
export function viewedSeats({ row, names }: TableState, account: string | undefined, seat?: string): ViewedSeats {
  const own = seatsOf(row, account)
  const wanted = own.filter(number => names[number] === seat)
  return wanted.length > 0 ? wanted : own
}

/** Makes the views of this state, from what was seen of an `earlier` one where that is known; undefined before the start. */
export function viewerAt(table: TableState, earlier?: Seen): Viewer | undefined {
  return isStarted(table) ? viewerOf(table, earlier) : undefined
}

export function viewsOf(table: TableState, seats: ViewedSeats, viewer: Viewer | undefined): Views {
  return viewer ? viewsFor(table, seats, viewer) : {}
}

/** The newest page of the log. */
export function logPageOf(table: TableState, seats: ViewedSeats): LogPage {
  return isStarted(table) ? logPage(table, readersOf(table, seats)) : { entries: [], earlier: false }
}

/** The log of earlier events, as an account may read it: from its seats, from one of them, or as a spectator. */
export function earlierLogOf(
  table: TableState,
  account: string | undefined,
  { before, seat }: { readonly before: number; readonly seat?: string | undefined },
): LogPage {
  if (!isStarted(table)) return { entries: [], earlier: false }
  return logPage(table, readersOf(table, viewedSeats(table, account, seat)), before)
}

/** The log after event `since`; undefined if that is too much for one message. */
export function newsOf(table: TableState, seats: ViewedSeats, since: number): readonly VisibleEntry[] | undefined {
  return isStarted(table) ? newsSince(table, readersOf(table, seats), since) : []
}

function readersOf({ row }: TableState, seats: ViewedSeats): ViewedSeats {
  return logReaders(seats, { isShared: row.hotSeat })
}

/** The seats that may take their last action back. */
export function mayUndo(table: TableState, seats: ViewedSeats): ViewedSeats {
  const { row } = table
  if (!isStarted(table) || row.status !== 'running' || row.paused) return []
  return seatsThatMayUndo(table, seats)
}

export function clocksAt({ row, names }: TableState, now: number): Clocks | undefined {
  const { clocks } = row
  if (!clocks) return undefined
  return {
    left: Object.fromEntries(names.map((name, seat) => [name, timeLeft(clocks, seat, now)])),
    running: clocks.running.map(seat => names[seat] ?? ''),
    now,
  }
}

/** The names of the seats whose bots have lately had less time than their levels have; undefined if none. */
export function hurriedIn(table: TableState): string[] | undefined {
  const { row, names } = table
  if (!isStarted(table) || row.status !== 'running') return undefined
  const hurried = hurriedSeats(table)
  if (hurried.length === 0) return undefined
  const seats = hurried.filter(seat => row.seats[seat]?.kind === 'bot')
  return seats.length > 0 ? seats.map(seat => names[seat] ?? '') : undefined
}

export function proposalOf(table: TableState): Proposal | undefined {
  const { row, names } = table
  const { proposal } = row
  if (!proposal) return undefined
  return {
    number: proposal.number,
    kind: proposal.kind,
    ...(proposal.kind === 'undo' && isStarted(table) ? { since: eventAt(table, proposal.to + 1) } : {}),
    by: names[proposal.by] ?? '',
    pending: proposal.pending.map(seat => names[seat] ?? ''),
  }
}
