// 21.7 Miracles can happen: a lasting event that lies on a Baron is cancelled later, for 1 faith more.

import { cardsIn, moveCard, removeRows, type Seat, type Standing } from '@ludoteka/kernel'
import { EVENT, type EventId } from '../content/events.ts'
import { amountOf, lose } from './barons.ts'
import { turnEventTop } from './eventDeck.ts'
import { log } from './log.ts'
import { NOBLES } from './names.ts'
import { hasMiracles } from './options.ts'
import { FIELDS, type S, ZONES } from './state.ts'
import type { Verbs } from './verbs.ts'

const MIRACLE_SURCHARGE = 1

/** What a miracle costs; events that cannot be cancelled at all are no burden. */
export function priceOfMiracle(event: EventId): number | undefined {
  const { cancelCost } = EVENT[event]
  return cancelCost === undefined ? undefined : cancelCost + MIRACLE_SURCHARGE
}

/** 8.2.6a Faith that is pledged to cancel another event is not taken back. */
const pledgedBy = (s: S, seat: Seat): number =>
  s.stack.reduce((n, f) => n + (f.step === 'event.cancel' ? f.pledges.filter(one => one === seat).length : 0), 0)

/** The events on a Baron that he can pay for. With heir tokens (21.3) a lost heir is lost for good, and lies on nobody. */
function payable(s: S, seat: Seat): readonly EventId[] {
  const faith = amountOf(s, 'faith', seat) - pledgedBy(s, seat)
  return cardsIn(s, ZONES.keptEvents, seat).filter(event => {
    const price = priceOfMiracle(event)
    return price !== undefined && price <= faith
  })
}

export const MIRACLES: Standing<S, Verbs> = {
  ask(s, seat) {
    const miracle = hasMiracles(s) && !s.eliminated[seat] ? payable(s, seat) : []
    return miracle.length > 0 ? { miracle } : {}
  },
  do: {
    miracle(s, event, seat) {
      lose(s, seat, 'faith', priceOfMiracle(event) ?? 0, '21.7')
      for (const { noble } of removeRows(s.nobleEvents, { event }))
        s.noHeir = FIELDS.noHeir.with(s.noHeir, NOBLES.indexOf(noble), false)
      moveCard(s, event, ZONES.keptEvents, seat, ZONES.eventDiscard)
      turnEventTop(s)
      log(s, 'eventCancelled', '21.7', { event })
    },
  },
  why: {
    miracle: (s, event, seat) =>
      cardsIn(s, ZONES.keptEvents, seat).includes(event)
        ? { rule: '21.7', reason: 'cannotPay' }
        : { rule: '21.7', reason: 'notOnYou' },
  },
}
