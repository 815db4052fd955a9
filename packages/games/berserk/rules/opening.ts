// 10.4, 11.8: what opening does to a card.

import { movementValue } from './movementValue.ts'
import type { Piece } from './names.ts'
import { change } from './pieces.ts'
import type { PieceRow } from './rows.ts'
import type { S } from './state.ts'

/** The acted flag is cleared, strikes are counted anew. */
export const OPENED = { closed: false, acted: false, strikes: 0, struck: '' } as const satisfies Partial<PieceRow>

/** Units are restored as well. */
export function openCard(s: S, piece: Piece): void {
  change(s, piece, { ...OPENED, units: movementValue(s, piece) })
}
