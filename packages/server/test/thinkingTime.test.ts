// The time bots have to think, by level and by how many wait.

import { LEVELS } from '@ludoteka/bots/names'
import { expect, test } from 'vitest'
import { thinkingTime } from '../src/bots/thinkingTime.ts'

const OTHERWISE_MS = 3_000

test('levels that think have their own time, the others the longest they may take', () => {
  const given = LEVELS.map(level => thinkingTime(level, { waiting: 0, threads: 2 }, OTHERWISE_MS))
  expect(given.map(({ budgetMs }) => budgetMs)).toEqual([3_000, 3_000, 300, 1_000])
  expect(given.every(({ isHurried }) => !isHurried)).toBe(true)
})

test.each([
  { waiting: 2, budgetMs: 1_000, isHurried: false },
  { waiting: 3, budgetMs: 667, isHurried: true },
  { waiting: 4, budgetMs: 500, isHurried: true },
  { waiting: 20, budgetMs: 100, isHurried: true },
  { waiting: 500, budgetMs: 100, isHurried: true },
])('with two threads and $waiting waiting an expert has $budgetMs ms', ({ waiting, ...time }) => {
  expect(thinkingTime('expert', { waiting, threads: 2 }, OTHERWISE_MS)).toEqual(time)
})

test('however many wait, levels that need but a moment keep what they may take', () => {
  expect(thinkingTime('normal', { waiting: 500, threads: 2 }, OTHERWISE_MS)).toEqual({
    budgetMs: 3_000,
    isHurried: false,
  })
})
