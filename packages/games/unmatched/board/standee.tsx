// A fighter as a standee: a cut-out figure with a paper edge on a base of its seat's colour, pattern and emblem.

import { SeatShield, useSeatLook } from '@ludoteka/ui'
import { memo, type ReactElement } from 'react'
import { FIGHTER, type Fighter, type FighterType, type Size } from '../content/fighters.ts'
import { FIGURES, type Part } from './figures.ts'

const PAPER_EDGE = 7
const CUT_EDGE = 10
const INK = 2.6

/** One layer of a part: its outline widened by `edge`, in one colour. */
function Shape({
  part,
  edge,
  colour,
}: {
  readonly part: Part
  readonly edge: number
  readonly colour: string
}): ReactElement {
  const look = { fill: colour, stroke: colour, strokeLinejoin: 'round' as const }
  if ('d' in part) return <path d={part.d} {...look} strokeWidth={edge} />
  const scale = part.size / 512
  return (
    <path
      d={part.icon}
      transform={`translate(${part.x} ${part.y}) scale(${scale})`}
      {...look}
      strokeWidth={edge / scale}
    />
  )
}

/** The figure alone, as a sticker with an ink line and a paper edge. */
export const Figure = memo(function Figure({ type }: { readonly type: FighterType }): ReactElement {
  const parts = FIGURES[type]
  const key = (part: Part): string => ('d' in part ? part.d : part.icon)
  return (
    <g>
      <g className="lt-outline">
        {parts.map(part => (
          <Shape key={key(part)} part={part} edge={CUT_EDGE} colour="#1b1512" />
        ))}
      </g>
      {parts.map(part => (
        <Shape key={key(part)} part={part} edge={PAPER_EDGE} colour="#fbf5e8" />
      ))}
      {parts.map(part => (
        <g key={key(part)}>
          <Shape part={part} edge={INK} colour="#1b1512" />
          <Shape part={part} edge={0} colour={part.fill} />
        </g>
      ))}
    </g>
  )
})

/** How large a fighter stands, in units of the board per unit of the figure. */
export function standeeScale(fighter: Fighter, size: Size | undefined): number {
  if (fighter === 'alice') return size === 'small' ? 0.56 : size === 'big' ? 0.92 : 0.74
  if (fighter === 'jabberwock') return 0.76
  return FIGHTER[fighter].role === 'hero' ? 0.76 : 0.64
}

/** The drawing box of a standee. */
export const STANDEE_BOX = { x: -10, y: -20, width: 120, height: 158, feet: 118 } as const

const BASE = 'M10 114v8a40 12 0 0 0 80 0v-8z'

type StandeeProps = { readonly fighter: Fighter; readonly seat: number }

export const StandeeDrawing = memo(function StandeeDrawing({ fighter, seat }: StandeeProps): ReactElement {
  const { colour } = useSeatLook(seat)
  const { x, y, width, height } = STANDEE_BOX
  return (
    <svg viewBox={`${x} ${y} ${width} ${height}`} className="um-standee-art" aria-hidden="true">
      <ellipse cx="50" cy="123" rx="48" ry="13" fill="#000" opacity="0.28" />
      <path d={BASE} className="lt-outline" fill="#1b1512" stroke="#1b1512" strokeWidth="4" />
      <path d={BASE} style={{ fill: colour }} />
      <path d={BASE} fill="#000" opacity="0.25" />
      <ellipse cx="50" cy="114" rx="40" ry="12" style={{ fill: colour }} stroke="#1b1512" strokeWidth="3" />
      <Figure type={FIGHTER[fighter].type} />
      <g transform="translate(36 108) scale(0.875)">
        <SeatShield index={seat} />
      </g>
    </svg>
  )
})

type DialProps = { readonly health: number; readonly full: number; readonly seat: number }
const ROUND = 2 * Math.PI * 15
/** A path, so that whoever clicks the number hits the figure. */
const DIAL_EDGE = 'M20 1a19 19 0 0 1 0 38 19 19 0 0 1 0-38z'

/** The health dial: a number within a ring that empties. */
export function Dial({ health, full, seat }: DialProps): ReactElement {
  const { colour } = useSeatLook(seat)
  return (
    <svg viewBox="0 0 40 40" className="um-dial" aria-hidden="true">
      <path d={DIAL_EDGE} className="lt-outline" fill="#1b1512" />
      <circle cx="20" cy="20" r="15" fill="none" stroke="#4b403a" strokeWidth="5" />
      <circle
        cx="20"
        cy="20"
        r="15"
        fill="none"
        strokeWidth="5"
        strokeDasharray={`${(ROUND * health) / Math.max(1, full)} ${ROUND}`}
        transform="rotate(-90 20 20)"
        className="um-dial-ring"
        style={{ stroke: colour }}
      />
      <text x="20" y="20" dy="0.35em" textAnchor="middle" className="um-dial-number">
        {health}
      </text>
    </svg>
  )
}
