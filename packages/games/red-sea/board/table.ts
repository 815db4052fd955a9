// A view of Red Sea, read back into the fields the rules work with, so that their questions can be asked about it.

import { build, type Seat, SPECTATOR, type View } from '@ludoteka/kernel'
import { cardsOf, viewedZone } from '@ludoteka/ui'
import { CARDS, type Card } from '../content/cards.ts'
import type { Side } from '../content/tracks.ts'
import { sideOf } from '../rules/sides.ts'
import { FIELDS, type S } from '../rules/state.ts'

/**
 * The public fields as the rules know them. Cards are not in it: zones belong to the view, which holds only what the
 * viewer may know.
 */
export function readTable({ facts, seats, options, game, version, commitment, result }: View): S {
  const fields = build(FIELDS, (field, key) => {
    const written = facts[key]
    return written === undefined ? field.initial(seats.length) : field.read(written, key, seats)
  })
  return {
    ...fields,
    game,
    version,
    options,
    seats: seats.length,
    allies: seats.map((_, i) => 1 << i),
    commitment,
    random: { seed: [0, 0, 0, 0], drawn: 0, queued: [] },
    zones: [],
    known: [],
    stack: [],
    result,
    news: [],
    sealed: false,
  }
}

/** Cards whose event has happened, in that order. */
export function eventsOf(s: S): readonly Card[] {
  return s.events.flatMap(index => CARDS[index] ?? [])
}

/** The side the viewer plays; a spectator plays none. */
export function viewersSide(view: View, s: S): Side | undefined {
  const seat: Seat = view.seats.indexOf(view.you)
  return seat === SPECTATOR ? undefined : sideOf(s, seat)
}

export const nameOfSeat = (view: View, s: S, side: Side): string =>
  view.seats[side === 'us' ? s.usSeat : 1 - s.usSeat] ?? ''

/** The cards of a zone that the viewer sees, top first. */
export function cardsIn(view: View, zone: string, seat?: string): readonly Card[] {
  return cardsOf(CARDS, viewedZone(view, zone, seat))
}

export function countIn(view: View, zone: string, seat?: string): number {
  return viewedZone(view, zone, seat).count
}

/** Cards of a hidden hand or pile that the viewer happens to know. */
export function knownIn(view: View, zone: string, seat?: string): readonly Card[] {
  const { known = [] } = viewedZone(view, zone, seat)
  const names = known.map(one => (typeof one === 'string' ? one : one[1]))
  return CARDS.filter(card => names.includes(card))
}
