// Histories: cheap to add to, and nobody sees what others added after the same beginning.

import { act, begin, History, type Live, seedFrom, undo } from '@ludoteka/kernel'
import { describe, expect, test } from 'vitest'
import { market } from './games/market.ts'
import { bytes } from './play.ts'

describe('a history', () => {
  const abc = History.of(['a', 'b', 'c'])

  test('is read like a list', () => {
    expect(abc).toHaveLength(3)
    expect([abc.at(0), abc.at(-1), abc.at(3), abc.at(-4)]).toEqual(['a', 'c', undefined, undefined])
    expect([abc.slice(1), abc.slice(-1), abc.slice(0, -1), abc.slice(5)]).toEqual([['b', 'c'], ['c'], ['a', 'b'], []])
    expect([...abc]).toEqual(['a', 'b', 'c'])
    expect([abc.findLastIndex(item => item < 'c'), abc.findLastIndex(item => item > 'c')]).toEqual([1, -1])
    expect(bytes(abc)).toBe('["a","b","c"]')
  })

  test('is not changed by what is added to it, whoever adds first', () => {
    const one = abc.with('d', 'e')
    const two = abc.with('x')
    const three = one.with('f')
    expect([abc, one, two, three].map(history => history.slice().join(''))).toEqual(['abc', 'abcde', 'abcx', 'abcdef'])
    expect(abc.with()).toBe(abc)
    expect(abc.at(3)).toBeUndefined()
  })

  test('can be cut back, and goes on from there without the rest', () => {
    const back = abc.with('d').upTo(2)
    expect(back.slice()).toEqual(['a', 'b'])
    expect(back.with('x').slice()).toEqual(['a', 'b', 'x'])
    expect(abc.with('d').slice()).toEqual(['a', 'b', 'c', 'd'])
    expect([abc.upTo(9), abc.upTo(-1).length]).toEqual([abc, 0])
  })
})

describe('a match', () => {
  const job = (live: Live): Live => act(market, live, { seat: live.asked[0]?.seat ?? 0, verb: 'job' })

  test('keeps what its seat may go back to, and no more', () => {
    const start = begin(market, {}, seedFrom('kept'))
    const worked = job(start)
    expect(worked.before).toBe(start)
    expect(undo(market, worked, 0)).toBe(start)
    const next = job(worked)
    expect(next.before).toEqual({ ...worked, before: undefined })
    const thrown = act(market, next, { seat: 2, verb: 'errand' })
    expect(thrown.before).toBeUndefined()
  })

  test('branches: two ways on from one moment know nothing of each other', () => {
    const start = begin(market, {}, seedFrom('branches'))
    const [one, two] = [job(start), act(market, start, { seat: 0, verb: 'errand' })]
    expect([one, two].map(({ actions }) => actions.slice())).toEqual([
      [{ seat: 0, verb: 'job' }],
      [{ seat: 0, verb: 'errand' }],
    ])
    expect(one.log.length).toBe(1)
    expect(start.log.length).toBe(0)
  })
})
