// The two maps as geometry: lines, where they cross, ways between spaces and places where nothing stands.

import { sampler, seedFrom } from '@ludoteka/kernel'
import { BOARD_SIZE, type Board, SPACE, SPACES, type Space } from '../content/boards.ts'

export type Point = { readonly x: number; readonly y: number }
export type Line = { readonly a: Space; readonly b: Space; readonly from: Point; readonly to: Point }

export function pointOf(space: Space): Point {
  const { x, y } = SPACE[space]
  return { x, y }
}

export const SPACES_OF: Readonly<Record<Board, readonly Space[]>> = {
  sarpedon: SPACES.filter(space => SPACE[space].board === 'sarpedon'),
  marmoreal: SPACES.filter(space => SPACE[space].board === 'marmoreal'),
}

function linesOf(board: Board): readonly Line[] {
  return SPACES_OF[board].flatMap(a =>
    SPACE[a].adjacent
      .filter(b => SPACES.indexOf(a) < SPACES.indexOf(b))
      .map(b => ({ a, b, from: pointOf(a), to: pointOf(b) })),
  )
}

export const LINES_OF: Readonly<Record<Board, readonly Line[]>> = {
  sarpedon: linesOf('sarpedon'),
  marmoreal: linesOf('marmoreal'),
}

export type Crossing = Point & { readonly angle: number }

/** Where one line passes over another without joining it; the angle is that of the upper one. */
export function crossingsOf(board: Board): readonly Crossing[] {
  const lines = LINES_OF[board]
  return lines.flatMap((under, i) =>
    lines.slice(i + 1).flatMap(over => {
      const at = meeting(under, over)
      return at ? [{ ...at, angle: angleOf(over) }] : []
    }),
  )
}

function angleOf({ from, to }: Pick<Line, 'from' | 'to'>): number {
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
}

function meeting(one: Line, two: Line): Point | undefined {
  if (one.a === two.a || one.a === two.b || one.b === two.a || one.b === two.b) return undefined
  const d1 = { x: one.to.x - one.from.x, y: one.to.y - one.from.y }
  const d2 = { x: two.to.x - two.from.x, y: two.to.y - two.from.y }
  const det = d1.x * d2.y - d1.y * d2.x
  if (det === 0) return undefined
  const gap = { x: two.from.x - one.from.x, y: two.from.y - one.from.y }
  const t = (gap.x * d2.y - gap.y * d2.x) / det
  const u = (gap.x * d1.y - gap.y * d1.x) / det
  const isWithin = (n: number): boolean => n > 0 && n < 1
  return isWithin(t) && isWithin(u) ? { x: one.from.x + t * d1.x, y: one.from.y + t * d1.y } : undefined
}

/** A shortest way over spaces that `isOpen` lets through; straight if there is none. For pictures, not for rules. */
export function wayBetween(from: Space, to: Space, isOpen: (space: Space) => boolean): readonly Space[] {
  const before = new Map<Space, Space>()
  const queue: Space[] = [from]
  for (const here of queue) {
    if (here === to) break
    for (const next of SPACE[here].adjacent) {
      if (next === from || before.has(next) || (next !== to && !isOpen(next))) continue
      before.set(next, here)
      queue.push(next)
    }
  }
  const way: Space[] = [to]
  for (let at = before.get(to); at; at = before.get(at)) way.unshift(at)
  return way[0] === from ? way : [from, to]
}

/** How far a point is from the nearest line of the map. */
function distanceToLines(board: Board, { x, y }: Point): number {
  let best = Number.POSITIVE_INFINITY
  for (const { from, to } of LINES_OF[board]) {
    const dx = to.x - from.x
    const dy = to.y - from.y
    const t = Math.max(0, Math.min(1, ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy)))
    best = Math.min(best, Math.hypot(x - from.x - t * dx, y - from.y - t * dy))
  }
  return best
}

export type Spot = Point & { readonly turn: number; readonly kind: number }
export type SpotRules = {
  /** Makes one set of spots different from another. */
  readonly name: string
  readonly count: number
  /** How far from the lines, at least and at most. */
  readonly near: number
  readonly far: number
  /** How far from each other. */
  readonly apart: number
  /** How high a thing rises above its spot: its top keeps away from the lines too. */
  readonly tall?: number
  readonly avoid?: readonly (Point & { readonly r: number })[]
}

const TRIES = 1800
/** How far scenery reaches beyond the map. */
const MARGIN = 24

/** Places for scenery, always the same ones, in the order a painter would paint them: the farthest first. */
export function spotsOf(
  board: Board,
  { name, count, near, far, apart, tall = 0, avoid = [] }: SpotRules,
): readonly Spot[] {
  const chance = sampler(seedFrom('scenery', board, name))
  const spots: Spot[] = []
  for (let i = 0; i < TRIES && spots.length < count; i++) {
    const x = chance.below(BOARD_SIZE.width + 2 * MARGIN) - MARGIN
    const y = chance.below(BOARD_SIZE.height + 4 * MARGIN) - 3 * MARGIN
    const distance = distanceToLines(board, { x, y })
    if (distance < near || distance > far || distanceToLines(board, { x, y: y - tall }) < near - 6) continue
    if (avoid.some(spot => Math.hypot(spot.x - x, spot.y - y) < spot.r)) continue
    if (spots.some(spot => Math.hypot(spot.x - x, spot.y - y) < apart)) continue
    spots.push({ x, y, turn: chance.below(1000) / 1000, kind: chance.below(12) })
  }
  return spots.sort((a, b) => a.y - b.y)
}
