// Chapter 7.3: what a card is worth when a side uses it for operations.

import { CARD, type Card } from '../content/cards.ts'
import type { Side } from '../content/tracks.ts'
import { autonomyOps } from './romanianAutonomy.ts'
import { is } from './sides.ts'
import type { Ops, S } from './state.ts'

export function opsOf(s: S, side: Side, card: Card): Ops {
  return opsFor(s, side, card === 'romanianAutonomy' ? autonomyOps(s, side) : CARD[card].ops, card)
}

/**
 * The value of a card, or of "a card of n Ops" (7.3.2): for anything, and for influence in Africa (KM5).
 * What KM5 and KM17 take off is never in force while they are played, unless their own event has just happened (5.2).
 */
export function opsFor(s: S, side: Side, printed: number, card?: Card): Ops {
  const isLess = is(s.afghanistan, side) && card !== 'afghanistanInvasion'
  const isLessInAfrica = is(s.economics, side) && card !== 'albanoStalinistEconomics'
  const less = isLess ? CARD.afghanistanInvasion.n.less : 0
  const lessInAfrica = isLessInAfrica ? CARD.albanoStalinistEconomics.n.less : 0
  return { value: modified(s, side, printed, less), inAfrica: modified(s, side, printed, less + lessInAfrica) }
}

function modified(s: S, side: Side, printed: number, penalty: number): number {
  let x = printed - penalty
  // Bonuses, the lowest ceiling first.
  if (is(s.t62s, side)) x = raised(x, CARD.t62sAndKalashnikovs.n)
  if (is(s.brezhnev, side)) x = raised(x, CARD.brezhnevDoctrine.n)
  if (is(s.amharic, side) && printed === 1) x += CARD.voiceOfAmericaInAmharic.n.more
  return Math.max(x, 1)
}

function raised(x: number, { more, ceiling }: { readonly more: number; readonly ceiling: number }): number {
  return Math.max(x, Math.min(x + more, ceiling))
}
