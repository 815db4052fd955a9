// What a seat may take back.

import { canUndo, type Seat } from '@ludoteka/kernel'
import { UNDO_REACH } from './checkpoints.ts'
import { hasEnded, type MatchState } from './matchState.ts'

/** `to` = the number of actions that stay. What was shown, or what others have acted upon, they must allow. */
export type UndoRight = { readonly kind: 'free' | 'ifOthersAgree'; readonly to: number }

/** Nothing if the seat has done nothing, or nothing for so long that it can't be taken back any more. */
export function undoRight({ live }: MatchState, seat: Seat): UndoRight | undefined {
  const { length } = live.actions
  if (canUndo(live, seat)) return { kind: 'free', to: length - 1 }
  const to = live.actions.findLastIndex(action => action.seat === seat)
  return to < Math.max(0, length - UNDO_REACH) ? undefined : { kind: 'ifOthersAgree', to }
}

/** Those of the seats that may take their last action back without asking. */
export function seatsThatMayUndo(match: MatchState, seats: readonly Seat[]): readonly Seat[] {
  return hasEnded(match) ? [] : seats.filter(seat => canUndo(match.live, seat))
}

/** The last event that changed the board: whoever wants to take something back must have seen it. */
export function lastMoveEvent({ eventOf, cuts }: Pick<MatchState, 'eventOf' | 'cuts'>): number {
  return Math.max(eventOf.at(-1) ?? 0, cuts.at(-1)?.at ?? 0)
}
