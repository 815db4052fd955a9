// Matches enough for 300 of every player count and of every option with up to three values, shared by several files so
// that they are played beside each other. `npx ludoteka verify GAME --seed 'share 1' --games 450` checks everything in
// those of the first file.

import { GAMES } from '@ludoteka/registry'
import { expect, test } from 'vitest'
import { type Sampling, shareOf, verifyGame } from '../src/index.ts'

const MATCHES = 450
/** What is rare is reached in battery.test.ts, which also checks all laws at full rate. */
const SAMPLING: Sampling = { oneIn: 16, scouts: false }
/** Only so that a battery that hangs ends at all. */
const TIMEOUT = 1_800_000

export function playShare(share: number): void {
  test.each([...GAMES.values()].map(game => ({ id: game.id, game })))(
    `$id keeps every law (${MATCHES} matches, ${shareOf(SAMPLING)})`,
    { timeout: TIMEOUT },
    ({ game }) => {
      const { failures } = verifyGame(game, { games: MATCHES, seed: `share ${share}`, sampling: SAMPLING })
      expect(failures.map(({ law, message, reproduce }) => `${law}: ${message}\n  ${reproduce}`)).toEqual([])
    },
  )
}
