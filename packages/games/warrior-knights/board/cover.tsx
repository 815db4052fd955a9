// The cover in the lobby: a leaf of a manuscript. A castle without a king, the crown above it, and two knights who both want it.

import type { Language } from '@ludoteka/kernel'
import type { ReactElement } from 'react'
import { BARONS, type Baron } from '../content/barons.ts'
import { TITLE } from '../title.ts'
import type { Look } from './art/glyphs.ts'
import { castleGlyphs } from './art/towns.ts'
import { ICONS } from './icons.generated.ts'
import { EMBLEM } from './symbols.tsx'

const INK = '#23170b'
const FILL: Readonly<Partial<Record<Look, string>>> = {
  stone: '#dccfb6',
  roof: '#b24a34',
  plaster: '#f6ecd2',
  hill: '#8f9a55',
  dark: INK,
  gold: '#e2b548',
}
const ARMS: Readonly<Record<Baron, readonly [cloth: string, charge: string]>> = {
  red: ['#c8373f', '#fff3ec'],
  green: ['#26804f', '#effff4'],
  blue: ['#2f74c9', '#f0f7ff'],
  black: ['#3a3632', '#f6f0e6'],
  yellow: ['#e0a325', '#2a1b00'],
  white: ['#efe7d8', '#2b2520'],
}

/** Lozenges of a tooled sky. */
const DIAPER = Array.from(
  { length: 36 },
  (_, i) => `M${i * 24 - 400} 0l320 320M${i * 24 - 400} 320 ${i * 24 - 80} 0`,
).join('')
const RAYS = Array.from({ length: 24 }, (_, i) => {
  const [a, b] = [(i / 24) * Math.PI * 2, ((i + 0.5) / 24) * Math.PI * 2]
  const at = (angle: number, r: number): string =>
    `${(200 + Math.cos(angle) * r).toFixed(1)} ${(98 + Math.sin(angle) * r).toFixed(1)}`
  return `M200 98L${at(a, 120)}L${at(b, 120)}Z`
}).join('')

/** Everything is drawn with plain attributes: the picture is shown without a stylesheet. What matters stands in the middle. */
export function Cover({ language }: { readonly language: Language }): ReactElement {
  return (
    <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" role="img" aria-label={TITLE[language]}>
      <rect width="400" height="300" fill="#22458a" />
      <path d={DIAPER} fill="none" stroke="#5f86c9" strokeWidth="1.200" opacity="0.600" />
      <path d={RAYS} fill="#e2b548" opacity="0.550" />
      <circle cx="200" cy="98" r="46" fill="#f3d98e" opacity="0.500" />
      <path d="M-10 190Q70 140 150 170T290 162 410 176V310H-10Z" fill="#a3ab63" stroke={INK} strokeWidth="2.400" />
      <Drawn glyphs={castleGlyphs(0)} place="translate(200 182) scale(1.500)" />
      <path d="M-10 206Q100 182 200 194T410 190V310H-10Z" fill="#76803f" stroke={INK} strokeWidth="2.400" />
      <g
        transform="translate(178 76) scale(0.086)"
        stroke={INK}
        strokeWidth="26"
        strokeLinejoin="round"
        paintOrder="stroke"
      >
        <path d={ICONS['imperial-crown']} fill="#f0c24d" />
      </g>
      <Knight x={96} cloth="#c8373f" />
      <Knight x={304} cloth="#2f74c9" isFlipped />
      <g>
        {BARONS.map((baron, i) => (
          <g key={baron} transform={`translate(${90 + i * 37.5} 186)`}>
            <path
              d="M0 0H32V18Q32 32 16 40 0 32 0 18Z"
              fill={ARMS[baron][0]}
              stroke="#f6ecd2"
              strokeWidth="4"
              paintOrder="stroke"
            />
            <path d="M0 0H32V18Q32 32 16 40 0 32 0 18Z" fill="none" stroke={INK} strokeWidth="1.800" />
            <path d={EMBLEM[baron]} transform="translate(5.500 5.500) scale(0.041)" fill={ARMS[baron][1]} />
          </g>
        ))}
      </g>
      <Border />
    </svg>
  )
}

type DrawnProps = { readonly glyphs: ReturnType<typeof castleGlyphs>; readonly place: string }

const Drawn = ({ glyphs, place }: DrawnProps): ReactElement => (
  <g transform={place}>
    {glyphs.map(({ look, d }) => (
      <path
        key={look + d}
        d={d}
        fill={FILL[look] ?? 'none'}
        stroke={look === 'dark' ? 'none' : INK}
        strokeWidth={look === 'fine' ? 0.5 : 0.9}
        strokeLinejoin="round"
      />
    ))}
  </g>
)

type KnightProps = { readonly x: number; readonly cloth: string; readonly isFlipped?: boolean }

function Knight({ x, cloth, isFlipped = false }: KnightProps): ReactElement {
  const scale = 0.18
  return (
    <g
      transform={
        isFlipped ? `translate(${x + 46} 104) scale(${-scale} ${scale})` : `translate(${x - 46} 104) scale(${scale})`
      }
    >
      <path d={ICONS['mounted-knight']} fill="none" stroke="#fdf3d6" strokeWidth="34" strokeLinejoin="round" />
      <path
        d={ICONS['mounted-knight']}
        fill={cloth}
        stroke={INK}
        strokeWidth="11"
        strokeLinejoin="round"
        paintOrder="stroke"
      />
    </g>
  )
}

/** The edge of the leaf, with vines; a narrow frame may cut it off. */
const Border = (): ReactElement => (
  <g fill="none" strokeLinejoin="round">
    <rect x="5" y="5" width="390" height="290" stroke="#f0e0b4" strokeWidth="10" />
    <rect x="10.500" y="10.500" width="379" height="279" stroke="#c79a3a" strokeWidth="2.400" />
    <rect x="1" y="1" width="398" height="298" stroke={INK} strokeWidth="2" />
    <path
      d="M14 60Q40 50 30 26 60 40 70 14M386 60Q360 50 370 26 340 40 330 14M14 240Q40 250 30 274 60 260 70 286M386 240Q360 250 370 274 340 260 330 286"
      stroke="#e2b548"
      strokeWidth="2.400"
    />
    <path
      d="M30 26q-12-2-10-12 12 2 10 12ZM42 36q10-6 16 2-10 8-16-2ZM24 46q-8 8-14 0 6-8 14 0ZM370 26q12-2 10-12-12 2-10 12ZM358 36q-10-6-16 2 10 8 16-2ZM376 46q8 8 14 0-6-8-14 0ZM30 274q-12 2-10 12 12-2 10-12ZM42 264q10 6 16-2-10-8-16 2ZM370 274q12 2 10 12-12-2-10-12ZM358 264q-10 6-16-2 10-8 16 2Z"
      fill="#b24a34"
      stroke={INK}
      strokeWidth="1"
    />
  </g>
)
