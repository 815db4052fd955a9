// Effects that last: what adds up, what does not, what is lost, and when it ends.

import { type Core, type RowOf, rows, seat, start } from '@ludoteka/kernel'
import { endOfNext, type Gained, lastingColumns, lastingEffects } from '@ludoteka/rules-kit'
import { describe, expect, test } from 'vitest'
import { stall } from './stall.ts'

const STACKING = { armour: 'max', rage: 'sum', blessing: 'flag', reach: 'min' } as const
const CREATURES = ['ogre', 'elf', 'wolf'] as const
const COLUMNS = lastingColumns({
  sources: CREATURES,
  stacking: STACKING,
  holder: seat(),
  moments: ['battle', 'turnEnd', 'roundEnd'],
})
const LASTING = rows(COLUMNS)
type Row = RowOf<typeof COLUMNS>
type S = Core & { lasting: Row[] }

const lasting = lastingEffects({
  rows: LASTING,
  list: (s: S) => s.lasting,
  stacking: STACKING,
  // Seat 2 has armour 2 of its own.
  printed: (_s, holder, word) => (holder === 2 && word === 'armour' ? [2] : []),
})

function given(...gained: readonly Omit<Gained<Row>, 'source'>[]): S {
  const s: S = { ...start(stall, {}, '0'.repeat(32)), lasting: [] }
  for (const one of gained) lasting.add(s, { source: 'ogre', ...one })
  return s
}

describe('several effects of one word', () => {
  test('unnamed ones add up', () => {
    const s = given(
      { word: 'rage', holder: 0, amount: 2 },
      { word: 'rage', holder: 0 },
      { word: 'rage', holder: 1, amount: 5 },
    )
    expect(lasting.amountOf(s, 0, 'rage')).toBe(3)
  })

  test('of equal named ones only the largest works, its own included', () => {
    const s = given(
      { word: 'armour', holder: 2 },
      { word: 'armour', holder: 0, amount: 3 },
      { word: 'armour', holder: 0 },
    )
    expect(lasting.amountOf(s, 0, 'armour')).toBe(3)
    expect(lasting.amountOf(s, 2, 'armour')).toBe(2)
  })

  test('having a flag twice changes nothing', () => {
    const s = given({ word: 'blessing', holder: 0, amount: 4 }, { word: 'blessing', holder: 0 })
    expect(lasting.amountOf(s, 0, 'blessing')).toBe(1)
    expect(lasting.amountOf(s, 1, 'blessing')).toBe(0)
  })

  test('the strictest limit works, and without any there is none', () => {
    const s = given({ word: 'reach', holder: 0, amount: 4 }, { word: 'reach', holder: 0, amount: 2 })
    expect(lasting.limitOf(s, 0, 'reach')).toBe(2)
    expect(lasting.limitOf(s, 1, 'reach')).toBeUndefined()
  })

  test('a holder knows all its words', () => {
    const s = given({ word: 'rage', holder: 2 })
    expect(lasting.wordsOf(s, 2)).toEqual(['armour', 'rage'])
    expect(lasting.has(s, 2, 'armour')).toBe(true)
    expect(lasting.has(s, 0, 'armour')).toBe(false)
  })
})

describe('losing a word', () => {
  test('ends what was gained and hides what is its own, until it ends', () => {
    const s = given({ word: 'armour', holder: 2, amount: 5 })
    const ended = lasting.lose(s, { source: 'elf', word: 'armour', holder: 2, until: 'turnEnd' })
    expect(ended.map(({ amount }) => amount)).toEqual([5])
    expect(lasting.has(s, 2, 'armour')).toBe(false)
    lasting.expire(s, 'turnEnd')
    expect(lasting.amountOf(s, 2, 'armour')).toBe(2)
  })

  test('it may be gained anew', () => {
    const s = given()
    lasting.lose(s, { source: 'elf', word: 'armour', holder: 2 })
    lasting.add(s, { source: 'ogre', word: 'armour', holder: 2 })
    expect(lasting.amountOf(s, 2, 'armour')).toBe(1)
  })
})

describe('the end', () => {
  test('what nothing is said of lasts for ever; the rest ends at its moment', () => {
    const s = given({ word: 'rage', holder: 0 }, { word: 'armour', holder: 0, until: 'turnEnd' })
    expect(lasting.expire(s, 'turnEnd').map(({ word }) => word)).toEqual(['armour'])
    expect(lasting.wordsOf(s, 0)).toEqual(['rage'])
  })

  test('the next turn of a seat is never the one under way', () => {
    const said = (active: number) => given({ word: 'rage', holder: 0, ...endOfNext('turnEnd', 1, active) })
    const inOthers = said(0)
    expect(lasting.expire(inOthers, 'turnEnd', 0)).toEqual([])
    expect(lasting.expire(inOthers, 'turnEnd', 1)).toHaveLength(1)
    const inOwn = said(1)
    expect(lasting.expire(inOwn, 'turnEnd', 1)).toEqual([])
    expect(lasting.expire(inOwn, 'turnEnd', 0)).toEqual([])
    expect(lasting.expire(inOwn, 'turnEnd', 1)).toHaveLength(1)
  })

  test('effects end with their source or their holder, where a rule says so', () => {
    const s = given({ word: 'rage', holder: 0 }, { word: 'rage', holder: 1 })
    expect(lasting.end(s, { holder: 1 })).toHaveLength(1)
    expect(lasting.end(s, { source: 'wolf' })).toEqual([])
    expect(lasting.end(s, { source: 'ogre' })).toHaveLength(1)
  })
})

test('wrong code does not compile', () => {
  const s = given()
  const table = { rows: LASTING, list: (of: S) => of.lasting }
  // @ts-expect-error: reach is not said to stack in any way
  lastingEffects({ ...table, stacking: { armour: 'max', rage: 'sum', blessing: 'flag' } })
  // @ts-expect-error: limits have no amount
  lasting.amountOf(s, 0, 'reach')
  // @ts-expect-error: an amount is no limit
  lasting.limitOf(s, 0, 'rage')
  // @ts-expect-error: there is no such word
  lasting.add(s, { source: 'ogre', word: 'haste', holder: 0 })
  // @ts-expect-error: nothing lasts without a holder
  lasting.add(s, { source: 'ogre', word: 'rage' })
  // @ts-expect-error: there is no such moment
  lasting.expire(s, 'dawn')
  expect(lasting.wordsOf(given(), 0)).toEqual([])
})
