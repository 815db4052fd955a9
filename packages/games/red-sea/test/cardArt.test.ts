// No two cards look alike: neither the thing in front nor the whole scene comes twice.

import { expect, test } from 'vitest'
import { CARD_ART } from '../board/cardArt.ts'
import { CARDS } from '../content/cards.ts'

test('every card has its own object in front', () => {
  expect(new Set(Object.values(CARD_ART).map(({ icon }) => icon)).size).toBe(CARDS.length)
})

test('every card has its own scene', () => {
  const scenes = Object.values(CARD_ART).map(({ ground, hour, at, second }) => `${ground} ${hour} ${at} ${second}`)
  expect(new Set(scenes).size).toBe(CARDS.length)
})
