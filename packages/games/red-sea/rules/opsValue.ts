// Chapter 7.3: what a card is worth when a side uses it for operations.

import { CARD, type Card } from '../content/cards.ts'
import type { Side } from '../content/tracks.ts'
import { autonomyOps } from './romanianAutonomy.ts'
import { is } from './sides.ts'
import type { Ops, S } from './state.ts'

/** The value of a card, or of "a card of n Ops" (7.3.2): for anything, and for influence in Africa (KM5). */
export function opsFor(s: S, side: Side, printed: number): Ops {
  return { value: modified(s, side, printed, 0), inAfrica: modified(s, side, printed, africanPenalty(s, side)) }
}

export function opsOf(s: S, side: Side, card: Card): Ops {
  return opsFor(s, side, card === 'romanianAutonomy' ? autonomyOps(s, side) : CARD[card].ops)
}

function africanPenalty(s: S, side: Side): number {
  return is(s.economics, side) ? CARD.albanoStalinistEconomics.n.less : 0
}

function modified(s: S, side: Side, printed: number, penalty: number): number {
  let x = printed - penalty
  if (is(s.afghanistan, side)) x -= CARD.afghanistanInvasion.n.less
  // Bonuses, the lowest ceiling first.
  if (is(s.t62s, side)) x = raised(x, CARD.t62sAndKalashnikovs.n)
  if (is(s.brezhnev, side)) x = raised(x, CARD.brezhnevDoctrine.n)
  if (is(s.amharic, side) && printed === 1) x += CARD.voiceOfAmericaInAmharic.n.more
  return Math.max(x, 1)
}

function raised(x: number, { more, ceiling }: { readonly more: number; readonly ceiling: number }): number {
  return Math.max(x, Math.min(x + more, ceiling))
}
