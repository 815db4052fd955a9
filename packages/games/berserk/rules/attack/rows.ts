// Attacks under way: their rows, and what the two cards have in them.

import { removeRows, required } from '@ludoteka/kernel'
import { NONE, type Piece } from '../names.ts'
import { isInPlay, passes, traits, viewpointOf } from '../pieces.ts'
import { ATTACK_ROWS, type AttackRow, type WritableAttack, writableAttack } from '../rows.ts'
import type { S } from '../state.ts'
import { NO_TRAITS, type Traits } from '../traits.ts'
import type { Facts } from '../world.ts'

export function findAttack({ attacks }: Pick<S, 'attacks'>, id: number): AttackRow | undefined {
  let at = attacks.length - 1
  while (at > 0 && attacks[at]?.id !== id) at--
  const row = attacks[at]
  return row?.id === id ? row : undefined
}
export const attackOf = (s: Pick<S, 'attacks'>, id: number): AttackRow => required(findAttack(s, id), 'the attack')

/** A copy of the attack in its place, to write into. */
export function changingAttack(s: S, id: number): WritableAttack {
  let at = s.attacks.length - 1
  while (at > 0 && s.attacks[at]?.id !== id) at--
  const row = writableAttack(attackOf(s, id))
  s.attacks[at] = row
  return row
}

export function newAttack(s: S, given: Partial<AttackRow>): number {
  const id = 1 + s.attacks.reduce((highest, row) => Math.max(highest, row.id), 0)
  const row: WritableAttack = Object.assign(writableAttack(ATTACK_ROWS.blank), given)
  row.id = id
  s.attacks.push(row)
  return id
}

/** The attack is over or was never made: nothing of it stays. */
export function dropAttack(s: S, id: number): void {
  const gone = removeRows(s.attacks, row => row.id === id)
  for (const { roll } of gone) removeRows(s.rolls, row => row.id === roll)
  if (s.wounds.length > 0) removeRows(s.wounds, row => row.attack === id)
  if (s.triggers.length > 0) removeRows(s.triggers, row => row.isRead && row.attack === id)
}

const named = (piece: Piece | typeof NONE): Piece => required(piece === NONE ? undefined : piece, 'a card of an attack')

export const attackerOf = (a: AttackRow): Piece => named(a.attacker)
export const targetOf = (a: AttackRow): Piece => named(a.target)

/** 11.5.1 The attack that is being carried out, no longer only declared, in which a card strikes or defends. */
export const attackUnderWayOf = (s: Pick<S, 'attacks'>, piece: Piece): AttackRow | undefined =>
  s.attacks.find(
    a => (a.roll > 0 || a.outcome !== NONE) && (a.attacker === piece || (a.defended !== NONE && a.target === piece)),
  )

/** 13.6 In a counter-strike the roles are swapped. */
export const strikerOf = (a: AttackRow): Piece => (a.outcome === 'counter' ? targetOf(a) : attackerOf(a))
export const struckOf = (a: AttackRow): Piece => (a.outcome === 'counter' ? attackerOf(a) : targetOf(a))

/** T.5 From the declaration to the payment the abilities of the attacked card do not work against such an attacker; a counter-strike is an attack too (14.5). */
export function isIgnored(s: Facts, a: AttackRow, piece: Piece): boolean {
  if (piece === a.target) return ignoresAll(s, a.attacker)
  return a.outcome === 'counter' && piece === a.attacker && ignoresAll(s, a.target)
}
const ignoresAll = (s: Facts, piece: AttackRow['attacker']): boolean =>
  piece !== NONE && isInPlay(s, piece) && traits(s, piece).ignoresAll

/** What a card has in this attack. */
export const traitsIn = (s: Facts, a: AttackRow, piece: Piece): Traits =>
  isIgnored(s, a, piece) ? NO_TRAITS : traits(s, piece)

/** What the striking card has against the card it strikes, with what it has only against such cards. */
export function hasAgainst(s: Facts, attacker: Piece, target: Piece, k: 'directed' | 'unanswered'): boolean {
  const { amounts, keywordsAgainst } = traits(s, attacker)
  if (amounts[k] !== undefined) return true
  return keywordsAgainst.some(({ keyword, vs }) => keyword.k === k && passes(s, vs, target, viewpointOf(s, attacker)))
}
