// What can happen at a table while its match runs.

import type { Memory } from '@ludoteka/bots'
import { type Action, History, type Seat } from '@ludoteka/kernel'
import type { Holder } from './seats.ts'

export type MatchEvent =
  /**
   * `earned` = the milliseconds it gave the clock of its seat, if any; `memory` = what a bot remembers from now on;
   * `ordered` = a standing order of the seat has given this answer, which only the seat is told; `hurried` = a bot had less time
   * for it than its level has.
   */
  | {
      readonly kind: 'act'
      readonly action: Action
      readonly earned?: number
      readonly memory?: Memory
      readonly ordered?: true
      readonly hurried?: true
    }
  /** Takes back to before action number `to` + 1 (the number of actions that stay); `asked` = the others who go on being asked the same. */
  | { readonly kind: 'undo'; readonly seat: Seat; readonly to: number; readonly asked?: readonly Seat[] }
  | { readonly kind: 'resign'; readonly seat: Seat; readonly cause: 'resigned' | 'timeout' }
  | { readonly kind: 'draw' }
  /** A seat asks the others for an undo or a draw. */
  | { readonly kind: 'propose'; readonly seat: Seat }
  /** A bot takes a seat over from the account `from`, or its holder comes back. */
  | { readonly kind: 'replace'; readonly seat: Seat; readonly holder: Holder; readonly from?: string }
  | { readonly kind: 'pause'; readonly on: boolean }

/** Events are numbered from 1 without gaps; `at` = when it happened. */
export type NumberedEvent = { readonly seq: number; readonly at: number; readonly event: MatchEvent }

/** What later undos made of some events. */
export type Undone = {
  /** The numbers of the actions that were taken back. */
  readonly events: ReadonlySet<number>
  /** For each undo the first event that it removed. */
  readonly before: ReadonlyMap<number, number>
  /** The fewest actions that stood at any time. */
  readonly fewestActions: number
}

/** Follows the undos among events that came after the actions of `eventOf`, without playing anything. */
export function undoneBy(entries: readonly NumberedEvent[], eventOf: History<number>): Undone {
  const { skipped } = eventOf
  const standing = eventOf.slice()
  const events = new Set<number>()
  const before = new Map<number, number>()
  let fewestActions = eventOf.length
  for (const { seq, event } of entries) {
    if (event.kind === 'act') standing.push(seq)
    if (event.kind !== 'undo') continue
    const removed = standing.splice(Math.max(0, event.to - skipped))
    before.set(seq, removed[0] ?? seq)
    for (const one of removed) events.add(one)
    fewestActions = Math.min(fewestActions, event.to)
  }
  return { events, before, fewestActions }
}

/** The actions of these events that none of them took back; they are all of the match, or follow `actions` others. */
export function playedActions(entries: readonly NumberedEvent[], actions = 0): readonly Action[] {
  const undone = undoneBy(entries, History.of([], actions)).events
  return entries.flatMap(({ seq, event }) => (event.kind === 'act' && !undone.has(seq) ? [event.action] : []))
}
