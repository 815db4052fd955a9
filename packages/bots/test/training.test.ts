// What features count can be learned from who won.

import { type Core, type Game, sampler, seedFrom } from '@ludoteka/kernel'
import { describe, expect, test } from 'vitest'
import { DUEL } from '../../verify/test/duel.ts'
import { train } from '../src/index.ts'
import { fitWeights, surpriseOf } from '../src/training/fit.ts'
import type { Lesson } from '../src/training/positions.ts'

/** Positions of two teams with two features, won by chance as these weights say. */
function lessonsBy(weights: readonly [number, number], count: number): Lesson[] {
  const random = sampler(seedFrom('lessons'))
  const number = (): number => random.below(1001) / 500 - 1
  return Array.from({ length: count }, () => {
    const features = [
      [number(), 10 * number()],
      [number(), 10 * number()],
    ] as const
    const [a, b] = features.map(([x, y]) => weights[0] * x + weights[1] * y)
    const chance = 1 / (1 + Math.exp((b ?? 0) - (a ?? 0)))
    return { features, winner: random.below(10_000) < chance * 10_000 ? 0 : 1 }
  })
}

describe('fitting', () => {
  test('finds the weights that decided, whatever the size of the features', () => {
    const [first = 0, second = 0] = fitWeights(lessonsBy([2, -0.1], 4_000), [0, 0])
    expect(first).toBeGreaterThan(1.7)
    expect(first).toBeLessThan(2.3)
    expect(second).toBeGreaterThan(-0.13)
    expect(second).toBeLessThan(-0.07)
  })

  test('a feature that never occurs keeps its weight', () => {
    const lessons = lessonsBy([1, 0], 500).map(({ features, winner }) => ({
      features: features.map(([x = 0]) => [x, 0]),
      winner,
    }))
    expect(fitWeights(lessons, [0, 0.3])[1]).toBe(0.3)
  })

  test('guessing between two surprises by the logarithm of two', () => {
    expect(surpriseOf(lessonsBy([2, 0], 100), [0, 0])).toBeCloseTo(Math.LN2)
  })
})

test('weights are better if they foretell matches that were kept back, and win more than half of the duels', () => {
  const outlook = {
    features: (s: Core, seat: number) => ({ score: DUEL.bot?.evaluate(s, seat) ?? 0 }),
    weights: { score: -0.1 },
    isQuiet: DUEL.bot?.isQuiet ?? (() => true),
  }
  const game: Game = DUEL.bot ? { ...DUEL, bot: { ...DUEL.bot, outlook } } : DUEL
  const { weights, surprise, duel, isBetter } = train(game, {
    options: { players: '2' },
    seed: 'x',
    games: 60,
    duels: 20,
  })
  expect(weights['score']).toBeGreaterThan(0)
  expect(surprise.now).toBeLessThan(surprise.before)
  expect(duel.games).toBe(20)
  expect(isBetter).toBe(duel.wins > 10)
})

test('a game without features has nothing to learn', () => {
  expect(() => train(DUEL, { options: { players: '2' }, seed: 'x', games: 1, duels: 0 })).toThrow('nothing to learn')
})
