// Section 7: action cards of the Barons.

import { expect, test } from 'vitest'
import { asked, cards, goods, isOver, turnUp } from '../positions.ts'

test('7.1 Levy Taxes gives a crown for each area with a Noble, none for a port icon', () => {
  const t = turnUp('red', 'levyTaxes', {
    red: {
      star: { at: 'c3', troops: ['regular50'] },
      square: { at: 'c3', troops: ['regular50'] },
      triangle: { at: 'jerusalem', troops: ['regular50'] },
      circle: { at: 'port.a3', troops: ['regular100'], exhausted: true },
    },
  })
  expect(asked(t)).toEqual({ red: { perform: true, decline: true } })
  t.play('red', 'perform')
  expect(goods(t, 'red')).toEqual([2, 0, 0, 0])
  expect(cards(t, 'special')).toEqual({ taxation: { red: ['levyTaxes'] } })
  expect(isOver(t)).toBe(true)
})
