// What a click on a space would do, according to the rules: its cost, its chances, and the danger of nuclear war.

import type { View } from '@ludoteka/kernel'
import { numberTerm } from '@ludoteka/ui'
import type { Space } from '../content/spaces.ts'
import type { Side } from '../content/tracks.ts'
import {
  activeSide,
  type CoupDanger,
  type CoupForecast,
  coupDanger,
  coupTermsOf,
  type Danger,
  forecastCoup,
  forecastPlacing,
  forecastRealignment,
  type PlacingForecast,
  type RealignForecast,
  viewedCoupStake,
  viewersOutlook,
} from '../rules/questions.ts'
import type { S } from '../rules/state.ts'

export type Forecast =
  | ({ readonly kind: 'place' } & PlacingForecast)
  | ({
      readonly kind: 'coup'
      readonly danger: CoupDanger
      readonly stake: Danger | undefined
      readonly loser: Side
    } & CoupForecast)
  | ({ readonly kind: 'realign' } & RealignForecast)

export function forecast(view: View, s: S, side: Side, verb: string, at: Space): Forecast | undefined {
  if (verb === 'place') return placing(view, s, side, at)
  if (verb === 'coup') return coup(view, s, side, at)
  if (verb !== 'realign') return undefined
  return { kind: 'realign', ...forecastRealignment(s, side, at, numberTerm(view, 'plus') ?? 0) }
}

/** Only operations are paid for. */
function placing(view: View, s: S, side: Side, at: Space): Forecast {
  const meant = forecastPlacing(s, side, at)
  return { kind: 'place', ...meant, cost: view.step === 'place.influence' ? meant.cost : 0 }
}

function coup(view: View, s: S, side: Side, at: Space): Forecast {
  return {
    kind: 'coup',
    danger: coupDanger(viewersOutlook(view, s, side), at, coupTermsOf(view)),
    stake: viewedCoupStake(view, s, side, at),
    loser: activeSide(s),
    ...forecastCoup(s, side, at, numberTerm(view, 'value') ?? 0),
  }
}
