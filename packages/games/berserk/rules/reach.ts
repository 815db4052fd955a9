// At what each kind of attack may be aimed (12.2, 15.3–15.5, 16).

import type { Refusal } from '@ludoteka/kernel'
import { between, type Cell, distance, NO_CELL, touch } from '../content/cells.ts'
import { ATTACK, type AttackType } from '../content/terms.ts'
import type { Piece } from './names.ts'
import { amountOf, cellOf, inPlay, isAttackable, isFlyer, isInPlay, lastCellOf, rowOf, traits } from './pieces.ts'
import type { S } from './state.ts'
import { cellNumberIn, isBlocked, kindIn, standingNearNumber, standingOn, world } from './world.ts'

/** A flyer, or one that flew when it left play. */
const standsInExtraZone = (s: S, piece: Piece): boolean =>
  isInPlay(s, piece) ? isFlyer(s, piece) || rowOf(s, piece).at === 'extra' : rowOf(s, piece).lastAt === 'extra'

const areNeighbours = (a: Cell, b: Cell): boolean => touch(a, b)

/** 15.5 Free, or with cards of the striker's controller only. */
function isPassable(s: S, cell: Cell, controller: number): boolean {
  const cards = standingOn(world(s), cell)
  if (cards.length === 0) return !isBlocked(world(s), cell)
  return cards.every(piece => rowOf(s, piece).controller === controller)
}

/** 12.2, 15.3, 16.5 */
function reachesMelee(s: S, attacker: Piece, from: Cell, to: Cell): boolean {
  if (areNeighbours(from, to)) return true
  const range = isInPlay(s, attacker) ? amountOf(s, attacker, 'strikeRange') : 0
  return range > 0 && distance(from, to) <= range // T.12
}

/** 8.5 A limited range with what works on it. */
const rangeOf = (s: S, attacker: Piece, type: AttackType, range: number): number =>
  traits(s, attacker).ranges.reduce((sum, mod) => (mod.attackTypes.includes(type) ? sum + mod.n : sum), range)

/** Whether an attack of this type could be aimed at a card, obligations and protections aside. */
export const canReach = (s: S, attacker: Piece, type: AttackType, range: number | undefined, target: Piece): boolean =>
  reaches(s, attacker, standsInExtraZone(s, attacker), lastCellOf(s, attacker), type, range, target)

function reaches(
  s: S,
  attacker: Piece,
  isAirborne: boolean,
  from: Cell | undefined,
  type: AttackType,
  range: number | undefined,
  target: Piece,
): boolean {
  if (attacker === target || !isInPlay(s, target) || !isAttackable(s, target)) return false
  const to = cellOf(s, target)
  if (type === 'rowStrike') {
    const middle = from && to && between(from, to)
    return middle !== undefined && isPassable(s, middle, rowOf(s, attacker).controller) // 16.3
  }
  if (ATTACK[type].melee) {
    if (isAirborne) return true // 16.2
    if (to === undefined) return type === 'simpleStrike' && rowOf(s, attacker).permit === 'now' // 16.5, 16.6
    return from !== undefined && reachesMelee(s, attacker, from, to)
  }
  if (isAirborne || to === undefined || from === undefined) return true // 15.4, 16.3
  if (areNeighbours(from, to)) return false
  return range === undefined || distance(from, to) <= rangeOf(s, attacker, type, range)
}

/** Flyers have a paragraph of their own, others that of the attack. */
export const whyOutOfReach = (s: S, target: Piece, number: string): Refusal => ({
  rule: isInPlay(s, target) && isFlyer(s, target) ? '16.5' : number,
  reason: 'outOfReach',
})

/** 12.2 Without a range or a permit a melee strike of a ground creature reaches only the cells around it. */
function reachesAround(s: S, attacker: Piece, type: AttackType): boolean {
  const { flying, strikeRange } = traits(s, attacker).amounts
  const isNear = flying === undefined && strikeRange === undefined
  return isNear && ATTACK[type].melee && rowOf(s, attacker).permit !== 'now'
}

/** All cards an attack could be aimed at. */
export function reachable(s: S, attacker: Piece, type: AttackType, range?: number): readonly Piece[] {
  const found: Piece[] = []
  const w = world(s)
  const cell = cellNumberIn(w, attacker)
  if (cell !== NO_CELL && reachesAround(s, attacker, type)) {
    for (const target of standingNearNumber(w, cell))
      if (target !== attacker && kindIn(w, target).isAttackable) found.push(target)
    return found
  }
  const isAirborne = standsInExtraZone(s, attacker)
  const from = lastCellOf(s, attacker)
  for (const target of inPlay(s)) if (reaches(s, attacker, isAirborne, from, type, range, target)) found.push(target)
  return found
}
