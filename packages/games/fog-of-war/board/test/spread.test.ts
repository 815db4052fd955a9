// The plates of the map never cover each other, and move no further than they must.

import { expect, test } from 'vitest'
import { type Box, spread } from '../spread.ts'

const SHEET = { left: 0, top: 0, right: 400, bottom: 300 }
const box = (x: number, y: number, width = 60, height = 30): Box => ({ x, y, width, height })

function covered(boxes: readonly Box[]): readonly string[] {
  return boxes.flatMap((a, i) =>
    boxes
      .slice(i + 1)
      .filter(b => Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2)
      .map(b => `${a.x.toFixed()},${a.y.toFixed()} and ${b.x.toFixed()},${b.y.toFixed()}`),
  )
}

const moved = (boxes: readonly Box[], fixed: readonly Box[] = []): readonly Box[] =>
  spread(boxes, fixed, SHEET).map((point, i) => ({ ...box(0, 0), ...boxes[i], ...point }))

test('what does not touch stays where it is', () => {
  const boxes = [box(100, 100), box(200, 100), box(100, 200)]
  expect(moved(boxes)).toEqual(boxes)
})

test('two that overlap go apart the shortest way, both of them half of it', () => {
  const [upper, lower] = moved([box(100, 100), box(104, 120)])
  expect([upper?.x, lower?.x]).toEqual([100, 104])
  expect((lower?.y ?? 0) - (upper?.y ?? 0)).toBeCloseTo(32, 1)
  expect((lower?.y ?? 0) + (upper?.y ?? 0)).toBeCloseTo(220, 0)
})

test('nothing lies over what is fixed, and nothing leaves the sheet', () => {
  const wheel = box(30, 30, 60, 60)
  const [plate] = moved([box(50, 50)], [wheel])
  expect(covered([wheel, plate ?? wheel])).toEqual([])
  expect(moved([box(10, 290)])).toEqual([box(30, 285)])
})

test('a crowd of twenty-eight finds room where there is enough', () => {
  const crowd = Array.from({ length: 28 }, (_, i) => box(60 + (i % 7) * 45, 50 + Math.floor(i / 7) * 55, 52, 38))
  expect(covered(moved(crowd))).toEqual([])
})
