// Where things lie on the map, in units of the picture: plates beside or upon their countries, links between plates.

import { LINKS, type Space } from '../content/spaces.ts'

export type Point = { readonly x: number; readonly y: number }
type Box = Point & { readonly width: number; readonly height: number }

const PLATE = { width: 150, height: 88 } as const

/** Middles of the plates. Where a country is too small, the plate lies off its coast and a thin line leads to it. */
export const PLATES: Readonly<Record<Space, Box>> = {
  egypt: { x: 350, y: 92, ...PLATE },
  sudan: { x: 352, y: 330, ...PLATE },
  ethiopia: { x: 530, y: 520, ...PLATE },
  kenya: { x: 530, y: 706, ...PLATE },
  somalia: { x: 750, y: 622, ...PLATE },
  djibouti: { x: 768, y: 502, ...PLATE },
  madagascar: { x: 806, y: 740, ...PLATE },
  saudiArabia: { x: 690, y: 168, width: 190, height: 88 },
  oman: { x: 916, y: 232, ...PLATE },
  yemen: { x: 622, y: 352, ...PLATE },
  southYemen: { x: 880, y: 378, ...PLATE },
  seaLanes: { x: 920, y: 604, width: 176, height: 104 },
}

/** The picture of Madagascar, which lies too far south, in a frame of its own. */
export const INSET_AT = { x: 622, y: 680, width: 270, height: 120 } as const

/** Where the thin line from a plate ends. */
export const ANCHORS: Readonly<Partial<Record<Space, Point>>> = {
  djibouti: { x: 640, y: 459 },
  southYemen: { x: 762, y: 392 },
  yemen: { x: 668, y: 384 },
}

/** A link bends through these points where a straight line would cross a plate. */
const BENDS: Readonly<Record<string, readonly [Point, Point]>> = {
  'sudan somalia': [
    { x: 520, y: 388 },
    { x: 640, y: 480 },
  ],
  'sudan ethiopia': [
    { x: 372, y: 430 },
    { x: 430, y: 480 },
  ],
  'somalia madagascar': [
    { x: 764, y: 676 },
    { x: 790, y: 690 },
  ],
  'kenya madagascar': [
    { x: 590, y: 752 },
    { x: 690, y: 776 },
  ],
  'somalia kenya': [
    { x: 690, y: 680 },
    { x: 620, y: 690 },
  ],
  'southYemen saudiArabia': [
    { x: 850, y: 300 },
    { x: 770, y: 260 },
  ],
  'djibouti southYemen': [
    { x: 790, y: 440 },
    { x: 830, y: 420 },
  ],
}

export type Line = {
  readonly key: string
  readonly line: 'brown' | 'red'
  readonly d: string
  readonly ends: readonly [Space, Space]
}

export const LINES: readonly Line[] = LINKS.map(({ ends, line }) => {
  const [from, to] = ends
  const key = `${from} ${to}`
  const [a, b] = [PLATES[from], PLATES[to]]
  const [c, d] = BENDS[key] ?? [
    { x: a.x + (b.x - a.x) / 3, y: a.y + (b.y - a.y) / 3 },
    { x: a.x + (2 * (b.x - a.x)) / 3, y: a.y + (2 * (b.y - a.y)) / 3 },
  ]
  return { key, line, ends, d: `M${a.x} ${a.y}C${c.x} ${c.y} ${d.x} ${d.y} ${b.x} ${b.y}` }
})
