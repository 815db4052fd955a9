// The bench itself: fair players and complete figures. How fast they are is for the bench to say, not for a test.

import { type Core, cloneState, type Game, NOWHERE, sampler, seedFrom, start } from '@ludoteka/kernel'
import { afterAll, expect, test } from 'vitest'
import { measureGames } from '../src/games.ts'
import { named } from '../src/index.ts'
import { measureKernel } from '../src/kernel.ts'
import { measureLongTables } from '../src/longTables.ts'
import { median, medianRatio } from '../src/measure.ts'
import { boardgameIoTicTacToe } from '../src/peer.ts'
import { randomPlayer } from '../src/player.ts'
import { slowestDecision } from '../src/slowest.ts'
import { ticTacToe } from '../src/ticTacToe.ts'

// The peer is measured as in production; the next files of this worker are not.
const mode = process.env['NODE_ENV']
afterAll(() => {
  process.env['NODE_ENV'] = mode
})

test('our tic-tac-toe and the peer’s are the same game: five to nine moves, equally long on average', async () => {
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
  const measured = await measureKernel(ticTacToe, { repetitions: 3, milliseconds: 1, games: 10 })
  const { raw, ...figures } = named('unmatched', measured)
  for (const key of [
    'ticTacToeVsBoardgameIo',
    'unmatchedVsBoardgameIoTicTacToe',
    'cloneVsStructuredClone',
    'constrainedDealVsPlain',
    'actLateVsEarly',
    'rssMb',
  ] as const) {
    expect(figures[key], key).toBeGreaterThan(0)
  }
  expect(figures).not.toHaveProperty('gameVsBoardgameIoTicTacToe')
  expect(figures.undoLateMs).toBeTypeOf('number')
  expect(figures.rssGrowthMb).toBeTypeOf('number')
  expect(raw.boardgameIoMovesPerSecond).toHaveLength(3)
  expect(JSON.parse(JSON.stringify(figures))).toEqual(figures)
})

test('every game of the list has its figures, the first one as the measure', () => {
  const games = measureGames([ticTacToe, ticTacToe], { warmUp: 1, repetitions: 1, milliseconds: 1, decisions: 20 })
  expect(games.map(({ id }) => id)).toEqual([ticTacToe.id, ticTacToe.id])
  expect(games[0]?.costOverFirst).toBe(1)
  for (const { decisionsPerSecond, dealVsClone, slowestDecision } of games) {
    expect(decisionsPerSecond).toBeGreaterThan(0)
    expect(dealVsClone).toBeGreaterThan(0)
    expect(slowestDecision.decisions).toBeGreaterThanOrEqual(20)
    expect(slowestDecision.step).toBe('turn')
  }
})

test('a decision that always takes long is found', () => {
  const { turn } = ticTacToe.steps
  if (!turn?.ask) throw new Error('Tic-tac-toe asks nobody.')
  const { ask } = turn
  const slow: Game = {
    ...ticTacToe,
    steps: {
      turn: {
        ...turn,
        ask(s, f) {
          const until = performance.now() + (cellsLeft(s) === 3 ? 3 : 0)
          while (performance.now() < until);
          return ask(s, f)
        },
      },
    },
  }
  expect(slowestDecision(slow, 100).milliseconds).toBeGreaterThanOrEqual(3)
})

test('the median is the middle of the repetitions, and ratios are taken side by side', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(medianRatio([10, 40, 90], [1, 2, 3])).toBe(20)
})

function cellsLeft(s: Core): number {
  return 'cells' in s && Array.isArray(s.cells) ? s.cells.filter(cell => cell === NOWHERE).length : 0
}

function total(lengths: readonly number[] = []): number {
  return lengths.reduce((sum, length) => sum + length, 0)
}

test('opening, undo and history of a long match are measured beside those of a short one', () => {
  const figures = measureLongTables(1, 5)
  for (const ratio of Object.values(figures)) expect(ratio).toBeGreaterThan(0)
})
