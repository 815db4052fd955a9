// Reading views and log entries: terms of the question, what was seen of hidden stacks, and what an entry is about.

import type { Entry, View, ZoneView } from '@ludoteka/kernel'
import { eachZoneView } from '@ludoteka/kernel/viewedZones' // not the whole kernel: pages without rules load this file
import type { Mark } from './board.ts'

/** A number the question tells about itself. */
export function numberTerm({ terms }: View, name: string): number | undefined {
  const value = terms[name]
  return typeof value === 'number' ? value : undefined
}

/** The one of these names that the question tells about itself. */
export function namedTerm<T extends string>(names: readonly T[], { terms }: View, name: string): T | undefined {
  return findName(names, terms[name])
}

/** Whether the question says so about itself. */
export function isTerm({ terms }: View, name: string): boolean {
  return terms[name] === true
}

/** The one of these names that this is, if any. */
export function findName<T extends string>(names: readonly T[], value: unknown): T | undefined {
  return names.find(name => name === value)
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
  return eachZoneView(zones)
    .flatMap(({ path, view: { sightings = [] } }) => sightings.map(sighting => ({ ...sighting, path })))
    .toSorted((a, b) => b.when - a.when)
}
