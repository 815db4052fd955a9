// Hidden cards that are bound to each other: which of them may lie together, as far as everybody can tell.

import type { Place } from './constrainedDeal.ts'
import type { Core, Seat } from './core.ts'
import { itemAt } from './lists.ts'
import { kindAt, type Zone } from './zones.ts'

/** Draws a number from 0 to n − 1. */
type Below = (n: number) => number

/** The places of an owner in all zones that share a test. */
export type Bond = {
  readonly zone: Zone
  readonly owner: Seat
  /** Numbers of hidden places. */
  readonly places: number[]
  /** Cards that the seat knows to lie in these zones. */
  readonly known: number[]
}

/** The bond of a zone's cards, if they have one; the first zone that asks for it makes it. */
export function bondOf(bonds: Bond[], zone: Zone, owner: Seat): Bond | undefined {
  const { admitsTogether } = zone
  if (!admitsTogether) return undefined
  const found = bonds.find(bond => bond.zone.admitsTogether === admitsTogether && bond.owner === owner)
  if (found) return found
  const bond = { zone, owner, places: [], known: [] }
  bonds.push(bond)
  return bond
}

/** Whether these cards, and so many more, may lie there. */
export function mayLieTogether(s: Core, { zone, owner }: Bond, cards: readonly number[], open: number): boolean {
  const kinds = cards.map(card => kindAt(zone, card))
  return zone.admitsTogether?.(s, kinds, owner, open) ?? true
}

/** Whether every bond takes what was dealt. */
export function areTakenTogether(s: Core, bonds: readonly Bond[], dealt: readonly number[]): boolean {
  return bonds.every(bond =>
    mayLieTogether(s, bond, [...bond.known, ...bond.places.map(place => itemAt(dealt, place))], 0),
  )
}

type Search = {
  readonly s: Core
  readonly bonds: readonly Bond[]
  readonly places: readonly Place[]
  readonly below: Below
  /** So many cards are tried. */
  readonly most: number
}

/**
 * Cards out of a pool for all places that do not take every card, by the number of the place. Tried one after the other
 * in an order drawn anew; what can't be completed is given up as soon as its bond refuses a part of it.
 */
export function findTogether(
  { s, bonds, places, below, most }: Search,
  pool: readonly number[],
): ReadonlyMap<number, number> | undefined {
  const left = new Map<number, number>()
  for (const card of pool) left.set(card, (left.get(card) ?? 0) + 1)
  const bondsAt = places.map((_, place) => bonds.filter(bond => bond.places.includes(place)))
  const wanted = [...places.keys()].filter(place => itemAt(places, place).fits || itemAt(bondsAt, place).length > 0)
  const chosen = new Map<number, number>()
  const isTaken = (bond: Bond): boolean => {
    const cards = bond.places.flatMap(place => chosen.get(place) ?? [])
    return mayLieTogether(s, bond, [...bond.known, ...cards], bond.places.length - cards.length)
  }
  let tried = 0
  const fillFrom = (n: number): boolean => {
    const place = wanted[n]
    if (place === undefined) return true
    for (const card of shuffled([...left.keys()], below)) {
      const copies = left.get(card) ?? 0
      if (copies === 0 || itemAt(places, place).fits?.(card) === false) continue
      if (++tried > most) return false
      chosen.set(place, card)
      left.set(card, copies - 1)
      if (itemAt(bondsAt, place).every(isTaken) && fillFrom(n + 1)) return true
      left.set(card, copies)
      chosen.delete(place)
    }
    return false
  }
  return fillFrom(0) ? chosen : undefined
}

function shuffled(cards: number[], below: Below): readonly number[] {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = below(i + 1)
    const moved = itemAt(cards, i)
    cards[i] = itemAt(cards, j)
    cards[j] = moved
  }
  return cards
}
