// 10.1, 10.4: how far a creature may move in a turn.

import type { Piece } from './names.ts'
import { isGroundCreature, traits } from './pieces.ts'
import { type Facts, kindIn, world } from './world.ts'

/** Printed movement, what works on it, and effects for a while; flyers and symbiotes have none (3.4, 10.9). */
export function movementValue(s: Facts, piece: Piece): number {
  if (!isGroundCreature(s, piece)) return 0
  let value = kindIn(world(s), piece).move + traits(s, piece).move
  for (const row of s.lasting) if (row.kind === 'move' && row.piece === piece) value += row.x
  return Math.max(0, value)
}
