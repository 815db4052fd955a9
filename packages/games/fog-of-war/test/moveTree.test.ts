// How many different positions there are after n choices. A change here is a change of the rules.

import { countTree } from '@ludoteka/kernel/testing'
import { expect, test } from 'vitest'
import { fogOfWar } from '../index.ts'

test('1.4 three objectives; 1.9 one of 14 kinds of cards or none, then one of 22 provinces; 2.3, 2.4 then the Axis take one of three kinds in hand or spy on one of 9 neutral stacks', () => {
  expect(countTree(fogOfWar, {}, 3)).toEqual([3, 3 * (14 + 1), 3 * (14 * 22 + 3 + 9)])
})
