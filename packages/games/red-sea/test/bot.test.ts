// What the greedy bot never does, and what it mostly does.

import { greedyBot, playMatch, randomBot } from '@ludoteka/bots'
import { seedFrom } from '@ludoteka/kernel'
import { expect, test } from 'vitest'
import { redSea } from '../index.ts'

const MATCHES = 12

test('greedy starts no nuclear war against random, and wins', () => {
  let won = 0
  for (let n = 0; n < MATCHES; n++) {
    const greedySeat = n % 2
    const bots = greedySeat === 0 ? [() => greedyBot(), randomBot] : [randomBot, () => greedyBot()]
    const { result } = playMatch({ game: redSea, options: {}, seed: seedFrom('red sea bot', n), bots }).state
    const isWon = result.kind === 'won' && result.winners.includes(greedySeat)
    if (isWon) won++
    else expect(result).not.toMatchObject({ reason: 'nuclearWar' })
  }
  expect(won).toBeGreaterThan(MATCHES / 2)
})
