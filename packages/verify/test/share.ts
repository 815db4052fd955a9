// Matches enough for 300 of every player count and of every option with up to three values, shared by several files so
// that they are played beside each other. `LUDOTEKA_MATCHES=10000 npx vitest run packages/verify/test/share` plays more.

import { GAMES } from '@ludoteka/registry'
import { expect, test } from 'vitest'
import { verifyGame } from '../src/index.ts'

const MATCHES = Number(process.env['LUDOTEKA_MATCHES'] ?? 900)
const SHARES = 2
/** Only so that a battery that hangs ends at all. */
const TIMEOUT = Math.max(1_800_000, MATCHES * 5_000)

export function playShare(share: number): void {
  test.each([...GAMES.values()].map(game => ({ id: game.id, game })))(
    '$id keeps every law',
    { timeout: TIMEOUT },
    ({ game }) => {
      const { failures } = verifyGame(game, { games: Math.ceil(MATCHES / SHARES), seed: `share ${share}` })
      expect(failures.map(({ law, message, reproduce }) => `${law}: ${message}\n  ${reproduce}`)).toEqual([])
    },
  )
}
