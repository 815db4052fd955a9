// The odds of an attack: every defence that is possible, each as often as it comes up.

import { expect, test } from 'vitest'
import { NONE } from '../../rules/questions.ts'
import { oddsOf, sumsOf } from '../odds.ts'

const NOTHING = { known: 0, hidden: 0, pool: [] }
/** The values of the fifteen neutral cards. */
const NEUTRALS = [0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3]

const battle = {
  at: 'lowCountries',
  origin: 'ruhr',
  position: 'ready',
  superiority: NONE,
  attacker: 'axis',
  winter: false,
} as const

test('cards are drawn without putting them back', () => {
  expect([...sumsOf([0, 1, 1, 3], 2)].toSorted()).toEqual([
    [1, 2],
    [2, 1],
    [3, 1],
    [4, 2],
  ])
  expect([...sumsOf([2, 2], 5)]).toEqual([[4, 1]])
})

test('a hidden card counts as each of those that could lie there', () => {
  const odds = oddsOf(battle, 3, NOTHING, { known: 0, hidden: 1, pool: NEUTRALS })
  expect(odds).toEqual({ win: 8 / 15, quagmire: 7 / 15, defeat: 0, rout: 0 })
})

test('what has been seen counts as it is', () => {
  const odds = oddsOf(battle, 3, { known: 2, hidden: 0, pool: [1] }, NOTHING)
  expect(odds).toEqual({ win: 0, quagmire: 1, defeat: 0, rout: 0 })
})

test('5.3, 5.4, 5.5 landing, winter and the wheel help the defender', () => {
  const army = { known: 1, hidden: 0, pool: [] }
  const landing = { ...battle, origin: 'northSea' } as const
  expect(oddsOf(landing, 4, army, NOTHING).defeat).toBe(1)
  expect(oddsOf({ ...landing, winter: true }, 5, army, NOTHING).defeat).toBe(1)
  expect(oddsOf({ ...battle, position: 'hasty' }, 3, army, NOTHING).quagmire).toBe(1)
})

test('4.5.8 a side without a suitable card is routed, whatever would be added', () => {
  const winter = { ...battle, origin: 'northSea', winter: true } as const
  expect(oddsOf(winter, 1, NOTHING, NOTHING).win).toBe(1)
  expect(oddsOf(battle, 0, NOTHING, NOTHING).rout).toBe(1)
  expect(oddsOf(winter, 1, { known: 0, hidden: 1, pool: [0, 0] }, NOTHING).win).toBe(1)
})
