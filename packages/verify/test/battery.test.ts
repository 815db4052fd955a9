// Every game of the registry passes the shared battery in full size, and everything in it is reached.

import type { Game } from '@ludoteka/kernel'
import { GAMES } from '@ludoteka/registry'
import { describe, expect, test } from 'vitest'
import { EVERYTHING, type Report, shareOf, verifyGame } from '../src/index.ts'

/** Matches of each game, over all its options in turn, that must reach everything; share.ts samples many more. */
const MATCHES = 80
/** Only so that a battery that hangs ends at all. */
const TIMEOUT = 600_000

const reports = new Map<Game, Report>()

function reportOn(game: Game): Report {
  const report = reports.get(game) ?? verifyGame(game, { games: MATCHES, seed: 'battery' })
  reports.set(game, report)
  return report
}

describe.each([...GAMES.values()].map(game => ({ id: game.id, game })))('$id', ({ game }) => {
  test(`keeps every law (${MATCHES} matches, ${shareOf(EVERYTHING)})`, { timeout: TIMEOUT }, () => {
    const { failures } = reportOn(game)
    expect(failures.map(({ law, message, reproduce }) => `${law}: ${message}\n  ${reproduce}`)).toEqual([])
  })

  test.each(['cards', 'entries', 'steps', 'refusals', 'secrets'] as const)(
    'reaches all %s',
    { timeout: TIMEOUT },
    what => {
      expect(reportOn(game).coverage[what].missing).toEqual([])
    },
  )
})
