// Every card is a scene with a figure or a thing of its own; no two look alike.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CARD, CARDS } from '../../content/cards.ts'
import { TONES } from '../art/paint.ts'
import { SCENES } from '../art/scenes.ts'

const pictures = CARDS.map(card => ({ card, scene: SCENES[card]() }))

test('every card is a scene, and no two are the same', () => {
  expect(Object.keys(SCENES).toSorted()).toEqual(CARDS.toSorted())
  expect(new Set(pictures.map(({ scene }) => JSON.stringify(scene))).size).toBe(CARDS.length)
})

/** A body or a beast; a thing alone does not need so many forms. */
const FORMS_OF_A_FIGURE = 6
const FORMS_OF_A_THING = 4

test('a figure is in every scene of a creature and a thing in the others, something else besides, and paths are made of numbers', () => {
  for (const { card, scene } of pictures) {
    const forms = scene.groups.map(({ marks }) => marks.filter(({ kind }) => kind === 'form').length)
    if (CARD[card].type === 'creature') expect(Math.max(...forms), card).toBeGreaterThanOrEqual(FORMS_OF_A_FIGURE)
    else expect(Math.max(...forms), card).toBeGreaterThanOrEqual(FORMS_OF_A_THING)
    expect(scene.groups.length, card).toBeGreaterThanOrEqual(2)
    for (const { marks } of scene.groups) for (const { d } of marks) expect(d, card).toMatch(/^M[MLQCZ\d. -]+$/)
  }
})

test('every tone has a colour and that of its lit edge', () => {
  const css = readFileSync(join(import.meta.dirname, '../styles/scenes.css'), 'utf8')
  for (const tone of TONES) {
    expect(css).toContain(`.bs-tone-${tone} {`)
    expect(css).toContain(`.bs-lit-${tone} {`)
  }
})
