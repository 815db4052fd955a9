// The realm as shapes: outlines of the areas, the lines between them, and where cities, pieces and ships stand, in units of the
// picture. Lines between areas are drawn by hand, so to say: they waver, and neighbours share them.

import { recordOf } from '@ludoteka/ui'
import { AREAS, type Area, KINGDOM_AREAS, type KingdomArea, OVERSEAS_AREAS, PORTS } from '../content/areas.ts'
import { BORDERS, type Border } from '../content/borders.ts'
import { CITIES, CITY, type City } from '../content/cities.ts'
import { along, joined, lineThrough, type Point, penFor, rounded } from './art/pen.ts'

export type { Point } from './art/pen.ts'

/** The picture of the kingdom, with the sea around it. */
export const KINGDOM = { width: 950, height: 736 } as const
/** The picture of a land overseas. */
export const LAND = { width: 158, height: 118 } as const

const RADIUS = 58
const HALF_WIDTH = (RADIUS * Math.sqrt(3)) / 2
const MARGIN = 48

const COLUMNS = 'abcdefgh'

/** Hexagons with a point above; every second row is shifted by half of one. */
function middleOf(area: KingdomArea): Point {
  const column = COLUMNS.indexOf(area.charAt(0))
  const row = Number(area.charAt(1)) - 1
  return {
    x: MARGIN + HALF_WIDTH * (1 + 2 * column + (row % 2)),
    y: MARGIN + RADIUS * (1 + 1.5 * row),
  }
}

export const CENTRE: Readonly<Record<KingdomArea, Point>> = recordOf(KINGDOM_AREAS, middleOf)

/** From the upper right corner on, clockwise; the last one is the uppermost. */
const CORNERS: readonly Point[] = [
  { x: HALF_WIDTH, y: -RADIUS / 2 },
  { x: HALF_WIDTH, y: RADIUS / 2 },
  { x: 0, y: RADIUS },
  { x: -HALF_WIDTH, y: RADIUS / 2 },
  { x: -HALF_WIDTH, y: -RADIUS / 2 },
  { x: 0, y: -RADIUS },
]

const keyOfPoint = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`
const cornerOf = (area: KingdomArea, i: number): Point => {
  const { x, y } = CORNERS[i % CORNERS.length] ?? { x: 0, y: 0 }
  return { x: CENTRE[area].x + x, y: CENTRE[area].y + y }
}

type Edge = {
  readonly ends: readonly [string, string]
  readonly areas: readonly KingdomArea[]
  readonly line: readonly Point[]
}

const keyOfEdge = (a: string, b: string): string => [a, b].toSorted().join('|')

/** How far a line between two areas, and how far a coast strays from the straight one. */
const STRAY = { corner: 5, border: 3, coast: 10 } as const

function drawnCorner(corner: Point): Point {
  const pen = penFor(`corner ${keyOfPoint(corner)}`)
  return { x: corner.x + pen.around(STRAY.corner), y: corner.y + pen.around(STRAY.corner) }
}

/** Seen from `inside` a coast bends outward more often than inward. */
function drawnLine(key: string, from: Point, to: Point, inside: Point | undefined): readonly Point[] {
  const pen = penFor(`edge ${key}`)
  const [start, end] = [drawnCorner(from), drawnCorner(to)]
  const length = Math.hypot(end.x - start.x, end.y - start.y)
  const across = { x: (end.y - start.y) / length, y: (start.x - end.x) / length }
  const middle = along(start, end, 0.5)
  const isOutward = inside && (middle.x - inside.x) * across.x + (middle.y - inside.y) * across.y > 0
  const turn = inside && !isOutward ? -1 : 1
  const shares = inside ? [0.14, 0.32, 0.5, 0.68, 0.86] : [0.25, 0.5, 0.75]
  const bent = shares.map(share => {
    const stray = inside ? turn * pen.between(-4, STRAY.coast) : pen.around(STRAY.border)
    const point = along(start, end, share)
    return { x: point.x + across.x * stray, y: point.y + across.y * stray }
  })
  return rounded([start, ...bent, end])
}

function makeEdges(): ReadonlyMap<string, Edge> {
  const found = new Map<string, { from: Point; to: Point; areas: KingdomArea[] }>()
  for (const area of KINGDOM_AREAS)
    for (let i = 0; i < CORNERS.length; i++) {
      const [from, to] = [cornerOf(area, i), cornerOf(area, i + 1)]
      const key = keyOfEdge(keyOfPoint(from), keyOfPoint(to))
      const known = found.get(key)
      if (known) known.areas.push(area)
      else found.set(key, { from, to, areas: [area] })
    }
  return new Map(
    [...found].map(([key, { from, to, areas }]) => {
      const [only, ...more] = areas
      const inside = only && more.length === 0 ? CENTRE[only] : undefined
      return [key, { ends: [keyOfPoint(from), keyOfPoint(to)], areas, line: drawnLine(key, from, to, inside) }]
    }),
  )
}

const EDGES = makeEdges()

/** The points of an area's outline, clockwise. */
function outlineOf(area: KingdomArea): readonly Point[] {
  return CORNERS.flatMap((_, i) => {
    const from = keyOfPoint(cornerOf(area, i))
    const edge = EDGES.get(keyOfEdge(from, keyOfPoint(cornerOf(area, i + 1))))
    if (!edge) return []
    return (edge.ends[0] === from ? edge.line : edge.line.toReversed()).slice(0, -1)
  })
}

export const OUTLINE: Readonly<Record<KingdomArea, readonly Point[]>> = recordOf(KINGDOM_AREAS, outlineOf)
export const outlinePath = (area: KingdomArea): string => `M${joined(OUTLINE[area])}Z`

/** Pairs of areas that share a line. */
export const TOUCHING: readonly (readonly KingdomArea[])[] = [...EDGES.values()]
  .map(({ areas }) => areas)
  .filter(areas => areas.length > 1)

/** The line between two neighbours. */
export function lineBetween({ a, b }: Pick<Border, 'a' | 'b'>): readonly Point[] {
  return [...EDGES.values()].find(({ areas }) => areas.includes(a) && areas.includes(b))?.line ?? []
}

/** The kingdom's coast, all around. */
function coastLine(): readonly Point[] {
  const open = [...EDGES.values()].filter(({ areas }) => areas.length === 1)
  const coast: Point[] = []
  let next = open[0]
  let end = next?.ends[0]
  while (next) {
    const isForward = next.ends[0] === end
    coast.push(...(isForward ? next.line : next.line.toReversed()).slice(0, -1))
    end = isForward ? next.ends[1] : next.ends[0]
    open.splice(open.indexOf(next), 1)
    next = open.find(({ ends }) => ends.some(key => key === end))
  }
  return coast
}

export const COAST = `M${joined(coastLine())}Z`

const bordersOf = (...kinds: readonly Border['border'][]): readonly Border[] =>
  BORDERS.filter(({ border }) => kinds.includes(border))

export const OPEN_LINES = bordersOf('open')
  .map(border => lineThrough(lineBetween(border)))
  .join('')
export const MOUNTAIN_LINES: readonly (readonly Point[])[] = bordersOf('mountain').map(lineBetween)

/** A river runs on into the sea where it reaches the coast. */
const INTO_SEA = 1.6

function riverPaths(): string {
  const rivers = bordersOf('river', 'bridge')
  const corners = new Map<string, number>()
  const edges = rivers.flatMap(({ a, b }) =>
    [...EDGES.values()].filter(({ areas }) => areas.includes(a) && areas.includes(b)),
  )
  for (const { ends } of edges) for (const key of ends) corners.set(key, (corners.get(key) ?? 0) + 1)
  const coastal = new Set([...EDGES.values()].filter(({ areas }) => areas.length === 1).flatMap(({ ends }) => ends))
  const mouths = edges.flatMap(({ ends, line }) =>
    ends.flatMap((key, i) => {
      if (corners.get(key) !== 1 || !coastal.has(key)) return []
      const [mouth, before] = i === 0 ? [line[0], line[3]] : [line.at(-1), line.at(-4)]
      return mouth && before ? [lineThrough([mouth, along(before, mouth, 1 + INTO_SEA)])] : []
    }),
  )
  return [...edges.map(({ line }) => lineThrough(line)), ...mouths].join('')
}

export const RIVERS = riverPaths()

const middleOfLine = (line: readonly Point[]): Point => line[Math.floor(line.length / 2)] ?? { x: 0, y: 0 }

/** Where a road crosses a river, and which way it goes, in degrees. */
export const BRIDGE_PLACES = bordersOf('bridge').map(border => {
  const [from, to] = [CENTRE[border.a], CENTRE[border.b]]
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
  return { ...middleOfLine(lineBetween(border)), turn }
})

const ROAD_BORDERS = BORDERS.filter(({ road }) => road)
const CITY_AREAS: readonly Area[] = CITIES.map(city => CITY[city].area)

/** Roads as they run through an area: from border to border in one sweep, or to the middle where a city stands or several meet. */
function roadsIn(area: KingdomArea): readonly (readonly Point[])[] {
  const gates = ROAD_BORDERS.filter(({ a, b }) => a === area || b === area).map(border =>
    middleOfLine(lineBetween(border)),
  )
  const centre = CENTRE[area]
  const pen = penFor(`road ${area}`)
  const bent = (from: Point, to: Point): Point => {
    const half = along(from, to, 0.5)
    return { x: half.x + pen.around(6), y: half.y + pen.around(6) }
  }
  const [first, second, ...more] = gates
  if (first && second && more.length === 0 && !CITY_AREAS.includes(area)) return [rounded([first, centre, second], 3)]
  return gates.map(gate => rounded([gate, bent(gate, centre), centre], 3))
}

const ROAD_LINES = KINGDOM_AREAS.flatMap(roadsIn)
export const ROADS = ROAD_LINES.map(lineThrough).join('')

/** How far a tree stands at least from a river and from a road. */
const CLEARANCE = { river: 15, road: 10 } as const
const RIVER_POINTS = bordersOf('river', 'bridge').flatMap(lineBetween)
const ROAD_POINTS = ROAD_LINES.flat()

/** Whether something may grow at a place without standing in water or in the way. */
export function isClear({ x, y }: Point): boolean {
  const isFar = (points: readonly Point[], distance: number): boolean =>
    points.every(point => Math.hypot(point.x - x, point.y - y) > distance)
  return isFar(RIVER_POINTS, CLEARANCE.river) && isFar(ROAD_POINTS, CLEARANCE.road)
}

const cityIn = new Map<Area, City>(CITIES.map(city => [CITY[city].area, city]))
/** The city of an area, be it razed or not. */
export const cityAt = (area: Area): City | undefined => cityIn.get(area)

/** From the middle of an area to where its ships lie: at sea, in a corner of the coast. */
const SHIPS: Readonly<Partial<Record<KingdomArea, Point>>> = {
  b1: { x: -51, y: -56 },
  h1: { x: 78, y: 12 },
  a3: { x: -44, y: -62 },
  a6: { x: -78, y: 6 },
  e7: { x: 50, y: 62 },
  h7: { x: 79, y: -4 },
}

/** Where ships lie that have sailed to a port; in lands overseas within their own picture. */
export function shipsAt(area: Area): Point | undefined {
  const kingdomArea = KINGDOM_AREAS.find(one => one === area)
  if (!kingdomArea) return { x: LAND.width * 0.86, y: LAND.height * 0.72 }
  const offset = SHIPS[kingdomArea]
  return offset && { x: CENTRE[kingdomArea].x + offset.x, y: CENTRE[kingdomArea].y + offset.y }
}

export const isKingdomArea = (area: Area): area is KingdomArea => KINGDOM_AREAS.some(one => one === area)
export const isPort = (area: Area): boolean => PORTS.includes(area)

/** Areas as a reader would visit them: the kingdom row by row, then the lands overseas. */
export const READING_ORDER: readonly Area[] = AREAS
export { OVERSEAS_AREAS }
