// What is visible of a table from some seats: views, log, clocks and proposals, never more than those seats may know.

import { canUndo, type LogEntry, maySee, type Seat, SPECTATOR, type Viewer, viewer } from '@ludoteka/kernel'
import type { ServerMessage } from '@ludoteka/protocol'
import { timeLeft } from './clock.ts'
import { stateOf, type TableState } from './state.ts'

export type Views = Extract<ServerMessage, { type: 'table' }>['views']
type VisibleEntry = Extract<ServerMessage, { type: 'table' }>['log'][number]
type Clocks = NonNullable<Extract<ServerMessage, { type: 'table' }>['clocks']>
type Proposal = NonNullable<Extract<ServerMessage, { type: 'table' }>['proposal']>

/** Seats to look from; a spectator has none. */
export type ViewedSeats = readonly Seat[]

/** Makes the views of this state, from those of an `earlier` one where there are any; undefined before the start. */
export function viewerAt(table: TableState, earlier?: Viewer): Viewer | undefined {
  const s = stateOf(table)
  // A match that ended at the table asks nobody, whatever the board says.
  return s && viewer(table.game, s, s === table.live?.state ? table.live.asked : [], earlier)
}

export function viewsFor({ names }: TableState, seats: ViewedSeats, viewer: Viewer | undefined): Views {
  if (!viewer) return {}
  if (seats.length === 0) return { spectator: viewer.from(SPECTATOR) }
  const views: Views = {}
  for (const seat of seats) views[names[seat] ?? ''] = viewer.from(seat)
  return views
}

/** The log after event `since`, each entry with the number of the event that caused it. */
export function logFor(table: TableState, seats: ViewedSeats, since = -1): readonly VisibleEntry[] {
  const { live, eventOf, row } = table
  if (!live) return []
  const eventAt = (action: number): number => (action === 0 ? 0 : (eventOf.at(action - 1) ?? 0))
  // New entries stand at the end of a long log.
  const { log } = live
  let first = since < 0 ? 0 : log.length
  while (first > 0 && eventAt(log.at(first - 1)?.at ?? 0) > since) first--
  // On a shared device the log shows nobody's secrets: everybody would read them.
  const readers = row.hotSeat && seats.length > 1 ? [] : seats
  return visibleEntries(log.slice(first), readers, eventAt)
}

/** Entries any of the seats may read, in their order. */
export function visibleEntries(
  entries: readonly LogEntry[],
  seats: ViewedSeats,
  eventAt: (action: number) => number,
): readonly VisibleEntry[] {
  const viewers = seats.length === 0 ? [SPECTATOR] : seats
  return entries
    .filter(entry => viewers.some(seat => maySee(entry, seat)))
    .map(({ key, rule, data, at }) => ({ key, rule, data, at: eventAt(at) }))
}

/** The earliest event that an undo after `since` has removed from the log. */
export function cutSince(table: TableState, since: number): number | undefined {
  const cuts = table.cuts.filter(({ at }) => at > since).map(({ before }) => before)
  return cuts.length > 0 ? Math.min(...cuts) : undefined
}

export function seatsThatMayUndo(table: TableState, seats: ViewedSeats): string[] {
  const { live, row } = table
  if (!live || row.status !== 'running' || row.paused) return []
  return seats.filter(seat => canUndo(live, seat)).map(seat => table.names[seat] ?? '')
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

export function proposalOf({ row, names }: TableState): Proposal | undefined {
  const { proposal } = row
  if (!proposal) return undefined
  return {
    number: proposal.number,
    kind: proposal.kind,
    by: names[proposal.by] ?? '',
    pending: proposal.pending.map(seat => names[seat] ?? ''),
  }
}
