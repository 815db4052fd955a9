// What a position of The Fog of War is judged by, in chances to win. What a side has is in the evaluation, which counts every point
// alike; whether the points will be enough is what the outlook adds. What each feature counts (weights.json)
// was set by hand after fits to matches: matches between equals, who guard Berlin, do not teach what an open Berlin costs.

import { type Action, cardsIn, type Outlook, type Seat } from '@ludoteka/kernel'
import { isOneOf } from '@ludoteka/text-kit'
import { COMBAT } from '../content/combatCards.ts'
import { ALLIED_AIMS, AXIS_VP_TO_WIN, FIRST_YEAR, LAST_YEAR } from '../content/numbers.ts'
import { OBJECTIVE_PROVINCE } from '../content/otherCards.ts'
import { PROVINCE, PROVINCES, type Province } from '../content/provinces.ts'
import { SLOTS } from '../content/wheel.ts'
import { controllerOf, headOf, quagmireBy } from '../rules/board.ts'
import { isOccupied, isSuitable } from '../rules/cards.ts'
import { targetOf } from '../rules/operations.ts'
import { ALLIES, AXIS } from '../rules/sides.ts'
import { type S, ZONES } from '../rules/state.ts'
import { operationsWorth } from './battles.ts'
import { cardsWorth, isQuiet, joining, worthTo } from './evaluate.ts'
import WEIGHTS from './weights.json'
import { mapOf, yearsToScore, yearToCome } from './worth.ts'

/** Points that the fortunes of the years may bring: as near to the aim as that every one of them counts. */
const NEAR = 20

function featuresOf(s: S, seat: Seat, viewer?: Seat) {
  const late = (yearToCome(s) - FIRST_YEAR) / (LAST_YEAR + 1 - FIRST_YEAR)
  const own = worthsOf(s, seat, viewer)
  return { ...own, worthLate: own.worth * late, operationsLate: own.operations * late, ...sideOf(s, seat, late) }
}

/**
 * What the position is worth to both sides, each with its own operations, which the other's knows nothing of; for a viewer to its
 * own alone: what the other is supposed to suppose would hide what it does. Operations count for what they can do: a bluff that
 * counts is planned every turn, and Berlin left open for it.
 */
function worthsOf(s: S, seat: Seat, viewer: Seat | undefined): { readonly worth: number; readonly operations: number } {
  if (viewer !== undefined && viewer !== seat) return { worth: 0, operations: 0 }
  const worth = worthTo(s, seat, SOBER)
  if (viewer === ALLIES) return { worth: 2 * worth, operations: 0 }
  const operations = operationsWorth({ s, viewer: seat, map: mapOf(s), ...SOBER })
  return { worth: viewer === undefined ? worth : 2 * worth, operations }
}
const SOBER = { countsBluffs: false }

/** Cards count for more than the evaluation says, most of all those of the Axis, who must attack. */
const sideOf = (s: S, seat: Seat, late: number): Readonly<Record<string, number>> =>
  seat === AXIS ? { axisCards: cardsWorth(s, seat), ...aimsOf(s, late) } : { alliedCards: cardsWorth(s, seat) }

/** 0.1, 0.3 What the points come to if the Axis keep what they hold, and the objectives. */
function aimsOf(s: S, late: number) {
  let yearly = 0
  for (const at of PROVINCES) if (controllerOf(s, at) === AXIS) yearly += PROVINCE[at].vp
  for (const at of joining(s, AXIS)) yearly += PROVINCE[at].vp
  const ahead = s.vp + yearly * yearsToScore(s) - AXIS_VP_TO_WIN
  const near = Math.tanh(ahead / NEAR)
  const objectives = cardsIn(s, ZONES.kept, AXIS).map(one => OBJECTIVE_PROVINCE[one])
  const held = objectives.filter(at => controllerOf(s, at) === AXIS).length
  const isAllHeld = objectives.length > 0 && held === objectives.length
  return {
    expected: ahead,
    expectedNear: near,
    expectedNearLate: near * late,
    objectives: held * late ** 2,
    allObjectives: Number(isAllHeld) * late ** 2,
    isAxis: 1,
    isAxisLate: late,
  }
}

const isSlot = isOneOf(SLOTS)
const isProvince = isOneOf(PROVINCES)

/** 4.2.1, 4.5.7, 4.5.8 The operation planned in this turn given up for another, and cards sent where they can't fight. */
function isPointless(s: S, { seat, verb, arg }: Action): boolean {
  switch (verb) {
    case 'plan':
      return isOccupied(s, seat, headOf(s, seat)) || (isProvince(arg) && isMisplaced(s, seat, arg, true))
    case 'reinforce':
      return isSlot(arg) && isMisplaced(s, seat, targetOf(s, seat, arg), true)
    case 'defend':
      return isProvince(arg) && isMisplaced(s, seat, arg, false)
    case 'reinforceQuagmire':
      return isProvince(arg) && isMisplaced(s, seat, arg, quagmireBy(s, arg) === seat)
    case 'launch': {
      if (!isSlot(arg)) return false
      const { terrain } = PROVINCE[targetOf(s, seat, arg)]
      return !cardsIn(s, ZONES.operation.at(arg), seat).some(card => isSuitable(card, terrain, true))
    }
    default:
      return false
  }
}

/** 0.2 Guards for Berlin and Ruhr before anybody stands at their borders. */
function admits(s: S, { seat, verb, arg }: Action): boolean {
  return verb === 'defend' && seat === AXIS && ALLIED_AIMS.some(at => at === arg && controllerOf(s, at) === AXIS)
}

/** Ships sent inland, armies to sea, a fort to an attack: a decoy would do as well there, and these are needed elsewhere. */
function isMisplaced(s: S, seat: Seat, at: Province, attacks: boolean): boolean {
  const { terrain } = PROVINCE[at]
  return cardsIn(s, ZONES.chosen, seat).some(
    card => COMBAT[card].type !== 'decoy' && !isSuitable(card, terrain, attacks),
  )
}

export const outlook: Outlook<S> = {
  features: featuresOf,
  weights: WEIGHTS,
  isQuiet,
  isPointless,
  admits,
  // Plans reach to the end of an operation already; beyond it a tree of clicks is too broad to find anything better in seconds.
  isShallow: true,
}
