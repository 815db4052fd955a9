// Every game of the registry passes the shared battery.

import { GAMES } from '@ludoteka/registry'
import { describe, expect, test } from 'vitest'
import { verifyGame } from '../src/index.ts'

/** Matches of each game, over all its options in turn. */
const MATCHES = 100

describe.each([...GAMES.values()].map(game => ({ id: game.id, game })))('$id', ({ game }) => {
  const report = verifyGame(game, { games: MATCHES, seed: 'battery' })

  test('keeps every law', () => {
    expect(report.failures.map(({ law, message, reproduce }) => `${law}: ${message}\n  ${reproduce}`)).toEqual([])
  })

  test.each(['cards', 'steps', 'refusals', 'secrets'] as const)('reaches all %s', what => {
    expect(report.coverage[what].missing).toEqual([])
  })
})
