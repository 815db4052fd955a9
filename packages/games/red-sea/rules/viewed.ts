// A view read for the questions of the rules: the viewer's side, the cards it can tell of, and what an answer stakes.

import { type Json, type Seat, SPECTATOR, type View, zoneIn } from '@ludoteka/kernel'
import { CARDS, type Card } from '../content/cards.ts'
import type { Space } from '../content/spaces.ts'
import { SIDES, type Side } from '../content/tracks.ts'
import { DANGEROUS_VERBS, type Danger, type Outlook, outlookFrom, playDanger } from './danger.ts'
import { coupStake } from './dangerAhead.ts'
import type { SeenTable } from './hiddenCards.ts'
import type { EventToCome } from './operations/coup.ts'
import { activeSide, seatOf, sideOf } from './sides.ts'
import { type CoupTerms, type S, ZONES } from './state.ts'

/** The side the viewer plays; a spectator plays none. */
export function viewersSide(view: View, s: S): Side | undefined {
  const seat: Seat = view.seats.indexOf(view.you)
  return seat === SPECTATOR ? undefined : sideOf(s, seat)
}

export const nameOfSeat = (view: View, s: S, side: Side): string | undefined => view.seats[seatOf(s, side)]

/** The position as the viewer has to judge it as the active player. */
export function viewersOutlook(view: View, s: S, side: Side): Outlook {
  return outlookFrom(seenTable(view, s), side)
}

/** The table as the viewer sees it, for questions about hidden cards. */
export function seenTable(view: View, s: S): SeenTable {
  return {
    s,
    shared: zone => zoneIn(view, ZONES[zone]),
    of: (side, zone) => zoneIn(view, ZONES[zone], nameOfSeat(view, s, side)),
  }
}

/** What is special about the coup that is asked for. */
export function coupTermsOf({ terms }: View): Pick<CoupTerms, 'keepsDefcon'> {
  return { keepsDefcon: terms['keepsDefcon'] === true }
}

/** What the viewer stakes with a coup; by that of a side that is not active only the other one can lose. */
export function viewedCoupStake(view: View, s: S, side: Side, at: Space): Danger | undefined {
  if (side !== activeSide(s)) return undefined
  return coupStake(viewersOutlook(view, s, side), at, coupTermsOf(view), eventsToCome(view))
}

/** The events that the question names as still to come. */
function eventsToCome({ terms }: View): readonly EventToCome[] {
  const { toCome } = terms
  return (Array.isArray(toCome) ? toCome : []).flatMap((one: Json) => {
    if (one === null || typeof one !== 'object' || !('card' in one)) return []
    const card = CARDS.find(name => name === one['card'])
    const side = SIDES.find(name => name === one['side'])
    return card && side ? [{ card, side, from: Number(one['from']) }] : []
  })
}

/** What the viewer stakes with a card; headlines are judged before anybody is active. */
export function cardDanger(view: View, s: S, verb: string, card: Card): Danger | undefined {
  const side = viewersSide(view, s)
  const play = DANGEROUS_VERBS.find(one => one === verb)
  if (!side || !play || (play !== 'headline' && side !== activeSide(s))) return undefined
  return playDanger(viewersOutlook(view, s, side), play, card)
}
