// The kernel's own small games, one for each of its concepts, keep every law and are covered.

import { expect, test } from 'vitest'
import { GAMES } from '../../kernel/test/play.ts'
import { verifyGame } from '../src/index.ts'

test.each(GAMES.map(game => [game.id, game] as const))('%s keeps every law', (_id, game) => {
  const { failures, coverage } = verifyGame(game, { games: 16, seed: 'concepts' })
  expect(failures).toEqual([])
  expect(coverage.steps.missing).toEqual([])
  expect(coverage.refusals.missing).toEqual([])
})
