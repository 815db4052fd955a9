// 17.4, N.27: whose chips may pay for an ability.

import { freeChips } from './counters.ts'
import { sharesElement } from './filters.ts'
import type { Piece } from './names.ts'
import { has, rowOf, squadOf } from './pieces.ts'
import type { S } from './state.ts'

/** The card itself, and with Meditation others of its element. */
export function chipSources(s: S, piece: Piece): readonly Piece[] {
  const row = rowOf(s, piece)
  const helpers = has(s, piece, 'meditation')
    ? squadOf(s, row.controller).filter(one => one !== piece && sharesElement(rowOf(s, one), row))
    : []
  return [piece, ...helpers].filter(one => freeChips(s, one) > 0)
}

export const chipsAvailable = (s: S, piece: Piece): number =>
  has(s, piece, 'meditation')
    ? chipSources(s, piece).reduce((sum, one) => sum + freeChips(s, one), 0)
    : freeChips(s, piece)
