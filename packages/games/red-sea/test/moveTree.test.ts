// How many different positions there are after n choices. A change here is a change of the rules.

import { countTree } from '@ludoteka/kernel/testing'
import { expect, test } from 'vitest'
import { redSea } from '../index.ts'

test('4.5.C nine headlines for each side, in either order', () => {
  expect(countTree(redSea, {}, 2)).toEqual([18, 81])
})

test('12.1.1 cards of the base game, up to 9 Ops', () => {
  expect(countTree(redSea, { combined: 'on' }, 3)).toEqual([16, 189, 1979])
})
