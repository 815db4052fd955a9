// Every game of the registry passes the shared battery, and everything in it is reached.

import type { Game } from '@ludoteka/kernel'
import { GAMES } from '@ludoteka/registry'
import { describe, expect, test } from 'vitest'
import { type Report, type Sampling, shareOf, verifyGame } from '../src/index.ts'
import { isLong } from './share.ts'

/**
 * Matches of each game, over all its options in turn, that must reach everything; share.ts samples many more. A game takes about
 * a minute, so long ones have fewer. `npx ludoteka verify GAME --seed battery --games 80` checks all laws at full rate.
 */
const sizeOf = (game: Game): { readonly matches: number; readonly sampling: Sampling } =>
  isLong(game)
    ? { matches: 40, sampling: { oneIn: 16, scouts: true } }
    : { matches: 80, sampling: { oneIn: 4, scouts: true } }
/** Only so that a battery that hangs ends at all. */
const TIMEOUT = 600_000

const reports = new Map<Game, Report>()

function reportOn(game: Game): Report {
  const { matches, sampling } = sizeOf(game)
  const report = reports.get(game) ?? verifyGame(game, { games: matches, seed: 'battery', sampling })
  reports.set(game, report)
  return report
}

describe.each([...GAMES.values()].map(game => ({ id: game.id, game })))('$id', ({ game }) => {
  const { matches, sampling } = sizeOf(game)
  test(`keeps every law (${matches} matches, ${shareOf(sampling)})`, { timeout: TIMEOUT }, () => {
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
