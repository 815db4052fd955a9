// Secret numbers: every seat writes one down, others see only that it has, until all are shown. Votes and pledges.

import type { Core, Seat } from './core.ts'
import { fail } from './errors.ts'
import type { Codec } from './fields.ts'
import { integerAt, isObject, type Json, objectAt, onlyKeys } from './json.ts'
import { COUNT, type JsonSchema, objectOf, recordOf } from './jsonSchema.ts'
import { itemAt } from './lists.ts'

export type SecretNumbers = {
  /** By seat; NONE where nothing is written. */
  readonly written: number[]
  readonly shown: boolean[]
}

const NONE = -1

/** Where a number may lie, as everybody can tell: up to a constant, or up to a number of another field that every seat has. */
type Range = { readonly min?: number; readonly max: number | { readonly field: string } }

/** A field that holds one secret number for each seat. */
export function secretNumbers({ min = 0, max }: Range): Codec<SecretNumbers> {
  if (min < 0) fail('broken-rules', 'Secret numbers are not negative.')
  return {
    initial: seats => ({ written: new Array<number>(seats).fill(NONE), shown: new Array<boolean>(seats).fill(false) }),
    write: (value, seats) => bySeat(seats, seat => writeNumber(value, seat, () => true)),
    read: (json, path, seats) => {
      const given = objectAt(json, path, 'bad-position')
      onlyKeys(given, seats, path, 'bad-position')
      const read = seats.map(seat => readNumber(given[seat] ?? 'none', `${path}.${seat}`))
      return { written: read.map(({ number }) => number), shown: read.map(({ shown }) => shown) }
    },
    schema: seats => recordOf(seats, NUMBER_SCHEMA),
    copy: ({ written, shown }) => ({ written: written.slice(), shown: shown.slice() }),
    secret: {
      see: (value, seats, knows) => bySeat(seats, seat => writeNumber(value, seat, knows)),
      redeal: (s, value, knows, below) => ({
        ...value,
        written: value.written.map((number, seat) => {
          if (number === NONE || value.shown[seat] || knows(seat)) return number
          return min + below(Math.max(min, limitOf(s, max, seat)) - min + 1)
        }),
      }),
    },
  }
}

function bySeat(seats: readonly string[], write: (seat: Seat) => Json): Json {
  return Object.fromEntries(seats.map((name, seat) => [name, write(seat)]))
}

/** "none", "written" where the number is hidden, the number, or `{ shown: number }` once everybody knows it. */
function writeNumber({ written, shown }: SecretNumbers, seat: Seat, knows: (seat: Seat) => boolean): Json {
  const number = itemAt(written, seat)
  if (number === NONE) return 'none'
  if (shown[seat]) return { shown: number }
  return knows(seat) ? number : 'written'
}

const NUMBER_SCHEMA: JsonSchema = { anyOf: [COUNT, objectOf({ shown: COUNT }), { enum: ['none', 'written'] }] }

function readNumber(json: unknown, path: string): { readonly number: number; readonly shown: boolean } {
  if (json === 'none') return { number: NONE, shown: false }
  const shown = isObject(json)
  if (shown) onlyKeys(json, ['shown'], path, 'bad-position')
  const number = integerAt(shown ? json['shown'] : json, path, 'bad-position')
  return number >= 0 ? { number, shown } : fail('bad-position', `${path} must not be negative.`)
}

function limitOf(s: Core, max: Range['max'], seat: Seat): number {
  if (typeof max === 'number') return max
  const limits: unknown = Reflect.get(s, max.field)
  const limit: unknown = Array.isArray(limits) ? limits[seat] : undefined
  return typeof limit === 'number'
    ? limit
    : fail('broken-rules', `The field ${max.field} holds no number for each seat.`)
}

export function writeSecret({ written }: SecretNumbers, seat: Seat, number: number): void {
  if (!Number.isSafeInteger(number) || number < 0) fail('broken-rules', `${number} can't be a secret number.`)
  written[seat] = number
}

export function hasWritten({ written }: SecretNumbers, seat: Seat): boolean {
  return itemAt(written, seat) !== NONE
}

/** What a seat has written; 0 where it has written nothing. */
export function secretOf({ written }: SecretNumbers, seat: Seat): number {
  return Math.max(0, itemAt(written, seat))
}

/** Shows all that was written to everybody. */
export function showSecrets(s: Core, { written, shown }: SecretNumbers): void {
  written.forEach((number, seat) => {
    if (number === NONE || shown[seat]) return
    shown[seat] = true
    s.sealed = true
  })
}

/** Takes back what a seat has written, or what all have. */
export function clearSecrets({ written, shown }: SecretNumbers, seat?: Seat): void {
  for (const one of seat === undefined ? written.keys() : [seat]) {
    written[one] = NONE
    shown[one] = false
  }
}
