// What an answer may lose at once, for whoever gives it: by points or objectives when a year ends (0.1, 0.3), by Berlin and Ruhr (0.2).

import { type Arg, cardsSeen, type Seat, type View, type Warning, zoneIn } from '@ludoteka/kernel'
import { fits, isNumber, isOneOf } from '@ludoteka/text-kit'
import {
  ALLIED_AIMS,
  AXIS_VP_TO_WIN,
  HAND_SIZE,
  LAST_YEAR,
  PRICE,
  SUPERIORITY,
  TURNS_OF_A_YEAR,
} from '../content/numbers.ts'
import { OBJECTIVE_PROVINCE, OBJECTIVES, OBJECTIVES_KEPT, type Objective } from '../content/otherCards.ts'
import { PROVINCES } from '../content/provinces.ts'
import { SIDES } from '../content/sides.ts'
import { controllerOf } from './board.ts'
import { projectedVp } from './forecast.ts'
import { mostVp } from './production.ts'
import { ALLIES, AXIS, otherSeat, sideOf } from './sides.ts'
import { ZONES } from './state.ts'
import { outcomeOf } from './strength.ts'
import { type PublicState, publicState } from './viewed.ts'

export type WarningKey = 'axisPoints' | 'objectivesMissed' | 'objectivesHeld' | 'berlinAndRuhr'

export function warning(view: View, verb: string, _arg: Arg | undefined): Warning | undefined {
  const s = publicState(view)
  switch (verb) {
    case 'endTurn':
      return isLastTurn(view, s) ? putOff(yearEndWarning(view, s)) : undefined
    case 'buyVp':
    case 'done':
      return view.step === 'production.last' ? lastPurchaseWarning(view, s, verb) : undefined
    case 'useSuperiority':
    case 'decline':
      return view.step === 'battle.superiority' ? battleWarning(view, s, verb) : undefined
    default:
      return undefined
  }
}

const certain = (key: WarningKey): Warning => ({ key, chance: 1 })

/** Whatever is done before, the turn is ended in the end. */
const putOff = (warning: Warning | undefined): Warning | undefined => warning && { ...warning, isPutOff: true }

/** 2.10, 2.10.2 Whether the year ends with this turn. */
function isLastTurn(view: View, s: PublicState): boolean {
  if (s.yearTurn >= TURNS_OF_A_YEAR) return true // 9.5
  const isShort = view.options['shortYear'] === 'on'
  const left = (seat: Seat, drawn: number): number =>
    Math.max(0, zoneIn(view, ZONES.deck, sideOf(seat)).count - drawn) + (isShort ? 0 : heldBy(view, seat))
  const drawn = Math.max(0, HAND_SIZE - heldBy(view, s.active))
  return left(s.active, isShort ? drawn : 0) === 0 && left(otherSeat(s.active), 0) === 0
}

/** Of the other side only the sum of hand and chosen cards is seen. */
function heldBy(view: View, seat: Seat): number {
  const zones = [ZONES.hand, ZONES.chosen, { name: 'held' }]
  return zones.reduce((sum, zone) => sum + zoneIn(view, zone, sideOf(seat)).count, 0)
}

/** 3.1, 3.11.1 What the Axis score when the year ends, and may buy when that is the last one, decides before the objectives. */
function yearEndWarning(view: View, s: PublicState): Warning | undefined {
  const isLast = s.year === LAST_YEAR
  const most = isLast ? mostVp(s) : s.vp + projectedVp(s)
  if (most >= AXIS_VP_TO_WIN) return s.active === ALLIES ? certain('axisPoints') : undefined
  if (!isLast) return undefined
  if (s.active === AXIS) return holdsObjectives(view, s) ? undefined : certain('objectivesMissed')
  return { key: 'objectivesHeld', chance: chanceOfObjectives(view, s) }
}

/** 3.11.1 Without the points the objectives decide, as soon as nothing more can be bought. */
function lastPurchaseWarning(view: View, s: PublicState, verb: 'buyVp' | 'done'): Warning | undefined {
  const { points } = view.terms
  if (!isNumber(points) || holdsObjectives(view, s)) return undefined
  const isOver = verb === 'done' || (points < 2 * PRICE.vp && s.vp + 1 < AXIS_VP_TO_WIN)
  return isOver ? certain('objectivesMissed') : undefined
}

const isHeld = (s: PublicState, objective: Objective): boolean =>
  controllerOf(s, OBJECTIVE_PROVINCE[objective]) === AXIS

/** 3.11.2 */
const holdsObjectives = (view: View, s: PublicState): boolean =>
  cardsSeen(view, ZONES.kept, sideOf(AXIS)).every(objective => isHeld(s, objective))

/** 2.4.5 Of the objectives that the Allies have not seen beside Morocco, any two may have been kept. */
function chanceOfObjectives(view: View, s: PublicState): number {
  const { sightings = [] } = zoneIn(view, ZONES.besideMorocco)
  const seen = new Set(sightings.flatMap(({ cards }) => cards))
  const possible = OBJECTIVES.filter(objective => !seen.has(objective))
  const held = possible.filter(objective => isHeld(s, objective))
  let chance = 1
  for (let n = 0; n < OBJECTIVES_KEPT; n++) chance *= Math.max(0, held.length - n) / (possible.length - n)
  return chance
}

const TERMS = { attacker: isOneOf(SIDES), at: isOneOf(PROVINCES), attack: isNumber, defence: isNumber }

/** 0.2, 5.6 The Axis defend the last of both provinces. */
function battleWarning(view: View, s: PublicState, verb: 'useSuperiority' | 'decline'): Warning | undefined {
  const { terms } = view
  if (!fits(TERMS, terms) || terms.attacker !== sideOf(ALLIES) || s.superiority !== AXIS) return undefined
  const isLastAim = ALLIED_AIMS.every(aim => (aim === terms.at) !== (controllerOf(s, aim) === ALLIES))
  const defence = terms.defence + (verb === 'useSuperiority' ? SUPERIORITY : 0)
  return isLastAim && outcomeOf(terms.attack, defence) === 'win' ? certain('berlinAndRuhr') : undefined
}
