// The event deck (2.15, 8.2.1): everybody sees the colour of its top card.

import { cardsIn, countIn, moveAll, moveTop, shuffle } from '@ludoteka/kernel'
import { EVENT } from '../content/events.ts'
import { NONE } from './names.ts'
import { type S, ZONES } from './state.ts'

/** The next card becomes the top, whose back is seen; an empty deck is made of the discards, as soon as there are some. */
export function turnEventTop(s: S): void {
  if (countIn(s, ZONES.eventTop) > 0) return
  if (countIn(s, ZONES.eventDeck) === 0 && countIn(s, ZONES.eventDiscard) > 0) {
    moveAll(s, ZONES.eventDiscard, 0, ZONES.eventDeck)
    shuffle(s, ZONES.eventDeck)
  }
  moveTop(s, ZONES.eventDeck, 0, ZONES.eventTop)
  const [top] = cardsIn(s, ZONES.eventTop)
  s.nextEvent = top === undefined ? NONE : EVENT[top].colour
}
