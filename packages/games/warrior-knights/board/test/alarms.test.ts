// What is about to end the game is told on the board, and nothing else is.

import { expect, test } from 'vitest'
import type { Setting } from '../../test/positions.ts'
import { position } from '../../test/positions.ts'
import { alarmsIn } from '../alarms.ts'
import { sceneOf } from '../scene.ts'

/** 11 of the 18 kingdom cities stand, so that 6 win (17.1). */
const RUINS = ['froli', 'tarvos', 'monz', 'castrel', 'belcourt', 'ardrun', 'gedze'] as const
const FIVE = ['kovel', 'norrid', 'ostrel', 'surat', 'vecht'] as const
const alarmsOf = ({ cities, ...setting }: Setting, seat = 'red'): unknown =>
  alarmsIn(
    sceneOf(
      position({
        pool: 24,
        cities: { ...Object.fromEntries(RUINS.map(city => [city, { razed: true } as const])), ...cities },
        ...setting,
      }).view(seat),
    ),
  )

test('17.1 a Baron who lacks one kingdom city to win is named, and whoever has them all', () => {
  expect(alarmsOf({ green: { stronghold: 'e5', cities: FIVE.slice(1) } })).toEqual([])
  expect(alarmsOf({ green: { stronghold: 'e5', cities: FIVE } })).toEqual([
    { kind: 'nearConquest', baron: 'green', held: 5, isOwn: false },
  ])
  expect(alarmsOf({ green: { stronghold: 'e5', cities: [...FIVE, 'thira'] } }, 'green')).toEqual([
    { kind: 'conquest', baron: 'green', held: 6, isOwn: true },
  ])
})

test('when the game is over nothing is about to happen', () => {
  const scene = sceneOf(position({ green: { stronghold: 'e5', cities: [...FIVE, 'thira'] } }).view('red'))
  expect(alarmsIn({ ...scene, citiesToWin: 6 })).toHaveLength(1)
  expect(alarmsIn({ ...scene, citiesToWin: 6, isOver: true })).toEqual([])
})

test('17.2 the last round is told as soon as the cities held would empty the pool, with whoever would win then', () => {
  const red = { stronghold: 'e5', cities: ['kovel', 'norrid'], influence: 3 } as const
  const green = { stronghold: 'c4', cities: ['ostrel'], influence: 4 } as const
  expect(alarmsOf({ red, green, pool: 4 })).toEqual([])
  expect(alarmsOf({ red, green, pool: 3 })).toEqual([{ kind: 'lastRound', leaders: ['red', 'green'], influence: 5 }])
  // A besieged city brings nothing.
  expect(alarmsOf({ red, green, pool: 2, cities: { kovel: { siegeBy: 'green' } } })).toEqual([
    { kind: 'lastRound', leaders: ['green'], influence: 5 },
  ])
})

test('21.5 where only force wins an empty pool ends nothing, and the last round has no leader', () => {
  const options = { mightMakesRight: 'on' }
  const red = { stronghold: 'e5', cities: ['kovel'] } as const
  expect(alarmsOf({ red, pool: 0, options })).toEqual([])
  expect(alarmsOf({ red, options, round: 15 })).toEqual([{ kind: 'noConqueror' }])
})
