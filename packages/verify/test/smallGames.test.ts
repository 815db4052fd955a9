// Small games of the kernel's tests, each made for one concept, pass the battery like any other game.

import type { Game } from '@ludoteka/kernel'
import { expect, test } from 'vitest'
import { edicts } from '../../kernel/test/games/edicts.ts'
import { verifyGame } from '../src/index.ts'

const GAMES: readonly Game[] = [edicts]

test.each(GAMES.map(game => ({ id: game.id, game })))('$id keeps every law', ({ game }) => {
  const { failures, coverage } = verifyGame(game, { games: 40, seed: 'small games' })
  expect(failures.map(({ law, message }) => `${law}: ${message}`)).toEqual([])
  expect(coverage.steps.missing).toEqual([])
})
