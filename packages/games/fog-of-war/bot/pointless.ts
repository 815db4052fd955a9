// What the bot does not even think of, because its evaluation sees nothing in it.

import { type Action, cardsIn, countIn, newestSighting, type Seat, type Zone } from '@ludoteka/kernel'
import { isOneOf } from '@ludoteka/text-kit'
import { PROVINCE, PROVINCES, type Province } from '../content/provinces.ts'
import { POSITION, SLOTS, type Slot } from '../content/wheel.ts'
import { controllerOf, indexOfProvince, positionOf, quagmireBy } from '../rules/board.ts'
import { isOccupied, isSuitable, neutralsIn } from '../rules/cards.ts'
import { targetOf } from '../rules/operations.ts'
import { ALLIES, otherSeat } from '../rules/sides.ts'
import { type S, ZONES } from '../rules/state.ts'
import { prospect } from './battles.ts'
import { mapOf } from './worth.ts'

/** Whether a seat could attack a province now and would gain by it. */
function isWorthAttacking(s: S, seat: Seat, at: Province): boolean {
  const { swing, origins } = prospect(mapOf(s), seat, indexOfProvince(at))
  return swing > 0 && origins.length > 0
}

const isOwnTarget = (s: S, seat: Seat, at: Province): boolean =>
  SLOTS.some(slot => isOccupied(s, seat, slot) && targetOf(s, seat, slot) === at)

/** Whether any of the chosen cards could attack a province. */
const hasChosenFor = (s: S, seat: Seat, at: Province): boolean =>
  cardsIn(s, ZONES.chosen, seat).some(card => isSuitable(card, PROVINCE[at].terrain, true))

/** Whether a seat has seen a stack this turn, or all of it before, and no card has come or gone since. */
function isKnown(s: S, seat: Seat, zone: Zone, owner: Seat): boolean {
  const seen = newestSighting(s, zone, owner, seat)
  if (seen === undefined || seen.came + seen.left > 0) return false
  return seen.when === s.turn || seen.cards.length >= countIn(s, zone, owner)
}

/** A look shows the target, some of the cards, or both. */
const isOperationKnown = (s: S, seat: Seat, slot: Slot): boolean =>
  isKnown(s, seat, ZONES.target.at(slot), otherSeat(seat)) ||
  isKnown(s, seat, ZONES.operation.at(slot), otherSeat(seat))

const areObjectivesKnown = (s: S, seat: Seat): boolean => isKnown(s, seat, ZONES.besideMorocco, 0)

function areNeutralsKnown(s: S, seat: Seat, at: Province): boolean {
  const neutrals = neutralsIn(at)
  return neutrals !== undefined && isKnown(s, seat, neutrals.zone, neutrals.seat)
}

/** Enemy operations that may be looked at, enemy cards where an own operation goes, or the objectives. */
function hasSomethingToSee(s: S, seat: Seat): boolean {
  const enemy = otherSeat(seat)
  return (
    (seat === ALLIES && !areObjectivesKnown(s, seat)) ||
    SLOTS.some(
      slot =>
        isOccupied(s, enemy, slot) && POSITION[positionOf(s, enemy, slot)].intel && !isOperationKnown(s, seat, slot),
    ) ||
    PROVINCES.some(
      at =>
        countIn(s, ZONES.army.at(at), enemy) > 0 &&
        isOwnTarget(s, seat, at) &&
        !isKnown(s, seat, ZONES.army.at(at), enemy),
    )
  )
}

const isProvince = isOneOf(PROVINCES)
const isSlot = isOneOf(SLOTS)

export function isPointless(s: S, { seat, verb, arg }: Action): boolean {
  switch (verb) {
    // A defence where nobody can come, or of what is nobody's.
    case 'defend':
      return isProvince(arg) && (controllerOf(s, arg) !== seat || !isWorthAttacking(s, otherSeat(seat), arg))
    case 'plan':
      return isProvince(arg) && !isWorthAttacking(s, seat, arg)
    // A battle at once, with cards that are of no use in it.
    case 'reinforceQuagmire':
      return isProvince(arg) && quagmireBy(s, arg) === seat && !hasChosenFor(s, seat, arg)
    // The wheel does that in its own time, and until then the enemy wonders.
    case 'cancel':
      return true
    // What no own operation will meet, and what is known already.
    case 'spyArmy':
      return isProvince(arg) && (!isOwnTarget(s, seat, arg) || isKnown(s, seat, ZONES.army.at(arg), otherSeat(seat)))
    case 'spyNeutral':
      return isProvince(arg) && (!isOwnTarget(s, seat, arg) || areNeutralsKnown(s, seat, arg))
    case 'spyOperation':
      return isSlot(arg) && isOperationKnown(s, seat, arg)
    case 'spyObjectives':
      return areObjectivesKnown(s, seat)
    case 'closeTurn':
      return !hasSomethingToSee(s, seat)
    default:
      return false
  }
}
