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
const DIAPER = Array.from({ length: 64 }, (_, i) => `M${i * 24 - 720} -120l440 440M${i * 24 - 720} 320l440-440`).join(
  '',
)
const RAYS = Array.from({ length: 24 }, (_, i) => {
  const [a, b] = [(i / 24) * Math.PI * 2, ((i + 0.5) / 24) * Math.PI * 2]
  const at = (angle: number, r: number): string =>
    `${(200 + Math.cos(angle) * r).toFixed(1)} ${(98 + Math.sin(angle) * r).toFixed(1)}`
  return `M200 98L${at(a, 120)}L${at(b, 120)}Z`
}).join('')

const BENDS = Array.from({ length: 25 }, (_, i) => i * 40 - 300)
const VINE = `M-300 260${BENDS.map(() => 'q10-10 20 0t20 0').join('')}`
const LEAVES = BENDS.map(x => `M${x + 10} 255q-8-2-6-6 8 0 6 6ZM${x + 30} 265q8 2 6 6-8 0-6-6Z`).join('')

/**
 * The box is what every frame shows; the ground goes on around it, for frames of other shapes.
 * Everything is drawn with plain attributes: the picture is shown without a stylesheet.
 */
export function Cover({ language }: { readonly language: Language }): ReactElement {
  return (
    <svg viewBox="38 66 324 210" preserveAspectRatio="xMidYMax meet" role="img" aria-label={TITLE[language]}>
      <rect x="-300" y="-200" width="1000" height="500" fill="#22458a" />
      <path d={DIAPER} fill="none" stroke="#5f86c9" strokeWidth="1.200" opacity="0.600" />
      <path d={RAYS} fill="#e2b548" opacity="0.550" />
      <circle cx="200" cy="98" r="46" fill="#f3d98e" opacity="0.500" />
      <path
        d="M-300 196Q-100 150 -10 190 70 140 150 170T290 162 410 176 700 170V310H-300Z"
        fill="#a3ab63"
        stroke={INK}
        strokeWidth="2.400"
      />
      <Drawn glyphs={castleGlyphs(0)} place="translate(200 182) scale(1.500)" />
      <path
        d="M-300 200Q-100 214 -10 206 100 182 200 194T410 190 700 200V310H-300Z"
        fill="#76803f"
        stroke={INK}
        strokeWidth="2.400"
      />
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

/** The lower edge of the leaf: a gilded band with vines. */
const Border = (): ReactElement => (
  <g strokeLinejoin="round">
    <path d="M-300 242H700V400H-300Z" fill="#f0e0b4" stroke={INK} strokeWidth="2.400" />
    <path d="M-300 248H700M-300 271H700" stroke="#c79a3a" strokeWidth="2.400" />
    <path d={VINE} fill="none" stroke="#6b7a34" strokeWidth="2.400" />
    <path d={LEAVES} fill="#b24a34" stroke={INK} strokeWidth="0.800" />
  </g>
)
