// Requests that arrive together begin over some turns of the event loop.

import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { requestTurns } from '../src/http/turns.ts'

test('one alone begins at once, of a crowd the others wait: one of them begins in each turn, in their order', async () => {
  expect(await beginTogether(20)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
})

test('of a large crowd a thirty-second begins in each turn', async () => {
  const counts = await beginTogether(70)
  expect(counts.slice(0, 5)).toEqual([1, 4, 7, 9, 11])
  expect(counts.at(-1)).toBe(70)
})

/** How many of so many requests have begun, at once and after each turn. */
async function beginTogether(crowd: number): Promise<readonly number[]> {
  const inTurn = requestTurns()
  const begun: number[] = []
  for (let request = 1; request <= crowd; request++) inTurn(() => begun.push(request))
  const counts = [begun.length]
  while (begun.length < crowd) {
    await nextTurn()
    counts.push(begun.length)
  }
  expect(begun).toEqual(Array.from({ length: crowd }, (_, i) => i + 1))
  return counts
}

test('when nobody waits any more, the next one begins at once', async () => {
  const inTurn = requestTurns()
  const begun: string[] = []
  inTurn(() => begun.push('first'))
  await nextTurn()
  inTurn(() => begun.push('second'))
  expect(begun).toEqual(['first', 'second'])
})
