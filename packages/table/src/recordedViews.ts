// The positions a match went through, for replays: each as it was visible then.

import { act, begin, type Seat, SPECTATOR, type View, view } from '@ludoteka/kernel'
import { eventAt, type VisibleEntry, visibleEntries } from './log.ts'
import { type MatchState, stateOf } from './matchState.ts'

/** The position after `at` actions, the event of the last of them, and what that action told. */
export type RecordedView = {
  readonly at: number
  readonly seq: number
  readonly view: View
  readonly log: readonly VisibleEntry[]
}

/** The positions after the actions `from` … `to`, as one seat or a spectator may see them. */
export function recordedViews(match: MatchState, seat: Seat, from: number, to: number): readonly RecordedView[] {
  const { game, live } = match
  const { options, seed, brought } = live.setup
  const readers = seat === SPECTATOR ? [] : [seat]
  const last = Math.min(to, live.actions.length)
  const views: RecordedView[] = []
  let now = begin(game, options, seed, brought)
  for (let at = 0; at <= last; at++) {
    const told = at > 0 ? now.log.length : 0
    const next = at > 0 ? live.actions.at(at - 1) : undefined
    if (next) now = act(game, now, next)
    if (at < from) continue
    const s = at === live.actions.length ? stateOf(match) : now.state
    const log = visibleEntries(match, now.log.slice(told), readers)
    views.push({ at, seq: eventAt(match, at), view: view(game, s, seat), log })
  }
  return views
}
