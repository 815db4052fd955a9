// The picture of a province card: its sheet of the staff map, what is worth the attack, and the pencil of the planners.

import { memo, type ReactElement } from 'react'
import { PROVINCE, PROVINCES, type Province } from '../content/provinces.ts'
import { boundsOf, FOREIGN_LAND, heartOf, LINES, OUTLINE, PLATES, type Point } from './geometry.ts'
import { FRAME } from './map.generated.ts'

/** Sheets show a province whole, but neither a village nor half the map. */
const SMALLEST = 160
const LARGEST = 290
const MARGIN = 1.14

type Sheet = { readonly middle: Point; readonly side: number; readonly heart: Point }

/** They are cut once and shared by all copies of a card. */
const SHEETS = new Map<Province, Sheet>()

function sheetOf(at: Province): Sheet {
  const known = SHEETS.get(at)
  if (known) return known
  const { middle, width, height } = boundsOf(at)
  // The plate of a sea stands in its middle, those of small countries off their coast.
  const heart = PROVINCE[at].terrain === 'sea' ? PLATES[at] : heartOf(at)
  const needed = Math.max(width, height) * MARGIN
  const side = Math.max(SMALLEST, Math.min(LARGEST, needed))
  const { x, y } = needed > LARGEST ? { x: heart.x, y: PLATES[at].y } : middle
  const within = (n: number, size: number): number => Math.max(side / 2, Math.min(size - side / 2, n))
  const sheet = { middle: { x: within(x, FRAME.width), y: within(y, FRAME.height) }, side, heart }
  SHEETS.set(at, sheet)
  return sheet
}

/** Drawings on their ground line, in a box of 44. */
const LANDMARKS = {
  ship: 'M-22-7H22L16 2H-16ZM-9-7V-15H9V-7ZM-3-15V-24H3V-15ZM12-7V-11H19V-7ZM-19-7V-11H-12V-7Z',
  works: 'M-21 0V-14L-13-20V-14L-5-20V-14L3-20V0ZM6 0V-33H11V0ZM14 0V-27H19V0Z',
  capital: 'M-21 0V-13H-14V-21L-11-28-8-21V-13H-4V-17H3V-31L6.5-40 10-31V-17H14V-12H21V0Z',
  firs: 'M-12 0H-9V-5H-1L-10.5-27-20-5H-12ZM8 0H11V-6H20L9.5-34-1-6H8Z',
  palm: 'M-3 0C-1-8-1-14-2-21L2-21C3-14 3-8 4 0ZM0-21C-8-29-15-25-18-17C-11-21-6-21-1-19C-7-15-9-10-9-5C-4-12-1-15 1-18C5-15 8-12 10-5C10-12 8-16 3-19C8-21 14-20 19-15C17-24 9-28 0-21Z',
  town: 'M-20 0V-10L-13-17-6-10V0ZM-5 0V-13L0-27 5-13V0ZM6 0V-9L13-16 20-9V0Z',
} as const

/** What makes a province worth it, or what it is like there. */
function landmarkOf(at: Province): keyof typeof LANDMARKS {
  const { terrain, vp, resources, winter } = PROVINCE[at]
  if (terrain === 'sea') return 'ship'
  if (resources > 2) return 'works'
  if (vp > 2) return 'capital'
  return ({ snow: 'firs', sun: 'palm', normal: 'town' } as const)[winter]
}

/** Waves of the sea, all over the sheet; land lies on them. */
function wavesOn({ middle: { x, y }, side }: Sheet): string {
  const gap = side / 9
  const rows = Array.from({ length: 10 }, (_, row) => y - side / 2 + row * gap)
  return rows
    .flatMap((at, row) =>
      Array.from({ length: 6 }, (_, i) => {
        const left = x - side / 2 + (i + (row % 2) / 2) * gap * 2
        return `M${left.toFixed(1)} ${at.toFixed(1)}q${gap / 5} ${-gap / 6} ${gap / 2.5} 0t${gap / 2.5} 0`
      }),
    )
    .join('')
}

/** A ring round the place and an arrow to it, in a box of 200. */
const RING = 'M-46-20C-44-58 34-66 46-26C54 8 20 30-12 26C-44 22-52-6-40-30'
const ARROW = 'M-92 74Q-70 60-46 30M-64 30L-43 26-45 48'

export const ProvincePicture = memo(function ProvincePicture({ at }: { readonly at: Province }): ReactElement {
  const sheet = sheetOf(at)
  const { middle, side, heart } = sheet
  const scale = side / 200
  const isSea = PROVINCE[at].terrain === 'sea'
  const waves = <path d={wavesOn(sheet)} strokeWidth={scale * 1.6} className="fw-piece-waves" />
  return (
    <svg
      viewBox={`${middle.x - side / 2} ${middle.y - side / 2} ${side} ${side}`}
      className="fw-card-piece"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect x={middle.x - side} y={middle.y - side} width={2 * side} height={2 * side} className="fw-piece-sea" />
      {isSea ? null : waves}
      <path d={FOREIGN_LAND} className="fw-piece-foreign" />
      {PROVINCES.filter(one => PROVINCE[one].terrain === 'land').map(one => (
        <path key={one} d={OUTLINE[one]} className="fw-piece-land" />
      ))}
      <path d={OUTLINE[at]} fillRule="evenodd" className={isSea ? 'fw-piece-own-sea' : 'fw-piece-own'} />
      {isSea ? waves : null}
      <path d={LINES.border} className="fw-piece-border" />
      <g transform={`translate(${heart.x} ${heart.y + 10 * scale}) scale(${scale})`}>
        <path d={LANDMARKS[landmarkOf(at)]} className="fw-piece-landmark" />
        <path d={RING} className="fw-piece-pencil" />
        <path d={ARROW} className="fw-piece-pencil" />
      </g>
    </svg>
  )
})
