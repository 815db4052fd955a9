// Lists compared by what is in them, and read where something must be.

import { fail } from './errors.ts'

/** A value that must be there; a missing one is a mistake in the rules. */
export function required<T>(value: T | undefined, what: string): T {
  return value === undefined ? fail('broken-rules', `Missing: ${what}.`) : value
}

export function itemAt<T>(list: readonly T[], index: number): T {
  const item = list[index]
  return item === undefined ? fail('broken-rules', `Nothing at ${index} in a list of ${list.length}.`) : item
}

/** The keys of a table, in the order they are written in. */
export function keysOf<T extends object>(table: T): readonly (keyof T & string)[] {
  return Object.keys(table) as (keyof T & string)[]
}

/** A table with an entry for each of these names, in their order. */
export function tableOf<K extends string, T>(names: readonly K[], entry: (name: K) => T): Record<K, T> {
  return Object.fromEntries(names.map(name => [name, entry(name)])) as Record<K, T>
}

export function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a === b) return true
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}

/** A copy without the item at this place. */
export function without<T>(list: readonly T[], index: number): readonly T[] {
  const rest = list.slice(1) // a long list that grew item by item would be copied several times on its way
  for (let i = 0; i < index; i++) rest[i] = itemAt(list, i)
  return rest
}

/** A copy with one more item at this place. */
export function inserted<T>(list: readonly T[], index: number, item: T): readonly T[] {
  const longer: T[] = []
  for (let i = 0; i < index; i++) longer.push(itemAt(list, i))
  longer.push(item)
  for (let i = index; i < list.length; i++) longer.push(itemAt(list, i))
  return longer
}
