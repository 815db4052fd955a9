// Values derived from the state (supply, control, auras): worked out again only when what they depend on has changed.

import { isSameList } from './lists.ts'

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
