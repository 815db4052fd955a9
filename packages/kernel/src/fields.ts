// A game's own state, declared field by field. The declaration gives the TypeScript type, the initial value,
// the JSON notation (names instead of numbers), its validation, its schema and the fast copy. Every field is public but for secret
// numbers (secretNumbers.ts).

import type { Core, Seat } from './core.ts'
import { fail, failFor } from './errors.ts'
import { indexAt, integerAt, type Json, listAt, objectAt, onlyKeys } from './json.ts'
import { type JsonSchema, listOf, objectOf, recordOf } from './jsonSchema.ts'
import { isSameList } from './lists.ts'

export type Codec<T> = {
  initial(seats: number): T
  write(value: T, seats: readonly string[]): Json
  read(json: unknown, path: string, seats: readonly string[]): T
  /** The default that the notation leaves out at a path inside the value, where it leaves out any. */
  leftOut?(path: readonly string[], seats: readonly string[]): Json | undefined
  /** What is written, and of what is not public also what others see of it. */
  schema(seats: readonly string[]): JsonSchema
  /** Missing where the value itself may be shared between copies. */
  copy?(value: T): T
  /** For what is not public: how somebody sees it who knows only some seats' part, and what they may suppose it is. */
  readonly secret?: {
    see(value: T, seats: readonly string[], knows: (seat: Seat) => boolean): Json
    redeal(s: Core, value: T, knows: (seat: Seat) => boolean, below: (n: number) => number): T
  }
}

export type Fields = Readonly<Record<string, Codec<unknown>>>
export type StateOf<D extends Fields> = { -readonly [K in keyof D]: D[K] extends Codec<infer T> ? T : never }

/** An index that points nowhere. */
export const NOWHERE = -1

/** A whole number, in a position never below `min` nor above `max`. */
export function count(initial = 0, { min = -Infinity, max = Infinity }: Bounds = {}): Codec<number> {
  return {
    initial: () => initial,
    write: n => n,
    read(json, path) {
      const n = integerAt(json, path, 'bad-position')
      if (n < min) failFor('bad-position', { kind: 'tooLow', path, given: n, limit: min })
      if (n > max) failFor('bad-position', { kind: 'tooHigh', path, given: n, limit: max })
      return n
    },
    schema: () => ({
      type: 'integer',
      ...(min > -Infinity ? { minimum: min } : {}),
      ...(max < Infinity ? { maximum: max } : {}),
    }),
  }
}

type Bounds = { readonly min?: number; readonly max?: number }

export function flag(initial = false): Codec<boolean> {
  return {
    initial: () => initial,
    write: b => b,
    read: (json, path) =>
      typeof json === 'boolean' ? json : failFor('bad-position', { kind: 'form', path, form: 'trueOrFalse' }),
    schema: () => ({ type: 'boolean' }),
  }
}

/** One name of a list, kept as its index; NOWHERE is written "none". */
export function oneOf(names: readonly string[], initial: number = NOWHERE): Codec<number> {
  if (names.includes('none')) fail('broken-rules', 'The name "none" is taken: it means nowhere.')
  return {
    initial: () => initial,
    write: index => (index === NOWHERE ? 'none' : nameAt(names, index)),
    read: (json, path) => (json === 'none' ? NOWHERE : indexAt(names, json, path, 'bad-position')),
    schema: () => ({ enum: ['none', ...names] }),
  }
}

function nameAt(names: readonly string[], index: number): string {
  return names[index] ?? fail('bad-state', `There is no name number ${index} among ${names.join(', ')}.`)
}

/** A seat, kept as its number. */
export function seat(initial = 0): Codec<number> {
  return {
    initial: () => initial,
    write: (index, seats) => (index === NOWHERE ? 'none' : nameAt(seats, index)),
    read: (json, path, seats) => (json === 'none' ? NOWHERE : indexAt(seats, json, path, 'bad-position')),
    schema: seats => ({ enum: ['none', ...seats] }),
  }
}

/** One value per name, kept as a flat list; written as an object. Names may be left out when reading. */
export function byId<T extends number | boolean>(names: readonly string[], each: Codec<T>): Codec<T[]> {
  return keyed(() => names, each)
}

/** One value per seat. */
export function bySeat<T extends number | boolean>(each: Codec<T>): Codec<T[]> {
  return keyed(seats => seats, each)
}

function keyed<T extends number | boolean>(
  keys: (seats: readonly string[]) => readonly string[],
  each: Codec<T>,
): Codec<T[]> {
  const size = (seats: number): number => keys(new Array<string>(seats).fill('')).length
  return {
    initial: seats => Array.from({ length: size(seats) }, () => each.initial(seats)),
    write: (values, seats) => {
      // A plain loop: views are written after every action at every table.
      const written: Record<string, Json> = {}
      keys(seats).forEach((key, i) => {
        written[key] = each.write(valueAt(values, i), seats)
      })
      return written
    },
    read: (json, path, seats) => {
      const object = objectAt(json, path, 'bad-position')
      onlyKeys(object, keys(seats), path, 'bad-position')
      return keys(seats).map(key =>
        Object.hasOwn(object, key) ? each.read(object[key], `${path}.${key}`, seats) : each.initial(seats.length),
      )
    },
    schema: seats => recordOf(keys(seats), each.schema(seats)),
    copy: values => values.slice(),
  }
}

function valueAt<T>(values: readonly T[], i: number): T {
  return values[i] ?? fail('bad-state', 'A list of the state is too short.')
}

/** A list of any length. */
export function list<T extends number | boolean>(each: Codec<T>): Codec<T[]> {
  return {
    initial: () => [],
    write: (values, seats) => values.map(value => each.write(value, seats)),
    read: (json, path, seats) =>
      listAt(json, path, 'bad-position').map((value, i) => each.read(value, `${path}[${i}]`, seats)),
    schema: seats => listOf(each.schema(seats)),
    copy: values => values.slice(),
  }
}

/** A group of fields with names of their own. */
export function group<D extends Readonly<Record<string, Codec<number> | Codec<boolean>>>>(parts: D): Codec<StateOf<D>> {
  const all = Object.entries<Codec<unknown>>(parts)
  return {
    initial: seats => build(parts, part => part.initial(seats)),
    write: (value, seats) => {
      const written: Record<string, Json> = {}
      for (const [k, part] of all) written[k] = part.write(Reflect.get(value, k), seats)
      return written
    },
    read: (json, path, seats) => {
      const object = objectAt(json, path, 'bad-position')
      onlyKeys(object, Object.keys(parts), path, 'bad-position')
      return build(parts, (part, k) =>
        Object.hasOwn(object, k) ? part.read(object[k], `${path}.${k}`, seats) : part.initial(seats.length),
      )
    },
    schema: seats => objectOf(Object.fromEntries(all.map(([k, part]) => [k, part.schema(seats)]))),
    copy: value => ({ ...value }),
  }
}

/** Fills every field of a declaration; the one place where the derived type is put together. */
export function build<D extends Fields>(parts: D, value: (part: Codec<unknown>, key: string) => unknown): StateOf<D> {
  const entries = Object.entries<Codec<unknown>>(parts).map(([key, part]) => [key, value(part, key)])
  return Object.fromEntries(entries) as StateOf<D>
}

/** Whether a field has the same value: it is a number, a flag, a flat list or group of them, or a group of lists. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) && Array.isArray(b)) return isSameList(a, b)
  for (const key in a) if (!isSameValue(Reflect.get(a, key), Reflect.get(b, key))) return false
  for (const key in b) if (!(key in a)) return false
  return true
}
