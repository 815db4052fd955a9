// 11.4, 17: what actions cost. It is reserved when they are declared and paid after they have been carried out.

import { type AbilityName, abilityNamed } from '../content/abilities.ts'
import { isAttackType } from '../content/terms.ts'
import type { Activated } from '../content/vocabulary.ts'
import type { Use } from './frames.ts'
import { log } from './log.ts'
import type { Piece } from './names.ts'
import { change, has, isInPlay, isRevealed, replaceRow, rowOf, traits } from './pieces.ts'
import { writable } from './rows.ts'
import type { S } from './state.ts'
import { faceOf } from './told.ts'
import { emit } from './triggers.ts'
import { countUse } from './uses.ts'

export function activatedNamed(name: AbilityName): Activated | undefined {
  const ability = abilityNamed(name)
  return ability.kind === 'activated' ? ability : undefined
}

/** P.3 An ability with both the instant and the close sign. */
export const isInstantAction = (name: AbilityName): boolean => {
  const ability = activatedNamed(name)
  return ability?.instant === true && ability.cost.close === true
}

/** 11.2, 11.8 Open, not acted yet, and without a declared action. */
export function canAct(s: S, piece: Piece): boolean {
  const { closed, acted, busy } = rowOf(s, piece)
  return isInPlay(s, piece) && isRevealed(s, piece) && !closed && !acted && !busy
}

/** Chips a use costs. */
export function chipsFor({ ability, x }: Pick<Use, 'ability' | 'x'>): number {
  const chips = activatedNamed(ability)?.cost.chips ?? 0
  return chips === 'X' ? x : chips
}

const countOf = (list: readonly Piece[], piece: Piece): number => list.filter(one => one === piece).length

export function reserve(s: S, use: Use): void {
  const { source, ability, payers } = use
  countUse(s, source, ability)
  if (activatedNamed(ability)?.cost.close) setBusy(s, source, true)
  if (payers.length === 0) return
  for (const payer of new Set(payers)) change(s, payer, { reserved: rowOf(s, payer).reserved + countOf(payers, payer) })
}

function setBusy(s: S, piece: Piece, busy: boolean): void {
  const row = writable(rowOf(s, piece))
  row.busy = busy
  replaceRow(s, piece, row)
}

/** The reservation ends with the payment or the cancellation. */
function release(s: S, { source, ability, payers }: Use): void {
  if (activatedNamed(ability)?.cost.close && isInPlay(s, source)) setBusy(s, source, false)
  if (payers.length === 0) return
  for (const payer of new Set(payers))
    if (isInPlay(s, payer))
      change(s, payer, { reserved: Math.max(0, rowOf(s, payer).reserved - countOf(payers, payer)) })
}

/** 19.3 Cancelled without payment; the use does not count (23.5). */
export function takeBackUse(s: S, use: Use): void {
  release(s, use)
  countUse(s, use.source, use.ability, -1)
}

/** 11.4, 11.5 Whether it can still be paid when it is carried out. */
export function isPayable(s: S, { source, ability, payers }: Use): boolean {
  const cost = activatedNamed(ability)?.cost
  if (!cost) return true
  const { closed, busy } = rowOf(s, source)
  if (cost.close && (closed || !busy)) return false // a card that was closed meanwhile has lost the action, also if it was opened again
  return payers.every(payer => isInPlay(s, payer) && rowOf(s, payer).chips >= countOf(payers, payer))
}

/** T.2 Whether the payment of an action closes the card. */
const closesBy = (s: S, piece: Piece, isAttack: boolean): boolean => !(isAttack && has(s, piece, 'notClosingAttack'))

/** 11.4 It has declared an action that is not paid yet. */
export const owesPayment = (s: S, piece: Piece): boolean => isInPlay(s, piece) && rowOf(s, piece).busy

export function pay(s: S, use: Use): void {
  const { source, ability, payers } = use
  const activated = activatedNamed(ability)
  const isOwed = owesPayment(s, source)
  release(s, use)
  if (!activated) return
  for (const payer of payers) if (rowOf(s, payer).chips > 0) change(s, payer, { chips: rowOf(s, payer).chips - 1 }) // 11.4.1
  const closes = activated.cost.close === true && isOwed
  if (payers.length > 0 || closes)
    log(s, 'paid', '11.4', { piece: source, card: faceOf(s, source), closes, chips: payers.length })
  if (closes) payAction(s, source, closesBy(s, source, isAttackType(activated.type)), use.cause)
}

/** 11.8, 10.5 An action was paid: the card has acted and moves no more. */
export function payAction(s: S, piece: Piece, closes: boolean, cause: string): void {
  const row = writable(rowOf(s, piece))
  row.busy = false
  row.acted = true
  row.units = 0
  row.closed ||= closes
  replaceRow(s, piece, row)
  emit(s, piece, 'actionPaid', cause)
}

/** 13.11 The attacker pays for its strike: of several only the last closes it. */
export function payStrike(s: S, piece: Piece, cause: string): void {
  const strikes = rowOf(s, piece).strikes
  const isLast = strikes >= (traits(s, piece).strikesPerTurn?.n ?? 1)
  payAction(s, piece, isLast && closesBy(s, piece, true), cause)
}

/** 13.11, T.3 So does the defender. */
export function payDefence(s: S, piece: Piece, cause: string): void {
  payAction(s, piece, !has(s, piece, 'notClosingDefend'), cause)
}
