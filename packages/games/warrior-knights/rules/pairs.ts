// The parts of names that mean several things at once, such as a troop card and an army.

import { required, tableOf } from '@ludoteka/kernel'
import { BARON_ACTIONS, type BaronAction } from '../content/actionCards.ts'
import { KINGDOM_AREAS, type KingdomArea } from '../content/areas.ts'
import { SHAPES, type Shape } from '../content/barons.ts'
import { ACTION_AREAS, type ActionArea } from '../content/numbers.ts'
import { TROOPS, type Troop } from '../content/troops.ts'
import {
  ARMIES,
  type Army,
  type ArmyMove,
  RETURN_PLACES,
  type Return,
  type TroopMove,
  type TroopToArmy,
} from './names.ts'
import type { Placing, Plan } from './verbs.ts'

type Pair = { readonly troop: Troop; readonly army: Army; readonly place: number }
const PARTS: ReadonlyMap<TroopToArmy, Pair> = new Map(
  TROOPS.flatMap((troop, t) =>
    ARMIES.map((army, a): [TroopToArmy, Pair] => [`${troop}.${army}`, { troop, army, place: t * ARMIES.length + a }]),
  ),
)
const partsOf = (pair: TroopToArmy) => required(PARTS.get(pair), pair)

const PAIRS = tableOf(TROOPS, troop => tableOf(ARMIES, (army): TroopToArmy => `${troop}.${army}`))
export const pairOf = (troop: Troop, army: Army): TroopToArmy => PAIRS[troop][army]
export const troopOfPair = (pair: TroopToArmy): Troop => partsOf(pair).troop
export const armyOfPair = (pair: TroopToArmy): Army => partsOf(pair).army
/** Its place in the list of all pairs. */
export const placeOfPair = (pair: TroopToArmy): number => partsOf(pair).place

type Moving = { readonly troop: Troop; readonly from: Army; readonly to: Army }
const MOVES: ReadonlyMap<string, Moving> = new Map(
  TROOPS.flatMap(troop =>
    ARMIES.flatMap(from => ARMIES.map((to): [string, Moving] => [`${troop}.${from}.${to}`, { troop, from, to }])),
  ),
)
const MOVE_NAMES = tableOf(TROOPS, troop =>
  tableOf(ARMIES, from => tableOf(ARMIES, (to): TroopMove => `${troop}.${from}.${to}`)),
)
export const moveOf = (troop: Troop, from: Army, to: Army): TroopMove => MOVE_NAMES[troop][from][to]
export const partsOfMove = (move: TroopMove): Moving => required(MOVES.get(move), move)

const ARMY_PAIRS: ReadonlyMap<string, { readonly from: Army; readonly to: Army }> = new Map(
  ARMIES.flatMap(from => ARMIES.map((to): [string, { from: Army; to: Army }] => [`${from}.${to}`, { from, to }])),
)
export const partsOfArmyMove = (move: ArmyMove) => required(ARMY_PAIRS.get(move), move)

type Returning = { readonly shape: Shape; readonly place: (typeof RETURN_PLACES)[number] }
const RETURN_PARTS: ReadonlyMap<string, Returning> = new Map(
  SHAPES.flatMap(shape => RETURN_PLACES.map((place): [string, Returning] => [`${shape}.${place}`, { shape, place }])),
)
export const partsOfReturn = (name: Return): Returning => required(RETURN_PARTS.get(name), name)

type Planning = { readonly card: BaronAction; readonly area: ActionArea }
const PLANS: ReadonlyMap<string, Planning> = new Map(
  BARON_ACTIONS.flatMap(card => ACTION_AREAS.map((area): [string, Planning] => [`${card}.${area}`, { card, area }])),
)
const PLAN_NAMES = tableOf(BARON_ACTIONS, card => tableOf(ACTION_AREAS, (area): Plan => `${card}.${area}`))
export const planOf = (card: BaronAction, area: ActionArea): Plan => PLAN_NAMES[card][area]
export const partsOfPlan = (plan: Plan): Planning => required(PLANS.get(plan), plan)

type Place = { readonly shape: Shape; readonly area: KingdomArea }
const PLACINGS: ReadonlyMap<string, Place> = new Map(
  SHAPES.flatMap(shape => KINGDOM_AREAS.map((area): [string, Place] => [`${shape}.${area}`, { shape, area }])),
)
const PLACING_NAMES = tableOf(SHAPES, shape => tableOf(KINGDOM_AREAS, (area): Placing => `${shape}.${area}`))
export const placingOf = (shape: Shape, area: KingdomArea): Placing => PLACING_NAMES[shape][area]
export const partsOfPlacing = (placing: Placing): Place => required(PLACINGS.get(placing), placing)

/** A list without some of its entries, each taken out once; what is not in it is left aside. */
export function without<T>(list: readonly T[], taken: readonly T[]): readonly T[] {
  if (taken.length === 0) return list
  const left = [...list]
  for (const one of taken) {
    const at = left.indexOf(one)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}
