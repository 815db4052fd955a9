// The drawn map is the map of the rules: its areas lie apart, touch where they have borders, and hold their cities.

import { expect, test } from 'vitest'
import { KINGDOM_AREAS, type KingdomArea, PORTS } from '../../content/areas.ts'
import { BORDERS } from '../../content/borders.ts'
import { CITIES, CITY } from '../../content/cities.ts'
import { BRIDGE_PLACES, CENTRE, isKingdomArea, KINGDOM, OUTLINE, type Point, shipsAt, TOUCHING } from '../geometry.ts'

/** Whether a point lies inside an outline, by counting the lines to its left. */
function isInside({ x, y }: Point, outline: readonly Point[]): boolean {
  const crossings = outline.filter((a, i) => {
    const b = outline[(i + 1) % outline.length] ?? a
    return a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x
  })
  return crossings.length % 2 === 1
}

const areasAt = (point: Point): readonly KingdomArea[] => KINGDOM_AREAS.filter(area => isInside(point, OUTLINE[area]))

test('no point of the map lies in two areas', () => {
  const points = Array.from({ length: 120 * 92 }, (_, i) => ({
    x: (i % 120) * 8 + 0.37,
    y: Math.floor(i / 120) * 8 + 0.61,
  }))
  const counts = points.map(point => areasAt(point).length)
  expect(Math.max(...counts)).toBe(1)
  expect(counts.filter(n => n === 1).length).toBeGreaterThan(counts.length / 2)
})

test('areas touch exactly where the rules have a border', () => {
  const pair = (a: string, b: string): string => [a, b].toSorted().join(' ')
  const drawn = TOUCHING.map(([a = '', b = '']) => pair(a, b)).toSorted()
  expect(drawn).toEqual(BORDERS.map(({ a, b }) => pair(a, b)).toSorted())
})

test('every area holds its middle, where its city and its pieces stand', () => {
  for (const area of KINGDOM_AREAS) expect(areasAt(CENTRE[area])).toEqual([area])
})

test('every city of the kingdom stands in its area', () => {
  for (const city of CITIES) {
    const { area } = CITY[city]
    if (isKingdomArea(area)) expect(areasAt({ x: CENTRE[area].x, y: CENTRE[area].y - 12 })).toEqual([area])
  }
})

test('the ships of every port lie at sea and within the picture', () => {
  for (const port of PORTS.filter(isKingdomArea)) {
    const place = shipsAt(port)
    expect(place && areasAt(place)).toEqual([])
    expect(place && place.x > 12 && place.x < KINGDOM.width - 12 && place.y > 12 && place.y < KINGDOM.height - 12).toBe(
      true,
    )
  }
})

test('there are four bridges', () => {
  expect(BRIDGE_PLACES).toHaveLength(4)
})
