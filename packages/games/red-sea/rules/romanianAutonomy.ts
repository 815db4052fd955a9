// Chapter 9: Romanian Autonomy, which is never part of a hand and goes from one player to the other.

import { hasCard, moveCard } from '@ludoteka/kernel'
import { CARD, type Card } from '../content/cards.ts'
import { AUTONOMY_OPS_BEHIND, type Side } from '../content/tracks.ts'
import { log } from './log.ts'
import { activeSide, other, seatOf } from './sides.ts'
import { type S, ZONES } from './state.ts'

const AUTONOMY: Card = 'romanianAutonomy'

export const holdsAutonomy = (s: S, side: Side): boolean => hasCard(s, ZONES.autonomy, AUTONOMY, seatOf(s, side))

export function canPlayAutonomy(s: S, side: Side): boolean {
  return s.autonomyFaceUp && holdsAutonomy(s, side)
}

/** 9.6 One more for a holder who was behind when the action round began. */
export function autonomyOps(s: S, side: Side): number {
  const behind = side === 'us' ? s.startVp < 0 : s.startVp > 0
  return behind ? AUTONOMY_OPS_BEHIND : CARD.romanianAutonomy.ops
}

export function playAutonomy(s: S, side: Side): void {
  moveCard(s, AUTONOMY, ZONES.autonomy, seatOf(s, side), ZONES.inPlay)
}

/** 9.3 After use it goes to the opponent, face down. */
export function passAutonomy(s: S): void {
  const to = other(activeSide(s))
  moveCard(s, AUTONOMY, ZONES.inPlay, 0, ZONES.autonomy, { seat: seatOf(s, to) })
  s.autonomyFaceUp = false
  log(s, 'autonomyPassed', '9.3', { to, faceUp: false })
}

/** KM22 The card is taken, however it lies, and turned face up. */
export function takeAutonomy(s: S, side: Side): void {
  const from = other(side)
  if (!holdsAutonomy(s, from)) return
  moveCard(s, AUTONOMY, ZONES.autonomy, seatOf(s, from), ZONES.autonomy, { seat: seatOf(s, side) })
  s.autonomyFaceUp = true
  log(s, 'autonomyPassed', '9.4', { to: side, faceUp: true })
}
