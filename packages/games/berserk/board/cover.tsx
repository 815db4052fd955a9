// Berserk's cover: a flagged court before a burning mountain, a wyvern and a swordswoman over the cards that called them.

import type { Language } from '@ludoteka/kernel'
import type { ReactElement } from 'react'
import { TITLE } from '../title.ts'
import { CARD_ICONS, type CardIconName } from './cardIcons.generated.ts'

const INK = '#140e0c'
const BONE = '#f1e2c6'
/** The cards in front: their element, and who is on them. */
const CARDS = [
  ['#3f7d3a', 'stag-head'],
  ['#c9a227', 'griffin-symbol'],
  ['#2c8079', 'sea-serpent'],
  ['#6f87a3', 'rock-golem'],
] as const satisfies readonly (readonly [element: string, creature: CardIconName])[]
const EMBERS = [
  [60, 60, 3],
  [110, 30, 2],
  [300, 44, 3],
  [350, 90, 2],
  [210, 26, 2.5],
  [40, 140, 2],
  [372, 160, 3],
  [-20, 84, 3],
  [-64, 150, 2],
  [428, 76, 2],
  [470, 130, 3],
] as const

/**
 * The box is what every frame shows; the ground goes on around it, for frames of other shapes.
 */
export function Cover({ language }: { readonly language: Language }): ReactElement {
  return (
    <svg viewBox="44 62 350 230" preserveAspectRatio="xMidYMax meet" role="img" aria-label={TITLE[language]}>
      <rect x="-300" y="-200" width="1000" height="500" fill="#241a18" />
      <path d="M-300 120h1000v190H-300z" fill="#4a403b" />
      <path
        d="M200 100c-60 0-120 8-200 26-100 20-200 20-300 10v-336h1000v336c-100 10-200 10-300-10-80-18-140-26-200-26z"
        fill="#6d2417"
      />
      <path
        d="M200 100c-50 0-100 6-150 16l30-50 40 16 30-46 50 34 40-40 34 48 46-20 30 56c-50-10-100-14-150-14z"
        fill="#c8481f"
      />
      <path d="M200 104c-30 0-60 4-90 8l26-30 30 10 34-26 32 28 34-12 24 30c-30-6-60-8-90-8z" fill="#f08a2c" />
      <path
        d="M-300 160h1000M-300 206h1000M-300 256h1000M120 120L40 300M180 120l-30 180M220 120l30 180M280 120l80 180M70 128L-80 300M330 128l150 172M10 134l-240 166M390 134l240 166"
        stroke="#2d2623"
        strokeWidth="3"
      />
      <Beast creature="wyvern" at="translate(236 70) scale(-0.36 0.36)" colour="#8a5fc4" />
      <Beast creature="swordwoman" at="translate(222 84) scale(0.33)" colour="#e0b13a" />
      {CARDS.map(([element, creature], i) => (
        <g
          key={creature}
          transform={`translate(${92 + i * 56} ${216 + Math.abs(i - 1.5) * 4}) rotate(${(i - 1.5) * 5})`}
        >
          <rect width="50" height="68" rx="5" fill={element} stroke={INK} strokeWidth="3.500" />
          <rect x="5" y="5" width="40" height="38" rx="3" fill={INK} opacity="0.600" />
          <path d={CARD_ICONS[creature]} transform="translate(8 7) scale(0.066)" fill={BONE} />
          <path d="M8 51h34M8 59h22" stroke={INK} strokeWidth="3.500" opacity="0.500" />
        </g>
      ))}
      <path d="M352 214l16 22-16 36-16-36z" fill="#7fe0d6" stroke="#123" strokeWidth="3" />
      <path d="M352 214v58M336 236h32" stroke="#1f5c58" strokeWidth="2" />
      {EMBERS.map(([x, y, r]) => (
        <circle key={x} cx={x} cy={y} r={r} fill="#ffc45c" />
      ))}
    </svg>
  )
}

type BeastProps = { readonly creature: CardIconName; readonly at: string; readonly colour: string }

/** A creature cut out like a figure of card: a bone edge, ink, and the colour of its element. */
const Beast = ({ creature, at, colour }: BeastProps): ReactElement => (
  <g transform={at} strokeLinejoin="round">
    <path d={CARD_ICONS[creature]} fill={BONE} stroke={BONE} strokeWidth="34" />
    <path d={CARD_ICONS[creature]} fill={INK} stroke={INK} strokeWidth="14" />
    <path d={CARD_ICONS[creature]} fill={colour} />
  </g>
)
