// Victory points, DEFCON and Military Operations in event texts.

import { enter } from '@ludoteka/kernel'
import { OPEC } from '../../../content/spaces.ts'
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
import { other } from '../../sides.ts'
import type { F } from '../../state.ts'
import { gainVp as gain } from '../../victory.ts'
import { numberOf, type Op, threatening } from './words.ts'

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
