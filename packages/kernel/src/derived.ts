// Values derived from the state (supply, control, auras): worked out again only when what they depend on has changed.

import type { Seat } from './core.ts'
import { isSameList } from './lists.ts'
import { cardsIn, contents, type WithZones, type Zone } from './zones.ts'

/** Something cheap to read and to compare: a value, or a flat list of values. */
export type Input = Value | readonly Value[]
type Value = number | string | boolean

/** What was derived, and a copy of what it was derived from. */
type Kept<T> = { readonly from: readonly Input[]; readonly value: T }

/**
 * A value worked out from the parts of the state that `inputs` names, and from nothing else. It is kept for each state
 * and compared with the inputs as they are whenever it is asked for, so it is right also in the middle of a handler that
 * has just changed them; states with the same inputs, such as copies in a search, share it. Nothing of it is part of the
 * state. Whoever gets it must not change it.
 */
export function derived<S extends object, T>(inputs: (s: S) => readonly Input[], compute: (s: S) => T): (s: S) => T {
  const keptFor = new WeakMap<S, Kept<T>>()
  let last: Kept<T> | undefined
  return s => {
    const now = inputs(s)
    const own = keptFor.get(s)
    if (own && isSame(own.from, now)) return own.value
    if (!last || !isSame(last.from, now)) last = { from: now.map(copyOf), value: compute(s) }
    keptFor.set(s, last)
    return last.value
  }
}

export type DerivedFrom<S, T> = {
  (s: S): T
  /** A list has taken the place of another without any difference to the value: it need not be worked out again. */
  same(before: object, after: object): void
  /** The same with a difference that `next` tells from the value before, unless only working it out anew can. */
  follows(before: object, after: object, next: (value: T) => T | undefined): void
}

/** So many values are kept: of the states at hand, such as those of a search and its copies. */
const KEPT_VALUES = 8

/**
 * The same for two inputs that are replaced and never changed, such as `sharedRows`: they are compared by themselves, which
 * costs next to nothing however long they are.
 */
export function derivedFrom<S, T>(
  first: (s: S) => object,
  second: (s: S) => object,
  compute: (s: S) => T,
): DerivedFrom<S, T> {
  type Found = { readonly one: object; readonly two: object; readonly value: T }
  const kept: Found[] = []
  let last: Found | undefined // most questions are about the same state as the one before
  let next = 0
  const keep = (found: Found): Found => {
    kept[next] = found
    next = (next + 1) % KEPT_VALUES
    return found
  }
  const findAnew = (s: S, one: object, two: object): T => {
    last = kept.find(found => found.one === one && found.two === two) ?? keep({ one, two, value: compute(s) })
    return last.value
  }
  // Asked hundreds of times for every decision: short enough to be compiled into its callers, and it closes over nothing.
  const find = (s: S): T => {
    const one = first(s)
    const two = second(s)
    return last !== undefined && last.one === one && last.two === two ? last.value : findAnew(s, one, two)
  }
  const follows = (before: object, after: object, next: (value: T) => T | undefined): void => {
    const found = last?.one === before ? last : kept.find(({ one }) => one === before)
    const value = found && next(found.value)
    if (!found || value === undefined) return
    const taken = { one: after, two: found.two, value }
    if (found === last) last = taken
    keep(taken)
  }
  return Object.assign(find, { same: (before: object, after: object) => follows(before, after, itself), follows })
}

/**
 * What follows from the cards of a zone and from nothing else, such as the laws in force. The list of a zone's cards is
 * replaced and never changed, so this is worked out once for each, whichever states hold it.
 */
export function derivedFromZone<K extends string, T extends object>(
  zone: Zone<K>,
  compute: (cards: readonly K[]) => T,
): (s: WithZones, seat?: Seat) => T {
  const known = new WeakMap<readonly number[], T>()
  const last: { readonly list: readonly number[]; readonly value: T }[] = [] // by seat: mostly the same is asked again
  return (s, seat = 0) => {
    const list = contents(s, zone, seat)
    const own = last[seat]
    if (own !== undefined && own.list === list) return own.value
    let value = known.get(list)
    if (value === undefined) {
      value = compute(cardsIn(s, zone, seat))
      known.set(list, value)
    }
    last[seat] = { list, value }
    return value
  }
}

const itself = <T>(value: T): T => value

const copyOf = (input: Input): Input => (isList(input) ? input.slice() : input)

const isList = (input: Input): input is readonly Value[] => Array.isArray(input)

function isSame(kept: readonly Input[], now: readonly Input[]): boolean {
  if (kept.length !== now.length) return false
  for (let i = 0; i < kept.length; i++) {
    const a = kept[i]
    const b = now[i]
    if (a === b) continue
    if (a === undefined || b === undefined || !isList(a) || !isList(b) || !isSameList(a, b)) return false
  }
  return true
}
