// The position as the seats of one person, or a spectator, may see it.

import { itemAt, type Seen, SPECTATOR, type View, type Viewer, viewer } from '@ludoteka/kernel'
import type { ViewedSeats } from './log.ts'
import { type MatchState, stateOf } from './matchState.ts'

/** Views by the name of the seat, or the spectator's. */
export type ViewsBySeat = Readonly<Record<string, View>>

/** Makes the views of this position, from what was seen of an `earlier` one where that is known. */
export function viewerAt(match: Pick<MatchState, 'game' | 'live' | 'ending'>, earlier?: Seen): Viewer {
  const s = stateOf(match)
  // A match that ended at the table asks nobody, whatever the board says.
  return viewer(match.game, s, s === match.live.state ? match.live.asked : [], earlier)
}

export function viewsFor({ names }: Pick<MatchState, 'names'>, seats: ViewedSeats, from: Viewer): ViewsBySeat {
  if (seats.length === 0) return { spectator: from.from(SPECTATOR) }
  const views: Record<string, View> = {}
  for (const seat of seats) views[itemAt(names, seat)] = from.from(seat)
  return views
}
