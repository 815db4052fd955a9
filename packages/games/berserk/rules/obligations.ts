// 12.9 Who must attack, and what an attack must be aimed at.

import type { AttackType } from '../content/terms.ts'
import { hasLasting } from './lasting.ts'
import type { Piece } from './names.ts'
import { has, passes, rowOf, traits, viewpointOf } from './pieces.ts'
import type { S } from './state.ts'

/** "Must choose a target": whether an attack of this type may not be aimed past that card. */
function isDemanded(s: S, attacker: Piece, type: AttackType, target: Piece): boolean {
  const isLoud = traits(s, target).mustBeTargeted.includes(type) // most cards are not, so this comes first
  if (isLoud && rowOf(s, target).controller !== rowOf(s, attacker).controller) return true
  for (const row of s.lasting)
    if (row.kind === 'obligation' && row.obligation === 'target' && row.piece === attacker && row.target === target)
      return true
  for (const { kind, attackTypes, filter } of traits(s, attacker).mustAttack)
    if (kind === 'target' && attackTypes.includes(type) && passes(s, filter, target, viewpointOf(s, attacker)))
      return true
  return false
}

/** What of the legal targets an attack may be aimed at; N.30 Precision ignores all obligations. */
export function aimable(s: S, attacker: Piece, type: AttackType, legal: readonly Piece[]): readonly Piece[] {
  if (legal.length < 2 || has(s, attacker, 'precision')) return legal
  const demanded: Piece[] = []
  for (const target of legal) if (isDemanded(s, attacker, type, target)) demanded.push(target)
  return demanded.length > 0 ? demanded : legal
}

/** Whether a card may be under a demand at all. */
export const isOwing = (s: S, attacker: Piece): boolean =>
  traits(s, attacker).mustAttack.length > 0 || hasLasting(s, 'obligation', attacker)

export const NOTHING_OWED: readonly Piece[] = []

/** "Must attack": those of the targets of an attack that fulfil the demand; none where nothing is demanded or it is void. */
export const owed = (s: S, attacker: Piece, type: AttackType, aimed: readonly Piece[]): readonly Piece[] =>
  isOwing(s, attacker) ? fulfilling(s, attacker, type, aimed) : NOTHING_OWED

function fulfilling(s: S, attacker: Piece, type: AttackType, aimed: readonly Piece[]): readonly Piece[] {
  const { mustAttack } = traits(s, attacker)
  const named = s.lasting.filter(
    row => row.kind === 'obligation' && row.obligation === 'must' && row.piece === attacker,
  )
  const demands = mustAttack.filter(({ kind, attackTypes }) => kind === 'must' && attackTypes.includes(type))
  if (demands.length + named.length === 0 || rowOf(s, attacker).excused || has(s, attacker, 'precision')) return []
  return aimed.filter(
    target =>
      named.some(row => row.target === target) ||
      demands.some(({ filter }) => passes(s, filter, target, viewpointOf(s, attacker))),
  )
}
