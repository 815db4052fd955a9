// The codecs a game's own state is declared with: what is written can be read, and nothing else can.

import { byId, bySeat, type Codec, count, flag, group, list, NOWHERE, oneOf, seat } from '@ludoteka/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bytes, codeOf, parsed } from './play.ts'

const SEATS = ['n', 'e', 's', 'w']
const NAMES = ['red', 'green', 'blue']

function roundTrips<T>(codec: Codec<T>, values: fc.Arbitrary<T>): void {
  fc.assert(
    fc.property(values, value => {
      const stored = parsed(bytes(codec.write(value, SEATS)))
      expect(codec.read(stored, 'at', SEATS)).toEqual(value)
      expect((codec.copy ?? (same => same))(value)).toEqual(value)
    }),
  )
}

const refuses = <T>(codec: Codec<T>, wrong: unknown): void => {
  expect(codeOf(() => codec.read(wrong, 'at', SEATS))).toBe('bad-position')
}

const index = fc.integer({ min: NOWHERE, max: NAMES.length - 1 })
const seatIndex = fc.integer({ min: NOWHERE, max: SEATS.length - 1 })

describe('what is written can be read back', () => {
  test('count', () => roundTrips(count(), fc.maxSafeInteger()))
  test('flag', () => roundTrips(flag(), fc.boolean()))
  test('oneOf, nowhere included', () => roundTrips(oneOf(NAMES), index))
  test('seat, nobody included', () => roundTrips(seat(), seatIndex))
  test('byId', () => roundTrips(byId(NAMES, count()), fc.array(fc.integer(), { minLength: 3, maxLength: 3 })))
  test('bySeat', () => roundTrips(bySeat(oneOf(NAMES)), fc.array(index, { minLength: 4, maxLength: 4 })))
  test('list', () => roundTrips(list(seat()), fc.array(seatIndex)))
  test('group', () =>
    roundTrips(
      group({ who: seat(), much: count(), done: flag() }),
      fc.record({ who: seatIndex, much: fc.integer(), done: fc.boolean() }),
    ))
})

describe('what was not written so is refused', () => {
  test.each([1.5, '1', null, true, [], {}, 2 ** 53, undefined])('%j is no count', wrong => refuses(count(), wrong))
  test.each([0, 1, 'true', null])('%j is no flag', wrong => refuses(flag(), wrong))
  test.each(['violet', 'constructor', '__proto__', 0, null, ['red']])('%j is none of the names', wrong =>
    refuses(oneOf(NAMES), wrong),
  )
  test.each(['x', '0', 0, 'toString'])('%j is no seat', wrong => refuses(seat(), wrong))
  test.each([[], 'red', { violet: 1 }, { red: 'x' }, null])('%j is nothing by name', wrong =>
    refuses(byId(NAMES, count()), wrong),
  )
  test.each([{ north: 1 }, { n: true }, [1, 2, 3, 4]])('%j is nothing by seat', wrong =>
    refuses(bySeat(count()), wrong),
  )
  test.each([{}, 'red', ['violet'], [0]])('%j is no list of the names', wrong => refuses(list(oneOf(NAMES)), wrong))
  test.each([{ who: 'n', why: 1 }, { who: 3 }, [], null])('%j is not the group', wrong =>
    refuses(group({ who: seat() }), wrong),
  )
  test.each(['{"__proto__": 1}', '{"constructor": 1}'])('%s as a name is unknown, not inherited', json => {
    refuses(byId(NAMES, count()), parsed(json))
    refuses(bySeat(count()), parsed(json))
    refuses(group({ who: seat() }), parsed(json))
  })
  test('the refusal says where', () => {
    expect(() => byId(NAMES, count()).read({ green: 'x' }, 'facts.paint', SEATS)).toThrow(/facts\.paint\.green/)
    expect(() => list(flag()).read([true, 1], 'facts.lit', SEATS)).toThrow(/facts\.lit\[1\]/)
  })
})

test.each([NAMES.length, -2])('an index of %i names nothing and is not written as nowhere', wrong => {
  expect(codeOf(() => oneOf(NAMES).write(wrong, SEATS))).toBe('bad-state')
  expect(codeOf(() => seat().write(wrong < 0 ? wrong : SEATS.length, SEATS))).toBe('bad-state')
})

describe('declarations', () => {
  test('names that are left out take their initial value', () => {
    expect(byId(NAMES, count(4)).read({ green: 1 }, 'at', SEATS)).toEqual([4, 1, 4])
    expect(bySeat(flag(true)).read({ s: false }, 'at', SEATS)).toEqual([true, true, false, true])
    expect(group({ who: seat(2), much: count(9) }).read({}, 'at', SEATS)).toEqual({ who: 2, much: 9 })
  })

  test('names inherited by every object are not taken for given ones', () => {
    expect(byId(['constructor', 'toString'], count(4)).read({}, 'at', SEATS)).toEqual([4, 4])
    expect(group({ constructor: count(3) }).read({}, 'at', SEATS)).toEqual({ constructor: 3 })
  })

  test('copies of lists and groups do not share', () => {
    const numbers = byId(NAMES, count())
    const value = numbers.initial(4)
    const copy = numbers.copy?.(value) ?? []
    copy[0] = 7
    expect(value[0]).toBe(0)
  })

  test('the word for nowhere can not be a name', () => {
    expect(codeOf(() => oneOf(['some', 'none']))).toBe('broken-rules')
  })
})
