// Berserk's cover: a flagged court at dusk, two squads of cards in element frames, embers and a crystal.

import type { Language } from '@ludoteka/kernel'
import type { ReactElement } from 'react'
import { TITLE } from '../title.ts'

const FRAMES = ['#c9a227', '#3f7d3a', '#6f87a3', '#2c8079', '#7a4fb0', '#c03a22'] as const
const EMBERS = [
  [60, 60, 3],
  [110, 30, 2],
  [300, 44, 3],
  [350, 90, 2],
  [210, 26, 2.5],
  [40, 140, 2],
  [372, 160, 3],
] as const

export function Cover({ language }: { readonly language: Language }): ReactElement {
  return (
    <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" role="img" aria-label={TITLE[language]}>
      <rect width="400" height="300" fill="#241a18" />
      <path d="M0 120h400v180H0z" fill="#4a403b" />
      <path d="M200 100c-60 0-120 8-200 26v-126h400v126c-80-18-140-26-200-26z" fill="#6d2417" />
      <path
        d="M200 100c-50 0-100 6-150 16l30-50 40 16 30-46 50 34 40-40 34 48 46-20 30 56c-50-10-100-14-150-14z"
        fill="#c8481f"
      />
      <path d="M200 104c-30 0-60 4-90 8l26-30 30 10 34-26 32 28 34-12 24 30c-30-6-60-8-90-8z" fill="#f08a2c" />
      <path
        d="M0 160h400M0 206h400M0 256h400M120 120L40 300M180 120l-30 180M220 120l30 180M280 120l80 180M70 120L-40 230M330 120l110 110"
        stroke="#2d2623"
        strokeWidth="3"
      />
      {FRAMES.map((colour, i) => {
        const enemy = i < 3
        const x = enemy ? 112 + i * 62 : 84 + (i - 3) * 82
        const y = enemy ? 132 : 200
        const size = enemy ? 0.72 : 1
        return (
          <g key={colour} transform={`translate(${x} ${y}) scale(${size})`}>
            <rect width="68" height="84" rx="6" fill={colour} stroke="#140e0c" strokeWidth="4" />
            <rect x="8" y="8" width="52" height="46" rx="3" fill="#140e0c" opacity="0.550" />
            <path d={CREATURES[i]} transform="translate(8 8)" fill="#f1e2c6" />
            <path d="M10 62h48M10 71h34" stroke="#140e0c" strokeWidth="4" opacity="0.500" />
            <circle cx="58" cy="76" r="11" fill="#a6201a" stroke="#140e0c" strokeWidth="3" />
          </g>
        )
      })}
      <path d="M352 206l16 22-16 36-16-36z" fill="#7fe0d6" stroke="#123" strokeWidth="3" />
      <path d="M352 206v58M336 228h32" stroke="#1f5c58" strokeWidth="2" />
      {EMBERS.map(([x, y, r]) => (
        <circle key={x} cx={x} cy={y} r={r} fill="#ffc45c" />
      ))}
    </svg>
  )
}

/** Heads of beasts, one a frame. */
const CREATURES = [
  'M26 6l8 10 10-6-4 14 4 10-10 10H18L8 34l4-10-4-14 10 6z',
  'M26 4c14 4 18 16 14 34l-14 8-14-8C8 20 12 8 26 4z',
  'M10 42V20L18 8l8 8 8-8 8 12v22l-16-8z',
  'M6 26c8-18 32-18 40 0-8 16-32 16-40 0zm20-6a6 6 0 1 0 .1 0z',
  'M26 4l6 12 14-4-8 14 6 16-18-6-18 6 6-16-8-14 14 4z',
  'M12 44c-8-14 0-20 6-38 4 8 8 10 8 18 6-4 6-10 6-14 10 10 16 22 8 34z',
]
