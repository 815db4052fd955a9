// Fields for what comes and goes: a list of small records that may end by themselves, and values most of which stand at
// their default.

import type { Seat } from './core.ts'
import { fail, failFor } from './errors.ts'
import { unknownAmong } from './faults.ts'
import { build, type Codec, type StateOf } from './fields.ts'
import { type Json, listAt, objectAt, onlyKeys, short } from './json.ts'
import { listOf, objectOf, recordOf, TEXT } from './jsonSchema.ts'

/** One name of a list, kept as the name: in a row, which is shared by all copies, it costs no more than an index. */
export function named<const N extends string>(names: readonly N[], initial?: NoInfer<N>): Codec<N> {
  const first = initial ?? names[0] ?? fail('broken-rules', 'A list of names is empty.')
  return {
    initial: () => first,
    write: name => name,
    read: (json, path) =>
      names.find(name => name === json) ??
      failFor('bad-position', { kind: 'unknownName', path, ...unknownAmong(names, short(json)) }),
    schema: () => ({ enum: names }),
  }
}

/** Any words in a row, such as names one after the other. */
export function text(initial = ''): Codec<string> {
  return {
    initial: () => initial,
    write: words => words,
    read: (json, path) => (typeof json === 'string' ? json : fail('bad-position', `${path} must be a text`)),
    schema: () => TEXT,
  }
}

export type Columns = Readonly<Record<string, Codec<number> | Codec<boolean> | Codec<string>>>
export type RowOf<D extends Columns> = Readonly<StateOf<D>>

/** The codec of a list of rows; `blank` is a row with every column at its default. */
export type Rows<D extends Columns> = Codec<RowOf<D>[]> & Blank<D>
type Blank<D extends Columns> = { readonly blank: RowOf<D> }

/** Rows of which not even the list is changed: whoever adds or takes out a row puts another list in its place. */
export type SharedRows<D extends Columns> = Codec<readonly RowOf<D>[]> & Blank<D>

/**
 * Rows that are read far more often than they change. All copies of a state share the list, and what is derived from it
 * (`derivedFrom`) is found by the list itself. Change it with `amended`.
 */
export function sharedRows<D extends Columns>(columns: D): SharedRows<D> {
  const { copy: _, ...codec } = rows(columns)
  return codec
}

/** A list like this one in which something was changed. */
export function amended<R>(list: readonly R[], change: (copy: R[]) => void): readonly R[] {
  const copy = list.slice()
  change(copy)
  return copy
}

/**
 * A list of small records. Rows are replaced and never changed, so copying the list is a slice and all copies share
 * the rows. The notation leaves out columns at their default; in memory a row has all of them, because rows of one
 * shape are read faster and every row is kept only once.
 */
export function rows<D extends Columns>(columns: D): Rows<D> {
  const parts = Object.entries<Codec<unknown>>(columns)
  const blank: RowOf<D> = build(columns, column => column.initial(0))
  return {
    blank,
    initial: () => [],
    write: (list, seats) =>
      list.map(row => {
        const written: Record<string, Json> = {}
        for (const [key, column] of parts) {
          const value: unknown = Reflect.get(row, key)
          if (value !== Reflect.get(blank, key)) written[key] = column.write(value, seats)
        }
        return written
      }),
    read: (json, path, seats) =>
      listAt(json, path, 'bad-position').map((row, i) => {
        const object = objectAt(row, `${path}[${i}]`, 'bad-position')
        onlyKeys(object, Object.keys(columns), `${path}[${i}]`, 'bad-position')
        return build(columns, (column, key) =>
          Object.hasOwn(object, key)
            ? column.read(object[key], `${path}[${i}].${key}`, seats)
            : column.initial(seats.length),
        )
      }),
    leftOut([, key = '', ...further], seats) {
      const column = further.length === 0 ? parts.find(([name]) => name === key)?.[1] : undefined
      return column?.write(Reflect.get(blank, key), seats)
    },
    schema: seats =>
      listOf(objectOf({}, Object.fromEntries(parts.map(([key, column]) => [key, column.schema(seats)])))),
    copy: list => list.slice(),
  }
}

/** Which rows are meant: those with these values, or those that pass. */
export type Which<R> = Partial<R> | ((row: R) => boolean)

function isMeant<R extends object>(which: Which<R>): (row: R) => boolean {
  if (typeof which === 'function') return which
  const values = Object.entries(which)
  return row => values.every(([key, value]) => Reflect.get(row, key) === value)
}

/** Adds a row at the end; columns not given stand at their default. */
export function addRow<D extends Columns>(
  table: Blank<D>,
  list: RowOf<NoInfer<D>>[],
  given: Partial<RowOf<NoInfer<D>>>,
): RowOf<D> {
  // In the order of the columns, whatever the order given: states are compared as JSON. A second spread would be slow.
  const row = Object.assign({ ...table.blank }, given)
  list.push(row)
  return row
}

/** The rows that are meant, the oldest first. */
export function findRows<R extends object>(list: readonly R[], which: Which<NoInfer<R>>): R[] {
  return list.filter(isMeant(which))
}

/** Takes out the rows that are meant and gives them back, for the log. */
export function removeRows<R extends object>(list: R[], which: Which<NoInfer<R>>): R[] {
  const isRemoved = isMeant(which)
  const gone: R[] = []
  let kept = 0
  for (const row of list) {
    if (isRemoved(row)) gone.push(row)
    else list[kept++] = row
  }
  shorten(list, kept)
  return gone
}

/** Row by row: lists are short, and engines take long to set the length of an array. */
function shorten(list: unknown[], length: number): void {
  while (list.length > length) list.pop()
}

/** Puts a changed row in the place of this very one. */
export function updateRow<R extends object>(list: R[], row: R, changes: Partial<NoInfer<R>>): R {
  const at = list.indexOf(row)
  if (at < 0) fail('broken-rules', `There is no such row: ${short(row)}.`)
  const changed = Object.assign({ ...row }, changes)
  list[at] = changed
  return changed
}

/**
 * The columns by which a row ends by itself: at a moment; `whose` names the seat whose moment it must be (missing or
 * NOWHERE = anybody's), `left` how many such moments end it (missing = the first).
 */
export type Expiring = { readonly until: string | number; readonly whose?: Seat; readonly left?: number }

/**
 * A moment has come (of that seat, where it has one): takes out the rows that end now and gives them back, the oldest
 * first. Rows that outlast more such moments have one less left.
 */
export function expireRows<R extends Expiring>(list: R[], moment: R['until'], whose?: Seat): R[] {
  return replaceEach(list, row => {
    if (row.until !== moment || !isMomentOf(row, whose)) return row
    const left = (row.left ?? 1) - 1
    return left > 0 ? { ...row, left } : undefined
  })
}

function isMomentOf({ whose: wanted }: Expiring, whose: Seat | undefined): boolean {
  return wanted === undefined || wanted < 0 || wanted === whose
}

/** Replaces every row by what becomes of it, and gives back those of which nothing does. */
function replaceEach<R extends object>(list: R[], becomes: (row: R) => R | undefined): R[] {
  const gone: R[] = []
  let kept = 0
  for (const row of list) {
    const next = becomes(row)
    if (next === undefined) gone.push(row)
    else list[kept++] = next
  }
  shorten(list, kept)
  return gone
}

/** The values that differ from the default, by index. Replaced and never changed: copies of a state share it. */
export type Sparse<T> = { readonly [index: number]: T }

export type SparseColumn<T> = Codec<Sparse<T>> & {
  get(column: Sparse<T>, index: number): T
  /** The column with this value at that index; what goes back to the default is forgotten. */
  with(column: Sparse<T>, index: number, value: T): Sparse<T>
}

/** Like `byId`, for values that only a few of many names have: markers, counters, wounds of cards in play. */
export function sparseById<T extends number | boolean>(names: readonly string[], each: Codec<T>): SparseColumn<T> {
  const initial = each.initial(0)
  return {
    get: (column, index) => column[index] ?? initial,
    with(column, index, value) {
      if (names[index] === undefined) fail('broken-rules', `There is no name number ${short(index)}.`)
      const { [index]: _, ...others } = column
      return value === initial ? others : { ...others, [index]: value }
    },
    initial: () => ({}),
    write(column, seats) {
      const written: Record<string, Json> = {}
      for (const [index, value] of Object.entries(column)) {
        const name = names[Number(index)] ?? fail('bad-state', `There is no name number ${short(index)}.`)
        written[name] = each.write(value, seats)
      }
      return written
    },
    read(json, path, seats) {
      const object = objectAt(json, path, 'bad-position')
      onlyKeys(object, names, path, 'bad-position')
      const values = Object.entries(object).map(
        ([name, value]) => [names.indexOf(name), each.read(value, `${path}.${name}`, seats)] as const,
      )
      return Object.fromEntries(values.filter(([, value]) => value !== initial))
    },
    leftOut: ([name = '', ...further], seats) =>
      further.length === 0 && names.includes(name) ? each.write(initial, seats) : undefined,
    schema: seats => recordOf(names, each.schema(seats), { required: [] }),
  }
}
