// What a click on a space would mean: cost and new control, or the exact chances of a coup or a realignment.

import type { View } from '@ludoteka/kernel'
import { numberTerm } from '@ludoteka/ui'
import type { Space } from '../content/spaces.ts'
import type { Side } from '../content/tracks.ts'
import { controller, influence, stability } from '../rules/board.ts'
import { coupModifier } from '../rules/operations/coup.ts'
import { costAt } from '../rules/operations/place.ts'
import { realignModifier } from '../rules/operations/realign.ts'
import { other } from '../rules/sides.ts'
import type { S } from '../rules/state.ts'
import { type CoupDanger, coupDanger } from './danger.ts'
import { type CoupOdds, coupOdds, type RealignOdds, realignOdds } from './odds.ts'

export type Forecast =
  | { readonly kind: 'place'; readonly cost: number; readonly control: Side | undefined; readonly changes: boolean }
  | {
      readonly kind: 'coup'
      readonly odds: CoupOdds
      readonly ops: number
      readonly modifier: number
      readonly needed: number
      readonly danger: CoupDanger
    }
  | { readonly kind: 'realign'; readonly odds: RealignOdds; readonly plus: number; readonly opponentsPlus: number }

export function forecast(view: View, s: S, side: Side, verb: string, at: Space): Forecast | undefined {
  if (verb === 'place') return placing(s, side, at, view.step === 'place.influence')
  if (verb === 'coup') return coup(view, s, side, at)
  return verb === 'realign' ? realignment(view, s, side, at) : undefined
}

function placing(s: S, side: Side, at: Space, isPaid: boolean): Forecast {
  const own = influence(s, side, at) + 1
  const opponents = influence(s, other(side), at)
  const needed = stability(s, at)
  const isOwn = own >= needed && own - opponents >= needed
  const isTheirs = opponents >= needed && opponents - own >= needed
  const control = isOwn ? side : isTheirs ? other(side) : undefined
  return { kind: 'place', cost: isPaid ? costAt(s, side, at) : 0, control, changes: control !== controller(s, at) }
}

function coup(view: View, s: S, side: Side, at: Space): Forecast {
  const ops = numberTerm(view, 'value') ?? 0
  const modifier = coupModifier(s, side, at)
  const terms = { plus: ops + modifier, stability: stability(s, at), opponents: influence(s, other(side), at) }
  return {
    kind: 'coup',
    odds: coupOdds(terms),
    ops,
    modifier,
    needed: 2 * terms.stability,
    danger: coupDanger(view, s, at),
  }
}

/** Events that grant realignments may add to the roller's die. */
function realignment(view: View, s: S, side: Side, at: Space): Forecast {
  const plus = realignModifier(s, side, at) + (numberTerm(view, 'plus') ?? 0)
  const opponentsPlus = realignModifier(s, other(side), at)
  const odds = realignOdds({
    plus,
    opponentsPlus,
    own: influence(s, side, at),
    opponents: influence(s, other(side), at),
  })
  return { kind: 'realign', odds, plus, opponentsPlus }
}
