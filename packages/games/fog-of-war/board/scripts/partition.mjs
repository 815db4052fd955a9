// Divides a picture into labelled areas: fills polygons into a grid, removes specks, and traces the lines between areas,
// each once, so that neighbours share them exactly.

/** Fills rings (in pixels of the grid) by the even-odd rule. */
export function fill(grid, width, height, rings, label) {
  let [top, bottom] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const ring of rings)
    for (const [, y] of ring) {
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  for (let y = Math.max(0, Math.floor(top)); y <= Math.min(height - 1, Math.ceil(bottom)); y++) {
    const crossings = []
    for (const ring of rings)
      for (let i = 0; i + 1 < ring.length; i++) {
        const [x1, y1] = ring[i]
        const [x2, y2] = ring[i + 1]
        if (y1 <= y + 0.5 !== y2 <= y + 0.5) crossings.push(x1 + ((y + 0.5 - y1) / (y2 - y1)) * (x2 - x1))
      }
    crossings.sort((a, b) => a - b)
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const end = Math.min(width - 1, Math.floor(crossings[i + 1] - 0.5))
      for (let x = Math.max(0, Math.ceil(crossings[i] - 0.5)); x <= end; x++) grid[y * width + x] = label
    }
  }
}

/** Gives every connected area smaller than `least` pixels the label most frequent around it. */
export function removeSpecks(grid, width, height, least) {
  const seen = new Uint8Array(grid.length)
  for (let start = 0; start < grid.length; start++) {
    if (seen[start]) continue
    const label = grid[start]
    const area = [start]
    const around = new Map()
    seen[start] = 1
    for (let i = 0; i < area.length; i++)
      for (const next of neighbours(area[i], width, height)) {
        if (grid[next] !== label) around.set(grid[next], (around.get(grid[next]) ?? 0) + 1)
        else if (!seen[next]) {
          seen[next] = 1
          area.push(next)
        }
      }
    const [most] = [...around].sort((a, b) => b[1] - a[1])
    if (area.length < least(label) && most) for (const at of area) grid[at] = most[0]
  }
}

function neighbours(at, width, height) {
  const x = at % width
  const y = (at - x) / width
  const found = []
  if (x > 0) found.push(at - 1)
  if (x < width - 1) found.push(at + 1)
  if (y > 0) found.push(at - width)
  if (y < height - 1) found.push(at + width)
  return found
}

/** Outside the grid. */
export const OUTSIDE = -1

/**
 * The lines between areas, from junction to junction or closed, as corners of pixels; `left` and `right` are the labels on
 * either side in the direction of the line.
 */
export function traceArcs(grid, width, height) {
  const at = (x, y) => (x < 0 || y < 0 || x >= width || y >= height ? OUTSIDE : grid[y * width + x])
  const key = (x, y) => y * (width + 1) + x
  /** From each corner: which of the four steps (right, down, left, up) is a line. */
  const steps = new Uint8Array((width + 1) * (height + 1))
  for (let y = 0; y <= height; y++)
    for (let x = 0; x <= width; x++) {
      if (at(x, y - 1) !== at(x, y) && x < width) mark(steps, key(x, y), 0, key(x + 1, y), 2)
      if (at(x - 1, y) !== at(x, y) && y < height) mark(steps, key(x, y), 1, key(x, y + 1), 3)
    }
  const isJunction = corner => bits(steps[corner]) !== 2
  const arcs = []
  const walk = (x, y, direction) => {
    const points = [[x, y]]
    const [left, right] = sidesOf(at, x, y, direction)
    let [cx, cy, d] = [x, y, direction]
    do {
      steps[key(cx, cy)] &= ~(1 << d)
      cx += DX[d]
      cy += DY[d]
      steps[key(cx, cy)] &= ~(1 << (d ^ 2))
      points.push([cx, cy])
      d = [0, 1, 2, 3].find(next => steps[key(cx, cy)] & (1 << next)) ?? -1
    } while (d >= 0 && !junctions.has(key(cx, cy)))
    arcs.push({ points, left, right })
  }
  const junctions = new Set()
  for (let corner = 0; corner < steps.length; corner++) if (steps[corner] && isJunction(corner)) junctions.add(corner)
  for (const corner of junctions) {
    const x = corner % (width + 1)
    for (let d = 0; d < 4; d++) if (steps[corner] & (1 << d)) walk(x, (corner - x) / (width + 1), d)
  }
  for (let corner = 0; corner < steps.length; corner++) {
    const x = corner % (width + 1)
    for (let d = 0; d < 4; d++) if (steps[corner] & (1 << d)) walk(x, (corner - x) / (width + 1), d)
  }
  return arcs
}

const DX = [1, 0, -1, 0]
const DY = [0, 1, 0, -1]

function mark(steps, from, step, to, back) {
  steps[from] |= 1 << step
  steps[to] |= 1 << back
}

function bits(n) {
  return (n & 1) + ((n >> 1) & 1) + ((n >> 2) & 1) + ((n >> 3) & 1)
}

/** What lies to the left and to the right of a step. */
function sidesOf(at, x, y, direction) {
  if (direction === 0) return [at(x, y - 1), at(x, y)]
  if (direction === 1) return [at(x, y), at(x - 1, y)]
  if (direction === 2) return [at(x - 1, y), at(x - 1, y - 1)]
  return [at(x - 1, y - 1), at(x, y - 1)]
}

/** Rounds the stairs of the grid off, keeping both ends. */
export function smooth(points, times) {
  let line = points
  const isClosed = line[0][0] === line.at(-1)[0] && line[0][1] === line.at(-1)[1]
  for (let t = 0; t < times; t++) {
    const last = line.length - 1
    line = line.map(([x, y], i) => {
      if (!isClosed && (i === 0 || i === last)) return [x, y]
      const [ax, ay] = line[i === 0 ? last - 1 : i - 1]
      const [bx, by] = line[i === last ? 1 : i + 1]
      return [(ax + 2 * x + bx) / 4, (ay + 2 * y + by) / 4]
    })
  }
  return line
}

/** Leaves out points that lie within `tolerance` of the line without them (Douglas and Peucker). */
export function simplify(points, tolerance) {
  const last = points.length - 1
  if (points[0][0] === points[last][0] && points[0][1] === points[last][1] && last > 2) {
    const far = points.reduce(
      (best, p, i) => (distance(p, points[0]) > distance(points[best], points[0]) ? i : best),
      0,
    )
    return [
      ...simplifyLine(points.slice(0, far + 1), tolerance),
      ...simplifyLine(points.slice(far), tolerance).slice(1),
    ]
  }
  return simplifyLine(points, tolerance)
}

function simplifyLine(points, tolerance) {
  if (points.length < 3) return points
  const [a, b] = [points[0], points.at(-1)]
  let [far, most] = [0, 0]
  for (let i = 1; i < points.length - 1; i++) {
    const off = offLine(points[i], a, b)
    if (off > most) [far, most] = [i, off]
  }
  if (most <= tolerance) return [a, b]
  return [...simplifyLine(points.slice(0, far + 1), tolerance), ...simplifyLine(points.slice(far), tolerance).slice(1)]
}

const distance = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1])

function offLine(p, a, b) {
  const length = distance(a, b)
  if (length === 0) return distance(p, a)
  return Math.abs((b[0] - a[0]) * (a[1] - p[1]) - (a[0] - p[0]) * (b[1] - a[1])) / length
}

/** The point of an area farthest from its edges, and how far. */
export function poleOf(grid, width, label) {
  const far = new Float32Array(grid.length)
  const least = (i, j, step) => {
    if (j >= 0 && j < far.length && far[j] + step < far[i]) far[i] = far[j] + step
  }
  for (let i = 0; i < far.length; i++) {
    const x = i % width
    const isEdge = x === 0 || x === width - 1 || i < width || i >= far.length - width
    far[i] = grid[i] === label ? (isEdge ? 1 : 1e6) : 0
    if (far[i] === 0) continue
    least(i, i - 1, 1)
    least(i, i - width, 1)
    least(i, i - width - 1, Math.SQRT2)
    least(i, i - width + 1, Math.SQRT2)
  }
  let best = 0
  for (let i = far.length - 1; i >= 0; i--) {
    if (far[i] === 0) continue
    least(i, i + 1, 1)
    least(i, i + width, 1)
    least(i, i + width + 1, Math.SQRT2)
    least(i, i + width - 1, Math.SQRT2)
    if (far[i] > far[best]) best = i
  }
  return { x: best % width, y: Math.floor(best / width), room: far[best] }
}
