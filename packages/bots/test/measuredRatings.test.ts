// The ratings of the bots that are shipped, and how they are looked up.

import { GAMES } from '@ludoteka/registry'
import { expect, test } from 'vitest'
import MEASURED from '../src/measuredRatings.json'
import { measuredRating } from '../src/measuredRatings.ts'
import { isBotName } from '../src/names.ts'

test('a rating that was measured is found; others are unknown', () => {
  const measured = { borders: { hard: 1240 } }
  expect(measuredRating('borders', 'hard', measured)).toBe(1240)
  expect(measuredRating('borders', 'easy', measured)).toBeUndefined()
  expect(measuredRating('roads', 'hard', measured)).toBeUndefined()
})

test('what is shipped names games and bots that there are, with ratings a league could give', () => {
  for (const [game, bots] of Object.entries<Readonly<Record<string, number>>>(MEASURED)) {
    expect(GAMES.has(game)).toBe(true)
    for (const [bot, rating] of Object.entries(bots)) {
      expect(isBotName(bot)).toBe(true)
      expect(Number.isInteger(rating)).toBe(true)
    }
  }
})
