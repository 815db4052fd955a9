// Where the board is looked at and how closely; never so that it is lost from sight.

export type Point = { readonly x: number; readonly y: number }
export type Size = { readonly width: number; readonly height: number }
/** The board's centre relative to the window's, and how much larger than fitting it is drawn. */
export type Glance = Point & { readonly zoom: number }
export type Bounds = { readonly room: Size; readonly natural: Size }

export const FITTED: Glance = { x: 0, y: 0, zoom: 1 }
const CLOSEST = 5
const FARTHEST = 0.7

/** Comes closer around a point given from the window's centre. */
export function scaled(now: Glance, factor: number, around: Point, bounds: Bounds): Glance {
  const zoom = clamp(now.zoom * factor, FARTHEST, CLOSEST)
  const real = zoom / now.zoom
  return held({ zoom, x: around.x + (now.x - around.x) * real, y: around.y + (now.y - around.y) * real }, bounds)
}

export function moved(now: Glance, by: Point, bounds: Bounds): Glance {
  return held({ ...now, x: now.x + by.x, y: now.y + by.y }, bounds)
}

/** At least a good part of the board stays in the window. */
function held({ x, y, zoom }: Glance, { room, natural }: Bounds): Glance {
  const reach = (room: number, size: number): number => Math.max(0, (size * zoom - room) / 2) + room * 0.25
  const farX = reach(room.width, natural.width)
  const farY = reach(room.height, natural.height)
  return { zoom, x: clamp(x, -farX, farX), y: clamp(y, -farY, farY) }
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value))
