// What the boards read from views: the plans that a Baron sees, and how many cards everybody sees.

import { expect, test } from 'vitest'
import { position } from '../../test/positions.ts'
import { lawsByAge, plannedAt, sceneOf } from '../scene.ts'

test('5.1 a Baron sees the cards he plans where he puts them, and others do not', () => {
  const t = position({}).play('red', 'plan', 'levyTaxes.first').play('red', 'plan', 'rallySupport.third')
  expect(plannedAt(t.view('red'), 'first.1')).toBe('levyTaxes')
  expect(plannedAt(t.view('red'), 'third.1')).toBe('rallySupport')
  expect(plannedAt(t.view('green'), 'first.1')).toBeUndefined()
})

test('23.8 everybody sees how many cards of whom lie on an action area, their Baron also which', () => {
  const t = position({
    area: 'first',
    red: { plan: { first: ['levyTaxes'], second: ['rallySupport', 'draftSoldiers'] } },
    green: { plan: { second: ['levyTaxes'] } },
    neutral: { second: ['fundExpedition'] },
    random: ['red.first.1'],
  })
  expect(sceneOf(t.view('red')).stacks.second).toEqual({
    bySeat: [2, 1, 0],
    neutral: 1,
    total: 4,
    own: ['rallySupport', 'draftSoldiers'],
  })
  expect(sceneOf(t.view('green')).stacks.second).toEqual({
    bySeat: [2, 1, 0],
    neutral: 1,
    total: 4,
    own: ['levyTaxes'],
  })
})

test('9.3.12a laws of cards and of the menu are read in the order in which they were passed', () => {
  const menu = { motion: 'banSieges', one: -1, two: -1 } as const
  const read = (olderCards: number): readonly string[] =>
    lawsByAge({ laws: ['churchDue', 'lawAgainstRazing'], motionLaws: [{ ...menu, olderCards }] }).map(
      ({ name }) => name,
    )
  expect(read(0)).toEqual(['banSieges', 'churchDue', 'lawAgainstRazing'])
  expect(read(1)).toEqual(['churchDue', 'banSieges', 'lawAgainstRazing'])
  expect(read(2)).toEqual(['churchDue', 'lawAgainstRazing', 'banSieges'])
})
