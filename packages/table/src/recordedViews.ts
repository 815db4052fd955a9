// The positions a match went through, for replays: each as it was visible then.

import { act, begin, type Live, type Seat, type Seen, SPECTATOR, type View } from '@ludoteka/kernel'
import { eventAt, type VisibleEntry, visibleEntries } from './log.ts'
import { type MatchState, OPEN } from './matchState.ts'
import { viewerAt } from './views.ts'

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
  let seen: Seen | undefined // what has not changed from one position to the next is not looked at again
  for (let at = base.actions.length; at <= last; at++) {
    const next = at > base.actions.length ? live.actions.at(at - 1) : undefined
    if (next) now = act(game, now, next)
    if (at < from) continue
    const ending = at === live.actions.length ? match.ending : OPEN
    const viewer = viewerAt({ game, live: now, ending }, seen)
    seen = { facts: viewer.facts, zones: viewer.zones }
    const told = now.state.news.map(entry => ({ ...entry, at }))
    yield { at, seq: eventAt(match, at), view: viewer.from(seat), log: visibleEntries(match, told, readers) }
  }
  return undefined
}

function startOf({ game, live }: MatchState): Live {
  const { options, seed, brought, position } = live.setup
  return begin(game, options, seed, brought, position)
}
