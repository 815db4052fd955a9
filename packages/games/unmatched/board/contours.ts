// Shore lines: smooth closed curves at a given distance around the paths, roughened a little, always the same.

import { sampler, seedFrom } from '@ludoteka/kernel'
import type { Board } from '../content/boards.ts'
import { LINES_OF, type Point } from './geometry.ts'

const STEP = 12
/** The grid reaches beyond the frame, so that every curve closes out of sight. */
const LEFT = -132
const TOP = -132
const COLUMNS = 106
const ROWS = 78
/** How far two shores attract each other before they meet. */
const SOFTNESS = 9

type Field = readonly (readonly number[])[]

/** The distance to the paths at every point of the grid, with sharp corners filled and a little roughness. */
export function shoreField(board: Board, roughness: number): Field {
  const bumps = valueNoise(board)
  return Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: COLUMNS }, (_, column) => {
      const isRim = row === 0 || column === 0 || row === ROWS - 1 || column === COLUMNS - 1
      const at = { x: LEFT + column * STEP, y: TOP + row * STEP }
      return isRim ? 1000 : softDistance(board, at) + roughness * bumps(at)
    }),
  )
}

/** Lines farther away than this do not count. */
const FAR = 140

function softDistance(board: Board, { x, y }: Point): number {
  let sum = 0
  for (const { from, to } of LINES_OF[board]) {
    if (x < Math.min(from.x, to.x) - FAR || x > Math.max(from.x, to.x) + FAR) continue
    if (y < Math.min(from.y, to.y) - FAR || y > Math.max(from.y, to.y) + FAR) continue
    const dx = to.x - from.x
    const dy = to.y - from.y
    const t = Math.max(0, Math.min(1, ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy)))
    const gap = Math.sqrt((x - from.x - t * dx) ** 2 + (y - from.y - t * dy) ** 2)
    if (gap < FAR) sum += Math.exp(-gap / SOFTNESS)
  }
  return sum > 0 ? -SOFTNESS * Math.log(sum) : FAR
}

const BUMP = 46
const BUMPS_ACROSS = 32

/** Smooth bumps between −1 and 1. */
function valueNoise(board: Board): (at: Point) => number {
  const chance = sampler(seedFrom('shore', board))
  const heights = Array.from({ length: BUMPS_ACROSS * BUMPS_ACROSS }, () => chance.below(2001) / 1000 - 1)
  const height = (column: number, row: number): number => heights[row * BUMPS_ACROSS + column] ?? 0
  const ease = (t: number): number => t * t * (3 - 2 * t)
  return ({ x, y }) => {
    const column = Math.floor((x - LEFT) / BUMP)
    const row = Math.floor((y - TOP) / BUMP)
    const u = ease((x - LEFT) / BUMP - column)
    const v = ease((y - TOP) / BUMP - row)
    const above = height(column, row) * (1 - u) + height(column + 1, row) * u
    const below = height(column, row + 1) * (1 - u) + height(column + 1, row + 1) * u
    return above * (1 - v) + below * v
  }
}

/** The curve where the field has this height, as a path to be filled evenodd; tiny islands and puddles are left out. */
export function contour(field: Field, level: number, smallest: number): string {
  return loopsOf(field, level)
    .filter(loop => areaOf(loop) > smallest)
    .map(smooth)
    .join('')
}

type Crossing = { readonly key: number; readonly at: Point }

/** Marching squares: the crossings of every cell are joined in pairs, then strung into loops. */
function loopsOf(field: Field, level: number): readonly (readonly Point[])[] {
  const neighbours = new Map<number, Crossing[]>()
  const points = new Map<number, Point>()
  const join = (one: Crossing, two: Crossing): void => {
    for (const [a, b] of [
      [one, two],
      [two, one],
    ] as const) {
      points.set(a.key, a.at)
      const known = neighbours.get(a.key)
      if (known) known.push(b)
      else neighbours.set(a.key, [b])
    }
  }
  for (let row = 0; row < ROWS - 1; row++) {
    for (let column = 0; column < COLUMNS - 1; column++) {
      const crossings = crossingsOfCell(field, level, column, row)
      for (let i = 0; i + 1 < crossings.length; i += 2) {
        const [one, two] = [crossings[i], crossings[i + 1]]
        if (one && two) join(one, two)
      }
    }
  }
  const loops: Point[][] = []
  while (points.size > 0) {
    const [start] = points.keys()
    const loop: Point[] = []
    for (let key = start; key !== undefined; ) {
      const at = points.get(key)
      if (!at) break
      loop.push(at)
      points.delete(key)
      key = neighbours.get(key)?.find(next => points.has(next.key))?.key
    }
    loops.push(loop)
  }
  return loops
}

/** Where the level crosses the four sides of a cell, in order around it. */
function crossingsOfCell(field: Field, level: number, column: number, row: number): readonly Crossing[] {
  const corners = [
    [column, row],
    [column + 1, row],
    [column + 1, row + 1],
    [column, row + 1],
  ] as const
  return corners.flatMap((from, i) => {
    const to = corners[(i + 1) % corners.length] ?? from
    const a = field[from[1]]?.[from[0]] ?? 0
    const b = field[to[1]]?.[to[0]] ?? 0
    if (a < level === b < level) return []
    const t = (level - a) / (b - a)
    const key = sideKey(from[1] * COLUMNS + from[0], to[1] * COLUMNS + to[0])
    const at = {
      x: LEFT + STEP * (from[0] + t * (to[0] - from[0])),
      y: TOP + STEP * (from[1] + t * (to[1] - from[1])),
    }
    return [{ key, at }]
  })
}

/** One number for a side of a cell, whichever end comes first. */
function sideKey(a: number, b: number): number {
  return Math.min(a, b) * COLUMNS * ROWS + Math.max(a, b)
}

function areaOf(loop: readonly Point[]): number {
  const twice = loop.reduce((sum, { x, y }, i) => {
    const next = loop[(i + 1) % loop.length] ?? { x, y }
    return sum + x * next.y - next.x * y
  }, 0)
  return Math.abs(twice) / 2
}

/** A loop through the middles of its sides, each corner rounded. */
function smooth(loop: readonly Point[]): string {
  const middle = (i: number): string => {
    const a = loop[i % loop.length] ?? { x: 0, y: 0 }
    const b = loop[(i + 1) % loop.length] ?? a
    return `${((a.x + b.x) / 2).toFixed(1)} ${((a.y + b.y) / 2).toFixed(1)}`
  }
  const turns = loop.map(({ x, y }, i) => `Q${x.toFixed(1)} ${y.toFixed(1)} ${middle(i)}`)
  return `M${middle(loop.length - 1)}${turns.join('')}Z`
}

/** Work that is done when it is first needed, and only once. */
export function lazy<T extends object>(compute: () => T): () => T {
  let value: T | undefined
  return () => {
    value ??= compute()
    return value
  }
}
