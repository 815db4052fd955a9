// A1 and A2: whether an attack is made, and whether its target fights (13.1, 13.2).

import { enter } from '@ludoteka/kernel'
import { releaseDefender } from '../defenders.ts'
import { reportDone } from '../effects/frame.ts'
import { log } from '../log.ts'
import { NONE } from '../names.ts'
import { activatedNamed } from '../payment.ts'
import {
  areAdjacent,
  cellOf,
  change,
  isAttackable,
  isCreatureInPlay,
  isInPlay,
  isOpen,
  replaceRow,
  rowOf,
} from '../pieces.ts'
import { canReach } from '../reach.ts'
import { type AttackRow, writable } from '../rows.ts'
import type { S, StepsOf } from '../state.ts'
import { faceOf, who } from '../told.ts'
import type { Facts } from '../world.ts'
import { rollDice } from './dice.ts'
import { strike } from './resolve.ts'
import { attackerOf, changingAttack, dropAttack, findAttack, hasAgainst, targetOf } from './rows.ts'
import { isRolled } from './strength.ts'

/** A simple strike that was declared and is paid by closing. */
export const isDeclaredStrike = (a: AttackRow): boolean =>
  a.type === 'simpleStrike' && a.ability === NONE && !a.isVanguard

/** 12.8 An executed defender is a legal target; only on the battlefield both must still be in reach. */
function reachesDefender(s: S, a: AttackRow): boolean {
  const [attacker, defender] = [attackerOf(a), targetOf(a)]
  if (cellOf(s, attacker) === undefined || cellOf(s, defender) === undefined) return true
  return areAdjacent(s, attacker, defender) || canReach(s, attacker, a.type, undefined, defender)
}

/** A strike out of the battlefield; a defender has the place of the card it was declared at. */
const isAtFlyer = (s: S, a: AttackRow): boolean => {
  const [attacker, declaredAt] = [attackerOf(a), a.defended === NONE ? targetOf(a) : a.defended]
  return cellOf(s, attacker) !== undefined && isInPlay(s, declaredAt) && cellOf(s, declaredAt) === undefined
}

/** 12.7, 15.7, 18.11 */
export function isMade(s: S, a: AttackRow): boolean {
  const [attacker, target] = [attackerOf(a), targetOf(a)]
  if (!isInPlay(s, attacker) && !a.isOnDeath) return false
  if (isDeclaredStrike(a) && !(isOpen(s, attacker) && rowOf(s, attacker).busy)) return false // 11.5, also if opened again
  if (!isInPlay(s, target) || !isAttackable(s, target)) return false
  if (a.defended !== NONE) return reachesDefender(s, a)
  const range = a.ability === NONE ? undefined : activatedNamed(a.ability)?.range
  return !a.needsReach || canReach(s, attacker, a.type, range, target)
}

/** 12.7, 13.12 Cancelled without payment; the defender is not closed either. */
function cancelAttack(s: S, a: AttackRow): void {
  const attacker = attackerOf(a)
  log(s, 'cancelled', '12.7', who(s, attacker))
  releaseDefender(s, a.id)
  if (isDeclaredStrike(a) && isInPlay(s, attacker)) change(s, attacker, { busy: false, excused: true }) // 12.9
  dropAttack(s, a.id)
}

/** 13.2 */
export function doesFight(s: Facts, a: AttackRow): boolean {
  const [attacker, target] = [attackerOf(a), targetOf(a)]
  if (a.type !== 'simpleStrike' || a.isVanguard || !isCreatureInPlay(s, target) || !isOpen(s, target)) return false
  return !hasAgainst(s, attacker, target, 'unanswered') // N.43
}

/** A2 Settled here: closing or opening it afterwards changes nothing (13.2.1). Then the dice are thrown, if there are any. */
function fight(s: S, attack: number): void {
  const a = changingAttack(s, attack)
  a.fights = doesFight(s, a)
  if (isRolled(a)) rollDice(s, a)
  else {
    a.outcome = 'hit'
    strike(s, a)
  }
}

export const ATTACK_BEGIN: Pick<StepsOf<'attack'>, 'attack.legality'> & Pick<StepsOf<'stack'>, 'stack.strike'> = {
  'stack.strike': {
    run(s, { attack }) {
      enter(s, { step: 'attack.pay', attack }, { step: 'attack.end', attack }, { step: 'action.end' })
      begin(s, attack)
    },
  },

  'attack.legality': { run: (s, { attack }) => begin(s, attack) },
}

/** A1 */
function begin(s: S, attack: number): void {
  const a = findAttack(s, attack)
  if (!a) return
  if (isMade(s, a)) make(s, a)
  else cancelAttack(s, a)
}

function make(s: S, a: AttackRow): void {
  const attacker = attackerOf(a)
  const [target, card] = [targetOf(a), faceOf(s, attacker)]
  log(s, 'attackBegan', '13.1', { piece: attacker, card, target, targetCard: faceOf(s, target), type: a.type })
  if (isInPlay(s, attacker)) {
    const row = writable(rowOf(s, attacker))
    row.declaredAttack = true
    if (isDeclaredStrike(a)) {
      if (isAtFlyer(s, a)) row.permit = NONE // 16.6 once
      row.strikes++
      row.struck = row.struck === '' ? target : `${row.struck} ${target}`
    }
    replaceRow(s, attacker, row)
  }
  if (a.isBlocked) {
    log(s, 'blocked', '23.9', { piece: attacker, card: faceOf(s, attacker), ability: a.ability })
    return
  }
  reportDone(s)
  fight(s, a.id)
}
