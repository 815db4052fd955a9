// What a position of Warrior Knights is judged by in a search; what each feature counts is in weights.json.

import type { Outlook, Seat } from '@ludoteka/kernel'
import { lastRoundAt } from '../rules/options.ts'
import type { S } from '../rules/state.ts'
import { isQuiet } from './evaluate.ts'
import { hopes } from './targets.ts'
import WEIGHTS from './weights.json'
import { standing } from './worth.ts'

type Feature = keyof ReturnType<typeof featuresOf>

function featuresOf(s: S, seat: Seat) {
  const worth = standing(s, seat)
  return { worth, worthLate: worth * Math.min(1, s.round / lastRoundAt(s)), hopes: hopes(s, seat) }
}

const weights: Readonly<Record<Feature, number>> = WEIGHTS

// What a small plan changes is far less than what the answers of up to five others seem to: plans are compared in the same worlds.
export const outlook: Outlook<S> = { features: featuresOf, weights, isQuiet, isShallow: true }
