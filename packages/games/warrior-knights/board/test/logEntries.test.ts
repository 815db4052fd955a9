// What the log leaves out because its neighbours tell it.

import type { Entry } from '@ludoteka/kernel'
import { expect, test } from 'vitest'
import { isTold } from '../logEntries.tsx'

const entry = (key: string, data: Entry['data']): Entry => ({ key, rule: '1', data })
const way = (noble: string): Entry => entry('onlyWay', { noble, at: 'b2' })
const step = (noble: string): Entry => entry('nobleMoved', { noble, at: 'b2' })

test('that a Noble has only one way to go is said once for a whole march', () => {
  expect(isTold(way('red.star'), [], undefined)).toBe(true)
  expect(isTold(way('red.star'), [way('red.star'), step('red.star')], undefined)).toBe(false)
  expect(isTold(way('red.circle'), [way('red.star'), step('red.star')], undefined)).toBe(true)
  expect(isTold(way('red.star'), [way('red.star'), step('red.star'), entry('passed', {})], undefined)).toBe(true)
})

test('what is paid for an expedition or for mercenaries is told once', () => {
  const lost = (what: string, n: number): Entry => entry('lost', { baron: 'red', what, n })
  const invested = entry('invested', { baron: 'red', expedition: 'china', n: 3 })
  const hired = entry('hired', { baron: 'red', card: 'swiss100', n: 3 })
  expect(isTold(lost('crowns', 3), [], invested)).toBe(false)
  expect(isTold(lost('crowns', 3), [hired], undefined)).toBe(false)
  expect(isTold(lost('crowns', 2), [hired], invested)).toBe(true)
  expect(isTold(lost('votes', 3), [hired], invested)).toBe(true)
  expect(isTold(lost('crowns', 3), [], undefined)).toBe(true)
})
