// What a position of Berserk is judged by in a search. Every feature is something a seat has itself; what each counts was
// learned from matches (weights.json).

import type { Outlook, Seat } from '@ludoteka/kernel'
import { CARD } from '../content/cards.ts'
import { initialLife, lifeOf } from '../rules/filters.ts'
import { cardUnder } from '../rules/hidden.ts'
import { inPlay, isCreatureInPlay, rowOf } from '../rules/pieces.ts'
import { HIDDEN } from '../rules/rows.ts'
import { sideOf } from '../rules/seats.ts'
import type { S } from '../rules/state.ts'
import { distances } from './evaluate.ts'
import WEIGHTS from './weights.json'

type Feature = keyof ReturnType<typeof featuresOf>

/** With so few creatures one is nearly beaten. */
const FEW = 3

const isPreparation = ({ phase }: S): boolean => phase === 'sides' || phase === 'recruiting' || phase === 'placement'

function featuresOf(s: S, seat: Seat) {
  let [price, priceLeft, chips, extraLives, poison, open, hidden, creatures] = [0, 0, 0, 0, 0, 0, 0, 0]
  for (const piece of inPlay(s)) {
    const row = rowOf(s, piece)
    if (row.controller !== seat) continue
    if (row.card === HIDDEN) {
      const card = cardUnder(s, piece)
      const cost = card === undefined ? 0 : CARD[card].cost
      price += cost
      priceLeft += cost
      hidden++
      continue
    }
    const { cost } = CARD[row.card]
    const full = initialLife(row.card)
    price += cost
    priceLeft += full === 0 ? cost : cost * Math.min(1, Math.max(0, lifeOf(row)) / full)
    chips += row.chips
    extraLives += row.extraLife
    poison += row.poison
    if (!row.closed) open++
    if (isCreatureInPlay(s, piece)) creatures++
  }
  return {
    price,
    priceLeft,
    chips,
    extraLives,
    poison,
    open,
    hidden,
    creatures,
    creaturesUpTo3: Math.min(FEW, creatures),
    distances: distances(s, seat),
    isActive: Number(s.turn === seat),
    isSecond: Number(sideOf(s, seat) === 'second'),
  }
}

const weights: Readonly<Record<Feature, number>> = WEIGHTS

export const outlook: Outlook<S> = {
  features: featuresOf,
  weights,
  isQuiet: s => s.stack.at(-1)?.step === 'turn.main',
  isSearched: s => !isPreparation(s),
}
