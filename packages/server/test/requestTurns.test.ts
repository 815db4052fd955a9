// Requests that arrive together begin over some turns of the event loop.

import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { requestTurns } from '../src/http/turns.ts'

test('one alone begins at once, of a crowd the others wait: an eighth of them begins in each turn, in their order', async () => {
  const inTurn = requestTurns()
  const begun: number[] = []
  for (let request = 1; request <= 20; request++) inTurn(() => begun.push(request))
  const counts = [begun.length]
  while (begun.length < 20) {
    await nextTurn()
    counts.push(begun.length)
  }
  expect(counts).toEqual([1, 4, 6, 8, 10, 12, 13, 14, 15, 16, 17, 18, 19, 20])
  expect(begun).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
})

test('when nobody waits any more, the next one begins at once', async () => {
  const inTurn = requestTurns()
  const begun: string[] = []
  inTurn(() => begun.push('first'))
  await nextTurn()
  inTurn(() => begun.push('second'))
  expect(begun).toEqual(['first', 'second'])
})
