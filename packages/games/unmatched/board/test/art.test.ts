// No two cards look alike, and the shores are closed curves that are always the same.

import { expect, test } from 'vitest'
import { CARDS } from '../../content/cards.ts'
import { CARD_ART } from '../cardArt.ts'
import { contour, shoreField } from '../contours.ts'

test('no two cards have the same picture', () => {
  const pictures = CARDS.map(card => JSON.stringify(CARD_ART[card]))
  expect(new Set(pictures).size).toBe(CARDS.length)
})

test('no two cards of a deck show the same thing', () => {
  for (const card of CARDS) {
    const deck = CARDS.filter(other => other.split('.')[0] === card.split('.')[0])
    expect(deck.filter(other => CARD_ART[other].icon === CARD_ART[card].icon)).toEqual([card])
  }
})

test('a shore is closed and drawn the same way every time', () => {
  const shore = contour(shoreField('sarpedon', 9), 59, 5000)
  expect(shore).toBe(contour(shoreField('sarpedon', 9), 59, 5000))
  expect(shore.match(/M/g)?.length).toBe(shore.match(/Z/g)?.length)
})
