// How the game is won (0.1–0.3).

import { cardsIn, EVERYBODY, reveal, type Seat, win } from '@ludoteka/kernel'
import { ALLIED_AIMS, AXIS_VP_TO_WIN } from '../content/numbers.ts'
import { OBJECTIVE_PROVINCE } from '../content/otherCards.ts'
import { controllerOf } from './board.ts'
import { log } from './log.ts'
import type { ResultReason } from './reasons.ts'
import { ALLIES, AXIS, sideOf } from './sides.ts'
import { type S, ZONES } from './state.ts'

function endWith(s: S, seat: Seat, reason: ResultReason, rule: string): void {
  win(s, [seat], reason, rule)
  log(s, 'won', rule, { side: sideOf(seat) })
}

/** 0.1 */
export function checkAxisPoints(s: S): void {
  if (s.vp >= AXIS_VP_TO_WIN) endWith(s, AXIS, 'seventyPoints', '0.1')
}

export const holdsAlliedAims = (s: S): boolean => ALLIED_AIMS.every(at => controllerOf(s, at) === ALLIES)

/** 0.2 */
export function checkAlliedAims(s: S): void {
  if (holdsAlliedAims(s)) endWith(s, ALLIES, 'berlinAndRuhr', '0.2')
}

/** 0.3, 3.11.2 */
export function decideByObjectives(s: S): void {
  const objectives = cardsIn(s, ZONES.kept, AXIS)
  const held = objectives.map(one => OBJECTIVE_PROVINCE[one]).filter(at => controllerOf(s, at) === AXIS)
  reveal(s, ZONES.kept, AXIS, EVERYBODY)
  log(s, 'objectivesShown', '3.11.2', { objectives, held })
  if (held.length === objectives.length) endWith(s, AXIS, 'objectivesHeld', '3.11.2')
  else endWith(s, ALLIES, 'objectivesMissed', '3.11.2')
}
