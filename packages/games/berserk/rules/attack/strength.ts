// 13.8, 23.3, 23.6: the grade and the strength of an attack.

import { ATTACK, type Grade } from '../../content/terms.ts'
import { NONE, type Piece } from '../names.ts'
import { areAdjacent, inPlay, isCreatureInPlay, passes, rowOf, squadOf, viewpointOf } from '../pieces.ts'
import type { AttackRow } from '../rows.ts'
import { type Facts, kindIn, world } from '../world.ts'
import { strikerOf, struckOf, traitsIn } from './rows.ts'

type Powers = Pick<AttackRow, 'weak' | 'medium' | 'strong'>

/** 12.1 The printed simple strike of a creature. */
export const strikeOf = (s: Facts, piece: Piece): Powers => kindIn(world(s), piece).strike

/** 14.4 A simple strike is always rolled; any other attack with three equal values is not. */
export const isRolled = ({ type, weak, medium, strong }: AttackRow): boolean =>
  type === 'simpleStrike' || weak !== medium || medium !== strong

/** 23.6 What was set in W2 first, static texts of the struck card last; the last one stands. */
export function gradeOf(s: Facts, a: AttackRow, rolled: Grade | typeof NONE): Grade | typeof NONE {
  const set = a.outcome === 'counter' ? a.counterGradeSet : a.gradeSet
  const before = set === NONE ? rolled : set
  if (before === NONE) return NONE
  const statics = traitsIn(s, a, struckOf(a)).incomingGrades.filter(mod => mod.attackTypes.includes(a.type))
  return statics.at(-1)?.to ?? before
}

/** 3.8 The printed value of a grade; without one all three are equal (14.4). */
function printedValue(s: Facts, a: AttackRow, grade: Grade | typeof NONE): number {
  const powers = a.outcome === 'counter' ? strikeOf(s, strikerOf(a)) : a
  return powers[grade === NONE ? 'weak' : grade]
}

function outgoing(s: Facts, a: AttackRow, grade: Grade | typeof NONE): number {
  const [striker, struck] = [strikerOf(a), struckOf(a)]
  const view = viewpointOf(s, striker)
  const { outgoing: mods, amounts } = traitsIn(s, a, striker)
  let sum = amounts.wrath !== undefined && a.type === 'simpleStrike' && rowOf(s, struck).attackWounds > 0 ? 1 : 0 // N.49
  for (const mod of mods) {
    if (!mod.attackTypes.includes(a.type) || !passes(s, mod.vs, struck, view)) continue
    if (mod.grades && !mod.grades.some(one => one === grade)) continue
    const others =
      mod.perOwnOther && squadOf(s, view.seat).filter(one => one !== striker && passes(s, mod.perOwnOther, one, view))
    const times = mod.perSelfChip ? rowOf(s, striker).chips : (others?.length ?? 1)
    sum += Math.min(mod.n * times, mod.max ?? Infinity)
  }
  return sum
}

function incoming(s: Facts, a: AttackRow): number {
  const [striker, struck] = [strikerOf(a), struckOf(a)]
  const { incoming: mods, amounts } = traitsIn(s, a, struck)
  const isDefender = a.outcome !== 'counter' && a.defended !== NONE
  let sum = 0
  for (const mod of mods) {
    if (!mod.attackTypes.includes(a.type) || (mod.whileDefender && !isDefender)) continue
    if (passes(s, mod.by, striker, viewpointOf(s, struck))) sum += mod.n
  }
  const shield = amounts.arkhaalShield ?? 0
  return shield > 0 && !ATTACK[a.type].magic ? sum - Math.min(shield, countPoisoned(s, struck)) : sum
}

/** N.34 Poisoned creatures beside a card, of either squad. */
const countPoisoned = (s: Facts, piece: Piece): number =>
  inPlay(s).filter(one => rowOf(s, one).poison > 0 && isCreatureInPlay(s, one) && areAdjacent(s, one, piece)).length

/** 23.3 Not below 0. */
export function strengthOf(s: Facts, a: AttackRow, grade: Grade | typeof NONE): number {
  return Math.max(0, printedValue(s, a, grade) + outgoing(s, a, grade) + incoming(s, a) + a.bonus)
}
