// Reading a view by names: zones, cards, one of a list. What the viewer may not know is simply not there.

import type { View, ZoneView } from '@ludoteka/kernel'

const EMPTY: ZoneView = { count: 0 }

/** A zone of the table, or a seat's own. */
export function viewedZone(view: View, name: string, seat?: string): ZoneView {
  const zone: unknown = seat === undefined ? view.zones[name] : valueAt(view.zones[name], seat)
  return isZoneView(zone) ? zone : EMPTY
}

/** The visible cards of a zone, in its order. */
export function cardsOf<T extends string>(cards: readonly T[], zone: ZoneView): readonly T[] {
  return (zone.cards ?? []).flatMap(name => oneOf(cards, name) ?? [])
}

function isZoneView(value: unknown): value is ZoneView {
  return typeof value === 'object' && value !== null && 'count' in value && typeof value.count === 'number'
}

/** The one of these names that this is, if any. */
export function oneOf<T extends string>(names: readonly T[], value: unknown): T | undefined {
  return names.find(name => name === value)
}

function valueAt(record: unknown, key: string): unknown {
  return typeof record === 'object' && record !== null && Object.hasOwn(record, key)
    ? Reflect.get(record, key)
    : undefined
}
