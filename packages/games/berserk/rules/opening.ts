// 10.4, 11.8: what opening does to a card.

import { movementValue } from './movementValue.ts'
import type { Piece } from './names.ts'
import { change } from './pieces.ts'
import type { S } from './state.ts'

/** The acted flag is cleared, strikes are counted anew, units are restored. */
export function openCard(s: S, piece: Piece): void {
  change(s, piece, { closed: false, acted: false, strikes: 0, struck: '', units: movementValue(s, piece) })
}
