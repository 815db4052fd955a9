// Cards are pictures: figures in a country, no two alike.

import { isWellFormed } from '@ludoteka/ui/testing'
import { expect, test } from 'vitest'
import { COMBAT_CARDS } from '../../content/combatCards.ts'
import { NEUTRAL_CARDS, OBJECTIVES } from '../../content/otherCards.ts'
import type { Mark, Scene } from '../art/marks.ts'
import { SCENES } from '../art/scenes.ts'

const CARDS = [...COMBAT_CARDS, ...NEUTRAL_CARDS, ...OBJECTIVES] as const

const marksOf = ({ placed, light }: Scene): readonly Mark[] => placed.flatMap(({ thing }) => thing(light))
const drawnOf = (scene: Scene): string =>
  JSON.stringify([scene.sky, scene.placed.map(({ thing, ...place }) => [place, thing(scene.light)])])

test('every combat card, neutral card and objective has a scene, and no two are alike', () => {
  expect(Object.keys(SCENES).toSorted()).toEqual([...CARDS].toSorted())
  expect(new Set(CARDS.map(card => drawnOf(SCENES[card]))).size).toBe(CARDS.length)
})

test('every scene has a ground, and at least two figures or things on it that the card shows', () => {
  for (const card of CARDS) {
    const { placed } = SCENES[card]
    expect(placed.filter(({ x, y, scale }) => x === 0 && y === 0 && scale === 1).length, card).toBeGreaterThan(0)
    const figures = placed.filter(({ x, y, scale }) => scale !== 1 && x > 10 && x < 140 && y > 0)
    expect(figures.length, card).toBeGreaterThanOrEqual(2)
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
