// Reading what comes from outside: only data of the declared shape is put into a sentence.

import { allows, isArg, type VerbList } from '@ludoteka/kernel'

export type Check<T> = (value: unknown) => value is T

export const isNumber: Check<number> = value => typeof value === 'number'
export const isBoolean: Check<boolean> = value => typeof value === 'boolean'

export function isOneOf<T extends string>(names: readonly T[]): Check<T> {
  const known: ReadonlySet<unknown> = new Set(names)
  return (value): value is T => known.has(value)
}

export function listOf<T>(each: Check<T>): Check<readonly T[]> {
  return (value): value is readonly T[] => Array.isArray(value) && value.every(each)
}

export type Shape<T> = { readonly [P in keyof T]: Check<T[P]> }

/** The shape of every entry of a log. */
export type LogShapes<L extends object> = { readonly [K in keyof L]: Shape<L[K]> }

type Checked<C> = C extends Check<infer T> ? T : never

/** The log that shapes declare: each entry with its data. */
export type LogOf<D extends Readonly<Record<string, Readonly<Record<string, Check<unknown>>>>>> = {
  readonly [K in keyof D]: { readonly [P in keyof D[K]]: Checked<D[K][P]> }
}

/** Every verb with the arguments or the form it may take, `true` without. */
export type VerbNames<V extends object> = { readonly [K in keyof V]: VerbList[string] }

/** Is this the data of such an entry? */
export function isData<L extends object, K extends keyof L>(shapes: LogShapes<L>, key: K, data: unknown): data is L[K] {
  return fits(shapes[key], data)
}

/** Does it have the parts of this shape? */
export function fits<T extends object>(shape: Shape<T>, data: unknown): data is T {
  if (typeof data !== 'object' || data === null) return false
  const checks: readonly [string, Check<unknown>][] = Object.entries(shape)
  return checks.every(([part, check]) => Object.hasOwn(data, part) && check(Reflect.get(data, part)))
}

/** Is this an argument the verb may take? */
export function isArgument<V extends object, K extends keyof V>(
  verbs: VerbNames<V>,
  verb: K,
  arg: unknown,
): arg is V[K] {
  const args = verbs[verb]
  return args === true ? arg === true : isArg(arg) && allows({ verb: args }, 'verb', arg)
}

/** Is this one of the table's own keys? */
export function isKeyOf<T extends object>(table: T, key: PropertyKey): key is keyof T {
  return Object.hasOwn(table, key)
}

/** The table's word for a key; what is unknown stands for itself. */
export function wordFor(table: Readonly<Record<string, string>>, key: string): string {
  return isKeyOf(table, key) ? (table[key] ?? key) : key
}
