// Small things an illuminator draws on a map: trees, hills, peaks, furrows and tufts. Each is a few strokes of ink over a wash,
// standing with its foot at (x, y).

import { at, type Pen } from './pen.ts'

/** How a stroke is inked and filled: a class of the stylesheet. */
export type Look =
  | 'ink'
  | 'fine'
  | 'shade'
  | 'tree'
  | 'pine'
  | 'birch'
  | 'thorn'
  | 'hill'
  | 'peak'
  | 'snow'
  | 'field'
  | 'meadow'
  | 'vine'
  | 'water'
  | 'sand'
  | 'heather'
  | 'stone'
  | 'roof'
  | 'thatch'
  | 'plaster'
  | 'wool'
  | 'dark'
  | 'gold'

export type Glyph = { readonly look: Look; readonly d: string }

/** A closed outline of bumps, as of a crown of leaves or a cloud. */
function bumps(x: number, y: number, rx: number, ry: number, n: number, pen: Pen): string {
  const points = Array.from({ length: n }, (_, i) => {
    const angle = (i / n) * Math.PI * 2 + pen.around(0.12)
    const reach = 1 + pen.around(0.1)
    return { x: x + Math.cos(angle) * rx * reach, y: y + Math.sin(angle) * ry * reach }
  })
  const [first] = points
  if (!first) return ''
  const arcs = points.map((from, i) => {
    const to = points[(i + 1) % n] ?? first
    const r = Math.hypot(to.x - from.x, to.y - from.y) * 0.56
    return `A${at(r, r)} 0 0 1 ${at(to.x, to.y)}`
  })
  return `M${at(first.x, first.y)}${arcs.join('')}Z`
}

export function oak(x: number, y: number, s: number, pen: Pen): readonly Glyph[] {
  const lean = pen.around(s * 0.04)
  const top = y - s * 0.62
  return [
    {
      look: 'dark',
      d: `M${at(x - s * 0.07, y)}L${at(x - s * 0.03 + lean, top)}L${at(x + s * 0.06 + lean, top)}L${at(x + s * 0.09, y)}Z`,
    },
    { look: 'tree', d: bumps(x + lean, top, s * 0.38, s * 0.34, 7, pen) },
    {
      look: 'fine',
      d: `M${at(x + s * 0.06, top + s * 0.2)}q${at(s * 0.14, -s * 0.02)} ${at(s * 0.2, -s * 0.14)}M${at(x + s * 0.12, top + s * 0.06)}q${at(s * 0.1, -s * 0.02)} ${at(s * 0.14, -s * 0.12)}M${at(x - s * 0.2, top + s * 0.02)}q${at(s * 0.04, -s * 0.12)} ${at(s * 0.14, -s * 0.12)}`,
    },
  ]
}

export function pine(x: number, y: number, s: number, pen: Pen): readonly Glyph[] {
  const tip = x + pen.around(s * 0.04)
  const w = s * 0.3
  return [
    { look: 'dark', d: `M${at(x - s * 0.04, y)}v${-s * 0.2}h${s * 0.08}v${s * 0.2}Z` },
    {
      look: 'pine',
      d: `M${at(tip, y - s)}L${at(x + w * 0.55, y - s * 0.62)}L${at(x + w * 0.25, y - s * 0.64)}L${at(x + w * 0.85, y - s * 0.36)}L${at(x + w * 0.4, y - s * 0.38)}L${at(x + w, y - s * 0.1)}L${at(x - w, y - s * 0.1)}L${at(x - w * 0.4, y - s * 0.38)}L${at(x - w * 0.85, y - s * 0.36)}L${at(x - w * 0.25, y - s * 0.64)}L${at(x - w * 0.55, y - s * 0.62)}Z`,
    },
    {
      look: 'fine',
      d: `M${at(x + w * 0.1, y - s * 0.78)}L${at(x + w * 0.2, y - s * 0.16)}M${at(x + w * 0.4, y - s * 0.5)}L${at(x + w * 0.5, y - s * 0.16)}`,
    },
  ]
}

export function birch(x: number, y: number, s: number, pen: Pen): readonly Glyph[] {
  const lean = pen.around(s * 0.06)
  return [
    {
      look: 'plaster',
      d: `M${at(x - s * 0.04, y)}L${at(x + lean - s * 0.02, y - s * 0.6)}h${s * 0.05}L${at(x + s * 0.05, y)}Z`,
    },
    { look: 'birch', d: bumps(x + lean, y - s * 0.62, s * 0.22, s * 0.36, 7, pen) },
    { look: 'fine', d: `M${at(x - s * 0.02, y - s * 0.08)}h${s * 0.04}M${at(x, y - s * 0.18)}h${s * 0.04}` },
  ]
}

export function thorn(x: number, y: number, s: number, pen: Pen): readonly Glyph[] {
  return [
    { look: 'thorn', d: bumps(x, y - s * 0.28, s * 0.4, s * 0.26, 8, pen) },
    {
      look: 'fine',
      d: `M${at(x - s * 0.3, y - s * 0.1)}L${at(x + s * 0.2, y - s * 0.46)}M${at(x + s * 0.3, y - s * 0.08)}L${at(x - s * 0.12, y - s * 0.44)}M${at(x, y)}V${y - s * 0.3}`,
    },
  ]
}

export function hill(x: number, y: number, w: number, h: number, pen: Pen): readonly Glyph[] {
  const peak = x + pen.around(w * 0.12)
  const hatching = [0.3, 0.44, 0.58, 0.72].map(share => {
    const left = peak + (x + w - peak) * share
    const up = y - h * (1 - share) * 0.92
    return `M${at(left, up)}q${at(-w * 0.05, h * 0.2)} ${at(-w * 0.01, h * (0.34 - share * 0.2))}`
  })
  return [
    {
      look: 'hill',
      d: `M${at(x - w, y)}C${at(x - w * 0.62, y - h * 0.34)} ${at(peak - w * 0.34, y - h)} ${at(peak, y - h)}S${at(x + w * 0.66, y - h * 0.3)} ${at(x + w, y)}`,
    },
    { look: 'fine', d: hatching.join('') },
  ]
}

export function mountain(x: number, y: number, w: number, h: number, pen: Pen): readonly Glyph[] {
  const tip = { x: x + pen.around(w * 0.14), y: y - h }
  const foot = x + pen.around(w * 0.16)
  const ridge = `L${at(tip.x + w * 0.05, y - h * 0.66)}L${at(foot - w * 0.06, y - h * 0.42)}L${at(foot + w * 0.06, y)}`
  const hatching = [0.22, 0.38, 0.54, 0.7].map(share => {
    const left = tip.x + (x + w - tip.x) * share
    const up = y - h * (1 - share) + h * 0.06
    return `M${at(left, up)}l${at(-w * 0.12, h * 0.26 * (1.1 - share * 0.5))}`
  })
  return [
    {
      look: 'peak',
      d: `M${at(x - w, y)}L${at(x - w * 0.52, y - h * 0.44)}L${at(x - w * 0.36, y - h * 0.5)}L${at(tip.x, tip.y)}L${at(x + w * 0.34, y - h * 0.58)}L${at(x + w * 0.5, y - h * 0.5)}L${at(x + w, y)}`,
    },
    {
      look: 'snow',
      d: `M${at(tip.x, tip.y)}L${at(tip.x - w * 0.2, y - h * 0.7)}L${at(tip.x - w * 0.04, y - h * 0.78)}L${at(tip.x + w * 0.05, y - h * 0.66)}Z`,
    },
    {
      look: 'shade',
      d: `M${at(tip.x, tip.y)}${ridge}L${at(x + w, y)}L${at(x + w * 0.5, y - h * 0.5)}L${at(x + w * 0.34, y - h * 0.58)}Z`,
    },
    { look: 'ink', d: `M${at(tip.x, tip.y)}${ridge.slice(0, ridge.lastIndexOf('L'))}` },
    { look: 'fine', d: hatching.join('') },
  ]
}

/** A ploughed strip that leans a little, with its furrows. */
export function field(x: number, y: number, w: number, h: number, pen: Pen, look: Look = 'field'): readonly Glyph[] {
  const lean = pen.between(-0.5, 0.5) * h
  const rise = pen.around(h * 0.16)
  const [a, b] = [
    { x: x - w / 2 + lean, y: y - h },
    { x: x + w / 2 + lean, y: y - h + rise },
  ]
  const [c, d] = [
    { x: x + w / 2 - lean, y: y + rise },
    { x: x - w / 2 - lean, y },
  ]
  const furrows = [0.2, 0.4, 0.6, 0.8].map(
    share =>
      `M${at(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share)}L${at(d.x + (c.x - d.x) * share, d.y + (c.y - d.y) * share)}`,
  )
  return [
    { look, d: `M${at(a.x, a.y)}L${at(b.x, b.y)}L${at(c.x, c.y)}L${at(d.x, d.y)}Z` },
    { look: 'fine', d: furrows.join('') },
  ]
}

export function vines(x: number, y: number, w: number, rows: number, pen: Pen): readonly Glyph[] {
  return Array.from({ length: rows }, (_, row) => {
    const level = y - row * 8
    const left = x - w / 2 + row * 3
    const stakes = Array.from({ length: Math.floor(w / 9) }, (_, i) => left + i * 9 + pen.around(1))
    return [
      { look: 'vine', d: stakes.map(stake => bumps(stake, level - 4, 3.2, 2.6, 5, pen)).join('') },
      { look: 'fine', d: stakes.map(stake => `M${at(stake, level)}v-7`).join('') },
    ] satisfies readonly Glyph[]
  }).flat()
}

export function tuft(x: number, y: number, s: number, pen: Pen): Glyph {
  return {
    look: 'fine',
    d: `M${at(x - s * 0.5, y - s * 0.7)}Q${at(x - s * 0.2, y - s * 0.3)} ${at(x - s * 0.1, y)}M${at(x + pen.around(1), y - s)}L${at(x, y)}M${at(x + s * 0.5, y - s * 0.75)}Q${at(x + s * 0.2, y - s * 0.3)} ${at(x + s * 0.1, y)}`,
  }
}

export function heather(x: number, y: number, s: number, pen: Pen): readonly Glyph[] {
  return [
    { look: 'heather', d: bumps(x, y - s * 0.2, s * 0.5, s * 0.22, 6, pen) },
    tuft(x + pen.around(2), y, s * 0.7, pen),
  ]
}

export function reeds(x: number, y: number, s: number, pen: Pen): readonly Glyph[] {
  return [
    {
      look: 'water',
      d: `M${at(x - s, y)}q${at(s * 0.5, -s * 0.26)} ${at(s, 0)}t${at(s, 0)}q${at(-s * 0.4, s * 0.36)} ${at(-s, s * 0.3)}T${at(x - s, y)}Z`,
    },
    {
      look: 'fine',
      d: `M${at(x - s * 0.4, y)}v${-s * 0.8}M${at(x - s * 0.15, y)}l${at(pen.around(1.5), -s)}M${at(x + s * 0.2, y)}l${at(2, -s * 0.8)}M${at(x - s * 1.3, y + s * 0.2)}h${s * 0.5}M${at(x + s * 0.7, y - s * 0.3)}h${s * 0.6}`,
    },
    {
      look: 'dark',
      d: `M${at(x - s * 0.46, y - s * 0.8)}h1.600v${-s * 0.26}h-1.600ZM${at(x - s * 0.2, y - s)}h1.600v${-s * 0.26}h-1.600Z`,
    },
  ]
}

export function dune(x: number, y: number, w: number, pen: Pen): readonly Glyph[] {
  const h = w * pen.between(0.3, 0.42)
  const dots = Array.from({ length: 6 }, () => `M${at(x + pen.between(-0.1, 0.7) * w, y - pen.next() * h * 0.4)}h.8`)
  return [
    {
      look: 'sand',
      d: `M${at(x - w, y)}Q${at(x - w * 0.4, y - h * 0.5)} ${at(x, y - h)}Q${at(x + w * 0.2, y - h * 0.2)} ${at(x + w, y)}Z`,
    },
    { look: 'ink', d: `M${at(x, y - h)}Q${at(x - w * 0.1, y - h * 0.3)} ${at(x + w * 0.2, y)}` },
    { look: 'fine', d: dots.join('') },
  ]
}

export function lake(x: number, y: number, rx: number, ry: number, pen: Pen): readonly Glyph[] {
  return [
    { look: 'water', d: bumps(x, y, rx, ry, 9, pen) },
    {
      look: 'fine',
      d: `M${at(x - rx * 0.5, y)}q${at(rx * 0.12, -2)} ${at(rx * 0.24, 0)}t${at(rx * 0.24, 0)}M${at(x, y + ry * 0.4)}q${at(rx * 0.12, -2)} ${at(rx * 0.24, 0)}t${at(rx * 0.24, 0)}M${at(x + rx * 0.1, y - ry * 0.4)}q${at(rx * 0.12, -2)} ${at(rx * 0.24, 0)}`,
    },
  ]
}

export function flowers(x: number, y: number, pen: Pen): Glyph {
  const heads = Array.from({ length: 4 }, () => {
    const [left, up] = [x + pen.around(9), y + pen.around(5)]
    return `M${at(left, up)}m-1.100 0a1.100 1.100 0 1 0 2.200 0a1.100 1.100 0 1 0-2.200 0Z`
  })
  return { look: 'gold', d: heads.join('') }
}
