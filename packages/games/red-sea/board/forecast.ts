// What a click would mean, as the rules tell it: on a space its cost or chances, on a card the danger of nuclear war.

import type { View } from '@ludoteka/kernel'
import { isTerm, numberTerm } from '@ludoteka/ui'
import type { Card } from '../content/cards.ts'
import type { Space } from '../content/spaces.ts'
import type { Side } from '../content/tracks.ts'
import {
  activeSide,
  type CoupDanger,
  type CoupForecast,
  coupDanger,
  DANGEROUS_VERBS,
  type Danger,
  forecastCoup,
  forecastPlacing,
  forecastRealignment,
  type PlacingForecast,
  playDanger,
  type RealignForecast,
} from '../rules/questions.ts'
import type { S } from '../rules/state.ts'
import { unseenIn, viewersSide } from './viewedCards.ts'

export type Forecast =
  | ({ readonly kind: 'place' } & PlacingForecast)
  | ({ readonly kind: 'coup'; readonly danger: CoupDanger; readonly loser: Side } & CoupForecast)
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
  const terms = { keepsDefcon: isTerm(view, 'keepsDefcon') }
  const danger = coupDanger(s, unseenIn(view, s, side).onTop, at, terms)
  return { kind: 'coup', danger, loser: activeSide(s), ...forecastCoup(s, side, at, numberTerm(view, 'value') ?? 0) }
}

/** What the viewer stakes with a card. */
export function cardDanger(view: View, s: S, verb: string, card: Card): Danger | undefined {
  const side = viewersSide(view, s)
  const play = DANGEROUS_VERBS.find(one => one === verb)
  if (!side || !play) return undefined
  return playDanger({ s, active: side, unseen: unseenIn(view, s, side), isChanging: false }, play, card)
}
