// Chapter 10.3 and 10.4: the marker of victory points, and how the game ends.

import { drawn, isOver, win } from '@ludoteka/kernel'
import { AUTOMATIC_VICTORY, type Side } from '../content/tracks.ts'
import { log, type VpSource } from './log.ts'
import { other, seatOf } from './sides.ts'
import type { S } from './state.ts'

export const RESULTS = [
  'victoryPoints',
  'flashpoints',
  'nuclearWar',
  'scoringCardHeld',
  'finalScoring',
  'wargames',
] as const
export type ResultReason = (typeof RESULTS)[number]

/** 10.3.2 One signed number. */
export function gainVp(s: S, side: Side, n: number, source: VpSource, rule: string): void {
  if (n === 0) return
  s.vp += side === 'us' ? n : -n
  log(s, 'vpGained', rule, { side, n, for: source, vp: s.vp })
}

export function endWith(s: S, winner: Side, reason: ResultReason, rule: string): void {
  if (isOver(s)) return
  log(s, 'won', rule, { side: winner })
  win(s, [seatOf(s, winner)], reason, rule)
}

export function endDrawn(s: S, reason: ResultReason, rule: string): void {
  if (isOver(s)) return
  log(s, 'drawn', rule, { vp: s.vp })
  drawn(s, reason, rule)
}

/** The side ahead wins; at 0 the game is drawn (10.4.2). */
export function endByVp(s: S, reason: ResultReason, rule: string): void {
  if (s.vp === 0) endDrawn(s, reason, rule)
  else endWith(s, s.vp > 0 ? 'us' : 'ussr', reason, rule)
}

/** 10.4.1 At 10 VP, looked for after each finished event, scoring, Space Race step, coup and after 4.5.E. */
export function checkVictory(s: S): void {
  if (Math.abs(s.vp) >= AUTOMATIC_VICTORY) endByVp(s, 'victoryPoints', '10.4.1')
}

/** 8.1.4 The active player loses, no matter who caused it. */
export function nuclearWar(s: S, active: Side): void {
  log(s, 'nuclearWar', '8.1.4', { side: active })
  endWith(s, other(active), 'nuclearWar', '8.1.4')
}
