// Derived values: worked out once for the same inputs, right after every change, and no part of the state.

import { cloneState, derived, type Input, readPosition, seedFrom, writePosition } from '@ludoteka/kernel'
import { table } from '@ludoteka/kernel/testing'
import { describe, expect, test } from 'vitest'
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
