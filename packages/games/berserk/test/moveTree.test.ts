// How many different positions there are after n choices. A change here is a change of the rules.

import { actionsOf, type Core, choices, play, readPosition, seedFrom, writePosition } from '@ludoteka/kernel'
import { countTree } from '@ludoteka/kernel/testing'
import { expect, test } from 'vitest'
import { game } from '../index.ts'
import { type Setting, written } from './positions.ts'

/** The same for a written position. */
function countFrom(setting: Setting, depth: number): readonly number[] {
  let level: readonly Core[] = [readPosition(game, written(setting), seedFrom('move tree'))]
  return Array.from({ length: depth }, () => {
    const found = new Map<string, Core>()
    for (const s of level)
      for (const { seat, choice } of choices(game, s))
        for (const action of actionsOf(seat, choice)) {
          const after = play(game, s, action)
          found.set(JSON.stringify(writePosition(game, after)), after)
        }
    level = [...found.values()]
    return level.length
  })
}

test('5.1 two sides; then each takes a card of his deal or redeals', () => {
  expect(countTree(game, {}, 2)).toEqual([2, 48])
})

test('9.7 a step, a strike at the enemy or the end of the turn', () => {
  expect(countFrom({ one: { c3: 'nomad' }, two: { c4: 'nomad' } }, 3)).toEqual([5, 19, 54])
})

test('18.4 a strike that may be defended and answered', () => {
  const setting = {
    one: { c3: 'orc' },
    two: { b4: 'nomad', c4: { card: 'nomad', closed: true }, e6: 'iceGuard' },
  } as const
  expect(countFrom(setting, 3)).toEqual([6, 13, 27])
})
