// Counted move trees: how many different positions there are after n choices. A change here is a change of the rules.

import { actionsOf, type Core, choices, play, seedFrom, start, writePosition } from '@ludoteka/kernel'
import { expect, test } from 'vitest'
import { redSea } from '../index.ts'

/** The number of different positions after each of the first n choices. */
function countTree(options: object, depth: number): number[] {
  let level: Core[] = [start(redSea, options, seedFrom('move tree'))]
  const counts: number[] = []
  for (let n = 0; n < depth; n++) {
    const found = new Map<string, Core>()
    for (const s of level) {
      for (const { seat, choice } of choices(redSea, s)) {
        for (const action of actionsOf(seat, choice)) {
          const after = play(redSea, s, action)
          found.set(JSON.stringify(writePosition(redSea, after)), after)
        }
      }
    }
    level = [...found.values()]
    counts.push(level.length)
  }
  return counts
}

test('4.5.C nine headlines for each side, in either order', () => {
  expect(countTree({}, 2)).toMatchInlineSnapshot(`
    [
      18,
      81,
    ]
  `)
})

test('12.1.1 cards of the base game, up to 9 Ops', () => {
  expect(countTree({ combined: 'on' }, 3)).toMatchInlineSnapshot(`
    [
      16,
      189,
      1979,
    ]
  `)
})
