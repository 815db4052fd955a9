// What a click would do, according to the rules: on a space its cost or chances, on a card the danger of nuclear war.

import type { Json, View } from '@ludoteka/kernel'
import { findName, isTerm, numberTerm } from '@ludoteka/ui'
import { CARDS, type Card } from '../content/cards.ts'
import type { Space } from '../content/spaces.ts'
import { SIDES, type Side } from '../content/tracks.ts'
import {
  activeSide,
  type CoupDanger,
  type CoupForecast,
  coupDanger,
  coupStake,
  DANGEROUS_VERBS,
  type Danger,
  type EventToCome,
  forecastCoup,
  forecastPlacing,
  forecastRealignment,
  outlookFrom,
  type PlacingForecast,
  playDanger,
  type RealignForecast,
} from '../rules/questions.ts'
import type { S } from '../rules/state.ts'
import { seenTable, viewersSide } from './viewedCards.ts'

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
  const terms = { keepsDefcon: isTerm(view, 'keepsDefcon') }
  const outlook = outlookFrom(seenTable(view, s), side)
  const loser = activeSide(s)
  return {
    kind: 'coup',
    danger: coupDanger(outlook, at, terms),
    stake: side === loser ? coupStake(outlook, at, terms, eventsToCome(view)) : undefined,
    loser,
    ...forecastCoup(s, side, at, numberTerm(view, 'value') ?? 0),
  }
}

/** The events that the question names as still to come. */
function eventsToCome({ terms }: View): readonly EventToCome[] {
  const { toCome } = terms
  return (Array.isArray(toCome) ? toCome : []).flatMap((one: Json) => {
    if (one === null || typeof one !== 'object' || !('card' in one)) return []
    const card = findName(CARDS, one['card'])
    const side = findName(SIDES, one['side'])
    return card && side ? [{ card, side, from: Number(one['from']) }] : []
  })
}

/** What the viewer stakes with a card. */
export function cardDanger(view: View, s: S, verb: string, card: Card): Danger | undefined {
  const side = viewersSide(view, s)
  const play = DANGEROUS_VERBS.find(one => one === verb)
  return side && play && playDanger(outlookFrom(seenTable(view, s), side), play, card)
}
