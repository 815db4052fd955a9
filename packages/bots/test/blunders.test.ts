// Blunders: answers that a scenario says to avoid are found, whoever gives them, and nobody is asked about anything else.

import { expect, test } from 'vitest'
import { type Bot, blundersIn, searchBot } from '../src/index.ts'
import { NIM } from './nim.ts'

const LAST_MATCHES = {
  name: 'the last two matches are taken together',
  game: 'nim',
  position: { facts: { heap: 5 }, stack: [{ step: 'take' }] },
  do: [{ play: ['first', 'take', 'three'] }, { avoid: ['second', 'take', 'one'] }],
}

const taking = (arg: string): Bot => ({ decide: ({ seat }) => ({ seat, verb: 'take', arg }) })

test('an answer to avoid is told with its scenario and its line, as often as it is given', () => {
  const found = blundersIn(NIM, LAST_MATCHES, () => taking('one'))
  expect(found).toHaveLength(3)
  expect(found[0]).toEqual({
    scenario: LAST_MATCHES.name,
    line: 1,
    action: { seat: 1, verb: 'take', arg: 'one' },
  })
  expect(blundersIn(NIM, LAST_MATCHES, () => taking('two'))).toEqual([])
})

test('a verb without its argument stands for all answers with it', () => {
  const scenario = { ...LAST_MATCHES, do: [{ avoid: ['first', 'take'] }] }
  expect(blundersIn(NIM, scenario, () => taking('three'))).toHaveLength(3)
})

test('bots that search do not blunder there', () => {
  expect(blundersIn(NIM, LAST_MATCHES, () => searchBot({ iterations: 50 }))).toEqual([])
})
