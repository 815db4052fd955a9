// The greedy bot sees its plans through: it launches what it has planned, and gains by it with either side.

import { greedyBot, playMatch, randomBot } from '@ludoteka/bots'
import { seedFrom } from '@ludoteka/kernel'
import { expect, test } from 'vitest'
import { fogOfWar } from '../index.ts'
import { provincesOf } from '../rules/board.ts'
import { ALLIES, AXIS } from '../rules/sides.ts'
import type { S } from '../rules/state.ts'

const greedy = () => greedyBot()

test('greedy with the Axis has launched operations and holds more provinces after some turns', () => {
  let launched = 0
  let held = 0
  playMatch({
    game: fogOfWar,
    options: {},
    seed: seedFrom('fog bot', 1),
    bots: [greedy, randomBot],
    upTo: 400,
    watch({ seat, verb }, s) {
      if (seat === AXIS && verb === 'launch') launched++
      held = provincesOf(s as S, AXIS).length
    },
  })
  expect(launched).toBeGreaterThan(2)
  expect(held).toBeGreaterThan(8)
})

test('greedy with the Allies takes Berlin and Ruhr from an Axis that plays at random', () => {
  const { state } = playMatch({ game: fogOfWar, options: {}, seed: seedFrom('fog bot', 1), bots: [randomBot, greedy] })
  expect(state.result).toMatchObject({ kind: 'won', winners: [ALLIES], reason: 'berlinAndRuhr' })
})
