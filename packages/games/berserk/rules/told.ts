// How the log names cards in play.

import type { Piece } from './names.ts'
import { rowOf } from './pieces.ts'
import type { PieceRow } from './rows.ts'
import type { Facts } from './world.ts'

type Who = { readonly piece: Piece; readonly card: PieceRow['card'] }
type Whom = { readonly target: Piece; readonly targetCard: PieceRow['card'] }

/**
 * What a card shows, as the log names it. Entries with more to tell are written out: a spread that is followed by further
 * columns takes engines some fifty times as long.
 */
export const faceOf = (s: Facts, piece: Piece): PieceRow['card'] => rowOf(s, piece).card

/** The card that something is told about. */
export const who = (s: Facts, piece: Piece): Who => ({ piece, card: rowOf(s, piece).card })

/** The card that something is done to. */
export const whom = (s: Facts, target: Piece): Whom => ({ target, targetCard: rowOf(s, target).card })

/** A card that does something, and the card it is done to. */
export const whoWhom = (s: Facts, piece: Piece, target: Piece): Who & Whom => ({
  piece,
  card: rowOf(s, piece).card,
  target,
  targetCard: rowOf(s, target).card,
})

/** Several cards. */
export const those = (
  s: Facts,
  targets: readonly Piece[],
): { readonly targets: readonly Piece[]; readonly targetCards: readonly PieceRow['card'][] } => ({
  targets,
  targetCards: targets.map(piece => rowOf(s, piece).card),
})
