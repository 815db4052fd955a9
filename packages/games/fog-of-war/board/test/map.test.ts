// The drawn map tells the truth about which provinces are neighbours.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LINKS, neighboursOf } from '../../content/links.ts'
import { PROVINCES } from '../../content/provinces.ts'
import { BRIDGES, boundsOf, heartOf, isTouching, OUTLINE, PLATES } from '../geometry.ts'
import { FRAME } from '../map.generated.ts'

const KEPT_BYTES = 60_000

const keyOf = (a: string, b: string): string => [a, b].sort().join(' ')

test('neighbours touch on the map, or a line leads from one to the other', () => {
  const drawn = new Set(BRIDGES.map(({ key }) => key))
  for (const { ends } of LINKS) expect(isTouching(...ends) !== drawn.has(ends.join(' ')), ends.join(' ')).toBe(true)
  expect([...drawn]).toEqual(['morocco spain', 'levant caucasus'])
})

test('provinces that are no neighbours touch only along borders that are drawn as closed', () => {
  const closed = PROVINCES.flatMap((a, i) =>
    PROVINCES.slice(i + 1).flatMap(b => (isTouching(a, b) && !neighboursOf(a).includes(b) ? [keyOf(a, b)] : [])),
  )
  expect(closed.sort()).toEqual(['balkans kiev', 'moscow odessa', 'paris spain'])
})

test('every province has an outline and a plate within the picture', () => {
  for (const at of PROVINCES) {
    expect(OUTLINE[at].length, at).toBeGreaterThan(100)
    const { x, y } = PLATES[at]
    expect(x > 40 && y > 40 && x < FRAME.width - 40 && y < FRAME.height - 40, at).toBe(true)
  }
})

test('the heart of every province lies in it, away from the edges of the map', () => {
  for (const at of PROVINCES) {
    const { x, y } = heartOf(at)
    const { middle, width, height } = boundsOf(at)
    expect(Math.abs(x - middle.x) < width / 2 && Math.abs(y - middle.y) < height / 2, at).toBe(true)
    expect(x > 30 && y > 30 && x < FRAME.width - 30 && y < FRAME.height - 30, at).toBe(true)
  }
  // Its plate stands off the coast.
  expect(heartOf('lowCountries').y).toBeGreaterThan(PLATES.lowCountries.y)
})

test('the drawn map stays small enough to load at once', () => {
  expect(readFileSync(new URL('../map.generated.ts', import.meta.url)).length).toBeLessThan(KEPT_BYTES)
})
