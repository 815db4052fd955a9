// Every game of the registry passes the shared battery, and everything in it is reached. The games are dealt to several files, so that
// they are checked beside each other.

import { readdirSync, readFileSync } from 'node:fs'
import type { Game } from '@ludoteka/kernel'
import { GAMES } from '@ludoteka/registry'
import { describe, expect, test } from 'vitest'
import { type Report, type ScenarioFile, shareOf, verifyGame } from '../src/index.ts'
import { type Size, sizeBy } from './share.ts'

/**
 * Matches of each game, over all its options in turn, that must reach everything; share.ts samples many more. A game takes about
 * a minute, so long ones have fewer. `npx ludoteka verify GAME --seed battery --games 80` checks all laws at full rate.
 * In the longest the game's scenarios lead to what is rare, and quick matches look for what is still missing then.
 */
const sizeOf = (game: Game): Size =>
  sizeBy(game, {
    short: { matches: 80, sampling: { oneIn: 4, scouts: true } },
    long: { matches: 40, sampling: { oneIn: 16, scouts: true } },
    longest: { matches: 6, sampling: { oneIn: 64, scouts: 'whileMissing' } },
  })
/** Only so that a battery that hangs ends at all. */
const TIMEOUT = 1_800_000

/** The scenarios in the game's own folder. */
function scenariosOf({ id }: Game): readonly ScenarioFile[] {
  const folder = new URL(`../../games/${id}/test/scenarios/`, import.meta.url)
  return readdirSync(folder).map(file => ({
    path: `packages/games/${id}/test/scenarios/${file}`,
    json: JSON.parse(readFileSync(new URL(file, folder), 'utf8')),
  }))
}

const reports = new Map<Game, Report>()

function reportOn(game: Game): Report {
  const { matches, sampling } = sizeOf(game)
  const scenarios = sampling.scouts === 'whileMissing' ? scenariosOf(game) : []
  const report = reports.get(game) ?? verifyGame(game, { games: matches, seed: 'battery', sampling, scenarios })
  reports.set(game, report)
  return report
}

/** The files battery1.test.ts and so on: enough for one game each. */
const FILES = 5

/** Checks the games of one of the files. */
export function playBattery(file: number): void {
  const games = [...GAMES.values()].filter((_, i) => i % FILES === file - 1)
  describe.each(games.map(game => ({ id: game.id, game })))('$id', ({ game }) => {
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
}
