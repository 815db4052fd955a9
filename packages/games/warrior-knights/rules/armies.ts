// Nobles and their armies: where they stand, how strong they are, what they cost.

import { cardsIn, countIn, derivedFromZone, itemAt, NOWHERE, type Seat, tableOf } from '@ludoteka/kernel'
import { AGENDA, type AgendaId } from '../content/agendas.ts'
import { AREAS, type Area, KINGDOM_AREAS, type KingdomArea } from '../content/areas.ts'
import { SHAPES, type Shape } from '../content/barons.ts'
import { TOKEN } from '../content/numbers.ts'
import { isMercenary, type Mercenary, type Troop, troopFacts } from '../content/troops.ts'
import { barons } from './barons.ts'
import { ARMIES, type Army, armyIndex, LEFT_GAME, locationIndex, nobleIndex } from './names.ts'
import { type PublicState, type S, ZONES } from './state.ts'

/** Where a Noble is in the list of locations: the areas come first, then the port icons. */
const locationOf = (s: PublicState, seat: Seat, shape: Shape): number => itemAt(s.nobleAt, nobleIndex(seat, shape))

/** The area a Noble stands in; nothing on a port icon (10.7) or off the board. */
export const areaOf = (s: PublicState, seat: Seat, shape: Shape): Area | undefined => AREAS[locationOf(s, seat, shape)]

export const isOnPortIcon = (s: PublicState, seat: Seat, shape: Shape): boolean => {
  const at = locationOf(s, seat, shape)
  return at >= AREAS.length && at !== LEFT_GAME
}
/** G7 In an area or on a port icon. */
export const isOnBoard = (s: PublicState, seat: Seat, shape: Shape): boolean => {
  const at = locationOf(s, seat, shape)
  return at !== NOWHERE && at !== LEFT_GAME
}
export const hasLeftGame = (s: PublicState, seat: Seat, shape: Shape): boolean =>
  locationOf(s, seat, shape) === LEFT_GAME
export const isReady = (s: PublicState, seat: Seat, shape: Shape): boolean => !s.exhausted[nobleIndex(seat, shape)]

export function moveNoble(s: S, seat: Seat, shape: Shape, area: Area): void {
  s.nobleAt[nobleIndex(seat, shape)] = locationIndex(area)
}
export function takeOffBoard(s: S, seat: Seat, shape: Shape): void {
  s.nobleAt[nobleIndex(seat, shape)] = NOWHERE
}
export function setReady(s: S, seat: Seat, shape: Shape, isReadyNow: boolean): void {
  s.exhausted[nobleIndex(seat, shape)] = !isReadyNow
}

export const nobleShapes = (s: PublicState, seat: Seat): readonly Shape[] =>
  SHAPES.filter(shape => !hasLeftGame(s, seat, shape))
export const noblesIn = (s: PublicState, seat: Seat, area: Area): readonly Shape[] =>
  SHAPES.filter(shape => areaOf(s, seat, shape) === area)
/** The other Barons with Nobles in an area, by seat. */
export const othersIn = (s: PublicState, seat: Seat, area: Area): readonly Seat[] =>
  barons(s).filter(other => other !== seat && hasNobleIn(s, other, area))
export const hasNobleIn = (s: PublicState, seat: Seat, area: Area): boolean =>
  SHAPES.some(shape => areaOf(s, seat, shape) === area)

/** The area of the stronghold, if it is on the board. */
export const strongholdArea = (s: PublicState, seat: Seat): KingdomArea | undefined =>
  KINGDOM_AREAS[itemAt(s.strongholdAt, seat)]

/** Where an army is: with its Noble, or in the stronghold. */
export function areaOfArmy(s: PublicState, seat: Seat, army: Army): Area | undefined {
  return army === 'stronghold' ? strongholdArea(s, seat) : areaOf(s, seat, army)
}

export const troopsOf = (s: PublicState, seat: Seat, army: Army): readonly Troop[] => TROOPS_OF[army](s, seat)
const TROOPS_OF = tableOf(ARMIES, army => derivedFromZone(ZONES.army.at(army), (troops): readonly Troop[] => troops))
export const hasTroops = (s: PublicState, seat: Seat, army: Army): boolean =>
  countIn(s, ZONES.army.at(army), seat) > 0 || maintainedOf(s, seat, army) > 0

/** 9.3.9 The office of a Noble. */
export const officeOf = (s: PublicState, seat: Seat, shape: Shape): AgendaId | undefined =>
  countIn(s, ZONES.offices.at(shape), seat) > 0 ? cardsIn(s, ZONES.offices.at(shape), seat)[0] : undefined

/** 2.4 Troops that an office maintains. */
export function maintainedOf(s: PublicState, seat: Seat, army: Army): number {
  return army === 'stronghold' ? 0 : maintainedBy(officeOf(s, seat, army))
}
export function maintainedBy(office: AgendaId | undefined): number {
  if (office === undefined) return 0
  return AGENDA[office].effects.reduce((sum, one) => sum + (one.word === 'maintained' ? one.strength : 0), 0)
}

/** 2.11 */
export const armyStrength = (s: PublicState, seat: Seat, army: Army): number =>
  cardsStrength(s, seat, army) + maintainedOf(s, seat, army)
const cardsStrength = (s: PublicState, seat: Seat, army: Army): number => STRENGTH_OF[army](s, seat).strength
const STRENGTH_OF = tableOf(ARMIES, army =>
  derivedFromZone(ZONES.army.at(army), troops => ({ strength: strengthOf(troops, 0) })),
)
export const strengthOf = (troops: readonly Troop[], maintained: number): number =>
  troops.reduce((sum, troop) => sum + troopFacts(troop).strength, maintained)
export const casualtiesOf = (s: PublicState, seat: Seat, army: Army): number =>
  itemAt(s.casualties, armyIndex(seat, army))
export const effectiveStrength = (s: PublicState, seat: Seat, army: Army): number =>
  Math.max(0, armyStrength(s, seat, army) - TOKEN * casualtiesOf(s, seat, army))

/** 2.13, 11.6.3 Its tokens reach its strength. */
export const isFull = (s: PublicState, seat: Seat, army: Army): boolean =>
  casualtiesOf(s, seat, army) > 0 && TOKEN * casualtiesOf(s, seat, army) >= armyStrength(s, seat, army)

export const mercenariesOf = (s: PublicState, seat: Seat, army: Army): readonly Mercenary[] =>
  troopsOf(s, seat, army).filter(isMercenary)

/** The armies of a Baron that exist: those with troops or tokens. */
export const armiesOf = (s: PublicState, seat: Seat): readonly Army[] =>
  ARMIES.filter(army => hasTroops(s, seat, army) || casualtiesOf(s, seat, army) > 0)
