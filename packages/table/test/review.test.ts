// Where a finished match turned, as plain data: names instead of numbers, the end as it was at the table, no more points than are drawn.

import { begin, matchOf, seedFrom } from '@ludoteka/kernel'
import { expect, test } from 'vitest'
import { RACE } from '../../bots/test/race.ts'
import { reviewMatch } from '../src/index.ts'

const recorded = (...verbs: readonly string[]) => ({
  ...matchOf(begin(RACE, {}, seedFrom('review'))),
  actions: verbs.map((verb, n) => ({ seat: n % 2, verb })),
})

test('a swing names its seat, what was played and what a bot would have done, with what it cost', () => {
  const match = recorded('stumble', 'walk')
  const { teams, swings } = reviewMatch({ game: RACE, match, result: { kind: 'open' } })
  expect(teams).toEqual(RACE.seats({}).map(seat => [seat]))
  expect(swings[0]?.decision).toMatchObject({
    at: 0,
    seat: teams[0]?.[0],
    played: [{ verb: 'stumble' }],
    isSame: false,
  })
  expect(swings[0]?.decision?.advised.map(({ verb }) => verb)).not.toContain('stumble')
  expect(swings[0]?.decision?.cost).toBeGreaterThan(0)
})

test('where somebody resigned, the curve ends with what came of it', () => {
  const match = recorded('walk', 'walk')
  const result = { kind: 'won', winners: [1], reason: 'resigned', rule: '' } as const
  const { curve } = reviewMatch({ game: RACE, match, result })
  expect(curve.at(-1)).toEqual({ at: 2, chances: [0, 1] })
})

test('the same match is always judged alike', () => {
  const match = recorded('stumble', 'walk', 'walk')
  const job = { game: RACE, match, result: { kind: 'open' } } as const
  expect(reviewMatch(job)).toEqual(reviewMatch(job))
})
