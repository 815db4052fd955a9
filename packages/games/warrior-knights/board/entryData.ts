// The data of a log entry by name; what is missing or of another kind is left out of the picture.

import type { Entry } from '@ludoteka/kernel'
import { findName } from '@ludoteka/ui'

export type EntryData = {
  readonly key: string
  number(name: string): number
  numbers(name: string): readonly number[]
  one<T extends string>(names: readonly T[], name: string): T | undefined
  many<T extends string>(names: readonly T[], name: string): readonly T[]
}

export function dataOf({ key, data }: Entry): EntryData {
  const listed = (name: string): readonly unknown[] => {
    const value: unknown = data[name]
    return Array.isArray(value) ? value : value === undefined ? [] : [value]
  }
  return {
    key,
    number: name => (typeof data[name] === 'number' ? data[name] : 0),
    numbers: name => listed(name).filter(value => typeof value === 'number'),
    one: (names, name) => findName(names, listed(name)[0]),
    many: (names, name) => listed(name).flatMap(value => findName(names, value) ?? []),
  }
}
