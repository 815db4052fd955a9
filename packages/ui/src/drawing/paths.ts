// Geometry for figures that are drawn from joints: paths that can be put elsewhere, limbs that bend, bodies like tubes.
// Paths are written with absolute pairs only (M, L, Q, C, Z), so that they can be turned and scaled as text.

export type Point = readonly [x: number, y: number]

export type Placement = {
  readonly x?: number
  readonly y?: number
  readonly scale?: number
  /** Degrees, clockwise. */
  readonly turn?: number
  /** Mirrored before it is turned. */
  readonly flipped?: boolean
}

const short = (n: number): string => String(Math.round(n * 10) / 10)
const pair = ([x, y]: Point): string => `${short(x)} ${short(y)}`

/** Where a point comes to lie. */
export function placed(
  [x, y]: Point,
  { x: dx = 0, y: dy = 0, scale = 1, turn = 0, flipped = false }: Placement,
): Point {
  const angle = (turn * Math.PI) / 180
  const [u, v] = [(flipped ? -x : x) * scale, y * scale]
  return [dx + u * Math.cos(angle) - v * Math.sin(angle), dy + u * Math.sin(angle) + v * Math.cos(angle)]
}

/** A path put elsewhere. */
export function put(d: string, placement: Placement): string {
  let x: number | undefined
  let out = ''
  for (const [token] of d.matchAll(/[MLQCZ]|-?\d*\.?\d+/g)) {
    if (/[A-Z]/.test(token)) out += token
    else if (x === undefined) x = Number(token)
    else {
      out += `${pair(placed([x, Number(token)], placement))} `
      x = undefined
    }
  }
  return out
}

export const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
]
/** Degrees by which something that points up must turn to point from one place to another. */
export const turnTo = (from: Point, to: Point): number =>
  (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI + 90

/** How far a quarter of a circle bulges, drawn as one curve. */
const ARC = 0.5523

export function oval(x: number, y: number, rx: number, ry = rx): string {
  const [u, v] = [rx * ARC, ry * ARC]
  const quarter = (...points: readonly Point[]): string => `C${points.map(pair).join(' ')}`
  return (
    `M${pair([x - rx, y])}` +
    quarter([x - rx, y - v], [x - u, y - ry], [x, y - ry]) +
    quarter([x + u, y - ry], [x + rx, y - v], [x + rx, y]) +
    quarter([x + rx, y + v], [x + u, y + ry], [x, y + ry]) +
    `${quarter([x - u, y + ry], [x - rx, y + v], [x - rx, y])}Z`
  )
}

/** All of these run clockwise, so that what overlaps is filled. A bone with flesh around it: round at both ends, thick there as told. */
export function bone(a: Point, b: Point, from: number, to: number): string {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const length = Math.hypot(dx, dy) || 1
  const side = (p: Point, r: number): Point => [p[0] + (-dy / length) * r, p[1] + (dx / length) * r]
  return `M${pair(side(a, -from))}L${pair(side(b, -to))}L${pair(side(b, to))}L${pair(side(a, from))}Z${oval(...a, from)}${oval(...b, to)}`
}

export type Limb = { readonly from: Point; readonly joint: Point; readonly end: Point }

/** A limb of two bones that reaches for a point; the joint is on the side told, and the end as far as it can reach. */
export function reach(from: Point, to: Point, first: number, second: number, side: 1 | -1): Limb {
  const distance = Math.hypot(to[0] - from[0], to[1] - from[1])
  const span = Math.min(Math.max(distance, Math.abs(first - second) + 0.1), first + second - 0.1)
  const along = Math.atan2(to[1] - from[1], to[0] - from[0])
  const bend = Math.acos((first ** 2 + span ** 2 - second ** 2) / (2 * first * span))
  const joint: Point = [
    from[0] + first * Math.cos(along + side * bend),
    from[1] + first * Math.sin(along + side * bend),
  ]
  return { from, joint, end: [from[0] + span * Math.cos(along), from[1] + span * Math.sin(along)] }
}

export const limb = ({ from, joint, end }: Limb, a: number, b: number, c: number): string =>
  bone(from, joint, a, b) + bone(joint, end, b, c)

/** A curve through points (Catmull–Rom), as the rest of a path that has reached the first of them. */
function through(points: readonly Point[]): string {
  const get = (i: number): Point => points[Math.min(Math.max(i, 0), points.length - 1)] ?? [0, 0]
  return points
    .slice(1)
    .map((to, i) => {
      const [before, from, after] = [get(i - 1), get(i), get(i + 2)]
      const out: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
      const into: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
      return `C${pair(out)} ${pair(into)} ${pair(to)}`
    })
    .join('')
}

/** An open curve through points. */
export const curve = (...points: readonly Point[]): string => `M${pair(points[0] ?? [0, 0])}${through(points)}`

/** A closed curve through points. */
export function blob(...points: readonly Point[]): string {
  const n = points.length
  const around = Array.from({ length: n + 3 }, (_, i) => points[(i + n - 1) % n] ?? ([0, 0] as const))
  const parts = through(around).split('C').slice(1)
  return `M${pair(points[0] ?? [0, 0])}${parts
    .slice(1, -1)
    .map(part => `C${part}`)
    .join('')}Z`
}

/** A body like a tube along a curve: so thick at each of its points. A tail ends in nothing. */
export function tube(points: readonly Point[], radii: readonly number[]): string {
  const offset = (side: number): readonly Point[] =>
    points.map((at, i) => {
      const [from, to] = [points[i - 1] ?? at, points[i + 1] ?? at]
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
      const r = (radii[i] ?? 0) * side
      return [at[0] - ((to[1] - from[1]) / length) * r, at[1] + ((to[0] - from[0]) / length) * r]
    })
  const [one, two] = [offset(-1), offset(1).toReversed()]
  const end = (i: number): string => {
    const [at, r] = [points[i], radii[i]]
    return at && r ? oval(...at, r) : ''
  }
  return `M${pair(one[0] ?? [0, 0])}${through(one)}L${pair(two[0] ?? [0, 0])}${through(two)}Z${end(0)}${end(points.length - 1)}`
}
