// Rows that end by themselves, and columns of which only what differs from the default is kept.

import {
  addRow,
  amended,
  type Codec,
  type Core,
  cloneState,
  count,
  expireRows,
  findRows,
  flag,
  NOWHERE,
  named,
  play,
  type RowOf,
  readPosition,
  readState,
  removeRows,
  rows,
  seat,
  seedFrom,
  sharedRows,
  sparseById,
  start,
  text,
  updateRow,
  view,
  writePosition,
} from '@ludoteka/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { edicts } from './games/edicts.ts'
import { bytes, codeOf, parsed } from './play.ts'

const SEATS = ['n', 'e', 's', 'w']
const WORDS = ['armour', 'haste', 'curse'] as const
const MOMENTS = ['turnEnd', 'roundEnd', 'never'] as const

const COLUMNS = {
  word: named(WORDS),
  amount: count(1),
  holder: seat(),
  hidden: flag(),
  until: named(MOMENTS, 'never'),
  whose: seat(NOWHERE),
  left: count(1),
}
const LASTING = rows(COLUMNS)
type Lasting = RowOf<typeof COLUMNS>

const anyRow: fc.Arbitrary<Lasting> = fc.record({
  word: fc.constantFrom(...WORDS),
  amount: fc.integer(),
  holder: fc.integer({ min: NOWHERE, max: 3 }),
  hidden: fc.boolean(),
  until: fc.constantFrom(...MOMENTS),
  whose: fc.integer({ min: NOWHERE, max: 3 }),
  left: fc.integer({ min: 1, max: 3 }),
})

const listOf = (...given: readonly Partial<Lasting>[]): Lasting[] => {
  const list: Lasting[] = []
  for (const row of given) addRow(LASTING, list, row)
  return list
}
const wordsOf = (list: readonly Lasting[]): string[] => list.map(({ word }) => word)

describe('the notation of rows', () => {
  test('what is written can be read back, to the same bytes', () => {
    fc.assert(
      fc.property(fc.array(anyRow), given => {
        const list = listOf(...given)
        const stored = parsed(bytes(LASTING.write(list, SEATS)))
        expect(bytes(LASTING.read(stored, 'at', SEATS))).toBe(bytes(list))
        expect(LASTING.copy?.(list)).toEqual(list)
      }),
    )
  })

  test('columns at their default are left out, and take it when they are read', () => {
    const list = listOf({ word: 'haste', holder: 2, until: 'turnEnd' }, {})
    expect(LASTING.write(list, SEATS)).toEqual([{ word: 'haste', holder: 's', until: 'turnEnd' }, {}])
    expect(LASTING.read([{}], 'at', SEATS)).toEqual([LASTING.blank])
  })

  test('a row has its columns in one order, whatever the order they were given in', () => {
    const [one, two] = [listOf({ amount: 2, word: 'curse' }), listOf({ word: 'curse', amount: 2 })]
    expect(bytes(one)).toBe(bytes(two))
  })

  test.each([
    {},
    'armour',
    [1],
    [[]],
    [{ word: 'charm' }],
    [{ amount: '1' }],
    [{ holder: 'x' }],
    [{ until: 'none' }],
    [{ colour: 1 }],
  ])('%j is refused', wrong => {
    expect(codeOf(() => LASTING.read(wrong, 'at', SEATS))).toBe('bad-position')
  })

  test('the refusal says where', () => {
    expect(() => LASTING.read([{}, { amount: 'x' }], 'facts.lasting', SEATS)).toThrow(/facts\.lasting\[1\]\.amount/)
  })
})

describe('adding, finding, changing, removing', () => {
  test('rows are found by values or by a question, the oldest first', () => {
    const list = listOf({ word: 'curse', amount: 2 }, { word: 'armour' }, { word: 'curse', holder: 1 })
    expect(findRows(list, { word: 'curse' }).map(({ amount }) => amount)).toEqual([2, 1])
    expect(findRows(list, { word: 'curse', holder: 1 })).toEqual([list[2]])
    expect(findRows(list, ({ amount }) => amount > 1)).toEqual([list[0]])
  })

  test('what is removed is given back, and only that is gone', () => {
    const list = listOf({ word: 'curse' }, { word: 'armour' }, { word: 'curse', holder: 1 })
    expect(removeRows(list, { word: 'curse' })).toHaveLength(2)
    expect(wordsOf(list)).toEqual(['armour'])
  })

  test('a row is replaced, never changed: copies of the list keep the old one', () => {
    const list = listOf({ word: 'curse', amount: 2 })
    const copy = LASTING.copy?.(list) ?? []
    const [row] = list
    if (row) updateRow(list, row, { amount: 5 })
    expect(list[0]?.amount).toBe(5)
    expect(copy[0]?.amount).toBe(2)
  })

  test('a row that is not in the list can not be changed', () => {
    expect(codeOf(() => updateRow(listOf({}), LASTING.blank, { amount: 5 }))).toBe('broken-rules')
  })
})

describe('rows that end by themselves', () => {
  test('what is due goes and is given back, the oldest first; the rest stays', () => {
    const list = listOf({ word: 'curse', until: 'turnEnd' }, { word: 'haste' }, { word: 'armour', until: 'turnEnd' })
    expect(wordsOf(expireRows(list, 'turnEnd'))).toEqual(['curse', 'armour'])
    expect(wordsOf(list)).toEqual(['haste'])
    expect(expireRows(list, 'turnEnd')).toEqual([])
  })

  test('a row that waits for the moment of one seat outlasts that of others', () => {
    const list = listOf({ until: 'turnEnd', whose: 2 })
    expect(expireRows(list, 'turnEnd', 1)).toEqual([])
    expect(expireRows(list, 'turnEnd')).toEqual([])
    expect(expireRows(list, 'roundEnd', 2)).toEqual([])
    expect(expireRows(list, 'turnEnd', 2)).toHaveLength(1)
  })

  test('a row may outlast several such moments, and says how many are left', () => {
    const list = listOf({ until: 'turnEnd', left: 3 })
    expireRows(list, 'turnEnd')
    expireRows(list, 'turnEnd')
    expect(list[0]?.left).toBe(1)
    expect(expireRows(list, 'turnEnd')).toHaveLength(1)
  })

  test('a moment no row knows does not compile', () => {
    // @ts-expect-error: there is no such moment
    expect(expireRows(listOf({ until: 'turnEnd' }), 'dawn')).toEqual([])
  })
})

describe('sparse columns', () => {
  const NAMES = ['red', 'green', 'blue']
  const column = sparseById(NAMES, count(1))
  const values = (codec: Codec<number>): fc.Arbitrary<[number, number][]> =>
    fc.array(fc.tuple(fc.integer({ min: 0, max: 2 }), fc.constantFrom(codec.initial(0), 2, 7)))

  test('a column tells what was put in, survives its notation, and keeps nothing at the default', () => {
    fc.assert(
      fc.property(values(count(1)), changes => {
        let sparse = column.initial(2)
        const plain = [1, 1, 1]
        for (const [index, value] of changes) {
          sparse = column.with(sparse, index, value)
          plain[index] = value
        }
        expect(NAMES.map((_, index) => column.get(sparse, index))).toEqual(plain)
        expect(Object.keys(sparse)).toHaveLength(plain.filter(value => value !== 1).length)
        const stored = parsed(bytes(column.write(sparse, SEATS)))
        expect(bytes(column.read(stored, 'at', SEATS))).toBe(bytes(sparse))
      }),
    )
  })

  test('a change leaves the column it was made from as it is', () => {
    const before = column.with(column.initial(2), 0, 4)
    column.with(before, 0, 5)
    expect(column.get(before, 0)).toBe(4)
  })

  test.each([{ violet: 2 }, { red: 'x' }, [2], null])('%j is refused', wrong => {
    expect(codeOf(() => column.read(wrong, 'at', SEATS))).toBe('bad-position')
  })

  test('a name that does not exist can not be given a value', () => {
    expect(codeOf(() => column.with({}, 3, 2))).toBe('broken-rules')
  })
})

describe('in a game', () => {
  const fresh = (): Core => start(edicts, {}, seedFrom('edicts'))
  const enacted = (...names: readonly string[]): Core =>
    names.reduce((s, arg, turn) => play(edicts, s, { seat: turn % 2, verb: 'enact', arg }), fresh())

  test('everybody sees the rows, in their notation', () => {
    const { facts } = view(edicts, enacted('toll', 'charter'), 0)
    expect(facts['inForce']).toEqual([
      { edict: 'toll', until: 'turnEnd', whose: 'ann' },
      { edict: 'charter', holder: 'bob' },
    ])
  })

  test('a copy of a state shares its rows and changes none of them', () => {
    const s = enacted('feast')
    const before = bytes(s)
    const copy = cloneState(edicts, s)
    expect(Reflect.get(copy, 'inForce')).not.toBe(Reflect.get(s, 'inForce'))
    play(edicts, copy, { seat: 1, verb: 'enact', arg: 'tax' })
    expect(bytes(s)).toBe(before)
  })

  test('states and positions with rows can be stored and read', () => {
    const s = play(edicts, enacted('feast', 'toll'), { seat: 0, verb: 'build', arg: 'south' })
    expect(bytes(readState(edicts, parsed(bytes(s))))).toBe(bytes(s))
    const { facts } = writePosition(edicts, s)
    expect(facts).toMatchObject({ inForce: [{ edict: 'toll', holder: 'bob', until: 'turnEnd', whose: 'bob' }] })
    const read = readPosition(edicts, parsed(bytes(writePosition(edicts, s))), seedFrom('edicts'))
    expect(view(edicts, read, 0).facts).toEqual(view(edicts, s, 0).facts)
  })

  test.each([
    ['a column too many', [{ edict: 'tax', holder: 0, amount: 1, until: 'never', whose: -1, left: 1, more: 1 }]],
    ['a column missing', [{ edict: 'tax' }]],
    ['no list', {}],
    ['no rows', [1]],
    ['an unknown name', [{ edict: 'tithe', holder: 0, amount: 1, until: 'never', whose: -1, left: 1 }]],
  ])('a stored state with %s is refused', (_, inForce) => {
    expect(codeOf(() => readState(edicts, { ...fresh(), inForce }))).toBe('bad-state')
  })
})

describe('shared rows', () => {
  const TABLE = sharedRows({ word: named(WORDS), note: text() })

  test('copies share the list, and a changed one takes its place', () => {
    expect(TABLE.copy).toBeUndefined()
    const before = TABLE.initial(2)
    const after = amended(before, list => addRow(TABLE, list, { word: 'haste', note: 'for a while' }))
    expect([before.length, after]).toEqual([0, [{ word: 'haste', note: 'for a while' }]])
    expect(TABLE.write(after, SEATS)).toEqual([{ word: 'haste', note: 'for a while' }])
    expect(TABLE.read([{ note: 'later' }], 'at', SEATS)).toEqual([{ word: 'armour', note: 'later' }])
  })

  test('words that are no text are refused', () => {
    expect(codeOf(() => TABLE.read([{ note: 3 }], 'at', SEATS))).toBe('bad-position')
  })
})
