// Matches enough for 300 of every player count and of every option with up to three values, shared by several files so
// that they are played beside each other. `npx ludoteka verify GAME --seed 'share 1' --games 450` checks everything in
// those of the first file.

import type { Game } from '@ludoteka/kernel'
import { GAMES } from '@ludoteka/registry'
import { describe, expect, test } from 'vitest'
import { type Sampling, shareOf, verifyGame } from '../src/index.ts'

/** How many matches are played, and how much of them is looked at. */
export type Size = { readonly matches: number; readonly sampling: Sampling }

/** By how long matches are: some have a thousand decisions or more, and of six bargaining seats many thousands. */
export function sizeBy({ bound }: Game, sizes: Readonly<Record<'short' | 'long' | 'longest', Size>>): Size {
  if (bound >= 100_000) return sizes.longest
  return bound >= 10_000 ? sizes.long : sizes.short
}

/** What is rare is reached in battery.ts, which also checks the laws more often. Long matches are fewer. */
const sizeOf = (game: Game): Size =>
  sizeBy(game, {
    short: { matches: 450, sampling: { oneIn: 16, scouts: false } },
    long: { matches: 60, sampling: { oneIn: 48, scouts: false } },
    longest: { matches: 4, sampling: { oneIn: 96, scouts: false } },
  })
/** Only so that a battery that hangs ends at all. */
const TIMEOUT = 1_800_000

export function playShare(share: number): void {
  describe.each([...GAMES.values()].map(game => ({ id: game.id, game })))('$id', ({ game }) => {
    const { matches, sampling } = sizeOf(game)
    test(`keeps every law (${matches} matches, ${shareOf(sampling)})`, { timeout: TIMEOUT }, () => {
      const { failures } = verifyGame(game, { games: matches, seed: `share ${share}`, sampling })
      expect(failures.map(({ law, message, reproduce }) => `${law}: ${message}\n  ${reproduce}`)).toEqual([])
    })
  })
}
