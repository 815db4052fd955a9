// Derived values: worked out once for the same inputs, right after every change, and no part of the state.

import {
  cloneState,
  derived,
  derivedFrom,
  derivedFromZone,
  type Input,
  moveCard,
  readPosition,
  seedFrom,
  writePosition,
} from '@ludoteka/kernel'
import { table } from '@ludoteka/kernel/testing'
import { describe, expect, test } from 'vitest'
import { cardZones, shelf } from './games/shelf.ts'
import { findSupplied, isSupplyState, supplied, supply } from './games/supply.ts'
import { bytes, stages } from './play.ts'

type S = { list: number[]; n: number; other: number }

/** A sum, and how often it was worked out. */
function counted(inputs: (s: S) => readonly Input[]) {
  let times = 0
  const sum = derived(inputs, (s: S) => {
    times++
    return s.list.reduce((total, value) => total + value, s.n)
  })
  return { sum, times: () => times }
}

const state = (): S => ({ list: [1, 2, 3], n: 4, other: 0 })

describe('a derived value', () => {
  test('is worked out once while its inputs stay as they are', () => {
    const { sum, times } = counted(s => [s.list, s.n])
    const s = state()
    expect([sum(s), sum(s)]).toEqual([10, 10])
    s.other = 9
    expect(sum(s)).toBe(10)
    expect(times()).toBe(1)
  })

  test('follows every change at once, in a list, of its length and of a number', () => {
    const { sum, times } = counted(s => [s.list, s.n])
    const s = state()
    const seen = [sum(s)]
    s.list[1] = 5
    seen.push(sum(s))
    s.list.push(1)
    seen.push(sum(s))
    s.n = 0
    seen.push(sum(s))
    s.list = [7]
    seen.push(sum(s))
    expect(seen).toEqual([10, 13, 14, 10, 7])
    expect(times()).toBe(5)
  })

  test('is shared by copies while their inputs are alike, and by nobody else', () => {
    const { sum, times } = counted(s => [s.list, s.n])
    const [one, two] = [state(), state()]
    sum(one)
    sum(two)
    expect(times()).toBe(1)
    two.n = 1
    expect([sum(two), sum(one), sum(two), sum(one)]).toEqual([7, 10, 7, 10])
    expect(times()).toBe(2)
  })
})

describe('in a game', () => {
  test('it agrees with a value worked out afresh at every decision, in copies and in positions read', () => {
    for (const { state: s } of stages(supply, 'derived')) {
      const read = readPosition(supply, writePosition(supply, s), seedFrom('read'))
      for (const same of [s, cloneState(supply, s), read]) {
        if (!isSupplyState(same)) throw new Error('another game')
        expect(supplied(same)).toEqual(findSupplied(same))
        expect(bytes(same)).not.toContain('supplied')
      }
    }
  })

  test('a handler sees what its own change has cut off', () => {
    const holder = { p0: 'west', p1: 'west', p2: 'west', p3: 'west', p10: 'east', p9: 'east', p6: 'east' }
    const position = { facts: { turn: 1, holder: { ...holder, p7: 'east', p8: 'east' } }, stack: [{ step: 'turn' }] }
    const t = table(supply, { position }).play('east', 'take', 'p3')
    expect(t.news('spectator')).toMatchObject([{ key: 'taken', data: { cut: 1 } }])
    t.play('west', 'take', 'p11')
    expect(t.play('east', 'take', 'p2').news('spectator')).toMatchObject([{ key: 'taken', data: { cut: 1 } }])
  })
})

describe('a value derived from what is replaced', () => {
  type Shared = { list: readonly number[]; more: readonly number[]; other: number }
  function counted() {
    let times = 0
    const sum = derivedFrom(
      (s: Shared) => s.list,
      s => s.more,
      s => {
        times++
        return [...s.list, ...s.more].reduce((total, value) => total + value, 0)
      },
    )
    return { sum, times: () => times }
  }

  test('is worked out once for the same lists, whichever state they are in', () => {
    const { sum, times } = counted()
    const s: Shared = { list: [1, 2], more: [3], other: 0 }
    expect([sum(s), sum({ ...s, other: 1 })]).toEqual([6, 6])
    expect(times()).toBe(1)
  })

  test('follows every list that is put in the place of another', () => {
    const { sum, times } = counted()
    const s: Shared = { list: [1, 2], more: [3], other: 0 }
    const seen = [sum(s)]
    s.list = [5]
    seen.push(sum(s))
    s.more = []
    seen.push(sum(s))
    expect(seen).toEqual([6, 8, 5])
    expect(times()).toBe(3)
  })

  test('is taken over where a list makes no difference to it', () => {
    const { sum, times } = counted()
    const s: Shared = { list: [1, 2], more: [3], other: 0 }
    sum(s)
    const before = s.list
    s.list = [2, 1]
    sum.same(before, s.list)
    expect([sum(s), times()]).toEqual([6, 1])
    s.more = [4]
    expect([sum(s), times()]).toEqual([7, 2])
  })

  test('follows from the one before where that is known and tells enough, and is worked out anew elsewhere', () => {
    const { sum, times } = counted()
    const s: Shared = { list: [1, 2], more: [3], other: 0 }
    sum(s)
    const change = (list: number[], next: (value: number) => number | undefined): void => {
      sum.follows(s.list, list, next)
      s.list = list
    }
    change([1, 2, 4], value => value + 4)
    expect([sum(s), times()]).toEqual([10, 1])
    change([9], () => undefined)
    expect([sum(s), times()]).toEqual([12, 2])
    s.list = [5] // nobody has asked for it
    change([6], value => value + 1)
    expect([sum(s), times()]).toEqual([9, 3])
  })
})

describe('a value derived from the cards of a zone', () => {
  const { hand, table: open } = cardZones
  function counted() {
    let times = 0
    const kinds = derivedFromZone(hand, cards => {
      times++
      return [...new Set(cards)]
    })
    return { kinds, times: () => times }
  }
  const position = () =>
    readPosition(shelf, { zones: { hand: { n: ['two', 'two', 'ten'], e: ['ace'] } } }, seedFrom('zones'))

  test('is worked out once for each seat while its cards stay, also for copies of the state', () => {
    const { kinds, times } = counted()
    const s = position()
    const copy = cloneState(shelf, s)
    expect([kinds(s, 0), kinds(copy, 0), kinds(s, 1), kinds(copy, 1)]).toEqual([
      ['two', 'ten'],
      ['two', 'ten'],
      ['ace'],
      ['ace'],
    ])
    expect(times()).toBe(2)
  })

  test('follows every card that moves, in this state alone', () => {
    const { kinds } = counted()
    const s = position()
    const copy = cloneState(shelf, s)
    kinds(s, 0)
    moveCard(s, 'ten', hand, 0, open)
    expect([kinds(s, 0), kinds(copy, 0)]).toEqual([['two'], ['two', 'ten']])
  })
})
