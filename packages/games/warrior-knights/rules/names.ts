// Names of Nobles, armies and places, and how to get from one to the other.

import { itemAt, type Seat } from '@ludoteka/kernel'
import { BARON_ACTIONS, NEUTRAL_ACTIONS } from '../content/actionCards.ts'
import { AREAS, type Area, PORTS } from '../content/areas.ts'
import { BARONS, type Baron, SHAPES, type Shape } from '../content/barons.ts'
import { CITIES, type City } from '../content/cities.ts'
import { EXPEDITIONS, type Expedition } from '../content/fate.ts'
import { ACTION_AREAS, type ActionArea, PLANNED_PER_AREA, TRACK_FEES } from '../content/numbers.ts'
import { TROOPS } from '../content/troops.ts'

export const NONE = 'none' as const

/** A seat is a Baron: the first seats are the first Barons. */
export const baronOf = (seat: Seat): Baron => itemAt(BARONS, seat)
export const seatOfBaron = (baron: Baron): Seat => BARONS.indexOf(baron)

/** 2.5 The armies of a Baron: those his Nobles lead, and the one of his stronghold. */
export const ARMIES = [...SHAPES, 'stronghold'] as const
export type Army = (typeof ARMIES)[number]

/** Every Noble and every army of the table by name: "red.star", "red.stronghold". */
export const NOBLES = BARONS.flatMap(baron => SHAPES.map(shape => `${baron}.${shape}` as const))
export type NobleName = (typeof NOBLES)[number]
export const ARMY_NAMES = BARONS.flatMap(baron => ARMIES.map(army => `${baron}.${army}` as const))
export type ArmyName = (typeof ARMY_NAMES)[number]

export const nobleIndex = (seat: Seat, shape: Shape): number => seat * SHAPES.length + SHAPES.indexOf(shape)
export const armyIndex = (seat: Seat, army: Army): number => seat * ARMIES.length + ARMIES.indexOf(army)
export const nobleName = (seat: Seat, shape: Shape): NobleName => itemAt(NOBLES, nobleIndex(seat, shape))
export const armyName = (seat: Seat, army: Army): ArmyName => itemAt(ARMY_NAMES, armyIndex(seat, army))

export type NobleRef = { readonly seat: Seat; readonly shape: Shape }
export type ArmyRef = { readonly seat: Seat; readonly army: Army }

const NOBLE_REFS = new Map(
  BARONS.flatMap((baron, seat) => SHAPES.map((shape): [NobleName, NobleRef] => [`${baron}.${shape}`, { seat, shape }])),
)
const ARMY_REFS = new Map(
  BARONS.flatMap((baron, seat) => ARMIES.map((army): [ArmyName, ArmyRef] => [`${baron}.${army}`, { seat, army }])),
)
export const nobleNamed = (name: NobleName): NobleRef => found(NOBLE_REFS.get(name), name)
export const armyNamed = (name: ArmyName): ArmyRef => found(ARMY_REFS.get(name), name)

function found<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`There is nothing called ${name}.`)
  return value
}

/** 10.6 The icon of a port, where those wait who have sailed there. */
export const PORT_ICONS = PORTS.map(port => `port.${port}` as const)
export type PortIcon = (typeof PORT_ICONS)[number]
export const portIcon = (area: Area): PortIcon => `port.${area}`
/** The area of a port icon. */
export const portOf = (icon: PortIcon): Area => itemAt(PORTS, PORT_ICONS.indexOf(icon))

/** Where a Noble may be; one off the board is nowhere, one that has left the game never comes back (16.5). */
export const LOCATIONS = [...AREAS, ...PORT_ICONS, 'leftGame'] as const
export type Location = (typeof LOCATIONS)[number]
const locationIndexes = new Map<Location, number>(LOCATIONS.map((location, i) => [location, i]))
export const locationIndex = (location: Location): number => found(locationIndexes.get(location), location)
export const LEFT_GAME = locationIndex('leftGame')

/** 2.12 What can be besieged: cities, and strongholds by their Barons. */
export const WALLS = [...CITIES, ...BARONS] as const
export type Walls = (typeof WALLS)[number]
// The cities come first.
const wallIndexes = new Map<Walls, number>(WALLS.map((walls, i) => [walls, i]))
export const wallIndex = (walls: Walls): number => found(wallIndexes.get(walls), walls)
export const cityIndex = (city: City): number => wallIndex(city)
export const isCityName = (walls: Walls): walls is City => wallIndex(walls) < CITIES.length

/** 7.2 The spaces of the mercenary track from left to right. */
export const TRACK_SPACES = ['space1', 'space2', 'space3', 'space4', 'space5', 'space6', 'space7'] as const
export type TrackSpace = (typeof TRACK_SPACES)[number]
export const feeOf = (space: TrackSpace): number => itemAt(TRACK_FEES, TRACK_SPACES.indexOf(space))

export const INVESTMENTS = EXPEDITIONS.flatMap(expedition => BARONS.map(baron => `${expedition}.${baron}` as const))
export const investmentIndex = (expedition: Expedition, seat: Seat): number =>
  EXPEDITIONS.indexOf(expedition) * BARONS.length + seat

/**
 * 5.1 Where planned cards lie: up to two of a Baron on each action area. Each has a place of its own, so that everybody can
 * say "his second card of the first area" without knowing which it is.
 */
export const PLAN_SLOTS = ACTION_AREAS.flatMap(area =>
  Array.from({ length: PLANNED_PER_AREA }, (_, i) => `${area}.${i + 1}` as const),
)
export type PlanSlot = (typeof PLAN_SLOTS)[number]
export const areaOfSlot = (slot: PlanSlot): ActionArea =>
  itemAt(ACTION_AREAS, Math.floor(PLAN_SLOTS.indexOf(slot) / PLANNED_PER_AREA))

/** A troop card that is put into an army. */
export const TROOP_TO_ARMY = TROOPS.flatMap(troop => ARMIES.map(army => `${troop}.${army}` as const))
export type TroopToArmy = (typeof TROOP_TO_ARMY)[number]

/** 12.5 Where a casualty may go: to an army, or as a breach to the walls. */
export const WALLS_TARGET = 'walls'
export const CASUALTY_TARGETS = [...ARMIES, WALLS_TARGET] as const
export type CasualtyTarget = (typeof CASUALTY_TARGETS)[number]

/** 17.6 A troop card that goes from one army to another, all troops of an army, and a Noble who comes back to a place. */
export const TROOP_MOVES = TROOPS.flatMap(troop =>
  ARMIES.flatMap(from => ARMIES.filter(to => to !== from).map(to => `${troop}.${from}.${to}` as const)),
)
export type TroopMove = (typeof TROOP_MOVES)[number]
export const ARMY_MOVES = ARMIES.flatMap(from => ARMIES.filter(to => to !== from).map(to => `${from}.${to}` as const))
export type ArmyMove = (typeof ARMY_MOVES)[number]
export const RETURN_PLACES = [...CITIES, 'stronghold'] as const
export const RETURNS = SHAPES.flatMap(shape => RETURN_PLACES.map(place => `${shape}.${place}` as const))
export type Return = (typeof RETURNS)[number]

/** Any action card by its owner: "red.levyTaxes"; neutral ones by their names. */
export const ACTION_CARDS = [
  ...BARONS.flatMap(baron => BARON_ACTIONS.map(card => `${baron}.${card}` as const)),
  ...NEUTRAL_ACTIONS,
] as const
export type ActionCard = (typeof ACTION_CARDS)[number]

/** 19.4.2 What an offer may promise or ask besides crowns: it is remembered and shown, and never enforced. */
export const REAL_PROMISES = [
  'voteFor',
  'voteAgainst',
  'voteForMe',
  'leaveToPass',
  'leaveToAttack',
  'noAttackThisRound',
  'noAttackNextRound',
  'faith',
  'aFavour',
] as const
export type RealPromise = (typeof REAL_PROMISES)[number]
export const PROMISES = ['nothing', ...REAL_PROMISES] as const
export type Promise = (typeof PROMISES)[number]
