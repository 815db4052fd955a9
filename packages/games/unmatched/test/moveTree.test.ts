// How many different positions there are after n choices. A change here is a change of the rules.

import { countTree } from '@ludoteka/kernel/testing'
import { expect, test } from 'vitest'
import { unmatched } from '../index.ts'

const duel = { board: 'marmoreal', firstPlayer: 'a1', heroPick: 'assigned', heroes: ['arthur', 'alice'] }

test('2 a duel on Marmoreal: Merlin, the Jabberwock, Alice’s size, then the first action', () => {
  expect(countTree(unmatched, duel, 4)).toEqual([5, 45, 90, 192])
})

test('2.2 hero picks: four for the first seat, three for the second', () => {
  expect(countTree(unmatched, { board: 'sarpedon', firstPlayer: 'b1' }, 3)).toEqual([4, 12, 60])
})

test('19.3 a team game begins with the sidekicks of A1 and B1', () => {
  const team = { ...duel, mode: 'team4', heroes: ['arthur', 'sinbad', 'alice', 'medusa'] }
  expect(countTree(unmatched, team, 3)).toEqual([5, 45, 216])
})
