// Counted move trees: how many different positions there are after n choices. A change here is a change of the rules.

import { actionsOf, type Core, choices, play, seedFrom, start, writePosition } from '@ludoteka/kernel'
import { expect, test } from 'vitest'
import { unmatched } from '../index.ts'

/** The number of different positions after each of the first n choices. */
function countTree(options: object, depth: number): number[] {
  let level: Core[] = [start(unmatched, options, seedFrom('move tree'))]
  const counts: number[] = []
  for (let n = 0; n < depth; n++) {
    const found = new Map<string, Core>()
    for (const s of level) {
      for (const { seat, choice } of choices(unmatched, s)) {
        for (const action of actionsOf(seat, choice)) {
          const after = play(unmatched, s, action)
          found.set(JSON.stringify(writePosition(unmatched, after)), after)
        }
      }
    }
    level = [...found.values()]
    counts.push(level.length)
  }
  return counts
}

const duel = { board: 'marmoreal', firstPlayer: 'a1', heroPick: 'assigned', heroes: ['arthur', 'alice'] }

test('2 a duel on Marmoreal: Merlin, the Jabberwock, Alice’s size, then the first action', () => {
  expect(countTree(duel, 4)).toMatchInlineSnapshot(`
    [
      5,
      45,
      90,
      192,
    ]
  `)
})

test('2.2 hero picks: four for the first seat, three for the second', () => {
  expect(countTree({ board: 'sarpedon', firstPlayer: 'b1' }, 3)).toMatchInlineSnapshot(`
    [
      4,
      12,
      60,
    ]
  `)
})

test('19.3 a team game begins with the sidekicks of A1 and B1', () => {
  const team = { ...duel, mode: 'team4', heroes: ['arthur', 'sinbad', 'alice', 'medusa'] }
  expect(countTree(team, 3)).toMatchInlineSnapshot(`
    [
      5,
      45,
      216,
    ]
  `)
})
