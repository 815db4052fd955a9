// What an operation in a space would mean: cost and new control, or the exact chances of a coup or a realignment.

import type { Space } from '../content/spaces.ts'
import type { Side } from '../content/tracks.ts'
import { controller, influence, stability } from './board.ts'
import { type CoupOdds, coupOdds, type RealignOdds, realignOdds } from './odds.ts'
import { coupModifier } from './operations/coup.ts'
import { costAt } from './operations/place.ts'
import { realignModifier } from './operations/realign.ts'
import { withInfluence } from './publicState.ts'
import { other } from './sides.ts'
import type { S } from './state.ts'

export type PlacingForecast = {
  /** By 6.1.2; influence that an event gives costs nothing. */
  readonly cost: number
  readonly control: Side | undefined
  readonly changes: boolean
}

/** 6.1.2 One more influence of a side. */
export function forecastPlacing(s: S, side: Side, at: Space): PlacingForecast {
  const control = controller(withInfluence(s, side, at, influence(s, side, at) + 1), at)
  return { cost: costAt(s, side, at), control, changes: control !== controller(s, at) }
}

export type CoupForecast = {
  readonly odds: CoupOdds
  readonly ops: number
  readonly modifier: number
  /** What the sum must exceed. */
  readonly needed: number
}

/** 6.3.2 A coup with so many Ops. */
export function forecastCoup(s: S, side: Side, at: Space, ops: number): CoupForecast {
  const modifier = coupModifier(s, side, at)
  const needed = 2 * stability(s, at)
  const odds = coupOdds({ plus: ops + modifier, needed, opponents: influence(s, other(side), at) })
  return { odds, ops, modifier, needed }
}

export type RealignForecast = { readonly odds: RealignOdds; readonly plus: number; readonly opponentsPlus: number }

/** 6.2.2 A realignment; the event that grants it may add to the side's die. */
export function forecastRealignment(s: S, side: Side, at: Space, granted: number): RealignForecast {
  const plus = realignModifier(s, side, at) + granted
  const opponentsPlus = realignModifier(s, other(side), at)
  const own = influence(s, side, at)
  const opponents = influence(s, other(side), at)
  return { odds: realignOdds({ plus, opponentsPlus, own, opponents }), plus, opponentsPlus }
}
