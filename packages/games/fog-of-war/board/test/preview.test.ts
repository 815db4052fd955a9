// The picture of a position: who holds which province, and how many cards lie there, never which.

import { positionSvg } from '@ludoteka/ui/preview'
import { expect, test } from 'vitest'
import { position, type Setting } from '../../test/positions.ts'
import { picture } from '../preview.tsx'
import { STRINGS } from '../strings.ts'

const drawn = (army: NonNullable<Setting['army']>): string =>
  positionSvg(picture, {
    view: position({ army, control: { spain: 'axis' } }).view('spectator'),
    language: 'en',
    title: 'The Fog of War',
    players: ['Anna', 'Boris'],
  })

/** What is written on the plate of a province. */
const plate = (svg: string, at: string): readonly (string | undefined)[] =>
  [...(svg.split(`<g id="${at}"`)[1]?.split('<g id=')[0] ?? '').matchAll(/>([^<>]+)<\/text>/g)]
    .map(([, word]) => word)
    .slice(0, 3)

test('shows numbers of cards and who holds a province; which cards they are makes no difference', async () => {
  await STRINGS.load('en')
  const svg = drawn({ spain: { axis: ['fieldArmy', 'dummyArmy'], allies: ['armyCorps'] } })
  expect(plate(svg, 'spain')).toEqual(['Spain', '2', '1'])
  expect(svg).toContain('#fw-at-spain')
  expect(drawn({ spain: { axis: ['panzerGroup', 'infantryCorps'], allies: ['phantomArmy'] } })).toBe(svg)
  expect(drawn({ spain: { axis: ['panzerGroup'], allies: ['armyCorps'] } })).not.toBe(svg)
})
