// Cards are pictures: figures in a place, no two alike.

import { isWellFormed } from '@ludoteka/ui/testing'
import { expect, test } from 'vitest'
import type { Mark, Scene } from '../board/art/marks.ts'
import { SCENES } from '../board/art/scenes.ts'
import { CARDS } from '../content/cards.ts'

const marksOf = ({ placed, light }: Scene): readonly Mark[] => placed.flatMap(({ thing }) => thing(light))
const drawnOf = (scene: Scene): string =>
  JSON.stringify([scene.hour, scene.placed.map(({ thing, ...place }) => [place, thing(scene.light)])])

test('every card has a scene, and no two are alike', () => {
  expect(Object.keys(SCENES).toSorted()).toEqual([...CARDS].toSorted())
  expect(new Set(CARDS.map(card => drawnOf(SCENES[card]))).size).toBe(CARDS.length)
})

test('every scene has a ground, and at least two figures or things on it', () => {
  for (const card of CARDS) {
    const { placed } = SCENES[card]
    const laid = placed.filter(({ x, y, scale }) => x === 0 && y === 0 && scale === 1)
    expect(laid.length, card).toBeGreaterThan(0)
    expect(placed.length - laid.length, card).toBeGreaterThanOrEqual(2)
  }
})

test('every path is one that a browser draws to its end', () => {
  for (const card of CARDS) {
    expect(
      marksOf(SCENES[card]).filter(({ d }) => !isWellFormed(d)),
      card,
    ).toEqual([])
  }
})

test('people stand inside the part of the picture that a card in the hand shows', () => {
  for (const card of CARDS) {
    const inSight = SCENES[card].placed.filter(({ x, y, scale }) => scale !== 1 && x > 30 && x < 210 && y > 0)
    expect(inSight.length, card).toBeGreaterThanOrEqual(2)
  }
})
