// What texts read from a view: the hands, as pictures for a terminal list them, and who came where.

import type { Seat, View, Zone } from '@ludoteka/kernel'
import { cardsSeen } from '@ludoteka/kernel/viewedZones'

/** What a dictionary says of the cards in a hand. */
export type HandWords<C extends string> = {
  readonly cards: Readonly<Record<C, { readonly name: string }>>
  cardFacts(card: C): string
  readonly terminal: { handOf(player: string): string }
}

/** The hands the viewer sees, one line per card. */
export function handLines<C extends string>(
  view: View,
  hand: Zone<C>,
  words: HandWords<C>,
  nameOf: (seat: string) => string,
): readonly string[] {
  return view.seats.flatMap(seat => {
    const cards = cardsSeen(view, hand, seat)
    if (cards.length === 0) return []
    const width = Math.max(...cards.map(card => words.cards[card].name.length))
    return [
      words.terminal.handOf(nameOf(seat)),
      ...cards.map(card => `  ${words.cards[card].name.padEnd(width)}  ${words.cardFacts(card)}`),
    ]
  })
}

/** Where a seat came: the winners are first, the others share the place behind them; a draw makes all of them first. */
export function placeOf({ result }: View, seat: Seat): number {
  if (result.kind !== 'won') return 1
  return result.winners.includes(seat) ? 1 : result.winners.length + 1
}
