// The map as shapes: outlines of the provinces, the lines between them, and where their plates stand, in units of the picture.

import { recordOf } from '@ludoteka/ui'
import { LINKS, neighboursOf } from '../content/links.ts'
import { PROVINCES, type Province } from '../content/provinces.ts'
import { ARCS, AREAS, FINE, FRAME } from './map.generated.ts'

export type Point = { readonly x: number; readonly y: number }

/** What a line of the map divides: provinces, land and water out of play, and the frame. */
type Area = Province | 'land' | 'water' | 'frame'

/** The points of a line that is written as relative whole numbers. */
function pointsOf(line: string): readonly Point[] {
  const numbers = line.match(/-?\d+/g)?.map(Number) ?? []
  const points: Point[] = []
  let [x, y] = [0, 0]
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    x += numbers[i] ?? 0
    y += numbers[i + 1] ?? 0
    points.push({ x: x / FINE, y: y / FINE })
  }
  return points
}

const joined = (points: readonly Point[]): string => points.map(({ x, y }) => `${x} ${y}`).join('L')

/** A line as a path. */
export const lineOf = (line: string): string => `M${joined(pointsOf(line))}`

const POINTS = ARCS.map(([, , line]) => pointsOf(line))

function outlineOf(rings: readonly (readonly number[])[]): string {
  return rings
    .map(ring => `M${joined(ring.flatMap(i => (i < 0 ? (POINTS[~i] ?? []).toReversed() : (POINTS[i] ?? []))))}Z`)
    .join('')
}

type Bounds = { readonly middle: Point; readonly width: number; readonly height: number }

const ringsOf = (at: Province): readonly (readonly Point[])[] =>
  AREAS[at].map(ring => ring.flatMap(i => (i < 0 ? (POINTS[~i] ?? []).toReversed() : (POINTS[i] ?? []))))

/** The box around a province and its islands. */
export function boundsOf(at: Province): Bounds {
  const points = ringsOf(at).flat()
  const [left, right] = extremesOf(points.map(({ x }) => x))
  const [top, bottom] = extremesOf(points.map(({ y }) => y))
  return { middle: { x: (left + right) / 2, y: (top + bottom) / 2 }, width: right - left, height: bottom - top }
}

const extremesOf = (numbers: readonly number[]): readonly [number, number] =>
  numbers.reduce<readonly [number, number]>(
    ([least, most], n) => [Math.min(least, n), Math.max(most, n)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  )

/** Points that are tried along each side of the box around a province. */
const TRIED = 20

/** The heart of a province: of some points in it the one farthest from its outline and from the edge of the map. */
export function heartOf(at: Province): Point {
  const rings = ringsOf(at)
  const outline = rings.flat()
  const { middle, width, height } = boundsOf(at)
  const steps = Array.from({ length: TRIED }, (_, i) => (i + 0.5) / TRIED - 0.5)
  const inside = steps
    .flatMap(across => steps.map(down => ({ x: middle.x + across * width, y: middle.y + down * height })))
    .filter(point => rings.filter(ring => isAround(ring, point)).length % 2 === 1)
    .map(point => ({
      point,
      room: Math.min(
        ...outline.map(({ x, y }) => Math.hypot(x - point.x, y - point.y)),
        ...[point.x, point.y, FRAME.width - point.x, FRAME.height - point.y],
      ),
    }))
  return inside.toSorted((a, b) => b.room - a.room)[0]?.point ?? PLATES[at]
}

/** Whether a ray from the point to the east crosses the ring an odd number of times. */
function isAround(ring: readonly Point[], { x, y }: Point): boolean {
  const crossed = ring.filter((to, i) => {
    const from = ring.at(i - 1) ?? to
    return from.y > y !== to.y > y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)
  })
  return crossed.length % 2 === 1
}

/** Outlines of the provinces; islands are part of them. */
export const OUTLINE: Readonly<Record<Province, string>> = recordOf(PROVINCES, at => outlineOf(AREAS[at]))
export const FOREIGN_LAND = outlineOf(AREAS.land)
export const FOREIGN_WATER = outlineOf(AREAS.water)

export type BorderKind = 'coast' | 'border' | 'closed' | 'foreign'

const SEAS: readonly Area[] = ['westernMed', 'easternMed', 'northSea', 'northAtlantic', 'blackSea', 'water']
const isProvince = (area: Area): area is Province => PROVINCES.some(at => at === area)

/** What kind of line runs between two areas; a closed border is one that nobody may cross. */
function kindOf(a: Area, b: Area): BorderKind | undefined {
  if (a === 'frame' || b === 'frame') return undefined
  if (isProvince(a) && isProvince(b) && !neighboursOf(a).includes(b)) return 'closed'
  if (SEAS.includes(a) !== SEAS.includes(b)) return 'coast'
  return isProvince(a) && isProvince(b) ? 'border' : 'foreign'
}

function linesOf(kind: BorderKind): string {
  return ARCS.flatMap(([a, b], i) => (kindOf(a, b) === kind ? [`M${joined(POINTS[i] ?? [])}`] : [])).join('')
}

export const LINES: Readonly<Record<BorderKind, string>> = {
  coast: linesOf('coast'),
  border: linesOf('border'),
  closed: linesOf('closed'),
  foreign: linesOf('foreign'),
}

/** Whether two provinces share a line of the map. */
export function isTouching(a: Province, b: Province): boolean {
  return ARCS.some(([left, right]) => (left === a && right === b) || (left === b && right === a))
}

/** Middles of the plates; where a province is small its plate stands off its coast, and a thread leads to it. */
export const PLATES: Readonly<Record<Province, Point>> = {
  berlin: { x: 662, y: 432 },
  ruhr: { x: 538, y: 404 },
  poland: { x: 722, y: 350 },
  italy: { x: 636, y: 636 },
  libya: { x: 690, y: 786 },
  westernMed: { x: 478, y: 652 },
  britain: { x: 332, y: 352 },
  paris: { x: 408, y: 440 },
  vichy: { x: 420, y: 536 },
  morocco: { x: 380, y: 750 },
  egypt: { x: 962, y: 782 },
  levant: { x: 1116, y: 666 },
  northSea: { x: 452, y: 222 },
  northAtlantic: { x: 254, y: 520 },
  easternMed: { x: 776, y: 728 },
  norway: { x: 530, y: 134 },
  sweden: { x: 650, y: 212 },
  lowCountries: { x: 478, y: 306 },
  spain: { x: 296, y: 612 },
  balkans: { x: 792, y: 556 },
  turkey: { x: 1010, y: 606 },
  balticStates: { x: 810, y: 236 },
  kiev: { x: 864, y: 362 },
  odessa: { x: 952, y: 452 },
  leningrad: { x: 796, y: 118 },
  moscow: { x: 972, y: 246 },
  caucasus: { x: 1106, y: 430 },
  blackSea: { x: 1000, y: 524 },
}

/** Boxes beyond the map. */
export const BOX_PLATES = { northAmerica: { x: 114, y: 392 }, ural: { x: 1212, y: 322 } } as const

/** Links that the map alone does not show. */
const BENDS: Readonly<Record<string, string>> = {
  'morocco spain': 'M258 688Q250 704 254 722',
  'levant caucasus': 'M1142 618Q1176 580 1158 536',
}

export const BRIDGES: readonly { readonly key: string; readonly d: string }[] = LINKS.flatMap(({ ends: [a, b] }) => {
  const key = `${a} ${b}`
  return isTouching(a, b) ? [] : [{ key, d: BENDS[key] ?? straight(PLATES[a], PLATES[b]) }]
})

function straight(a: Point, b: Point): string {
  return `M${a.x} ${a.y}L${b.x} ${b.y}`
}
