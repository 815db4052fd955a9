// Chapter 25: who has won.

import { drawn, isOver, onlyCard, type Seat, win } from '@ludoteka/kernel'
import { CARD } from '../content/cards.ts'
import { STALL_LIMIT, TURN_LIMIT } from '../content/numbers.ts'
import { log } from './log.ts'
import type { Piece } from './names.ts'
import { cellOf, inPlay, isCreatureInPlay, isHidden, rowOf, squadOf } from './pieces.ts'
import { type S, ZONES } from './state.ts'
import { world } from './world.ts'

/** Hidden creatures count (25.1). */
function isCreatureAtAll(s: S, piece: Piece): boolean {
  if (!isHidden(s, piece)) return isCreatureInPlay(s, piece)
  const cell = cellOf(s, piece)
  const card = cell && onlyCard(s, ZONES.faceDown.at(cell), rowOf(s, piece).owner)
  return card !== undefined && CARD[card].type === 'creature'
}

/** 25.1 A creature under control for a while counts for the player it returns to as well. */
const returnsTo = (s: S, piece: Piece, seat: Seat): boolean =>
  s.lasting.some(row => row.kind === 'control' && row.piece === piece && row.back === seat)

function hasCreature(s: S, seat: Seat): boolean {
  if (world(s).hasCreature[seat]) return true
  for (const piece of squadOf(s, seat)) if (isCreatureAtAll(s, piece)) return true
  return s.lasting.length > 0 && inPlay(s).some(piece => returnsTo(s, piece, seat) && isCreatureAtAll(s, piece))
}

/** 25.2 Looked at from B7 on, after every event together with deaths. The game ends at once (25.2.1). */
export function checkVictory(s: S): void {
  if (isOver(s) || s.phase === 'reveal' || s.phase === 'battleStart' || s.phase === 'vanguard') return
  const [hasOne, hasTwo] = [hasCreature(s, 0), hasCreature(s, 1)]
  if (hasOne && hasTwo) return
  const winner = hasOne ? 0 : 1
  if (!hasOne && !hasTwo) endInDraw(s, 'bothWipedOut')
  else {
    log(s, 'won', '25.1', { seat: winner })
    win(s, [winner], 'noCreatureLeft', '25.1')
  }
}

function endInDraw(s: S, reason: 'bothWipedOut' | 'stalled' | 'turnLimit'): void {
  log(s, 'draw', '25.3', {})
  drawn(s, reason, '25.3')
}

/** 25.3 A turn has ended. */
export function checkLimits(s: S): void {
  s.calmTurns = s.bloodshed ? 0 : s.calmTurns + 1
  s.bloodshed = false
  if (isOver(s)) return
  if (s.options['stallLimit'] !== 'off' && s.calmTurns >= STALL_LIMIT) endInDraw(s, 'stalled')
  else if (s.turn >= TURN_LIMIT) endInDraw(s, 'turnLimit')
}
