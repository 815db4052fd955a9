// The armies with which a Baron may take cities, and the roads they march on.

import type { Seat } from '@ludoteka/kernel'
import type { Area } from '../content/areas.ts'
import { SHAPES, type Shape } from '../content/barons.ts'
import { areaOf, effectiveStrength, isReady } from '../rules/armies.ts'
import { isClosed, roadRange } from '../rules/lasting.ts'
import type { S } from '../rules/state.ts'

export type Leader = { readonly shape: Shape; readonly at: Area; readonly strength: number; readonly isReady: boolean }

/** Nobles on the map who lead troops. */
export function leadersOf(s: S, seat: Seat): readonly Leader[] {
  return SHAPES.flatMap(shape => {
    const at = areaOf(s, seat, shape)
    const strength = at === undefined ? 0 : effectiveStrength(s, seat, shape)
    return at === undefined || strength === 0 ? [] : [{ shape, at, strength, isReady: isReady(s, seat, shape) }]
  })
}

/** As if no area on the way were closed. */
export const roadsFor = (s: S, seat: Seat) => ({
  range: roadRange(s, seat),
  areOpen: !isClosed(s, 'roads'),
  areBridgesOpen: !isClosed(s, 'bridges'),
  closedAreas: [],
})
