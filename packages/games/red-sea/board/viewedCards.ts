// The cards of a view: those the viewer sees, and those he knows or suspects elsewhere.

import { type Seat, SPECTATOR, type View } from '@ludoteka/kernel'
import { cardsOf, viewedZone } from '@ludoteka/ui'
import { CARDS, type Card } from '../content/cards.ts'
import type { Side } from '../content/tracks.ts'
import { type SeenTable, seatOf, sideOf } from '../rules/questions.ts'
import type { S } from '../rules/state.ts'

/** The side the viewer plays; a spectator plays none. */
export function viewersSide(view: View, s: S): Side | undefined {
  const seat: Seat = view.seats.indexOf(view.you)
  return seat === SPECTATOR ? undefined : sideOf(s, seat)
}

export const nameOfSeat = (view: View, s: S, side: Side): string | undefined => view.seats[seatOf(s, side)]

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

/** The table as the viewer sees it, for the questions of the rules about hidden cards. */
export function seenTable(view: View, s: S): SeenTable {
  return {
    s,
    shared: zone => viewedZone(view, zone),
    of: (side, zone) => viewedZone(view, zone, nameOfSeat(view, s, side)),
  }
}
