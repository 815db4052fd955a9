// The positions a match went through, for replays: each as it was visible then.

import { act, begin, type Live, type Seat, SPECTATOR, type View, view } from '@ludoteka/kernel'
import { eventAt, type VisibleEntry, visibleEntries } from './log.ts'
import { type MatchState, stateOf } from './matchState.ts'

/** The position after `at` actions, the event of the last of them, and what that action told. */
export type RecordedView = {
  readonly at: number
  readonly seq: number
  readonly view: View
  readonly log: readonly VisibleEntry[]
}

/**
 * The positions after the actions `from` … `to`, as one seat or a spectator may see them, each worked out when it is asked
 * for. `base` is a position before them; the actions since must be in memory.
 */
export function* recordedViews(
  match: MatchState,
  seat: Seat,
  from: number,
  to: number,
  base: Live = startOf(match),
): Generator<RecordedView, undefined> {
  const { game, live } = match
  const readers = seat === SPECTATOR ? [] : [seat]
  const last = Math.min(to, live.actions.length)
  let now = base
  for (let at = base.actions.length; at <= last; at++) {
    const next = at > base.actions.length ? live.actions.at(at - 1) : undefined
    if (next) now = act(game, now, next)
    if (at < from) continue
    const s = at === live.actions.length ? stateOf(match) : now.state
    const told = now.state.news.map(entry => ({ ...entry, at }))
    yield { at, seq: eventAt(match, at), view: view(game, s, seat), log: visibleEntries(match, told, readers) }
  }
  return undefined
}

function startOf({ game, live }: MatchState): Live {
  const { options, seed, brought, position } = live.setup
  return begin(game, options, seed, brought, position)
}
