// What somebody has seen of a stack, and when: kept as it was, however old, with how much has changed since.

import { bit, type Core, type Seat } from './core.ts'
import { alliesMask, indexOfKind, slotOf, type Zone } from './zones.ts'

export type Sighting = {
  /** Bit mask of those who saw it. */
  readonly viewers: number
  readonly slot: number
  /** The game's own count of time: a turn, a year. */
  readonly when: number
  readonly cards: readonly number[]
  /** How many cards have come and gone since; everybody could count them. */
  readonly came: number
  readonly left: number
}

/** Notes what a seat and its allies have just seen of a zone. An older sighting of the same stack is kept beside it. */
export function noteSighting<K extends string>(
  s: Core,
  zone: Zone<K>,
  seat: Seat,
  to: Seat,
  cards: readonly K[],
  when: number,
): void {
  const seen = cards.map(card => indexOfKind(zone, card)).sort((a, b) => a - b)
  const sighting = { viewers: alliesMask(s, to), slot: slotOf(s, zone, seat), when, cards: seen, came: 0, left: 0 }
  s.sightings = [...s.sightings, sighting]
}

/** The latest note that a viewer has of a zone. */
export function newestSighting(s: Core, zone: Zone, seat: Seat, viewer: Seat): Sighting | undefined {
  if (s.sightings.length === 0) return undefined
  const slot = slotOf(s, zone, seat)
  const mask = bit(s, viewer)
  return s.sightings.findLast(sighting => sighting.slot === slot && (sighting.viewers & mask) !== 0)
}

/** Of a stack that is gone nothing is left to tell. */
export function noteDeparture(s: Core, slot: number): void {
  if (!s.sightings.some(sighting => sighting.slot === slot)) return
  const isGone = s.zones[slot]?.length === 0
  s.sightings = s.sightings.flatMap(sighting => {
    if (sighting.slot !== slot) return [sighting]
    return isGone ? [] : [{ ...sighting, left: sighting.left + 1 }]
  })
}

export function noteArrival(s: Core, slot: number): void {
  if (!s.sightings.some(sighting => sighting.slot === slot)) return
  s.sightings = s.sightings.map(sighting =>
    sighting.slot === slot ? { ...sighting, came: sighting.came + 1 } : sighting,
  )
}

/** The sightings before a whole stack moved, as they are after it: they follow the stack. */
export function followStack(before: readonly Sighting[], from: number, to: number): readonly Sighting[] {
  if (!before.some(sighting => sighting.slot === from)) return before
  return before.map(sighting => (sighting.slot === from ? { ...sighting, slot: to } : sighting))
}
