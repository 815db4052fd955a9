// What a position of The Fog of War is judged by in a search; what each feature counts was learned from matches (weights.json).

import type { Outlook, Seat } from '@ludoteka/kernel'
import { AXIS } from '../rules/sides.ts'
import type { S } from '../rules/state.ts'
import { evaluate, isQuiet } from './evaluate.ts'
import WEIGHTS from './weights.json'

type Feature = keyof ReturnType<typeof featuresOf>

const FIRST_YEAR = 1940
const YEARS = 5

function featuresOf(s: S, seat: Seat) {
  const worth = evaluate(s, seat)
  const late = (s.year - FIRST_YEAR) / YEARS
  return {
    worth,
    worthLate: worth * late,
    vp: seat === AXIS ? s.vp : 0,
    vpLate: seat === AXIS ? s.vp * late : 0,
    isAxis: Number(seat === AXIS),
    isAxisLate: seat === AXIS ? late : 0,
  }
}

const weights: Readonly<Record<Feature, number>> = WEIGHTS

export const outlook: Outlook<S> = {
  features: featuresOf,
  weights,
  isQuiet,
  // Plans reach to the end of an operation already; beyond it a tree of clicks is too broad to find anything better in seconds.
  isSearched: () => false,
}
