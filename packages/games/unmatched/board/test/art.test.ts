// Every card is a picture of its own with figures in it, and the shores are closed curves that are always the same.

import { expect, test } from 'vitest'
import { CARDS } from '../../content/cards.ts'
import { SCENES } from '../art/scenes.ts'
import { contour, shoreField } from '../contours.ts'

const pictures = CARDS.map(card => ({ card, scene: SCENES[card]() }))

test('no two cards have the same picture', () => {
  expect(new Set(pictures.map(({ scene }) => JSON.stringify(scene))).size).toBe(CARDS.length)
})

test('no two cards of a deck have the same figures', () => {
  const figures = pictures.map(({ card, scene }) => card.split('.')[0] + JSON.stringify(scene.groups))
  expect(new Set(figures).size).toBe(CARDS.length)
})

/** Somebody has a head, hands and clothes; a thing alone does not need so many shapes. */
const SHAPES_OF_A_FIGURE = 10

test('somebody acts in every picture, and something else is there besides', () => {
  for (const { card, scene } of pictures) {
    const shapes = scene.groups.map(({ marks }) => marks.filter(({ kind }) => kind === 'shape').length)
    expect(Math.max(...shapes), card).toBeGreaterThanOrEqual(SHAPES_OF_A_FIGURE)
    expect(scene.groups.length, card).toBeGreaterThanOrEqual(2)
  }
})

test('paths are made of numbers', () => {
  for (const { card, scene } of pictures)
    for (const { marks } of scene.groups) for (const { d } of marks) expect(d, card).toMatch(/^M[MLQCZ\d. -]+$/)
})

test('a shore is closed and drawn the same way every time', () => {
  const shore = contour(shoreField('sarpedon', 9), 59, 5000)
  expect(shore).toBe(contour(shoreField('sarpedon', 9), 59, 5000))
  expect(shore.match(/M/g)?.length).toBe(shore.match(/Z/g)?.length)
})
