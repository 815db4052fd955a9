// Figures from joints: limbs keep their lengths, paths can be put elsewhere, tubes and bones are filled where they overlap.

import { expect, test } from 'vitest'
import { bone, oval, type Point, placed, put, reach, tube } from '../src/drawing/index.ts'

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])

test('a limb bends on the side told, and both bones keep their lengths', () => {
  const { from, joint, end } = reach([0, 0], [0, 30], 20, 16, -1)
  expect([distance(from, joint), distance(joint, end)]).toEqual([expect.closeTo(20), expect.closeTo(16)])
  expect(end).toEqual([expect.closeTo(0), expect.closeTo(30)])
  expect(joint[0]).toBeGreaterThan(0)
  expect(reach([0, 0], [0, 30], 20, 16, 1).joint[0]).toBeLessThan(0)
})

test('a limb that cannot reach so far is stretched, not torn', () => {
  const { joint, end } = reach([0, 0], [100, 0], 20, 16, 1)
  expect(distance(joint, end)).toBeCloseTo(16)
  expect(end[0]).toBeLessThan(36)
})

test('a path is moved, scaled, turned and mirrored as its points are', () => {
  expect(put('M0 0L10-5Q1 2.500 3 4Z', { x: 1, y: 2, scale: 2 })).toBe('M1 2 L21 -8 Q3 7 7 10 Z')
  expect(placed([10, 0], { turn: 90 })).toEqual([expect.closeTo(0), expect.closeTo(10)])
  expect(placed([10, 3], { flipped: true })).toEqual([-10, 3])
})

/** Twice the area a path of lines through its points would have; its sign says which way round it goes. */
function areaOf(subpath: string): number {
  const numbers = [...subpath.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number)
  const points = Array.from(
    { length: numbers.length / 2 },
    (_, i): Point => [numbers[2 * i] ?? 0, numbers[2 * i + 1] ?? 0],
  )
  return points.reduce((sum, [x, y], i) => {
    const [u, v] = points[(i + 1) % points.length] ?? [x, y]
    return sum + x * v - u * y
  }, 0)
}

test('the parts of a bone and of a tube run the same way round', () => {
  const drawn = [
    bone([0, 0], [3, 20], 4, 2),
    bone([5, 5], [-30, -9], 4, 2),
    tube(
      [
        [0, 0],
        [10, 4],
        [20, 0],
      ],
      [3, 4, 2],
    ),
  ]
  for (const d of [oval(0, 0, 5), ...drawn])
    for (const part of d.split('Z').filter(Boolean)) expect(areaOf(part)).toBeGreaterThan(0)
})
