// The cards of a view: those the viewer sees, those he happens to know, and those that may lie anywhere else.

import { type Seat, SPECTATOR, type View } from '@ludoteka/kernel'
import { cardsOf, viewedZone } from '@ludoteka/ui'
import { CARDS, type Card } from '../content/cards.ts'
import { SIDES, type Side } from '../content/tracks.ts'
import { cardsOfGame, other, seatOf, sideOf, type Unseen } from '../rules/questions.ts'
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

/** Cards of a hidden hand or pile that the viewer happens to know. */
export function knownIn(view: View, zone: string, seat?: string): readonly Card[] {
  const { known = [] } = viewedZone(view, zone, seat)
  const names = known.map(one => (typeof one === 'string' ? one : one[1]))
  return CARDS.filter(card => names.includes(card))
}

const OPEN_ZONES = ['inPlay', 'discard', 'removed', 'beside', 'late', 'box'] as const
const SEAT_ZONES = ['hand', 'autonomy', 'headline', 'revealed', 'looked'] as const

/** The cards whose place the viewer does not know. */
export function cardsAnywhere(view: View, s: S): readonly Card[] {
  const seen = new Set<Card>(['romanianAutonomy'])
  for (const zone of OPEN_ZONES) for (const card of cardsIn(view, zone)) seen.add(card)
  for (const side of SIDES) {
    const seat = nameOfSeat(view, s, side)
    for (const zone of SEAT_ZONES) {
      for (const card of [...cardsIn(view, zone, seat), ...knownIn(view, zone, seat)]) seen.add(card)
    }
  }
  if (countIn(view, 'deck') > 1) for (const card of knownIn(view, 'deck')) seen.add(card)
  return cardsOfGame(s).filter(card => !seen.has(card))
}

/** What a side's opponent may hold, and what may be turned up (6.3.6.1), as far as the viewer knows. */
export function unseenIn(view: View, s: S, side: Side): Unseen {
  const anywhere = cardsAnywhere(view, s)
  return {
    inHand: [...anywhere, ...knownIn(view, 'hand', nameOfSeat(view, s, other(side)))],
    onTop: onTop(view, anywhere),
  }
}

function onTop(view: View, anywhere: readonly Card[]): readonly Card[] {
  if (countIn(view, 'deck') === 0) return cardsIn(view, 'discard') // 4.4
  const { known = [] } = viewedZone(view, 'deck')
  const top = known.find(one => typeof one !== 'string' && one[0] === 0)?.[1]
  return top === undefined ? anywhere : CARDS.filter(card => card === top)
}
