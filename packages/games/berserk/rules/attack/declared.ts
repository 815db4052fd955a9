// What an attack triggers when it is declared or redirected (18.8.2).

import { enter } from '@ludoteka/kernel'
import type { TriggerEvent } from '../../content/vocabulary.ts'
import type { Piece } from '../names.ts'
import { rowOf } from '../pieces.ts'
import { other } from '../seats.ts'
import type { S } from '../state.ts'
import { dueTriggers, reactionsOf, trigger } from '../triggers.ts'
import { attackerOf, attackOf, isIgnored, targetOf } from './rows.ts'

function react(s: S, piece: Piece, on: TriggerEvent, attack: number, about: number): void {
  const { type, cause } = attackOf(s, attack)
  for (const name of reactionsOf(s, piece, on, ({ attackTypes }) => !attackTypes || attackTypes.includes(type)))
    trigger(s, piece, name, rowOf(s, piece).controller, cause, { attack, about })
}

/** The target is told; one whose abilities the attacker ignores does not react (T.5). */
export function attackedNow(s: S, attack: number, item: number): void {
  const a = attackOf(s, attack)
  if (!isIgnored(s, a, targetOf(a))) react(s, targetOf(a), 'attackDeclaredOnSelf', attack, item)
}

/** Put directly above the declared item; then the opponent of whoever declares has priority first. */
export function declaredAttack(s: S, attack: number, item: number): void {
  const a = attackOf(s, attack)
  react(s, attackerOf(a), 'attackDeclaredBySelf', attack, item)
  attackedNow(s, attack, item)
  if (dueTriggers(s).length > 0 && s.stack.at(-1)?.step !== 'triggers.put')
    enter(s, { step: 'triggers.put', first: other(a.seat) })
}
