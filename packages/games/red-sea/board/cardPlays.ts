// Everything a card can be played for, each as one click, with what it would mean: a kind of operation is chosen together
// with the card, and so is what comes first of an operation and an opponent's event.

import type { View } from '@ludoteka/kernel'
import type { FollowUp } from '@ludoteka/ui'
import { CARD, type Card } from '../content/cards.ts'
import type { Space } from '../content/spaces.ts'
import { type Side, SPACE_BOXES } from '../content/tracks.ts'
import {
  boxOf,
  cardDanger,
  coupTargets,
  type Danger,
  forecastCoup,
  ORDINARY_COUP,
  opsOf,
  other,
  percent,
  possibleOperations,
} from '../rules/questions.ts'
import type { Operation, S } from '../rules/state.ts'
import type { CardVerb } from './offeredActions.ts'

export type CardPlay = {
  readonly verb: CardVerb
  readonly followUps: readonly FollowUp[]
  /** The operation it is for; `eventFirst` leaves that open until the opponent's event has happened. */
  readonly operation?: Operation | 'eventFirst'
  /** Operations value, where it is spent. */
  readonly ops?: number
  /** The opponent's event happens after the operation. */
  readonly eventAfter?: boolean
  readonly bestCoup?: { readonly at: Space; readonly percent: number }
  /** The Space Race: up to which roll it succeeds. */
  readonly upTo?: number
  readonly danger: Danger | undefined
}

export function cardPlays(
  view: View,
  s: S,
  side: Side | undefined,
  card: Card,
  verbs: readonly CardVerb[],
): readonly CardPlay[] {
  return verbs.flatMap((verb): readonly CardPlay[] => {
    const play = { verb, followUps: [], danger: cardDanger(view, s, verb, card) }
    if (!side) return [play]
    if (verb === 'operations') return operationPlays(s, side, card, play.danger)
    if (verb !== 'spaceRace') return [play]
    const upTo = SPACE_BOXES[boxOf(s, side) + 1]?.upTo
    return [{ ...play, ops: opsOf(s, side, card).value, ...(upTo === undefined ? {} : { upTo }) }]
  })
}

function operationPlays(s: S, side: Side, card: Card, danger: Danger | undefined): readonly CardPlay[] {
  const ops = opsOf(s, side, card).value
  const isOpponents = CARD[card].side === other(side)
  const plays = possibleOperations(s, side).map((operation): CardPlay => {
    const kind: FollowUp = { step: 'operation.kind', verb: 'operation', arg: operation }
    const best = operation === 'coup' ? bestCoup(s, side, ops) : undefined
    return {
      verb: 'operations',
      operation,
      ops,
      danger,
      followUps: isOpponents ? [{ step: 'actionRound.order', verb: 'operationFirst' }, kind] : [kind],
      eventAfter: isOpponents,
      ...(best ? { bestCoup: best } : {}),
    }
  })
  if (!isOpponents) return plays
  const followUps = [{ step: 'actionRound.order', verb: 'eventFirst' }]
  return [...plays, { verb: 'operations', operation: 'eventFirst', ops, danger, followUps }]
}

/** The target with the best chance of success. */
function bestCoup(s: S, side: Side, ops: number): CardPlay['bestCoup'] {
  return coupTargets(s, side, ORDINARY_COUP)
    .map(at => ({ at, percent: percent(forecastCoup(s, side, at, ops).odds.success) }))
    .toSorted((a, b) => b.percent - a.percent)[0]
}
