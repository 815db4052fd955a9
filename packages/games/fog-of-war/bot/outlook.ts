// What a position of The Fog of War is judged by, in chances to win. What a side has is in the evaluation, which counts every point
// alike; whether the points will be enough is what the outlook adds. What each feature counts (weights.json)
// was set by hand after fits to matches: matches between equals, who guard Berlin, do not teach what an open Berlin costs.

import { type Action, cardsIn, type Outlook, type Seat } from '@ludoteka/kernel'
import { isOneOf } from '@ludoteka/text-kit'
import { AXIS_VP_TO_WIN, FIRST_YEAR, LAST_YEAR } from '../content/numbers.ts'
import { OBJECTIVE_PROVINCE } from '../content/otherCards.ts'
import { PROVINCE, PROVINCES } from '../content/provinces.ts'
import { SLOTS } from '../content/wheel.ts'
import { controllerOf, headOf } from '../rules/board.ts'
import { isOccupied, isSuitable } from '../rules/cards.ts'
import { targetOf } from '../rules/operations.ts'
import { ALLIES, AXIS } from '../rules/sides.ts'
import { type S, ZONES } from '../rules/state.ts'
import { operationsWorth } from './battles.ts'
import { cardsWorth, evaluate, isQuiet, joining } from './evaluate.ts'
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
 * The evaluation of both sides, each with its own operations, which the other's knows nothing of. Of the Axis' operations the
 * Allies only suppose something: what they suppose would hide what they do.
 */
function worthsOf(s: S, seat: Seat, viewer: Seat | undefined): { readonly worth: number; readonly operations: number } {
  if (viewer === ALLIES) return { worth: seat === ALLIES ? 2 * evaluate(s, seat) : 0, operations: 0 }
  return { worth: evaluate(s, seat), operations: operationsWorth({ s, viewer: seat, map: mapOf(s) }) }
}

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

/** 4.2.1, 4.5.8 The operation planned in this turn given up for another, and a launch with cards that can't fight there. */
function isPointless(s: S, { seat, verb, arg }: Action): boolean {
  if (verb === 'plan') return isOccupied(s, seat, headOf(s, seat))
  if (verb !== 'launch' || !isSlot(arg)) return false
  const { terrain } = PROVINCE[targetOf(s, seat, arg)]
  return !cardsIn(s, ZONES.operation.at(arg), seat).some(card => isSuitable(card, terrain, true))
}

export const outlook: Outlook<S> = {
  features: featuresOf,
  weights: WEIGHTS,
  isQuiet,
  isPointless,
  // Plans reach to the end of an operation already; beyond it a tree of clicks is too broad to find anything better in seconds.
  isShallow: true,
}
