// What a position of The Fog of War is judged by, in chances to win. What a side has is in the evaluation, which counts every point
// alike; whether the points will be enough is what the outlook adds. What each feature counts (weights.json)
// was set by hand after a fit to matches: matches between equals, who guard Berlin, do not teach what an open Berlin costs.

import { cardsIn, type Outlook, type Seat } from '@ludoteka/kernel'
import { AXIS_VP_TO_WIN, FIRST_YEAR, LAST_YEAR } from '../content/numbers.ts'
import { OBJECTIVE_PROVINCE } from '../content/otherCards.ts'
import { PROVINCE, PROVINCES } from '../content/provinces.ts'
import { controllerOf } from '../rules/board.ts'
import { AXIS } from '../rules/sides.ts'
import { type S, ZONES } from '../rules/state.ts'
import { evaluate, isQuiet, joining } from './evaluate.ts'
import WEIGHTS from './weights.json'
import { yearsToScore, yearToCome } from './worth.ts'

/** Points that the fortunes of a year may bring: as near to the aim as that every one of them counts. */
const NEAR = 12

function featuresOf(s: S, seat: Seat) {
  const late = (yearToCome(s) - FIRST_YEAR) / (LAST_YEAR + 1 - FIRST_YEAR)
  const worth = evaluate(s, seat)
  return { worth, worthLate: worth * late, ...(seat === AXIS ? aimsOf(s, late) : undefined) }
}

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

export const outlook: Outlook<S> = {
  features: featuresOf,
  weights: WEIGHTS,
  isQuiet,
  // What the Axis need is counted in points. The Allies win by keeping their armies and waiting, which the evaluation judges better.
  isSearched: ({ active }) => active === AXIS,
  // Plans reach to the end of an operation already; beyond it a tree of clicks is too broad to find anything better in seconds.
  isShallow: true,
}
