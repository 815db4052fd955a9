// The log as its readers may see it, each entry with the number of the event that caused it.

import { type Entry, type LogEntry, maySee, type Seat, SPECTATOR } from '@ludoteka/kernel'
import type { MatchState } from './matchState.ts'
import { NO_EVENTS, orderedEvents } from './seatNotes.ts'

/** Seats to look from; a spectator has none. */
export type ViewedSeats = readonly Seat[]

/**
 * An entry without the names of those who may read it; `at` = the event that caused it. `ordered`: a standing order of the
 * reader has given that answer.
 */
export type VisibleEntry = Omit<Entry, 'to'> & { readonly at: number; readonly ordered?: true }

/** The event of an action, counted from 1; 0 is the set-up. */
export function eventAt({ eventOf, pages }: MatchState, action: number): number {
  if (action === 0) return 0
  return eventOf.at(action - 1) ?? pages.find(({ actions }) => actions === action)?.seq ?? 0
}

/** The log after event `since`, as far as it is in memory; without `since` all of that. */
export function logFor(match: MatchState, readers: ViewedSeats, since = -1): readonly VisibleEntry[] {
  // New entries stand at the end of a long log.
  const { log } = match.live
  let first = since < 0 ? 0 : log.length
  while (first > log.skipped && eventAt(match, log.at(first - 1)?.at ?? 0) > since) first--
  const ordered = orderedEvents(match, readers)
  const told: VisibleEntry[] = []
  for (let i = first; i < log.length; i++) {
    const entry = log.at(i)
    if (entry && isVisible(entry, readers)) told.push(visible(match, entry, ordered))
  }
  return told
}

/** A page of the log, and whether there may be earlier entries. */
export type LogPage = { readonly entries: readonly VisibleEntry[]; readonly earlier: boolean }

/** So much is told at once: all entries of an event, and no further event after so many entries or characters. */
const PAGE_ENTRIES = 200
const PAGE_SIZE = 60_000

/** The newest entries of events before `before`, as far as they are in memory. */
export function logPage(match: MatchState, readers: ViewedSeats, before = Number.POSITIVE_INFINITY): LogPage {
  const { log } = match.live
  const ordered = orderedEvents(match, readers)
  const entries: VisibleEntry[] = []
  let size = 0
  for (let i = log.length - 1; i >= log.skipped; i--) {
    const entry = log.at(i)
    if (!entry || !isVisible(entry, readers)) continue
    const told = visible(match, entry, ordered)
    if (told.at >= before) continue
    const isFull = entries.length >= PAGE_ENTRIES || size >= PAGE_SIZE
    if (isFull && told.at !== entries.at(-1)?.at) return { entries: entries.reverse(), earlier: true }
    entries.push(told)
    size += JSON.stringify(told).length
  }
  return { entries: entries.reverse(), earlier: log.skipped > 0 }
}

/** The log after event `since` if it is no more than a page; undefined if it is more, or no longer in memory. */
export function newsSince(match: MatchState, readers: ViewedSeats, since: number): readonly VisibleEntry[] | undefined {
  const { actions } = match.live
  if (actions.skipped > 0 && since < eventBefore(match)) return undefined
  const news = logFor(match, readers, since)
  const isOneEvent = news[0]?.at === news.at(-1)?.at // the usual case: a page would hold all of it too
  return isOneEvent || (news.length <= PAGE_ENTRIES && JSON.stringify(news).length <= PAGE_SIZE) ? news : undefined
}

/** The last event before those whose log is in memory. */
function eventBefore({ pages, live }: MatchState): number {
  return pages.find(({ actions }) => actions === live.actions.skipped)?.seq ?? Number.POSITIVE_INFINITY
}

/** Entries any of the readers may see, in their order; `ordered` are the events that are told to be answers of standing orders. */
export function visibleEntries(
  match: MatchState,
  entries: readonly LogEntry[],
  readers: ViewedSeats,
  ordered: ReadonlySet<number> = NO_EVENTS,
): readonly VisibleEntry[] {
  const told: VisibleEntry[] = []
  for (const entry of entries) if (isVisible(entry, readers)) told.push(visible(match, entry, ordered))
  return told
}

function isVisible(entry: LogEntry, readers: ViewedSeats): boolean {
  if (entry.to === undefined) return true
  return readers.length === 0 ? maySee(entry, SPECTATOR) : readers.some(seat => maySee(entry, seat))
}

function visible(match: MatchState, { key, rule, data, at }: LogEntry, ordered: ReadonlySet<number>): VisibleEntry {
  const event = eventAt(match, at)
  return ordered.has(event) ? { key, rule, data, at: event, ordered: true } : { key, rule, data, at: event }
}

/** The earliest event that an undo after `since` has removed from the log. */
export function cutSince({ cuts }: Pick<MatchState, 'cuts'>, since: number): number | undefined {
  let earliest: number | undefined
  for (const { at, before } of cuts) if (at > since) earliest = Math.min(before, earliest ?? before)
  return earliest
}
