// Chips (17), extra lives and poison on cards.

import { initialLife } from './filters.ts'
import { log } from './log.ts'
import type { Piece } from './names.ts'
import { change, currentLife, has, isCreatureInPlay, rowOf, traits } from './pieces.ts'
import type { S } from './state.ts'
import { faceOf, who } from './told.ts'
import type { Facts } from './world.ts'

/** 17.5 The smallest of all maxima, those of Charge, Rage and Soulcatcher included. */
export function maxChips(s: Facts, piece: Piece): number {
  const {
    maxChips: most = Infinity,
    charge = Infinity,
    rage = Infinity,
    soulcatcher = Infinity,
  } = traits(s, piece).amounts
  return Math.min(most, charge, rage, soulcatcher)
}

export const roomForChips = (s: Facts, piece: Piece): number => Math.max(0, maxChips(s, piece) - rowOf(s, piece).chips)
/** 11.4 Chips that are not reserved for a declared action. */
export const freeChips = (s: Facts, piece: Piece): number => {
  const { chips, reserved } = rowOf(s, piece)
  return Math.max(0, chips - reserved)
}

/** Says how many were gained. */
export function gainChips(s: S, piece: Piece, n: number, rule: string): number {
  const gained = Math.min(n, roomForChips(s, piece))
  if (gained <= 0) return 0
  const chips = rowOf(s, piece).chips + gained
  change(s, piece, { chips })
  log(s, 'chipsGained', rule, { piece, card: faceOf(s, piece), n: gained, chips })
  return gained
}

export function loseChips(s: S, piece: Piece, n: number, rule: string): number {
  const lost = Math.min(n, rowOf(s, piece).chips)
  if (lost <= 0) return 0
  const chips = rowOf(s, piece).chips - lost
  change(s, piece, { chips })
  log(s, 'chipsLost', rule, { piece, card: faceOf(s, piece), n: lost, chips })
  return lost
}

/** T.7, 21.1 How many extra lives the card can still gain. */
export function roomForLife(s: Facts, piece: Piece): number {
  if (!isCreatureInPlay(s, piece)) return 0
  const { maxLife = Infinity } = traits(s, piece).amounts
  const { card, extraLife } = rowOf(s, piece)
  return Math.max(0, maxLife - initialLife(card) - extraLife)
}

export function gainLife(s: S, piece: Piece, n: number, rule: string): number {
  const gained = Math.min(n, roomForLife(s, piece))
  if (gained <= 0) return 0
  change(s, piece, { extraLife: rowOf(s, piece).extraLife + gained })
  log(s, 'lifeGained', rule, { piece, card: faceOf(s, piece), n: gained, life: currentLife(s, piece) })
  return gained
}

/** N.29 Creatures that can be poisoned, protections aside (19.4.1). */
export const canBePoisoned = (s: Facts, piece: Piece): boolean =>
  isCreatureInPlay(s, piece) && !has(s, piece, 'incorporeal')

/** 23.1 A smaller or equal poison changes nothing. */
export function poison(s: S, piece: Piece, n: number, rule: string): boolean {
  if (!canBePoisoned(s, piece) || rowOf(s, piece).poison >= n) return false
  if (has(s, piece, 'protPoison')) {
    log(s, 'unaffected', 'P.7', who(s, piece))
    return false
  }
  change(s, piece, { poison: n })
  log(s, 'poisoned', rule, { piece, card: faceOf(s, piece), n })
  return true
}

/** What the poison on a card counts, with what works on it from elsewhere. */
export function poisonOf(s: Facts, piece: Piece): number {
  const { poison: printed } = rowOf(s, piece)
  if (printed === 0) return 0
  return traits(s, piece).poisonBonus.reduce(
    (worst, { n, max }) => Math.max(worst, Math.min(printed + n, max)),
    printed,
  )
}
