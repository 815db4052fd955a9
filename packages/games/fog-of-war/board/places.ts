// What on the board has a dossier: provinces, the slots of both wheels, and the objectives beside Morocco.

import type { Arg, Choice, View } from '@ludoteka/kernel'
import { findName } from '@ludoteka/ui'
import { PROVINCES, type Province } from '../content/provinces.ts'
import { SIDES, type Side } from '../content/sides.ts'
import { SLOTS, type Slot } from '../content/wheel.ts'
import { PLATES } from './geometry.ts'
import { FRAME } from './map.generated.ts'
import { OBJECTIVE_VERBS, type PlaceVerb, plausibleAt, plausibleAtSlot, provinceOffers, slotOffers } from './offers.ts'
import type { Scene } from './scene.ts'
import { BESIDE } from './tracks.tsx'

export type Place =
  | { readonly kind: 'province'; readonly at: Province }
  | { readonly kind: 'slot'; readonly side: Side; readonly slot: Slot }
  | { readonly kind: 'objectives' }

export const keyOf = (place: Place): string =>
  place.kind === 'province' ? place.at : place.kind === 'slot' ? `${place.side} ${place.slot}` : place.kind

/** The place that an element of the board stands for. */
export function placeOf(target: HTMLElement | undefined): Place | undefined {
  const at = findName(PROVINCES, target?.dataset['province'])
  if (at) return { kind: 'province', at }
  if (target?.dataset['place'] === BESIDE) return { kind: 'objectives' }
  const slot = findName(SLOTS, target?.dataset['slot'])
  const side = findName(SIDES, target?.dataset['side'])
  return slot && side ? { kind: 'slot', side, slot } : undefined
}

/** A click beside the plate means the province whose land or sea was clicked. */
export function areaOf(target: EventTarget): Place | undefined {
  const area = target instanceof SVGElement ? target.closest<SVGElement>('[data-area]') : null
  const at = findName(PROVINCES, area?.dataset['area'])
  return at && { kind: 'province', at }
}

/** What is offered there. */
export function offersAt(choice: Choice, place: Place, side: Side | undefined): readonly PlaceVerb[] {
  if (place.kind === 'province') return provinceOffers(choice, place.at)
  if (place.kind === 'slot') return slotOffers(choice, place.slot, place.side === side)
  return OBJECTIVE_VERBS.filter(verb => choice[verb] !== undefined)
}

/** What an answer there names. */
export function argOf(place: Place): Arg | undefined {
  return place.kind === 'province' ? place.at : place.kind === 'slot' ? place.slot : undefined
}

/** What a click there was probably meant for where nothing is offered. */
export function plausible(view: View, choice: Choice, scene: Scene, place: Place, side: Side | undefined): PlaceVerb {
  if (place.kind === 'province') return plausibleAt(view, choice, scene.control[place.at], side)
  return place.kind === 'slot' ? plausibleAtSlot(view, choice, place.side === side) : 'spyObjectives'
}

/** The dossier lies on the other half of the map. */
export function besides(
  place: Place,
  near: Side,
): { readonly across: 'left' | 'right'; readonly down: 'top' | 'bottom' } {
  if (place.kind === 'objectives') return { across: 'left', down: 'top' }
  if (place.kind === 'slot') return { across: place.side === near ? 'right' : 'left', down: 'bottom' }
  const { x, y } = PLATES[place.at]
  return { across: x < FRAME.width / 2 ? 'right' : 'left', down: y < FRAME.height / 2 ? 'bottom' : 'top' }
}
