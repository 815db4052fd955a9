// 9.1 Taxation.

import { cardsIn, end, enter, moveCard, type Seat } from '@ludoteka/kernel'
import { AGENDA } from '../content/agendas.ts'
import { EVENT } from '../content/events.ts'
import { returnCards } from './actions.ts'
import { amountOf, clockwise, gain } from './barons.ts'
import { citiesOf, incomeOf, isBesieged, kingdomCitiesOf } from './cities.ts'
import { turnEventTop } from './eventDeck.ts'
import { concessionIncome, hasNoCityIncome, type Law, lawsAt } from './lasting.ts'
import { disobey, nameOfLaw, payDue } from './laws.ts'
import { log } from './log.ts'
import { baronOf, NONE } from './names.ts'
import { type PublicState, type S, type StepsOf, ZONES } from './state.ts'

/** 9.1.1 What a Baron receives. */
export function taxesOf(s: PublicState, seat: Seat): number {
  const cities = hasNoCityIncome(s, seat) ? [] : citiesOf(s, seat).filter(city => !isBesieged(s, city))
  return cities.reduce((sum, city) => sum + incomeOf(s, city), concessionIncome(s, seat))
}

/** 9.1.2 What a law or a charge demands of him. */
function dueTo(s: S, seat: Seat, effects: Law['effects']): number {
  const due = effects.find(one => one.word === 'due' && one.when === 'taxation')
  if (due?.word !== 'due') return 0
  const times = due.per === 'ownKingdomCity' ? Math.max(0, kingdomCitiesOf(s, seat).length - (due.over ?? 0)) : 1
  return due.amount * times
}

/** The laws that cost him at least a crown, the oldest first (9.1.2a). */
const lawsDue = (s: S, seat: Seat): readonly Law[] =>
  lawsAt(s, 'taxationAfterIncome').filter(law => Math.min(amountOf(s, 'crowns', seat), dueTo(s, seat, law.effects)) > 0)

export const TAXATION: StepsOf<'taxation'> = {
  'taxation.begin': {
    run(s) {
      log(s, 'taxationBegan', '9.1', {})
      const order = clockwise(s)
      for (const seat of order) gain(s, seat, 'crowns', taxesOf(s, seat), '9.1.1')
      for (const seat of order) discardUsedUp(s, seat)
      turnEventTop(s)
      enter(s, ...order.map(seat => ({ step: 'taxation.law' as const, seat, passed: 0 })), { step: 'taxation.end' })
    },
  },
  // 9.1.2, 9.1.2a Laws in the order in which they were passed, then charges; all he has, if it is not enough.
  'taxation.law': {
    ask: (s, { seat, passed }) =>
      lawsDue(s, seat)[passed] === undefined ? undefined : [{ seat, choice: { obey: true, disobey: true } }],
    do: {
      obey(s, f) {
        const law = lawsDue(s, f.seat)[f.passed]
        end(s, { ...f, passed: f.passed + 1 })
        if (law) payDue(s, f.seat, dueTo(s, f.seat, law.effects), 'treasury', '9.1.2')
      },
      disobey(s, f) {
        const law = lawsDue(s, f.seat)[f.passed]
        end(s, { ...f, passed: f.passed + 1 })
        if (law) disobey(s, f.seat, nameOfLaw(law))
      },
    },
    run(s, { seat }) {
      for (const card of cardsIn(s, ZONES.charges, seat))
        payDue(s, seat, dueTo(s, seat, AGENDA[card].effects), 'treasury', '9.1.2')
    },
    terms(s, { seat, passed }) {
      const law = lawsDue(s, seat)[passed]
      return { law: law ? nameOfLaw(law) : NONE, due: law ? dueTo(s, seat, law.effects) : 0 }
    },
  },
  // 9.1.3
  'taxation.end': {
    run: s => returnCards(s, 'taxation'),
  },
}

/** 9.1.2a An event that has taken this income is over, and no miracle (21.7) brings it back. */
function discardUsedUp(s: S, seat: Seat): void {
  for (const event of cardsIn(s, ZONES.keptEvents, seat)) {
    if (EVENT[event].lasting !== 'nextTaxation') continue
    moveCard(s, event, ZONES.keptEvents, seat, ZONES.eventDiscard)
    log(s, 'eventOver', '9.1.2a', { baron: baronOf(seat), event })
  }
}
