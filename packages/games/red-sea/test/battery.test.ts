// The shared battery over Red Sea with all its options.

import { verifyGame } from '@ludoteka/verify'
import { expect, test } from 'vitest'
import { redSea } from '../index.ts'

const MATCHES = 16
const TIMEOUT = 600_000

test('keeps every law, and every secret choice was tried', { timeout: TIMEOUT }, () => {
  const { failures, coverage } = verifyGame(redSea, { games: MATCHES, seed: 'red sea' })
  expect(failures.map(({ law, message }) => `${law}: ${message}`)).toEqual([])
  expect(coverage.secrets.missing).toEqual([])
})
