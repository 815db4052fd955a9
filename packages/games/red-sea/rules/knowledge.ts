// What everybody can tell about a hidden hand from the question its owner is asked.

import type { Seat } from '@ludoteka/kernel'
import { CARD, type Card } from '../content/cards.ts'
import { other, seatOf } from './sides.ts'
import type { S } from './state.ts'

/** Whoever is asked for a card of a certain sort holds one. */
export function mustBeInHand(s: S, card: Card, owner: Seat): boolean {
  const frame = s.stack.at(-1)
  switch (frame?.step) {
    case 'event.discardOwn':
      return !frame.opponents || owner !== seatOf(s, frame.side) || CARD[card].side === other(frame.side)
    case 'event.unity':
      return owner !== seatOf(s, frame.side) || CARD[card].side === other(frame.side)
    case 'event.giveCard':
      return owner !== seatOf(s, other(frame.side)) || CARD[card].side !== 'none'
    default:
      return true
  }
}
