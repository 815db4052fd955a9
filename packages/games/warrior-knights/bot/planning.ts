// Which action card the bot plans next (5.1): the most useful one for the earliest area that has room.

import { cardsIn, countIn, kindsIn, type Seat } from '@ludoteka/kernel'
import type { BaronAction } from '../content/actionCards.ts'
import { SHAPES } from '../content/barons.ts'
import { ACTION_AREAS } from '../content/numbers.ts'
import { areaOf } from '../rules/armies.ts'
import { amountOf } from '../rules/barons.ts'
import { PLAN_SLOTS } from '../rules/names.ts'
import { slotsOf } from '../rules/planning.ts'
import { type S, ZONES } from '../rules/state.ts'
import type { Plan } from '../rules/verbs.ts'
import { targetsOf } from './targets.ts'
import { upkeepsLeft, wageBill } from './worth.ts'

/** How useful a card is, if so many of its kind are planned already. */
function usefulness(s: S, seat: Seat, card: BaronAction, planned: number): number {
  const crowns = amountOf(s, 'crowns', seat) - wageBill(s, seat)
  switch (card) {
    case 'mobilizeForces':
      return (targetsOf(s, seat).length > planned ? 4 : 1) - planned
    case 'versatileStrategy':
      return (targetsOf(s, seat).length > planned ? 3.5 : 2) - planned
    case 'levyTaxes':
      if (crowns >= 0 && upkeepsLeft(s) <= 1) return 0 // too late to spend it
      return (crowns < 0 ? 0.8 : crowns < 8 ? 0.5 : 0.2) * areasHeld(s, seat) - 0.8 * planned
    case 'serveTheChurch':
      return 1.7 - 0.25 * amountOf(s, 'faith', seat) - 0.8 * planned
    case 'rallySupport':
      return 1.5 - 0.08 * amountOf(s, 'votes', seat) - 0.8 * planned
    case 'draftSoldiers':
      return (crowns > 6 ? 1.2 + crowns / 20 : 0.3) - 0.8 * planned
  }
}

const areasHeld = (s: S, seat: Seat): number => new Set(SHAPES.flatMap(shape => areaOf(s, seat, shape) ?? [])).size

/** Nothing once every place is taken or the hand is empty. */
export function nextPlan(s: S, seat: Seat): Plan | undefined {
  const area = ACTION_AREAS.find(one => slotsOf(one).some(slot => countIn(s, ZONES.intended.at(slot), seat) === 0))
  if (area === undefined) return undefined
  const planned = PLAN_SLOTS.flatMap(slot => cardsIn(s, ZONES.intended.at(slot), seat))
  let best: BaronAction | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const card of kindsIn(s, ZONES.hand, seat)) {
    const value = usefulness(s, seat, card, planned.filter(one => one === card).length)
    if (value > most) [best, most] = [card, value]
  }
  return best === undefined ? undefined : `${best}.${area}`
}
