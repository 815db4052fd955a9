// Operations on the wheel: making, reinforcing and cancelling them (4.2–4.4), and which of them can be launched (4.5).

import {
  broken,
  hasCard,
  moveCard,
  onlyCard,
  type Refusal,
  type Rule,
  required,
  rule,
  type Seat,
} from '@ludoteka/kernel'
import { isAttackLink, neighboursOf } from '../content/links.ts'
import type { Province } from '../content/provinces.ts'
import { POSITION, SLOTS, type Slot } from '../content/wheel.ts'
import { controllerOf, hasQuagmire, headOf, isNeutralSoviet, type MapState, positionOf, quagmireBy } from './board.ts'
import { isOccupied } from './cards.ts'
import { moveUnseen } from './moving.ts'
import { ALLIES } from './sides.ts'
import { type S, ZONES } from './state.ts'
import { isSupplied, type SupplyState } from './supply.ts'

export function targetOf(s: S, seat: Seat, slot: Slot): Province {
  return required(onlyCard(s, ZONES.target.at(slot), seat), `the target of ${slot}`)
}

/** 4.2 The province card may be in the deck, or come back from the operation at NEW OP that is cancelled first. */
export function isCardAtHand(s: S, seat: Seat, at: Province): boolean {
  return hasCard(s, ZONES.provinceDeck, at, seat) || onlyCard(s, ZONES.target.at(headOf(s, seat)), seat) === at
}

/** What the map says of a target. */
export const TARGET_RULES = [
  rule('4.2', 'yourProvince', (s: MapState, seat: Seat, at: Province) => controllerOf(s, at) !== seat),
  rule('0.5', 'yourQuagmire', (s: MapState, seat: Seat, at: Province) => quagmireBy(s, at) !== seat),
  rule('2.6', 'neutralSoviet', (s: MapState, seat: Seat, at: Province) => seat !== ALLIES || !isNeutralSoviet(s, at)),
]

export const PLAN_RULES: readonly Rule<[S, Seat, Province]>[] = [
  ...TARGET_RULES,
  rule('0.5', 'plannedAlready', isCardAtHand),
]

/** 4.5.4 Provinces of the seat from which the target may be attacked now. */
export function originsOf(s: SupplyState, seat: Seat, target: Province): readonly Province[] {
  return neighboursOf(target).filter(from => isAttackLink(from, target) && isSupplied(s, seat, from))
}

/** 4.5.1, 4.5.4. A target never belongs to the attacker: such an operation was cancelled (0.12). */
const LAUNCH_RULES = [
  rule('4.5.1', 'slotEmpty', (s: S, seat: Seat, slot: Slot) => isOccupied(s, seat, slot)),
  rule('4.5.1', 'notReady', (s: S, seat: Seat, slot: Slot) => POSITION[positionOf(s, seat, slot)].launchable),
  rule('4.5.4', 'targetInQuagmire', (s: S, seat: Seat, slot: Slot) => !hasQuagmire(s, targetOf(s, seat, slot))),
  rule('4.5.4', 'noOrigin', (s: S, seat: Seat, slot: Slot) => originsOf(s, seat, targetOf(s, seat, slot)).length > 0),
]

export const whyNotLaunch = (s: S, seat: Seat, slot: Slot): Refusal | undefined => broken(LAUNCH_RULES, s, seat, slot)

export function launchableSlots(s: S, seat: Seat): readonly Slot[] {
  return SLOTS.filter(slot => whyNotLaunch(s, seat, slot) === undefined)
}

/** 4.4 Returns the province card to its deck and discards the combat cards, all unseen; says how many there were. */
export function cancelOperation(s: S, seat: Seat, slot: Slot): number {
  moveCard(s, targetOf(s, seat, slot), ZONES.target.at(slot), seat, ZONES.provinceDeck)
  return moveUnseen(s, ZONES.operation.at(slot), seat, ZONES.discard)
}
