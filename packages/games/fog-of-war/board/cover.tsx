// The cover in the lobby: a staff map under mist, grease-pencil arrows, face-down cards, and the brass wheel that plans it all.

import type { Language } from '@ludoteka/kernel'
import type { ReactElement } from 'react'
import { PROVINCE, PROVINCES, type Province } from '../content/provinces.ts'
import { TITLE } from '../title.ts'
import { FOREIGN_LAND, FOREIGN_WATER, LINES, OUTLINE } from './geometry.ts'
import { EMBLEM } from './symbols.tsx'

const LAND = { axis: '#94564a', allies: '#5b83aa', neutral: '#c09d55', ussr: '#7d8052' } as const
const SEA = '#3d565c'

function colourOf(at: Province): string {
  const { terrain, start, group } = PROVINCE[at]
  if (terrain === 'sea') return SEA
  return LAND[start ?? (group === 'ussr' ? 'ussr' : 'neutral')]
}

/**
 * The box is what every frame shows; the ground goes on around it, for frames of other shapes.
 * Everything is drawn with plain attributes: the picture is shown without a stylesheet.
 */
export function Cover({ language }: { readonly language: Language }): ReactElement {
  return (
    <svg
      viewBox="12 62 376 208"
      preserveAspectRatio="xMidYMid meet"
      className="fw-cover"
      role="img"
      aria-label={TITLE[language]}
    >
      <defs>
        <radialGradient id="fw-cover-mist">
          <stop offset="0" stopColor="#f4f3ec" stopOpacity="0.92" />
          <stop offset="0.45" stopColor="#f1efe6" stopOpacity="0.5" />
          <stop offset="1" stopColor="#f1efe6" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="fw-cover-lamp" cx="0.47" cy="0.42" r="0.78">
          <stop offset="0" stopColor="#fff2cc" stopOpacity="0.16" />
          <stop offset="0.45" stopColor="#120d08" stopOpacity="0" />
          <stop offset="1" stopColor="#120d08" stopOpacity="0.86" />
        </radialGradient>
        <linearGradient id="fw-cover-brass" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#f3dfa4" />
          <stop offset="0.35" stopColor="#b58f46" />
          <stop offset="0.6" stopColor="#e2c67c" />
          <stop offset="1" stopColor="#6f5220" />
        </linearGradient>
      </defs>
      <rect x="-200" y="-200" width="800" height="700" fill={SEA} />
      <g transform="translate(-132 -72) scale(0.52)">
        <path d={FOREIGN_WATER} fillRule="evenodd" fill="#46616a" />
        {[24, 14, 7].map(width => (
          <path key={width} d={LINES.coast} fill="none" stroke="#a9c4c4" strokeWidth={width} opacity="0.14" />
        ))}
        <path d={FOREIGN_LAND} fillRule="evenodd" fill="#8d8166" />
        {PROVINCES.filter(at => PROVINCE[at].terrain === 'land').map(at => (
          <path key={at} d={OUTLINE[at]} fillRule="evenodd" fill={colourOf(at)} />
        ))}
        <path d={LINES.border} fill="none" stroke="#241a10" strokeWidth="2" strokeDasharray="8 4" />
        <path d={LINES.coast} fill="none" stroke="#1a130b" strokeWidth="2.600" strokeLinejoin="round" />
      </g>
      <Mist />
      <g fill="#e23a1f" stroke="#2a0d06" strokeWidth="1.200" strokeLinejoin="round">
        <path d="M178 152C163 126 140 123 118 137L114 129 96 154 126 157 122 148C140 138 156 138 168 158Z" />
        <path d="M232 118C262 96 290 84 322 80L319 70 350 80 326 103 326 92C294 97 266 108 238 128Z" />
        <path d="M238 142C272 138 296 141 318 148L321 138 345 158 314 168 316 158C296 152 270 150 238 154Z" />
      </g>
      <path
        d="M84 108C94 118 98 124 100 132L108 129 104 152 88 136 95 134C92 127 88 120 79 112Z"
        fill="#5aa9f0"
        stroke="#0b2036"
        strokeWidth="1.200"
        strokeLinejoin="round"
      />
      <rect x="-200" y="-140" width="800" height="600" fill="url(#fw-cover-lamp)" />
      <g transform="translate(74 214)">
        <CoverCard turn={-20} x={-22} y={6} owner="allies" />
        <CoverCard turn={-3} x={2} y={-2} owner="axis" />
        <CoverCard turn={15} x={27} y={7} owner="allies" />
      </g>
      <CoverWheel />
    </svg>
  )
}

const Mist = (): ReactElement => (
  <g fill="url(#fw-cover-mist)">
    <ellipse cx="318" cy="58" rx="150" ry="50" />
    <ellipse cx="372" cy="112" rx="110" ry="44" opacity="0.9" />
    <ellipse cx="60" cy="52" rx="130" ry="42" opacity="0.85" />
    <ellipse cx="24" cy="150" rx="84" ry="40" opacity="0.75" />
    <ellipse cx="212" cy="232" rx="150" ry="40" opacity="0.8" />
    <ellipse cx="262" cy="176" rx="90" ry="26" opacity="0.6" />
  </g>
)

type CardProps = {
  readonly turn: number
  readonly x: number
  readonly y: number
  readonly owner: 'axis' | 'allies'
}

/** The back of a card. */
const CoverCard = ({ turn, x, y, owner }: CardProps): ReactElement => (
  <g transform={`translate(${x} ${y}) rotate(${turn})`}>
    <rect x="-22" y="-30" width="48" height="66" rx="4" fill="#0d0906" opacity="0.5" />
    <rect
      x="-24"
      y="-33"
      width="48"
      height="66"
      rx="4"
      fill={owner === 'axis' ? '#5a2620' : '#1f456b'}
      stroke="#f1e5c6"
      strokeWidth="2"
    />
    <path
      d="M-19-14q10-6 19 0t19 0M-19 2q10-6 19 0t19 0M-19 18q10-6 19 0t19 0"
      stroke="#fff"
      strokeWidth="4"
      fill="none"
      opacity="0.14"
    />
    <g transform="translate(-12 -12) scale(0.047)" fill="#e9cf8c">
      <path d={EMBLEM[owner]} />
    </g>
  </g>
)

const CoverWheel = (): ReactElement => (
  <g transform="translate(318 196)">
    <circle r="70" fill="#0d0906" opacity="0.5" cx="4" cy="6" />
    <circle r="68" fill="#1c140c" stroke="#d98470" strokeWidth="2.500" />
    {[0, 60, 120, 180, 240, 300].map(turn => (
      <path
        key={turn}
        d="M-30.500-56.500A64 64 0 0 1 30.500-56.500L25-47A54 54 0 0 0-25-47Z"
        fill={turn === 0 ? '#8d2416' : turn === 60 ? '#4a3b27' : turn === 120 ? '#77611a' : '#3a6430'}
        transform={`rotate(${turn})`}
      />
    ))}
    <circle r="52" fill="url(#fw-cover-brass)" stroke="#3a2a10" strokeWidth="1.500" />
    {['A', 'F', 'E', 'D', 'C', 'B'].map((letter, i) => (
      <g key={letter} transform={`rotate(${i * 60})`}>
        <circle
          cy="-34"
          r="15"
          fill={i === 0 || i === 3 ? '#f3e8cb' : '#33230f'}
          stroke="#2b1f0f"
          strokeWidth="1.500"
        />
        <text
          y="-34"
          dy="6"
          textAnchor="middle"
          fontFamily="'PT Serif', Georgia, serif"
          fontWeight="700"
          fontSize="17"
          fill={i === 0 || i === 3 ? '#9c1b10' : '#f3dfaa'}
          transform={`rotate(${-i * 60} 0 -34)`}
        >
          {letter}
        </text>
      </g>
    ))}
    <circle r="15" fill="#7c2c21" stroke="#f0d999" strokeWidth="2" />
    <path d="M0-9 8-3V1L0-5-8 1V-3ZM0-1 8 5V9L0 3-8 9V5Z" fill="#ffeade" />
  </g>
)
