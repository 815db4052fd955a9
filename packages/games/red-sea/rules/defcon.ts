// Chapter 8: DEFCON and Military Operations.

import type { Space } from '../content/spaces.ts'
import { MAX_DEFCON, MAX_MILITARY_OPERATIONS, MIDDLE_EAST_BAN, NUCLEAR_WAR, type Side } from '../content/tracks.ts'
import { isIn } from './board.ts'
import { log } from './log.ts'
import { activeSide, of, put } from './sides.ts'
import type { S } from './state.ts'
import { nuclearWar } from './victory.ts'

/** 8.1.2, 8.1.4 */
export function lowerDefcon(s: S, by: number, rule: string): void {
  s.defcon = Math.max(NUCLEAR_WAR, s.defcon - by)
  log(s, 'defconFalls', rule, { to: s.defcon })
  if (s.defcon === NUCLEAR_WAR) nuclearWar(s, activeSide(s))
}

/** 8.1.3 Never above 5. */
export function raiseDefcon(s: S, by: number, rule: string): void {
  const before = s.defcon
  s.defcon = Math.min(MAX_DEFCON, before + by)
  if (s.defcon === before) log(s, 'defconStays', '8.1.3', { at: s.defcon })
  else log(s, 'defconRises', rule, { to: s.defcon })
}

/** 8.1.7 At 3 and 2 there are no coups and realignments in the Middle East, Egypt included. */
export function isBannedByDefcon(s: S, at: Space): boolean {
  return s.defcon <= MIDDLE_EAST_BAN && isIn(at, 'middleEast')
}

export const militaryOperationsOf = (s: S, side: Side): number => of(s.militaryOperations, side)

export function gainMilitaryOperations(s: S, side: Side, n: number, rule: string): void {
  const now = Math.min(MAX_MILITARY_OPERATIONS, militaryOperationsOf(s, side) + n)
  put(s.militaryOperations, side, now)
  log(s, 'militaryOperationsGained', rule, { side, n, now })
}

export function loseMilitaryOperations(s: S, side: Side, n: number, rule: string): void {
  const now = Math.max(0, militaryOperationsOf(s, side) - n)
  put(s.militaryOperations, side, now)
  log(s, 'militaryOperationsLost', rule, { side, n, now })
}

/** 8.2.1 How much a side lacks of the current DEFCON level. */
export function missingMilitaryOperations(s: S, side: Side): number {
  return Math.max(0, s.defcon - militaryOperationsOf(s, side))
}
