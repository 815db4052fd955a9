// Playing hand cards: first the cards are chosen, then the place where all of them go (4.1, 4.2, 4.3, 4.6).

import {
  broken,
  countIn,
  derived,
  enter,
  itemAt,
  moveCard,
  type Refusal,
  type Rule,
  rule,
  type Seat,
} from '@ludoteka/kernel'
import { PROVINCES, type Province } from '../content/provinces.ts'
import { SLOTS, type Slot } from '../content/wheel.ts'
import { controllerOf, hasQuagmire, headOf, isNeutral, quagmireBy } from './board.ts'
import { isOccupied } from './cards.ts'
import { log } from './log.ts'
import { moveUnseen } from './moving.ts'
import { cancelOperation, isCardAtHand, originsOf, PLAN_RULES, TARGET_RULES } from './operations.ts'
import { SEATS, sideOf } from './sides.ts'
import { type F, NONE, type S, ZONES } from './state.ts'
import { isConnected, isSupplied, type SupplyState } from './supply.ts'

const DEFEND_RULES = [
  rule(
    '4.1',
    'enemyProvince',
    (s: SupplyState, seat: Seat, at: Province) => isNeutral(s, at) || controllerOf(s, at) === seat,
  ),
  rule('4.1', 'quagmireThere', (s: SupplyState, _seat: Seat, at: Province) => !hasQuagmire(s, at)),
  rule('0.9', 'noSupply', (s: SupplyState, seat: Seat, at: Province) => isNeutral(s, at) || isSupplied(s, seat, at)),
]

const QUAGMIRE_RULES = [
  rule('4.6', 'noQuagmire', (s: SupplyState, _seat: Seat, at: Province) => hasQuagmire(s, at)),
  rule(
    '4.6',
    'noOriginForQuagmire',
    (s: SupplyState, seat: Seat, at: Province) => quagmireBy(s, at) !== seat || originsOf(s, seat, at).length > 0,
  ),
  rule(
    '4.6',
    'notConnected',
    (s: SupplyState, seat: Seat, at: Province) => controllerOf(s, at) !== seat || isConnected(s, seat, at),
  ),
]

/** How chosen cards may be placed, each with the rules for its places. */
const WAYS = { defend: DEFEND_RULES, plan: PLAN_RULES, reinforceQuagmire: QUAGMIRE_RULES } as const
type Way = keyof typeof WAYS

const placesBy = (rules: readonly Rule<[SupplyState, Seat, Province]>[], s: SupplyState, seat: Seat): Province[] =>
  PROVINCES.filter(at => rules.every(one => one.holds(s, seat, at)))

/** What the map alone allows each seat: it changes seldom, and every turn asks for it again and again. */
const placesOnMap = derived<SupplyState, readonly Record<Way, Province[]>[]>(
  s => [s.control, s.quagmire, s.usaAtWar, s.ussrAtWar],
  s =>
    SEATS.map(seat => ({
      defend: placesBy(DEFEND_RULES, s, seat),
      plan: placesBy(TARGET_RULES, s, seat),
      reinforceQuagmire: placesBy(QUAGMIRE_RULES, s, seat),
    })),
)

/** The provinces to which chosen cards may go in one of the ways. */
export function placesFor(s: S, seat: Seat, way: Way): Province[] {
  const places = itemAt(placesOnMap(s), seat)[way]
  return way === 'plan' ? places.filter(at => isCardAtHand(s, seat, at)) : places
}

export const whyNotPlace = (s: S, seat: Seat, way: Way, at: Province): Refusal | undefined =>
  broken(WAYS[way], s, seat, at)

export const occupiedSlots = (s: S, seat: Seat): Slot[] => SLOTS.filter(slot => isOccupied(s, seat, slot))

/** Why nothing can be done with the operation of a slot, by the rule of what was meant. */
export const whyNotSlot = (s: S, seat: Seat, slot: Slot, paragraph: string): Refusal | undefined =>
  isOccupied(s, seat, slot) ? undefined : { rule: paragraph, reason: 'slotEmpty' }

/** 2.3.1 Whether a card of the hand could be placed at all; which card does not matter. */
export function canPlace(s: S, seat: Seat): boolean {
  const { plan: targets, defend: own, reinforceQuagmire: quagmires } = itemAt(placesOnMap(s), seat)
  return (
    own.length > 0 ||
    quagmires.length > 0 ||
    targets.some(at => isCardAtHand(s, seat, at)) ||
    SLOTS.some(slot => isOccupied(s, seat, slot))
  )
}

export const hasChosen = (s: S, seat: Seat): boolean => countIn(s, ZONES.chosen, seat) > 0

/** Lays the chosen cards down unseen; with them the duty of 2.9 is met. */
function layChosen(s: S, seat: Seat, to: typeof ZONES.discard): number {
  s.owesCard = false
  return moveUnseen(s, ZONES.chosen, seat, to)
}

/** 2.9 */
export function discardChosen(s: S, seat: Seat): void {
  layChosen(s, seat, ZONES.discard)
  log(s, 'cardDiscarded', '2.9', { side: sideOf(seat) })
}

/** 4.1 */
export function defend(s: S, seat: Seat, at: Province): void {
  const n = layChosen(s, seat, ZONES.army.at(at))
  log(s, 'defended', '4.1', { side: sideOf(seat), at, n })
}

/** 4.2 */
export function plan(s: S, seat: Seat, target: Province): void {
  const slot = headOf(s, seat)
  if (isOccupied(s, seat, slot)) cancel(s, seat, slot) // 4.2.1
  moveCard(s, target, ZONES.provinceDeck, seat, ZONES.target.at(slot))
  const n = layChosen(s, seat, ZONES.operation.at(slot))
  log(s, 'planned', '4.2', { side: sideOf(seat), slot, n })
}

/** 4.3 */
export function reinforce(s: S, seat: Seat, slot: Slot): void {
  const n = layChosen(s, seat, ZONES.operation.at(slot))
  log(s, 'reinforced', '4.3', { side: sideOf(seat), slot, n })
}

/** 4.4 */
export function cancel(s: S, seat: Seat, slot: Slot): void {
  const n = cancelOperation(s, seat, slot)
  log(s, 'cancelled', '4.4', { side: sideOf(seat), slot, n })
}

/** 4.6 The attacker's reinforcement brings about the battle at once; the defender's brings about nothing. */
export function reinforceQuagmire(s: S, seat: Seat, at: Province): void {
  const n = layChosen(s, seat, ZONES.army.at(at))
  log(s, 'quagmireReinforced', '4.6', { side: sideOf(seat), at, n })
  if (quagmireBy(s, at) !== seat) return
  enter<F>(s, {
    step: 'battle.reveal',
    attacker: seat,
    at,
    origin: NONE,
    position: NONE,
    superiority: NONE,
    slot: NONE,
  })
}
