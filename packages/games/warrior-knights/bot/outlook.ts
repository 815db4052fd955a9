// What a position of Warrior Knights is judged by in a search; what each feature counts is in weights.json.

import type { Outlook, Seat } from '@ludoteka/kernel'
import type { S } from '../rules/state.ts'
import { assetsOf, certainty } from './assets.ts'
import { keptBy } from './deals.ts'
import { isQuiet } from './evaluate.ts'
import { hopesOf, threatsTo } from './prospects.ts'
import { admits, isBattleUnderWay, isLeftOut } from './searched.ts'
import WEIGHTS from './weights.json'

type Feature = keyof typeof WEIGHTS

const weights: Readonly<Record<Feature, number>> = WEIGHTS
const NAMES = Object.keys(WEIGHTS)

function featuresOf(s: S, seat: Seat): Readonly<Record<string, number>> {
  const { hopes, cities } = hopesOf(s, seat)
  const assets: Readonly<Record<string, number>> = { ...assetsOf(s, seat, cities, threatsTo(s, seat)), hopes }
  const sure = certainty(s)
  const features: Record<string, number> = {}
  for (const name of NAMES) features[name] = (assets[name] ?? 0) * sure
  return s.eliminated[seat] ? { ...features, influence: -20 } : features
}

// What a small plan changes is far less than what the answers of up to five others seem to: plans are compared in the same worlds.
export const outlook: Outlook<S> = {
  features: featuresOf,
  weights,
  isQuiet,
  isPointless: isLeftOut,
  admits,
  keeps: keptBy,
  isUnderWay: isBattleUnderWay,
  isShallow: true,
}
