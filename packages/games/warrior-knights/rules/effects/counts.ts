// G8 What effects count, and G1 whom they concern.

import type { Seat } from '@ludoteka/kernel'
import { SHAPES } from '../../content/barons.ts'
import type { Count } from '../../content/vocabulary.ts'
import { areaOf, isOnBoard } from '../armies.ts'
import { clockwise } from '../barons.ts'
import { citiesOf, kingdomCitiesOf } from '../cities.ts'
import { isKingdomCity, isOverseas } from '../map.ts'
import type { PublicState, S } from '../state.ts'
import type { Context } from './context.ts'

export function countOf(s: PublicState, seat: Seat, per: Count | undefined): number {
  switch (per) {
    case undefined:
    case 'sailingNoble':
      return 1
    case 'ownCity':
      return citiesOf(s, seat).length
    case 'ownKingdomCity':
      return kingdomCitiesOf(s, seat).length
    case 'nobleOnBoard':
      return SHAPES.filter(shape => isOnBoard(s, seat, shape)).length
    case 'areaWithOwnNoble':
      return new Set(SHAPES.flatMap(shape => areaOf(s, seat, shape) ?? [])).size
  }
}

/** Everybody it concerns, clockwise from the Chairman (4.3); not those who have refused (9.3.12). */
export function concerned(s: S, e: Context, who: 'each' | 'all' | 'drawer' | undefined): readonly Seat[] {
  const isEverybody = who === 'each' || who === 'all' || e.seat < 0
  return (isEverybody ? clockwise(s) : [e.seat]).filter(seat => !e.refused.includes(seat))
}

export const controlsOverseasCity = (s: S, seat: Seat): boolean => citiesOf(s, seat).some(city => !isKingdomCity(city))
export const hasNobleOverseas = (s: S, seat: Seat): boolean =>
  SHAPES.some(shape => {
    const area = areaOf(s, seat, shape)
    return area !== undefined && isOverseas(area)
  })
