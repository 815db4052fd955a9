// Guild, a card game made of the whole kit, passes every law of the battery and reaches all there is in it.

import { verifyGame } from '@ludoteka/verify'
import { expect, test } from 'vitest'
import { guild } from './guild/game.ts'

const report = verifyGame(guild, { games: 60, seed: 'guild' })

test('keeps every law', () => {
  expect(report.failures.map(({ law, message }) => `${law}: ${message}`)).toEqual([])
})

test.each(['cards', 'entries', 'steps', 'refusals'] as const)('reaches all %s', what => {
  expect(report.coverage[what].missing).toEqual([])
})
