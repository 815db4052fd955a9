// Victory points, DEFCON, Military Operations and lasting effects in event texts.

import { enter } from '@ludoteka/kernel'
import { OPEC, type Region } from '../../../content/spaces.ts'
import { SIDES } from '../../../content/tracks.ts'
import { countControlled } from '../../board.ts'
import { figure } from '../../cards.ts'
import {
  gainMilitaryOperations as gainOperations,
  loseMilitaryOperations as loseOperations,
  lowerDefcon as lower,
  militaryOperationsOf,
  missingMilitaryOperations,
  raiseDefcon as raise,
} from '../../defcon.ts'
import { log } from '../../log.ts'
import { is, other, put } from '../../sides.ts'
import type { F, S } from '../../state.ts'
import { gainVp as gain } from '../../victory.ts'
import { inHeadlinePhase, numberOf, type Op, threatening } from './sentences.ts'

export const gainVp: Op = (s, e) => gain(s, e.side, figure(e.card, 'vp'), e.card, numberOf(e))
export const lowerDefcon = threatening('certain', (s, e) => lower(s, figure(e.card, 'defcon'), numberOf(e)))
export const raiseDefcon: Op = (s, e) => raise(s, figure(e.card, 'defcon'), numberOf(e))
export const shiftDefcon = threatening('choice', (s, e) =>
  enter<F>(s, { step: 'event.shiftDefcon', ...e, chooser: e.side, optional: false }),
)
export const gainMilitaryOperations: Op = (s, e) =>
  gainOperations(s, e.side, figure(e.card, 'militaryOperations'), numberOf(e))
export const opponentLosesMilitaryOperations: Op = (s, e) =>
  loseOperations(s, other(e.side), figure(e.card, 'militaryOperations'), numberOf(e))

/** TS61 */
export const gainVpForOil: Op = (s, e) =>
  gain(s, e.side, figure(e.card, 'vp') * countControlled(s, e.side, OPEC), e.card, numberOf(e))

/** TS39 More than the opponent; more still if also enough for the turn. */
export const winArmsRace: Op = (s, e) => {
  if (militaryOperationsOf(s, e.side) <= militaryOperationsOf(s, other(e.side))) return
  const vp = missingMilitaryOperations(s, e.side) === 0 ? 'vpIfRequired' : 'vp'
  gain(s, e.side, figure(e.card, vp), e.card, numberOf(e))
}

export const placeCentcom: Op = (s, e) => enter<F>(s, { step: 'event.centcom', ...e })
export const mayGoFirst: Op = (s, e) => {
  if (inHeadlinePhase(s, e)) enter<F>(s, { step: 'event.goFirst', ...e })
}

type SideFlag = {
  readonly [K in keyof S]: S[K] extends boolean[] ? K : never
}[keyof S]
type Lasting = Extract<
  SideFlag,
  | 'economics'
  | 'afghanistan'
  | 'amharic'
  | 't62s'
  | 'brezhnev'
  | 'nasserism'
  | 'carter'
  | 'yuri'
  | 'bearTrap'
  | 'directiveRound'
  | 'oilRound'
>

/** From now on for the side of the event. */
export const forOwn =
  (effect: Lasting): Op =>
  (s, e) =>
    put(s[effect], e.side, true)
/** From now on against its opponent. */
export const forOpponent =
  (effect: Lasting): Op =>
  (s, e) =>
    put(s[effect], other(e.side), true)

export const lowerCoupDice: Op = s => {
  s.salt = true
}
export const makeAllBattlegrounds: Op = s => {
  s.indianOcean = true
}

/** KM17 An extra round of KM31 that was not taken yet is lost. */
export const cancelDirective: Op = s => {
  for (const side of SIDES) {
    if (!is(s.directiveRound, side)) continue
    put(s.directiveRound, side, false)
    log(s, 'directiveCancelled', 'KM17', { side })
  }
}

export const score =
  (region: Region): Op =>
  s =>
    enter<F>(s, { step: 'scoring.region', region })
