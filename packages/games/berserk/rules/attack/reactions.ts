// Abilities that accompany an attack: read in A7, triggered in A10 (13.7, 13.8.1, 13.10).

import { isOdd } from '../../content/numbers.ts'
import type { Trigger } from '../../content/vocabulary.ts'
import { endLasting } from '../lasting.ts'
import { NONE, type Piece } from '../names.ts'
import { amountOf, has, inPlay, isInPlay, passes, rowOf, viewpointOf } from '../pieces.ts'
import type { AttackRow } from '../rows.ts'
import type { S } from '../state.ts'
import { emit, reactionsOf, settleRead, trigger } from '../triggers.ts'
import { attackerOf, isIgnored, strikerOf, struckOf, targetOf } from './rows.ts'

/** Whether this attack is one the trigger speaks of; `vs` looks at the struck card. */
function speaksOf(s: S, a: AttackRow, source: Piece, { attackTypes, grades, vs }: Trigger): boolean {
  if (attackTypes && !attackTypes.includes(a.type)) return false
  if (grades && !grades.some(grade => grade === a.grade)) return false
  return passes(s, vs, struckOf(a), viewpointOf(s, source))
}

/** 13.8.1 What will trigger if the attack is made against the card. */
export function readTriggers(s: S, a: AttackRow): void {
  const [striker, struck] = [strikerOf(a), struckOf(a)]
  const read = (piece: Piece, on: 'attackHit' | 'attackHitOrOwnStrikeMiss' | 'attackHitOnSelf'): void => {
    if (!isInPlay(s, piece) || isIgnored(s, a, piece)) return
    for (const name of reactionsOf(s, piece, on, t => speaksOf(s, a, piece, t)))
      trigger(s, piece, name, rowOf(s, piece).controller, a.cause, {
        attack: a.id,
        isRead: true,
        x: numberOf(s, piece, name),
      })
  }
  read(striker, 'attackHit')
  read(striker, 'attackHitOrOwnStrikeMiss')
  read(struck, 'attackHitOnSelf')
  for (const row of s.lasting) {
    if (row.kind !== 'nextStrike' || row.piece !== striker || row.ability === NONE || a.type !== 'simpleStrike')
      continue
    trigger(s, striker, row.ability, rowOf(s, striker).controller, a.cause, { attack: a.id, isRead: true })
  }
}

/** The number of the keyword behind an ability, as it is when it triggers. */
const numberOf = (s: S, piece: Piece, name: string): number =>
  name === 'guard' || name === 'unity' ? amountOf(s, piece, name) : 0

const isMade = (a: AttackRow): boolean =>
  (a.outcome === 'hit' || a.outcome === 'counter') && !a.isProtected && !a.isBlocked

/** A10 What was read happens if the attack was made; of a card that has died only Guard (20.6.1). */
export function reactToAttack(s: S, a: AttackRow): void {
  const isStruck = isMade(a)
  settleRead(
    s,
    a.id,
    ({ piece, ability }) => isStruck && piece !== NONE && (isInPlay(s, piece) || ability === 'guard' || a.isOnDeath),
  )
  // A miss does not use it up.
  if (isStruck && a.type === 'simpleStrike')
    endLasting(s, row => row.kind === 'nextStrike' && row.piece === strikerOf(a))
  if (a.outcome === 'bothMiss' || a.outcome === 'counter') reactToMiss(s, a)
  reactToDice(s, a)
}

/** 13.7 "On a miss while attacking", and misses of other creatures of the player whose turn it is. */
function reactToMiss(s: S, a: AttackRow): void {
  const attacker = attackerOf(a)
  if (isInPlay(s, attacker)) {
    for (const name of reactionsOf(
      s,
      attacker,
      'attackHitOrOwnStrikeMiss',
      ({ attackTypes }) => !attackTypes || attackTypes.includes(a.type),
    ))
      trigger(s, attacker, name, rowOf(s, attacker).controller, a.cause, { attack: a.id })
  }
  // Whoever died of the counter-strike has missed all the same.
  const missed = a.outcome === 'bothMiss' ? [a.seat, rowOf(s, targetOf(a)).controller] : [a.seat]
  for (const seat of missed) {
    if (seat !== s.active) continue
    for (const one of inPlay(s)) if (rowOf(s, one).controller === seat) emit(s, one, 'ownMissInOwnTurn', a.cause)
  }
}

/** N.28 The printed face of the kept die; also after a miss or a protection. */
function reactToDice(s: S, a: AttackRow): void {
  for (const { id, piece, face } of s.rolls) {
    if (id !== a.roll || piece === NONE || !isOdd(face) || !isInPlay(s, piece)) continue
    if (piece === a.target && isIgnored(s, a, piece)) continue // the attacker threw its die before it was struck
    if (has(s, piece, 'plague')) trigger(s, piece, 'plague', rowOf(s, piece).controller, a.cause, { x: face })
  }
}
