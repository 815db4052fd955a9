// The cards of a view: those the viewer sees, and those he knows or suspects elsewhere.

import type { View } from '@ludoteka/kernel'
import { cardsOf, viewedZone } from '@ludoteka/ui'
import { CARDS, type Card } from '../content/cards.ts'

/** The cards of a zone that the viewer sees, top first. */
export function cardsIn(view: View, zone: string, seat?: string): readonly Card[] {
  return cardsOf(CARDS, viewedZone(view, zone, seat))
}

export function countIn(view: View, zone: string, seat?: string): number {
  return viewedZone(view, zone, seat).count
}

/** Cards the viewer saw in another hand, of which some may have left it since. */
export type DoubtedCards = { readonly cards: readonly Card[]; readonly atLeast: number }

export function doubtedInHand(view: View, seat: string): readonly DoubtedCards[] {
  const { doubts = [] } = viewedZone(view, 'hand', seat)
  return doubts.map(({ cards, missing }) => ({
    cards: CARDS.filter(card => cards.includes(card)),
    atLeast: cards.length - missing,
  }))
}
