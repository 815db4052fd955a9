// Who controls what, where battles drag on, and where an operation stands on its wheel.

import { itemAt, NOWHERE, type Seat } from '@ludoteka/kernel'
import { PROVINCE, PROVINCES, type Province } from '../content/provinces.ts'
import { POSITIONS, type Position, SLOTS, type Slot } from '../content/wheel.ts'

/** The parts of the state that the map is read from: a public state of a board has them too. */
export type MapState = {
  readonly control: readonly number[]
  readonly quagmire: readonly number[]
}

const INDEX: ReadonlyMap<Province, number> = new Map(PROVINCES.map((at, i) => [at, i]))
export const indexOfProvince = (at: Province): number => INDEX.get(at) ?? NOWHERE

/** The seat that controls a province, NOWHERE where it is neutral (0.4). */
export const controllerOf = (s: MapState, at: Province): Seat => itemAt(s.control, indexOfProvince(at))
export const isNeutral = (s: MapState, at: Province): boolean => controllerOf(s, at) === NOWHERE
export const isNeutralSoviet = (s: MapState, at: Province): boolean => PROVINCE[at].group === 'ussr' && isNeutral(s, at)

/** The seat that attacks in a quagmire, NOWHERE where there is none. */
export const quagmireBy = (s: MapState, at: Province): Seat => itemAt(s.quagmire, indexOfProvince(at))
export const hasQuagmire = (s: MapState, at: Province): boolean => quagmireBy(s, at) !== NOWHERE

/** The provinces a seat controls, in the order of the map. */
export function provincesOf(s: MapState, seat: Seat): readonly Province[] {
  return PROVINCES.filter((_, i) => s.control[i] === seat)
}

/** 2.2, 4.5.1 Where a slot stands: so many turns ago it was at NEW OP. */
export function positionOf(s: { readonly head: readonly number[] }, seat: Seat, slot: Slot): Position {
  const turns = itemAt(s.head, seat) - SLOTS.indexOf(slot) + SLOTS.length
  return itemAt(POSITIONS, turns % SLOTS.length)
}

export const headOf = (s: { readonly head: readonly number[] }, seat: Seat): Slot => itemAt(SLOTS, itemAt(s.head, seat))
