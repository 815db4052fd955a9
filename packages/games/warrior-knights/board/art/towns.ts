// Walled towns and castles, drawn after what they are: higher walls for the stronger, bastions where they are fortified, gaps where
// they are breached, ruins where they are razed. All stand with the middle of their gate at (0, 0).

import type { City } from '../../content/cities.ts'
import { TOKEN } from '../../content/numbers.ts'
import type { Glyph } from './glyphs.ts'
import { at, type Pen, penFor } from './pen.ts'

export type TownLook = {
  readonly city: City
  /** As it is printed. */
  readonly strength: number
  readonly isFortified: boolean
  readonly breaches: number
  readonly isOverseas: boolean
}

/** A wall with battlements from one side to the other, its foot on the ground. */
function wall(left: number, right: number, height: number, foot = 0): string {
  const teeth = Math.max(2, Math.round((right - left) / 6))
  const tooth = (right - left) / (teeth * 2 - 1)
  const top = Array.from({ length: teeth }, (_, i) => {
    const start = left + i * 2 * tooth
    return `L${at(start, foot - height)}V${foot - height - 2.6}H${start + tooth}V${foot - height}`
  })
  return `M${at(left, foot)}${top.join('')}L${at(right, foot)}Z`
}

function tower(x: number, width: number, height: number, roof: 'flat' | 'cone' | 'dome', foot = 0): readonly Glyph[] {
  const [left, right] = [x - width / 2, x + width / 2]
  const body: Glyph = {
    look: 'stone',
    d: roof === 'flat' ? wall(left, right, height, foot) : `M${at(left, foot)}V${foot - height}H${right}V${foot}Z`,
  }
  const slit: Glyph = { look: 'dark', d: `M${at(x - 0.8, foot - height * 0.5)}v-3.400h1.600v3.400Z` }
  const top = foot - height
  if (roof === 'cone')
    return [
      body,
      slit,
      { look: 'roof', d: `M${at(left - 1.4, top)}L${at(x, top - width * 1.15)}L${at(right + 1.4, top)}Z` },
    ]
  if (roof === 'dome')
    return [
      body,
      slit,
      {
        look: 'gold',
        d: `M${at(left, top)}Q${at(left - 0.6, top - width * 0.8)} ${at(x, top - width * 0.95)}Q${at(right + 0.6, top - width * 0.8)} ${at(right, top)}Z`,
      },
    ]
  return [body, slit]
}

function house(x: number, foot: number, width: number, height: number): readonly Glyph[] {
  const [left, right] = [x - width / 2, x + width / 2]
  const eaves = foot - height
  return [
    { look: 'plaster', d: `M${at(left, foot)}V${eaves}H${right}V${foot}Z` },
    { look: 'roof', d: `M${at(left - 1, eaves)}L${at(x, eaves - width * 0.62)}L${at(right + 1, eaves)}Z` },
    { look: 'dark', d: `M${at(x - 0.8, eaves + 2.4)}h1.600v1.800h-1.600Z` },
  ]
}

function spire(x: number, foot: number, height: number): readonly Glyph[] {
  return [
    { look: 'plaster', d: `M${at(x - 3, foot)}V${foot - height}h6V${foot}Z` },
    { look: 'roof', d: `M${at(x - 4, foot - height)}L${at(x, foot - height - 11)}L${at(x + 4, foot - height)}Z` },
    { look: 'ink', d: `M${at(x, foot - height - 11)}v-4.500M${at(x - 1.7, foot - height - 13.6)}h3.400` },
  ]
}

function dome(x: number, foot: number, width: number, height: number): readonly Glyph[] {
  const [left, right] = [x - width / 2, x + width / 2]
  const top = foot - height
  return [
    { look: 'plaster', d: `M${at(left, foot)}V${top}H${right}V${foot}Z` },
    {
      look: 'gold',
      d: `M${at(left, top)}C${at(left - 1, top - width * 0.6)} ${at(x - 1, top - width * 0.56)} ${at(x, top - width * 0.84)}C${at(x + 1, top - width * 0.56)} ${at(right + 1, top - width * 0.6)} ${at(right, top)}Z`,
    },
    { look: 'dark', d: `M${at(x - 1, foot - height * 0.3)}v-3q1-1.600 2 0v3Z` },
  ]
}

/** What the lands overseas are known for, behind their walls. */
function wonders(city: City, foot: number): readonly Glyph[] {
  switch (city) {
    case 'constantinople':
      return [...dome(0, foot, 22, 12), ...dome(-17, foot, 11, 8), ...dome(17, foot, 11, 8)]
    case 'jerusalem':
      return [...house(-15, foot, 12, 9), ...dome(4, foot, 18, 10), ...house(19, foot, 9, 7)]
    case 'alexandria':
      return [
        ...house(-14, foot, 11, 8),
        { look: 'plaster', d: `M${at(2, foot)}L${at(4, foot - 20)}H${12}L${at(14, foot)}Z` },
        { look: 'stone', d: `M${at(5, foot - 20)}v-8h6v8Z` },
        { look: 'gold', d: `M${at(5.5, foot - 28)}q-1-4 2.500-8 3.500 4 2.500 8Z` },
      ]
    case 'acre':
      return [...tower(-11, 9, 16, 'flat', foot), ...house(2, foot, 11, 9), ...dome(15, foot, 12, 8)]
    case 'syracuse':
      return [
        { look: 'plaster', d: `M${at(-15, foot)}V${foot - 10}H15V${foot}Z` },
        { look: 'ink', d: [-12, -7, -2, 3, 8, 12].map(x => `M${at(x, foot)}v-10`).join('') },
        { look: 'roof', d: `M${at(-18, foot - 10)}L${at(0, foot - 18)}L${at(18, foot - 10)}Z` },
      ]
    default:
      return [...house(-10, foot, 11, 9), ...tower(2, 8, 18, 'dome', foot), ...house(13, foot, 11, 8)]
  }
}

function houses(count: number, width: number, foot: number, pen: Pen): readonly Glyph[] {
  const back = Array.from({ length: count }, (_, i) => {
    const x = -width + ((i + 0.5) * 2 * width) / count + pen.around(1.5)
    const middle = 1 - Math.abs(x) / width
    return house(x, foot, pen.between(8, 10.5), pen.between(5, 7) + middle * 8)
  })
  return back.flat()
}

/** Gaps where the wall has come down, with its stones before it. */
function gaps(breaches: number, width: number, height: number, pen: Pen): readonly Glyph[] {
  const places = [-0.52, 0.5, -0.2, 0.24, -0.8]
  return places.slice(0, breaches).flatMap(share => {
    const x = share * width * 1.1
    const half = 4.6 + pen.around(0.8)
    return [
      {
        look: 'dark',
        d: `M${at(x - half, -height - 2.8)}L${at(x - half * 0.5, -height * 0.62)}L${at(x - half * 0.7, -height * 0.36)}L${at(x - 1, -1.4)}L${at(x + 1.4, -1.4)}L${at(x + half * 0.5, -height * 0.4)}L${at(x + half * 0.7, -height * 0.7)}L${at(x + half, -height - 2.8)}Z`,
      },
      { look: 'stone', d: `M${at(x - 4, 2.4)}l1-3 3 .500 1 2.500ZM${at(x + 1, 3)}l.600-2.600 3-.400 1.400 3Z` },
    ] satisfies readonly Glyph[]
  })
}

const STEP = { width: 3.4, wall: 2, least: 7 } as const

export function townGlyphs({ city, strength, isFortified, breaches, isOverseas }: TownLook): readonly Glyph[] {
  const pen = penFor(`town ${city}`)
  const size = strength / TOKEN
  const width = 17 + size * STEP.width
  const height = STEP.least + size * STEP.wall
  const foot = -height * 0.55
  const roof = isOverseas ? 'dome' : size >= 3 ? 'cone' : 'flat'
  const behind = isOverseas
    ? wonders(city, foot)
    : [
        ...houses(size + 2, width * 0.86, foot, pen),
        ...(size >= 4 ? tower(-7, 11, height + 16, 'cone', foot) : []),
        ...(size >= 2 ? spire(size >= 4 ? 9 : pen.around(5), foot, height + 6) : []),
      ]
  return [
    ...behind,
    { look: 'stone', d: wall(-width, width, height) },
    { look: 'fine', d: courses(width, height, pen) },
    ...gaps(breaches, width, height, pen),
    { look: 'dark', d: 'M-3.600 0v-5.500q3.600-5.500 7.200 0V0Z' },
    ...tower(-width, 8, height + 6, roof),
    ...tower(width, 8, height + 6, roof),
    ...(isFortified ? bastions(width, height) : []),
  ]
}

/** Courses of stone, here and there. */
function courses(width: number, height: number, pen: Pen): string {
  return Array.from(
    { length: 8 },
    () => `M${at(pen.around(width - 5), -pen.between(1.5, height - 1))}h${pen.between(2, 4).toFixed(1)}`,
  ).join('')
}

/** Round towers before the wall, and a rampart at its foot. */
function bastions(width: number, height: number): readonly Glyph[] {
  return [
    ...tower(-width * 0.5, 9, height + 3, 'flat', 2.5),
    ...tower(width * 0.5, 9, height + 3, 'flat', 2.5),
    {
      look: 'stone',
      d: `M${at(-width - 8, 6)}L${at(-width - 3, 0.5)}H${-6}L-8 6ZM8 6L6 .500H${width + 3}L${at(width + 8, 6)}Z`,
    },
    { look: 'fine', d: `M${at(-width - 4, 3.4)}h${width * 0.4}M${at(width * 0.5, 3.4)}h${width * 0.4}` },
  ]
}

/** What is left of a razed city. */
export const RUINS: readonly Glyph[] = [
  { look: 'stone', d: 'M-24 0V-9l3 2 2-6 4 5 2-3V0Z' },
  { look: 'stone', d: 'M4 0V-13l4 3 1-8 4 7 4-2 1 6 5 1V0Z' },
  { look: 'stone', d: 'M-9 0l2-4 5-1 2 5ZM-2 3l1-3 4 0 1 3Z' },
  { look: 'dark', d: 'M-20-2v-3q1-1.600 2 0v3ZM9-2v-5q1.500-2 3 0v5Z' },
  { look: 'ink', d: 'M-6-8q-5-4 0-9t-1-9M0-9q-4-5 1-9t0-10' },
  { look: 'fine', d: 'M-22-5h3M12-6h4M7-10h3M-28 3h14M2 4h24' },
]

/** 2.1 The castle of a Baron, on its hill. */
export function castleGlyphs(breaches: number): readonly Glyph[] {
  const pen = penFor(`castle ${breaches}`)
  return [
    { look: 'hill', d: 'M-32 6Q-24-8-14-8H14Q24-8 32 6Z' },
    { look: 'fine', d: 'M20-3q2 3 6 6M15-6q2 4 5 8M-20-2q-2 3-5 5' },
    ...tower(0, 15, 34, 'flat', -8),
    { look: 'dark', d: 'M-1.200-28v-4.500h2.400v4.500ZM-5-22v-3.500h2v3.500ZM3-22v-3.500h2v3.500Z' },
    { look: 'stone', d: wall(-20, 20, 12, -4) },
    ...gaps(breaches, 18, 15, pen).map(glyph => glyph),
    ...tower(-20, 10, 22, 'cone', -2),
    ...tower(20, 10, 22, 'cone', -2),
    { look: 'dark', d: 'M-4-4v-6q4-6 8 0v6Z' },
    { look: 'fine', d: 'M-14-8h4M9-12h4M-12-13h3M10-7h4' },
  ]
}

/** A ship with its sail set; the sail is coloured by whose it is. */
export const SHIP: { readonly hull: string; readonly sail: string; readonly lines: string } = {
  hull: 'M-17 0Q-12 2 0 2T17-2L13 7Q0 11-12 7Z',
  sail: 'M-9-19Q2-22 10-18 14-10 9-3 0-6-8-3-3-11-9-19Z',
  lines: 'M0 2V-25M-12 5Q0 8 13 4M0-25l6 1.500-6 2',
}
