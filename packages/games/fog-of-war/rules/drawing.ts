// Drawing cards (2.10, 3.10).

import { countIn, moveTop, type Seat } from '@ludoteka/kernel'
import type { CombatCard } from '../content/combatCards.ts'
import { HAND_SIZE } from '../content/numbers.ts'
import { sorted } from './cards.ts'
import { log, tell } from './log.ts'
import { sideOf } from './sides.ts'
import { type S, ZONES } from './state.ts'

/** Draws until the seat holds three cards or the deck is empty. */
export function drawCards(s: S, seat: Seat, rule: string): void {
  const cards: CombatCard[] = []
  while (countIn(s, ZONES.hand, seat) < HAND_SIZE) {
    const card = moveTop(s, ZONES.deck, seat, ZONES.hand)
    if (card === undefined) break
    cards.push(card)
  }
  if (cards.length === 0) return
  log(s, 'drew', rule, { side: sideOf(seat), n: cards.length })
  tell(s, seat, 'drewCards', rule, { side: sideOf(seat), cards: sorted(cards, ZONES.hand) })
}
