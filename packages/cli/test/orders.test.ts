// Standing orders in the terminal: listed, switched on and off, and played.

import { expect, test } from 'vitest'
import { roads } from '../../kernel/test/games/roads.ts'
import { ludoteka } from './testIo.ts'

const ENTER = ''
const [MARCH_EAST, PAY, DONE, QUIT] = ['1', '1', '1', 'q']
const [ORDERS, LET_PASS, EVERYBODY, WHOLE_MATCH] = ['o', '2', '1', '1']

async function typed(...lines: readonly string[]): Promise<string> {
  const argv = ['play', 'roads', '--seats', 'human', '--seed', 'terminal']
  return (await ludoteka(argv, { typed: lines, loadGame: async () => roads })).out
}

test('an order that a person switches on answers at once and is shown to that person alone', async () => {
  const north = [ENTER, MARCH_EAST]
  const east = [ENTER, ORDERS, LET_PASS, EVERYBODY, WHOLE_MATCH]
  const out = await typed(...north, ...east, ENTER, ORDERS, ENTER, PAY, DONE, ENTER, ORDERS, ENTER, QUIT)
  const [before, ofNorth, ofEast] = out.split('1) [ ] Give the only possible answer').slice(1)
  expect(before).toContain('2) [ ] letPass\n')
  expect(before).toContain('north, take the keyboard')
  expect(ofNorth).toContain('2) [ ] letPass\n')
  expect(ofEast).toContain('2) [x] letPass (all, the whole match)\n')
})

test('an order that stands is switched off by its number, and nothing changes without one', async () => {
  const on = [ENTER, ORDERS, '1', '1', ORDERS, ENTER]
  const out = await typed(...on, ORDERS, '1', ORDERS, ENTER, QUIT)
  const marks = [...out.matchAll(/1\) \[(.)\] Give the only/g)].map(([, mark]) => mark)
  expect(marks).toEqual([' ', 'x', 'x', ' '])
})
