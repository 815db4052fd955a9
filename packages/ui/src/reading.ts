// Reading views and log entries: zones, cards, terms of the question, and what an entry is about.

import type { Entry, View, ZoneView } from '@ludoteka/kernel'
import type { Mark } from './board.ts'

const EMPTY: ZoneView = { count: 0 }

/** A zone of the table, or a seat's own. */
export function viewedZone(view: View, name: string, seat?: string): ZoneView {
  const zone: unknown = seat === undefined ? view.zones[name] : valueAt(view.zones[name], seat)
  return isZoneView(zone) ? zone : EMPTY
}

/** The visible cards of a zone, in its order. */
export function cardsOf<T extends string>(cards: readonly T[], zone: ZoneView): readonly T[] {
  return (zone.cards ?? []).flatMap(name => findName(cards, name) ?? [])
}

/** A number the question tells about itself. */
export function numberTerm({ terms }: View, name: string): number | undefined {
  const value = valueAt(terms, name)
  return typeof value === 'number' ? value : undefined
}

/** The one of these names that the question tells about itself. */
export function namedTerm<T extends string>(names: readonly T[], { terms }: View, name: string): T | undefined {
  return findName(names, valueAt(terms, name))
}

/** Whether the question says so about itself. */
export function isTerm({ terms }: View, name: string): boolean {
  return valueAt(terms, name) === true
}

function isZoneView(value: unknown): value is ZoneView {
  return typeof value === 'object' && value !== null && 'count' in value && typeof value.count === 'number'
}

/** The one of these names that this is, if any. */
export function findName<T extends string>(names: readonly T[], value: unknown): T | undefined {
  return names.find(name => name === value)
}

function valueAt(record: unknown, key: string): unknown {
  return typeof record === 'object' && record !== null && Object.hasOwn(record, key)
    ? Reflect.get(record, key)
    : undefined
}

/** What a log entry is about; `names` lists the things of each kind: spaces, cards, fighters. */
export function marksIn(entry: Entry, names: Readonly<Record<string, readonly string[]>>): readonly Mark[] {
  return Object.values(entry.data)
    .flat()
    .flatMap(value =>
      Object.entries(names).flatMap(([kind, ids]) =>
        ids.includes(String(value)) ? [{ kind, id: String(value) }] : [],
      ),
    )
}

export type ViewedSighting = NonNullable<ZoneView['sightings']>[number] & {
  /** The zone's name, then its place and seat as far as it has them. */
  readonly path: readonly string[]
}

/** Everything the viewer has seen of hidden stacks, the latest first. */
export function sightingsIn({ zones }: View): readonly ViewedSighting[] {
  // Not with the kernel's own walk: this file is part of pages that load no rules.
  const inside = (part: unknown, path: readonly string[]): readonly ViewedSighting[] => {
    if (isZoneView(part)) return (part.sightings ?? []).map(sighting => ({ ...sighting, path }))
    if (typeof part !== 'object' || part === null) return []
    return Object.entries(part).flatMap(([name, deeper]) => inside(deeper, [...path, name]))
  }
  return inside(zones, []).toSorted((a, b) => b.when - a.when)
}
