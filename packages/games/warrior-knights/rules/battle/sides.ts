// A battle and its two sides (11.1 to 11.4, 12, 14): who fights, with what, and how strong they are.

import { param, type Seat, type ValuesOf } from '@ludoteka/kernel'
import { AREAS, type Area } from '../../content/areas.ts'
import { LEADERSHIP, SHAPES, type Shape } from '../../content/barons.ts'
import { TOKEN } from '../../content/numbers.ts'
import {
  areaOf,
  armyStrength,
  casualtiesOf,
  effectiveStrength,
  hasTroops,
  noblesIn,
  strongholdArea,
} from '../armies.ts'
import { cityStrength, strongholdStrength } from '../cities.ts'
import { constableBonus } from '../lasting.ts'
import { ARMIES, type Army, isCityName, NONE, seatOfBaron, WALLS, type Walls } from '../names.ts'
import type { PublicState } from '../state.ts'
import { KINDS, SIDES, type Side } from './names.ts'

const SHAPE_OR_NONE = [...SHAPES, NONE] as const
const NOBODY = -1

/** A battle that has been declared. */
export const BATTLE = {
  attacker: param.seat,
  /** A Baron, or nobody for a neutral city. */
  defender: param.integer,
  at: param.name(AREAS),
  kind: param.name(KINDS),
  /** The city or stronghold that is attacked. */
  walls: param.name([...WALLS, NONE]),
  attackers: param.names(SHAPES),
  defenders: param.names(ARMIES),
  attackerCommander: param.name(SHAPE_OR_NONE),
  defenderCommander: param.name(SHAPE_OR_NONE),
  /** 11.6.2 Whether commanders were ready when it was declared (G3). */
  readyCommanders: param.names(SIDES),
} as const
export type Battle = ValuesOf<typeof BATTLE>

export const hasDefender = ({ defender }: Pick<Battle, 'defender'>): boolean => defender !== NOBODY
export const seatOf = (battle: Battle, side: Side): Seat => (side === 'attacker' ? battle.attacker : battle.defender)
export const armiesOnSide = (battle: Battle, side: Side): readonly Army[] =>
  side === 'attacker' ? battle.attackers : battle.defenders
export const commanderOf = (battle: Battle, side: Side): Shape | undefined => {
  const commander = side === 'attacker' ? battle.attackerCommander : battle.defenderCommander
  return commander === NONE ? undefined : commander
}

/** 11.3 All armies of the defender in the area take part; of a stronghold also its own (14.2). */
export function defendersIn(s: PublicState, seat: Seat, at: Area, walls: Walls | typeof NONE): readonly Army[] {
  const nobles = noblesIn(s, seat, at)
  const hasGarrison =
    walls !== NONE && !isCityName(walls) && strongholdArea(s, seat) === at && hasTroops(s, seat, 'stronghold')
  return hasGarrison ? [...nobles, 'stronghold'] : nobles
}

/** The strength of the walls that are attacked. */
export function wallStrength(s: PublicState, walls: Walls | typeof NONE): number {
  if (walls === NONE) return 0
  return isCityName(walls) ? cityStrength(s, walls) : strongholdStrength(s, seatOfBaron(walls))
}

/** What the strength of a side consists of. */
export type Sums = { readonly armies: number; readonly leadership: number; readonly walls: number }

/** 11.5.2 What a side draws cards for. */
export function sumsOf(s: PublicState, battle: Battle, side: Side): Sums {
  const seat = seatOf(battle, side)
  const isBehindWalls = side === 'defender' && battle.kind !== 'field'
  return {
    armies: armiesOnSide(battle, side).reduce((sum, army) => sum + effectiveStrength(s, seat, army), 0),
    leadership: commanderOf(battle, side) === undefined ? 0 : LEADERSHIP,
    walls: isBehindWalls ? wallStrength(s, battle.walls) + wallsBonus(s, battle) : 0,
  }
}
/** 11.5.2 Strengths are added before rounding. */
export function totalOf(s: PublicState, battle: Battle, side: Side): number {
  const { armies, leadership, walls } = sumsOf(s, battle, side)
  return armies + leadership + walls
}

/** The Constable strengthens a city of his Baron where he stands, for draws and sieges. */
const wallsBonus = (s: PublicState, { defender, at, walls }: Battle): number =>
  defender === NOBODY || walls === NONE || !isCityName(walls) ? 0 : constableBonus(s, defender, at)

/** 13.1 What counts for a siege: any Noble gives +200. */
export function siegeTotals(s: PublicState, battle: Battle): { readonly besieger: number; readonly besieged: number } {
  const sum = (seat: Seat, armies: readonly Army[]): number =>
    armies.reduce((total, army) => total + effectiveStrength(s, seat, army), 0)
  const hasNoble = battle.defenders.some(army => army !== 'stronghold')
  return {
    besieger: sum(battle.attacker, battle.attackers) + LEADERSHIP,
    besieged:
      sum(battle.defender, battle.defenders) +
      wallStrength(s, battle.walls) +
      wallsBonus(s, battle) +
      (hasNoble ? LEADERSHIP : 0),
  }
}

/** 11.6.3 An army that can take one more token. */
export const canTakeCasualty = (s: PublicState, seat: Seat, army: Army): boolean =>
  TOKEN * casualtiesOf(s, seat, army) < armyStrength(s, seat, army)

/** 11.6.3 A Noble whose army is full is doomed. */
export const isDoomed = (s: PublicState, seat: Seat, army: Army): boolean =>
  casualtiesOf(s, seat, army) > 0 && !canTakeCasualty(s, seat, army)
export const livingNobles = (s: PublicState, battle: Battle, side: Side): readonly Shape[] =>
  armiesOnSide(battle, side).flatMap(army =>
    army === 'stronghold' || isDoomed(s, seatOf(battle, side), army) || !isThere(s, battle, side, army) ? [] : [army],
  )
/** Who has died or retreated is no longer in the area of the battle. */
const isThere = (s: PublicState, battle: Battle, side: Side, shape: Shape): boolean =>
  areaOf(s, seatOf(battle, side), shape) === battle.at

/** 11.6.5, 12.6, 14.2 Whether a side still stands. */
export function stands(s: PublicState, battle: Battle, side: Side): boolean {
  if (livingNobles(s, battle, side).length > 0) return true
  if (side === 'attacker' || battle.kind === 'field') return false
  if (wallStrength(s, battle.walls) > 0) return true
  return battle.defenders.includes('stronghold') && canTakeCasualty(s, battle.defender, 'stronghold')
}
