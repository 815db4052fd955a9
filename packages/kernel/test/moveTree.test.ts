// Counted move trees: every position once, however it was reached.

import { countTree } from '@ludoteka/kernel/testing'
import { expect, test } from 'vitest'
import { council } from './games/council.ts'
import { shelf } from './games/shelf.ts'

test('six seats with three votes each, in any order', () => {
  const pairs = (6 * 5) / 2
  expect(countTree(council, {}, 2)).toEqual([6 * 3, pairs * 3 * 3])
})

test('after the end there is nothing more', () => {
  expect(countTree(shelf, {}, 2)).toEqual([1, 0])
})
