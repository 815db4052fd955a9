// No two cards look alike.

import { expect, test } from 'vitest'
import { CARDS } from '../../content/cards.ts'
import { CARD_ART } from '../cardArt.ts'

test('no two cards have the same picture', () => {
  expect(new Set(CARDS.map(card => JSON.stringify(CARD_ART[card]))).size).toBe(CARDS.length)
})
