// A steady hand: the small irregularities of a drawing, the same every time, for they grow from the name of what is drawn.

export type Point = { readonly x: number; readonly y: number }

export type Pen = {
  /** From 0 to 1. */
  next(): number
  /** From -n to n. */
  around(n: number): number
  between(from: number, to: number): number
}

/** Numbers that look accidental (mulberry32), from a word. */
export function penFor(word: string): Pen {
  let state = hashOf(word)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  return { next, around: n => (next() * 2 - 1) * n, between: (from, to) => from + next() * (to - from) }
}

function hashOf(word: string): number {
  let hash = 2166136261
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 16777619)
  return hash
}

export const along = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
})

/** Cuts the corners of a line and leaves its ends where they are (Chaikin). */
export function rounded(points: readonly Point[], times = 2): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)]
  if (times === 0 || !first || !last || points.length < 3) return points
  const cut = points.slice(1).flatMap((to, i) => {
    const from = points[i] ?? to
    return [along(from, to, 0.25), along(from, to, 0.75)]
  })
  return rounded([first, ...cut.slice(1, -1), last], times - 1)
}

const short = (n: number): string => String(Math.round(n * 10) / 10)

/** A number, or a pair of them, as paths have them. */
export const at = (x: number, y: number): string => `${short(x)} ${short(y)}`

export const joined = (points: readonly Point[]): string => points.map(({ x, y }) => at(x, y)).join('L')
export const lineThrough = (points: readonly Point[]): string => (points.length > 0 ? `M${joined(points)}` : '')
