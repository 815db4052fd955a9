// The two superpowers and the seats that play them.

import { itemAt, type Seat } from '@ludoteka/kernel'
import { SIDES, type Side } from '../content/tracks.ts'
import type { S } from './state.ts'

export const other = (side: Side): Side => (side === 'us' ? 'ussr' : 'us')

/** 11.4: bidding decides which seat plays which side. */
export const seatOf = (s: S, side: Side): Seat => (side === 'us' ? s.usSeat : 1 - s.usSeat)

export const sideOf = (s: S, seat: Seat): Side => (seat === s.usSeat ? 'us' : 'ussr')

export const indexOf = (side: Side): number => (side === 'us' ? 0 : 1)

/** A flag or a count that each side has of its own. */
export function of<T>(values: readonly T[], side: Side): T {
  return itemAt(values, indexOf(side))
}

export function is(flags: readonly boolean[], side: Side): boolean {
  return flags[indexOf(side)] === true
}

export function put<T>(values: T[], side: Side, value: T): void {
  values[indexOf(side)] = value
}

export const activeSide = (s: S): Side => itemAt(SIDES, s.active)

/** The sides in the order of their action rounds (4.5.D). */
export function inOrder(s: S): readonly [Side, Side] {
  return itemAt(SIDES, s.first) === 'us' ? ['us', 'ussr'] : ['ussr', 'us']
}

/** An 8th action round granted and not taken yet (KM31, TS86). */
export const hasExtraRound = (s: S, side: Side): boolean => is(s.directiveRound, side) || is(s.oilRound, side)
