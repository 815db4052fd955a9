// 12.6 Changing the target of an attack that waits.

import type { CardTarget, Filter } from '../content/vocabulary.ts'
import { attackerOf } from './attack/rows.ts'
import type { Use } from './frames.ts'
import { NONE, type Piece } from './names.ts'
import { aimable } from './obligations.ts'
import { activatedNamed } from './payment.ts'
import { areAdjacent, has, isCreatureInPlay, isHidden, isInPlay, passes, rowOf } from './pieces.ts'
import { reachable } from './reach.ts'
import type { AttackRow } from './rows.ts'
import type { S } from './state.ts'

/** What the text says of the new target, read from the vocabulary or kept for asking. */
type NewTarget = Pick<CardTarget, 'who' | 'kind' | 'where'> & { readonly filter?: Filter | undefined }

/** Other cards at which the attack could have been declared, as far as the text allows; N.30 not of a precise card. */
export function redirectTargets(
  s: S,
  use: Use,
  a: AttackRow,
  { who, kind, where, filter }: NewTarget,
): readonly Piece[] {
  const attacker = attackerOf(a)
  if (!isInPlay(s, attacker) || has(s, attacker, 'precision')) return []
  const range = a.ability === NONE ? undefined : activatedNamed(a.ability)?.range
  return aimable(s, attacker, a.type, reachable(s, attacker, a.type, range)).filter(piece => {
    if (piece === a.target || isHidden(s, piece)) return false
    const isOwn = rowOf(s, piece).controller === use.seat
    if (who !== 'any' && isOwn !== (who !== 'enemy')) return false
    if (kind === 'creature' && !isCreatureInPlay(s, piece)) return false
    if (where === 'adjacent' && !areAdjacent(s, piece, use.source)) return false
    return passes(s, filter, piece, { seat: use.seat, source: rowOf(s, use.source) })
  })
}
