// Dice, picks and queued results inside a match.

import { type Core, commitmentOf, die, pickRandom, sampler, seedFrom, start } from '@ludoteka/kernel'
import { describe, expect, test } from 'vitest'
import { shuffled } from '../src/random.ts'
import { shelf } from './games/shelf.ts'
import { codeOf } from './play.ts'

const fresh = (...queued: (number | string)[]): Core => {
  const s = start(shelf, {}, seedFrom('chance'))
  s.random.queued.push(...queued)
  return s
}

describe('chance', () => {
  test('a throw depends on the seed and on how much was drawn before, on nothing else', () => {
    const throws = (): number[] => {
      const s = fresh()
      return Array.from({ length: 30 }, () => die(s))
    }
    expect(throws()).toEqual(throws())
    expect(new Set(throws())).toEqual(new Set([1, 2, 3, 4, 5, 6]))
  })

  test('a throw seals the action: it can not be taken back', () => {
    const s = fresh()
    expect(s.sealed).toBe(false)
    die(s)
    expect(s.sealed).toBe(true)
  })

  test('queued results come first, in their order, and are used up', () => {
    const s = fresh(6, 'two', 1)
    expect([die(s), pickRandom(s, ['ace', 'two']), die(s)]).toEqual([6, 'two', 1])
    expect(s.random.queued).toEqual([])
    expect(s.random.drawn).toBe(0)
    die(s)
    expect(s.random.drawn).toBeGreaterThan(0)
  })

  test.each([0, 7, 1.5, -1, 'six', ''])('a queued %j is refused as a throw of a die', wrong => {
    expect(codeOf(() => die(fresh(wrong)))).toBe('bad-scenario')
  })

  test.each([1, 'ten', '__proto__', 'constructor'])('a queued %j is refused as a pick of other names', wrong => {
    expect(codeOf(() => pickRandom(fresh(wrong), ['ace', 'two']))).toBe('bad-scenario')
  })

  test('nothing can be drawn from nothing: it is an error, not an endless search', () => {
    expect(codeOf(() => pickRandom(fresh(), []))).toBe('broken-rules')
    for (const n of [0, -1, 0.5, Number.NaN, 2 ** 33]) {
      expect(codeOf(() => sampler(seedFrom('x')).below(n))).toBe('broken-rules')
    }
  })

  test('a shuffle keeps every card, and over many seeds puts each card everywhere', () => {
    const seen = new Set<string>()
    for (let n = 0; n < 300; n++) {
      const list = shuffled({ ...start(shelf, {}, seedFrom('shuffle', n)).random }, [0, 1, 2, 3, 4])
      expect([...list].sort()).toEqual([0, 1, 2, 3, 4])
      list.forEach((card, at) => {
        seen.add(`${card}@${at}`)
      })
    }
    expect(seen.size).toBe(25)
  })

  test('the commitment binds to the seed and does not contain it', () => {
    const seed = seedFrom('secret')
    expect(start(shelf, {}, seed).commitment).toBe(commitmentOf(seed))
    expect(commitmentOf(seed)).not.toContain(seed)
    expect(commitmentOf(seed)).not.toBe(commitmentOf(seedFrom('other')))
  })

  test.each(['', 'xyz', 'A'.repeat(32), '0'.repeat(31), '0'.repeat(33)])('%j is no seed', wrong => {
    expect(codeOf(() => start(shelf, {}, wrong))).toBe('bad-seed')
  })
})
