// Cities and strongholds: whose they are, how strong, how much they pay (2.9, 2.10, 19.2, 19.3).

import { itemAt, NOWHERE, type Seat } from '@ludoteka/kernel'
import type { Area } from '../content/areas.ts'
import { STRONGHOLD_STRENGTH } from '../content/barons.ts'
import { CITIES, CITY, type City } from '../content/cities.ts'
import { FORTIFIED_INCOME, FORTIFIED_STRENGTH, RAZING_INCOMES, TOKEN } from '../content/numbers.ts'
import { noblesIn, strongholdArea } from './armies.ts'
import { barons, gain } from './barons.ts'
import { log } from './log.ts'
import { isKingdomCity, printedCity } from './map.ts'
import { baronOf, cityIndex, isCityName, seatOfBaron, WALLS, type Walls, wallIndex } from './names.ts'
import { OPEN_FIELDS, type PublicState, type S } from './state.ts'

export const isRazed = (s: PublicState, city: City): boolean => s.razed[cityIndex(city)] === true
export const isFortified = (s: PublicState, city: City): boolean => s.fortified[cityIndex(city)] === true
/** The seat of who controls a city; NOWHERE if nobody does. */
export const ownerOf = (s: PublicState, city: City): Seat => itemAt(s.control, cityIndex(city))
export const isNeutral = (s: PublicState, city: City): boolean => !isRazed(s, city) && ownerOf(s, city) === NOWHERE

/** 2.8 The unrazed city of an area. */
export function cityIn(s: PublicState, area: Area): City | undefined {
  const city = printedCity(area)
  return city === undefined || isRazed(s, city) ? undefined : city
}
export const citiesOf = (s: PublicState, seat: Seat): readonly City[] =>
  s.control.includes(seat) ? CITIES.filter((_, i) => s.control[i] === seat) : NO_CITIES
const NO_CITIES: readonly City[] = []
export const kingdomCitiesOf = (s: PublicState, seat: Seat): readonly City[] => citiesOf(s, seat).filter(isKingdomCity)
/** The Baron whose stronghold stands in an area. */
export const strongholdIn = (s: PublicState, area: Area): Seat | undefined =>
  barons(s).find(seat => strongholdArea(s, seat) === area)

/** 2.10 */
export function cityStrength(s: PublicState, city: City): number {
  const walls = CITY[city].strength + (isFortified(s, city) ? FORTIFIED_STRENGTH : 0)
  return Math.max(0, walls - TOKEN * itemAt(s.breaches, cityIndex(city)))
}
export const strongholdStrength = (s: PublicState, seat: Seat): number =>
  Math.max(0, STRONGHOLD_STRENGTH - TOKEN * itemAt(s.strongholdBreaches, seat))

/** 9.1.1 */
export const incomeOf = (s: PublicState, city: City): number =>
  CITY[city].income + (isFortified(s, city) ? FORTIFIED_INCOME : 0)

/** 2.12 Who besieges a city or a stronghold; NOWHERE if nobody does. */
export const besiegerOf = (s: PublicState, walls: Walls): Seat => itemAt(s.siegeBy, wallIndex(walls))
export const isBesieged = (s: PublicState, walls: Walls): boolean => besiegerOf(s, walls) !== NOWHERE
export const siegeRoundOf = (s: PublicState, walls: Walls): number =>
  OPEN_FIELDS.siegeRound.get(s.siegeRound, wallIndex(walls))

export function laySiege(s: S, seat: Seat, walls: Walls): void {
  s.siegeBy[wallIndex(walls)] = seat
  s.siegeRound = OPEN_FIELDS.siegeRound.with(s.siegeRound, wallIndex(walls), s.round)
}

export function liftSiege(s: S, walls: Walls, rule: string): void {
  const besieger = besiegerOf(s, walls)
  if (besieger === NOWHERE) return
  s.siegeBy[wallIndex(walls)] = NOWHERE
  s.siegeRound = OPEN_FIELDS.siegeRound.with(s.siegeRound, wallIndex(walls), 0)
  log(s, 'siegeLifted', rule, { baron: baronOf(besieger), walls })
}

export const areaOfWalls = (s: PublicState, walls: Walls): Area | undefined =>
  isCityName(walls) ? CITY[walls].area : strongholdArea(s, seatOfBaron(walls))

/** 13.5 A siege is over when no Noble of the besieger is left in the area. Looked at whenever somebody leaves one (4.5). */
export function liftAbandonedSieges(s: S): void {
  for (let i = 0; i < s.siegeBy.length; i++) {
    const besieger = itemAt(s.siegeBy, i)
    if (besieger === NOWHERE) continue
    const walls = itemAt(WALLS, i)
    const area = areaOfWalls(s, walls)
    if (area === undefined || noblesIn(s, besieger, area).length === 0) liftSiege(s, walls, '13.5')
  }
}

/** 10.11 Cut off: their Nobles inside neither move nor exchange troops. */
export function isCutOff(s: PublicState, seat: Seat, area: Area): boolean {
  const city = cityIn(s, area)
  if (city !== undefined && ownerOf(s, city) === seat) return isBesieged(s, city)
  return strongholdArea(s, seat) === area && isBesieged(s, baronOf(seat))
}

/** 19.2.4 A fortified city that has come down to 0 is plain from now on, and still at 0. */
export function addBreaches(s: S, city: City, tokens: number, rule: string): number {
  const at = cityIndex(city)
  let placed = 0
  while (placed < tokens && cityStrength(s, city) > 0) {
    s.breaches[at] = itemAt(s.breaches, at) + 1
    placed++
    if (cityStrength(s, city) === 0 && isFortified(s, city)) {
      s.fortified[at] = false
      s.breaches[at] = itemAt(s.breaches, at) - 1
      log(s, 'fortificationLost', '19.2.4', { city })
    }
  }
  if (placed > 0) log(s, 'breached', rule, { walls: city, n: placed })
  return placed
}

/** 19.2.3 */
export function makeNeutral(s: S, city: City, rule: string): void {
  const at = cityIndex(city)
  s.control[at] = NOWHERE
  s.fortified[at] = false
  s.breaches[at] = Math.min(itemAt(s.breaches, at), CITY[city].strength / TOKEN)
  log(s, 'becameNeutral', rule, { city })
}

/** 12.10 The new owner's own siege marker goes; that of a third Baron stays (13.7). */
export function takeControl(s: S, seat: Seat, city: City, rule: string): void {
  s.control[cityIndex(city)] = seat
  log(s, 'cityTaken', rule, { baron: baronOf(seat), city })
  if (besiegerOf(s, city) === seat) liftSiege(s, city, '12.10')
}

/** 19.3 */
export function raze(s: S, seat: Seat, city: City): void {
  const at = cityIndex(city)
  s.control[at] = NOWHERE
  s.razed[at] = true
  s.fortified[at] = false
  s.breaches[at] = 0
  log(s, 'razed', '19.3.1', { baron: baronOf(seat), city })
  if (isBesieged(s, city)) liftSiege(s, city, '13.7')
  gain(s, seat, 'crowns', RAZING_INCOMES * CITY[city].income, '19.3.1')
}
