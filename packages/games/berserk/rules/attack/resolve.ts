// A5–A9: the result of the dice, the strength, protections and wounds (13.5–13.9).

import { enter, itemAt, type Seat } from '@ludoteka/kernel'
import { COUNTER_FROM, GRADE_OF_RESULT, MISS_FROM } from '../../content/numbers.ts'
import type { Grade } from '../../content/terms.ts'
import { gainLife } from '../counters.ts'
import { startHeal } from '../heals.ts'
import { log } from '../log.ts'
import { NONE } from '../names.ts'
import { change, has, isCreatureInPlay, isInPlay, rowOf } from '../pieces.ts'
import { put, putInWindow } from '../priority.ts'
import { isProtectedFrom } from '../protection.ts'
import type { AttackRow, WritableAttack } from '../rows.ts'
import { other } from '../seats.ts'
import type { S, StepsOf } from '../state.ts'
import { faceOf, whoWhom } from '../told.ts'
import type { Facts } from '../world.ts'
import { resolveWounds, startWounds } from '../wounds.ts'
import { resultOf } from './dice.ts'
import { readTriggers } from './reactions.ts'
import { attackerOf, attackOf, changingAttack, isIgnored, strikerOf, struckOf, targetOf, traitsIn } from './rows.ts'
import { gradeOf, strengthOf } from './strength.ts'

/** 14.1 */
export const gradeByResult = (result: number): Grade => itemAt(GRADE_OF_RESULT, result - 1)

/** What each die shows in the end, told to everybody. */
function settle(s: S, a: AttackRow): { readonly attack: number; readonly defence: number } {
  const results = { attack: 0, defence: 0, plain: 0 }
  for (const row of s.rolls) {
    const { id, piece, die } = row
    if (id !== a.roll) continue
    const result = resultOf(s, row, a)
    results[die] = result
    if (piece !== NONE) log(s, 'rollSettled', '13.5', { piece, card: faceOf(s, piece), die, result })
  }
  return results
}

/** 14.2, 14.3 */
export function outcomeOf(a: AttackRow, defence: number): 'hit' | 'bothMiss' | 'counter' {
  if (!a.fights || defence < MISS_FROM) return 'hit'
  return defence < COUNTER_FROM ? 'bothMiss' : 'counter'
}

/** 13.9, 28.4, and protections from a certain strength (20.3 a). */
export function isStopped(s: Facts, a: AttackRow): boolean {
  const struck = struckOf(a)
  const { amounts } = traitsIn(s, a, struck)
  if (isProtectedFrom(amounts, a.type)) return true
  if (isIgnored(s, a, struck)) return false // T.5
  return s.lasting.some(
    row =>
      row.kind === 'strengthProtection' &&
      row.piece === struck &&
      row.x === a.strength &&
      row.attackTypes.split(' ').includes(a.type),
  )
}

/** 13.8.2 A card of the attack has left play. */
function isBrokenOff(s: S, a: AttackRow): boolean {
  return !isInPlay(s, struckOf(a)) || (!isInPlay(s, strikerOf(a)) && !a.isOnDeath)
}

/** 18.6 Who does not control the attack; a counter-strike is one of the target (14.5). */
const firstAsked = (s: S, a: AttackRow): Seat =>
  other(a.outcome === 'counter' ? rowOf(s, targetOf(a)).controller : a.seat)

function protect(s: S, a: AttackRow): void {
  changingAttack(s, a.id).isProtected = true
  enter(s, { step: 'attack.triggers', attack: a.id })
}

/** A7 Grade, strength and conditions of an attack that is being changed: read once, before W3 (13.8.1). */
export function strike(s: S, a: WritableAttack): void {
  const { id: attack, type } = a
  if (isBrokenOff(s, a)) {
    protect(s, a)
    return
  }
  a.grade = gradeOf(s, a, a.grade)
  a.strength = strengthOf(s, a, a.grade)
  const { grade, strength } = a
  const [piece, target] = [strikerOf(a), struckOf(a)]
  const [card, targetCard] = [faceOf(s, piece), faceOf(s, target)]
  log(s, 'struck', '13.8', { piece, card, target, targetCard, type, grade, strength })
  readTriggers(s, a)
  const event = strength > 0 ? startWounds(s, [target], woundsOf(s, a)) : 0
  const next = { step: 'attack.protection', attack, event } as const
  if (event > 0) putInWindow(s, next, 'window.wounds', firstAsked(s, a), carryOut)
  else carryOut(s, next)
}

type Strike = { readonly attack: number; readonly event: number }

/** A8, A9 */
function carryOut(s: S, { attack, event }: Strike): void {
  const a = attackOf(s, attack)
  const struck = struckOf(a)
  const isOff = isBrokenOff(s, a)
  if (isOff || isStopped(s, a)) {
    if (!isOff) log(s, 'protectedFromAttack', '13.9', { piece: struck, card: faceOf(s, struck), type: a.type })
    protect(s, a)
    return
  }
  enter(s, { step: 'attack.vampirism', attack })
  if (event > 0) resolveWounds(s, event)
  else change(s, struck, { attacked: true }) // N.6
}

/** Deaths of A9 and of everything done in W4 are looked at together. */
function closeW4(s: S, { attack }: Pick<Strike, 'attack'>): void {
  enter(s, { step: 'deaths.check', cause: attackOf(s, attack).cause }, { step: 'attack.triggers', attack })
}

export const ATTACK_RESOLVE: Pick<
  StepsOf<'attack'>,
  'attack.settle' | 'attack.protection' | 'attack.vampirism' | 'attack.wounded'
> = {
  // A5, A6
  'attack.settle': {
    run(s, { attack }) {
      const a = changingAttack(s, attack)
      const { attack: result, defence } = settle(s, a)
      const outcome = outcomeOf(a, defence)
      a.outcome = outcome
      a.grade = outcome === 'counter' ? 'weak' : gradeByResult(result)
      if (outcome === 'bothMiss') {
        log(s, 'bothMissed', '14.2', { ...whoWhom(s, attackerOf(a), targetOf(a)) })
        enter(s, { step: 'attack.triggers', attack })
        return
      }
      if (outcome === 'counter') log(s, 'counterStruck', '14.2', { ...whoWhom(s, targetOf(a), attackerOf(a)) })
      strike(s, a)
    },
  },

  'attack.protection': { run: carryOut },

  // N.46 Applied together with the wounds; then W4 (13.9.1).
  'attack.vampirism': {
    run(s, { attack }) {
      const a = attackOf(s, attack)
      const w4 = { step: 'attack.wounded', attack } as const
      if (a.inflicted === 0) closeW4(s, w4)
      else if (drinks(s, a)) {
        put(s, w4, 'window.wounded', firstAsked(s, a))
        drain(s, a)
      } else putInWindow(s, w4, 'window.wounded', firstAsked(s, a), closeW4)
    },
  },

  'attack.wounded': { run: closeW4 },
}

const woundsOf = (s: S, a: AttackRow) =>
  ({
    kind: 'attack',
    amount: a.strength,
    source: strikerOf(a),
    seat: rowOf(s, strikerOf(a)).controller,
    attack: a.id,
    cause: a.cause,
  }) as const

/** N.46 */
function drinks(s: S, a: AttackRow): boolean {
  const [striker, struck] = [strikerOf(a), struckOf(a)]
  if (a.type !== 'simpleStrike' || traitsIn(s, a, striker).amounts.vampirism === undefined) return false
  return isInPlay(s, striker) && isInPlay(s, struck) && isCreatureInPlay(s, struck) && !has(s, struck, 'incorporeal')
}

/** N.46 Healed by the wounds inflicted; whatever exceeds the own wounds becomes extra lives. */
function drain(s: S, a: AttackRow): void {
  const striker = strikerOf(a)
  const n = Math.max(0, a.inflicted - traitsIn(s, a, striker).vampirismMinus)
  const { wounds } = rowOf(s, striker)
  if (n > wounds) gainLife(s, striker, n - wounds, 'N.46')
  if (n > 0 && wounds > 0) startHeal(s, [striker], n, 'vampirism')
}
