// The log as its readers may see it, each entry with the number of the event that caused it.

import { type Entry, type LogEntry, maySee, type Seat, SPECTATOR } from '@ludoteka/kernel'
import type { MatchState } from './matchState.ts'

/** Seats to look from; a spectator has none. */
export type ViewedSeats = readonly Seat[]

/** An entry without the names of those who may read it; `at` = the event that caused it. */
export type VisibleEntry = Omit<Entry, 'to'> & { readonly at: number }

/** The event of an action, counted from 1; 0 is the set-up. */
export function eventAt({ eventOf }: MatchState, action: number): number {
  return action === 0 ? 0 : (eventOf.at(action - 1) ?? 0)
}

/** The log after event `since`; without it the whole log. */
export function logFor(match: MatchState, readers: ViewedSeats, since = -1): readonly VisibleEntry[] {
  // New entries stand at the end of a long log.
  const { log } = match.live
  let first = since < 0 ? 0 : log.length
  while (first > 0 && eventAt(match, log.at(first - 1)?.at ?? 0) > since) first--
  return visibleEntries(match, log.slice(first), readers)
}

/** Entries any of the readers may see, in their order. */
export function visibleEntries(
  match: MatchState,
  entries: readonly LogEntry[],
  readers: ViewedSeats,
): readonly VisibleEntry[] {
  const viewers = readers.length === 0 ? [SPECTATOR] : readers
  return entries
    .filter(entry => viewers.some(seat => maySee(entry, seat)))
    .map(({ key, rule, data, at }) => ({ key, rule, data, at: eventAt(match, at) }))
}

/** The earliest event that an undo after `since` has removed from the log. */
export function cutSince({ cuts }: Pick<MatchState, 'cuts'>, since: number): number | undefined {
  const removed = cuts.filter(({ at }) => at > since).map(({ before }) => before)
  return removed.length > 0 ? Math.min(...removed) : undefined
}
