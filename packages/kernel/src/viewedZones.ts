// Zones as they stand in a view, and how everybody reads them. Imports nothing that runs: pages that load no rules read
// views as well.

import type { View } from './view.ts'
import type { Zone } from './zones.ts'

export type ZoneView = {
  readonly count: number
  /** The cards, where the viewer sees them. */
  readonly cards?: readonly string[]
  /** In a hidden hand the cards the viewer knows to be there; in a hidden pile name and place (0 = top). */
  readonly known?: readonly (string | readonly [number, string])[]
  /** Cards that the viewer knew here, of which `missing` may have left unseen; in a pile, cards that were shuffled in. */
  readonly doubts?: readonly { readonly cards: readonly string[]; readonly missing: number }[]
  /** What the viewer has seen here: when, by the game's own count, and how many cards have come and gone since. */
  readonly sightings?: readonly {
    readonly when: number
    readonly cards: readonly string[]
    readonly came: number
    readonly left: number
  }[]
}

export type ZonesBySeat = Readonly<Record<string, ZoneView>>

/**
 * Zones by name; one that every seat has, by seat; one of places, by place (and seat), empty places left out. Of zones
 * under a veil those who may not look in see the sum, under the veil's name.
 */
export type ZoneViews = Readonly<
  Record<string, ZoneView | ZonesBySeat | Readonly<Record<string, ZoneView | ZonesBySeat>>>
>

const EMPTY: ZoneView = { count: 0 }

/** A zone of the table, or that of a seat. What a view does not show, such as the zones of an empty place, holds nothing. */
export function zoneIn(view: View, zone: Pick<Zone, 'name'>, seat?: string): ZoneView {
  // The zone of a place is named after both; a place may have dots in its own name.
  const [name = '', ...place] = zone.name.split('.')
  let found = partOf(view.zones, name)
  if (place.length > 0) found = partOf(found, place.join('.'))
  if (seat !== undefined) found = partOf(found, seat)
  return isZoneView(found) ? found : EMPTY
}

/** The cards of a zone that the viewer sees, in its order; without those that only other versions of the game have. */
export function cardsSeen<K extends string>(
  view: View,
  zone: Pick<Zone<K>, 'name' | 'kinds'>,
  seat?: string,
): readonly K[] {
  const { cards = [] } = zoneIn(view, zone, seat)
  return cards.flatMap(name => zone.kinds.find(kind => kind === name) ?? [])
}

/** Every zone of a view by itself, with its name, place and seat as far as it has them. */
export function eachZoneView(views: ZoneViews): { readonly path: readonly string[]; readonly view: ZoneView }[] {
  const inside = (part: ZoneViews[string] | ZoneView, path: readonly string[]): ReturnType<typeof eachZoneView> =>
    isZoneView(part)
      ? [{ path, view: part }]
      : Object.entries<ZoneView | ZonesBySeat>(part).flatMap(([name, deeper]) => inside(deeper, [...path, name]))
  return Object.entries(views).flatMap(([name, part]) => inside(part, [name]))
}

function isZoneView(part: unknown): part is ZoneView {
  return typeof partOf(part, 'count') === 'number'
}

function partOf(whole: unknown, name: string): unknown {
  return typeof whole === 'object' && whole !== null && Object.hasOwn(whole, name)
    ? Reflect.get(whole, name)
    : undefined
}
