// 10.1, 10.4: how far a creature may move in a turn.

import { CARD } from '../content/cards.ts'
import type { Piece } from './names.ts'
import { isFlyer, isSymbiote, rowOf, traits } from './pieces.ts'
import { HIDDEN } from './rows.ts'
import type { Facts } from './world.ts'

/** Printed movement, what works on it, and effects for a while; flyers and symbiotes have none (3.4, 10.9). */
export function movementValue(s: Facts, piece: Piece): number {
  const { card } = rowOf(s, piece)
  const facts = card === HIDDEN ? undefined : CARD[card]
  if (facts?.type !== 'creature' || isFlyer(s, piece) || isSymbiote(s, piece)) return 0
  const lasting = s.lasting.reduce((sum, row) => sum + (row.kind === 'move' && row.piece === piece ? row.x : 0), 0)
  return Math.max(0, facts.move + traits(s, piece).move + lasting)
}
