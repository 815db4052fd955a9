// The bench itself: fair players and complete figures. How fast they are is for the bench to say, not for a test.

import { cloneState, sampler, seedFrom, start } from '@ludoteka/kernel'
import { expect, test } from 'vitest'
import { measureKernel } from '../src/kernel.ts'
import { median, medianRatio } from '../src/measure.ts'
import { boardgameIoTicTacToe } from '../src/peer.ts'
import { randomPlayer } from '../src/player.ts'
import { ticTacToe } from '../src/ticTacToe.ts'

test('both sides of the race play the same game: five to nine moves, as long on average', async () => {
  const opening = start(ticTacToe, {}, seedFrom('test'))
  const ours = randomPlayer(ticTacToe, () => cloneState(ticTacToe, opening))
  const peer = await boardgameIoTicTacToe()
  const [ourLengths, peerLengths] = [ours, peer].map(play => {
    const random = sampler(seedFrom('the same choices'))
    return Array.from({ length: 200 }, () => play(random))
  })
  expect(Math.min(...(ourLengths ?? []))).toBe(5)
  expect(Math.max(...(ourLengths ?? []))).toBe(9)
  expect(total(ourLengths) / total(peerLengths)).toBeCloseTo(1, 1)
})

test('a run gives every figure', async () => {
  const { raw, ...figures } = await measureKernel(ticTacToe, { repetitions: 3, milliseconds: 1, games: 10 })
  for (const key of [
    'ticTacToeVsBoardgameIo',
    'unmatchedVsBoardgameIoTicTacToe',
    'cloneVsStructuredClone',
    'rssMb',
  ] as const) {
    expect(figures[key], key).toBeGreaterThan(0)
  }
  expect(figures.rssGrowthMb).toBeTypeOf('number')
  expect(raw.boardgameIoMovesPerSecond).toHaveLength(3)
  expect(JSON.parse(JSON.stringify(figures))).toEqual(figures)
})

test('the median is the middle of the repetitions, and ratios are taken side by side', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(medianRatio([10, 40, 90], [1, 2, 3])).toBe(20)
})

function total(lengths: readonly number[] = []): number {
  return lengths.reduce((sum, length) => sum + length, 0)
}
