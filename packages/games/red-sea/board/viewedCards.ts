// What a view tells about cards that the viewer can't see.

import { type View, zoneIn } from '@ludoteka/kernel'
import { CARDS, type Card } from '../content/cards.ts'
import { ZONES } from '../rules/questions.ts'

/** Cards the viewer saw in another hand, of which some may have left it since. */
export type DoubtedCards = { readonly cards: readonly Card[]; readonly atLeast: number }

export function doubtedInHand(view: View, seat: string): readonly DoubtedCards[] {
  const { doubts = [] } = zoneIn(view, ZONES.hand, seat)
  return doubts.map(({ cards, missing }) => ({
    cards: CARDS.filter(card => cards.includes(card)),
    atLeast: cards.length - missing,
  }))
}
