// Every game of the registry passes the shared battery.

import { GAMES } from '@ludoteka/registry'
import { describe, expect, test } from 'vitest'
import { optionSetsOf, verifyGame } from '../src/index.ts'

/** Matches for each combination of options. */
const GAMES_EACH = 12

describe.each([...GAMES.values()].map(game => ({ id: game.id, game })))('$id', ({ game }) => {
  const report = verifyGame(game, { games: GAMES_EACH * optionSetsOf(game).length, seed: 'battery' })

  test('keeps every law', () => {
    expect(report.failures.map(({ law, message, reproduce }) => `${law}: ${message}\n  ${reproduce}`)).toEqual([])
  })

  test.each(['cards', 'steps', 'refusals', 'secrets'] as const)('reaches all %s', what => {
    expect(report.coverage[what].missing).toEqual([])
  })
})
