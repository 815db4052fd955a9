// Why a card can't be named as a target: the paragraph that keeps it from being one.

import type { Refusal } from '@ludoteka/kernel'
import type { AttackType } from '../content/terms.ts'
import type { Use } from './frames.ts'
import type { Piece } from './names.ts'
import { cardTargetOf, isRedirecting } from './naming.ts'
import { areAdjacent, isAttackable, isFlyer, isHidden, isInPlay, isOwn } from './pieces.ts'
import { canReach, whyOutOfReach } from './reach.ts'
import type { S } from './state.ts'
import { type Aim, attackMadeBy, cardsFor, isOfSide } from './targets.ts'

/** Where each attack may be aimed. */
const REACH: Readonly<Record<AttackType, string>> = {
  simpleStrike: '12.2',
  specialStrike: '15.3',
  magicStrike: '15.3',
  rowStrike: '15.5',
  shot: '15.4',
  throw: '15.4',
  discharge: '15.4',
}

const ILLEGAL: Refusal = { rule: '19.1', reason: 'illegalTarget' }

/** It stands where the ability does not reach. */
function whyNotThere(s: S, { source, ability }: Use, { where }: Aim, piece: Piece): Refusal | undefined {
  const made = where === 'attack' ? attackMadeBy(ability) : undefined
  if (made && !isAttackable(s, piece)) return { rule: '12.2', reason: 'illegalTarget' }
  if (made && !canReach(s, source, made.type, made.range, piece)) return whyOutOfReach(s, piece, REACH[made.type])
  const isNear = where !== 'adjacent' || !isInPlay(s, source) || isFlyer(s, source) || areAdjacent(s, source, piece)
  return isNear ? undefined : { rule: '8.4', reason: 'outOfReach' }
}

export function whyNotTarget(s: S, use: Use, piece: Piece): Refusal {
  const target = cardTargetOf(use)
  if (!target || !isInPlay(s, piece)) return ILLEGAL
  if (isRedirecting(use)) return { rule: '12.6', reason: 'illegalTarget' }
  if (isHidden(s, piece) && isOwn(s, use.seat, piece)) return { rule: '22.2', reason: 'hiddenCard' }
  const there = whyNotThere(s, use, target, piece)
  if (there) return there
  if (cardsFor(s, use, target).includes(piece)) return { rule: '19.4', reason: 'noEffect' }
  const isKeptOff = target.where === 'attack' && isOfSide(s, use, target, piece)
  return isKeptOff ? { rule: '12.9', reason: 'mustChooseAnother' } : ILLEGAL
}
