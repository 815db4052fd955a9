// The order of a game up to the first turn (1.3, 26).

import { broughtCards, countIn, enter, layOut } from '@ludoteka/kernel'
import type { F } from './frames.ts'
import { ALL_SEATS } from './seats.ts'
import { type S, ZONES } from './state.ts'

export function setUp(s: S): void {
  // A position that was written down brings its own cards.
  for (const seat of ALL_SEATS)
    if (countIn(s, ZONES.deck, seat) === 0) layOut(s, ZONES.deck, seat, broughtCards(s, ZONES.deck, seat))
  enter<F>(
    s,
    { step: 'sides.roll' },
    { step: 'recruit.deal' },
    { step: 'recruit.squad' },
    { step: 'recruit.end' },
    { step: 'place.cards' },
    { step: 'prepare.begin' },
  )
}
