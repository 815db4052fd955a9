// Beside the board of a picture: the game, its players with their sides and scores, and the state of the match.

import type { ReactElement } from 'react'
import { ICONS } from '../icons.generated.ts'
import { SeatShield, useSeatLook } from '../seats.tsx'
import { Fitted, widthOf, wrapped } from './lettering.tsx'

export type PictureSeat = {
  readonly name: string
  readonly side?: string | undefined
  readonly score?: string | undefined
  readonly notes?: readonly string[] | undefined
  readonly hasWon: boolean
  /** The table waits for it. */
  readonly isAsked: boolean
}

const WIDTH = 316
const HEIGHT = 630
const MARGIN = 18
const INNER = WIDTH - 2 * MARGIN

const WOOD = '#221b15'
const CARD = '#33291f'
const EDGE = '#75634e'
const TEXT = '#f2e8d8'
const QUIET = '#cbbba3'
const GOLD = '#f0b84a'

type ColumnProps = {
  readonly x: number
  readonly title: string
  readonly seats: readonly PictureSeat[]
  readonly facts: readonly string[]
}

const HEADING = { size: 31, line: 34 } as const
const FACT = { size: 28, line: 36 } as const
const GAP = 10

export function Column({ x, title, seats, facts }: ColumnProps): ReactElement {
  const heading = wrapped(title, INNER, HEADING.size)
  const top = 30 + heading.length * HEADING.line
  const bottom = HEIGHT - 16 - facts.length * FACT.line
  const share = (bottom - top) / Math.max(1, seats.length) - GAP
  const heights = seats.map(({ notes = [] }) => Math.min(share, HEAD + notes.length * NOTE.line))
  return (
    <g transform={`translate(${x} 0)`} fontFamily="PT Sans">
      <rect width={WIDTH} height={HEIGHT} fill={WOOD} />
      <rect width="4" height={HEIGHT} fill="#1b1512" />
      {heading.map((line, i) => (
        <text key={line} x={MARGIN} y={44 + i * HEADING.line} fontSize={HEADING.size} fontWeight="700" fill={GOLD}>
          {line}
        </text>
      ))}
      {seats.map((seat, i) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: seats have a fixed order.
          key={i}
          transform={`translate(${MARGIN} ${top + sum(heights.slice(0, i)) + i * GAP})`}
        >
          <Seat {...seat} index={i} height={heights[i] ?? HEAD} />
        </g>
      ))}
      {facts.map((line, i) => (
        <Fitted
          key={line}
          text={line}
          x={MARGIN}
          y={bottom + i * FACT.line + FACT.size}
          room={INNER}
          size={FACT.size}
        />
      ))}
    </g>
  )
}

/** How high the name and the side of a seat are, with their margins. */
const HEAD = 92
const NOTE = { size: 24, line: 31 } as const
const SCORE = 38

type SeatProps = PictureSeat & { readonly index: number; readonly height: number }

function Seat({ name, side, score, notes = [], hasWon, isAsked, index, height }: SeatProps): ReactElement {
  const { colour } = useSeatLook(index)
  const isMarked = hasWon || isAsked
  const shown = notes.slice(0, Math.max(0, Math.floor((height - HEAD + 12) / NOTE.line)))
  const middle = Math.min(height, HEAD) / 2
  const shield = Math.min(56, 2 * middle - 10)
  const left = 18 + shield + 10
  const room = INNER - left - 12 - (score === undefined ? 0 : widthOf(score, SCORE) + 6)
  return (
    <g>
      <rect
        width={INNER}
        height={height}
        rx="8"
        fill={CARD}
        stroke={isMarked ? GOLD : EDGE}
        strokeWidth={isMarked ? 4 : 1.5}
      />
      <rect x="3" y="3" width="8" height={height - 6} rx="4" style={{ fill: colour }} />
      <g transform={`translate(18 ${middle - shield / 2}) scale(${shield / 32})`}>
        <SeatShield index={index} />
      </g>
      <Fitted text={name} x={left} y={middle + (side ? -3 : 10)} room={room} size={30} weight="700" />
      {side && <Fitted text={side} x={left} y={middle + 25} room={room} size={NOTE.size} fill={QUIET} />}
      {score !== undefined && (
        <text x={INNER - 12} y={middle + SCORE * 0.36} fontSize={SCORE} fontWeight="700" textAnchor="end" fill={TEXT}>
          {score}
        </text>
      )}
      {shown.map((note, i) => (
        <Fitted
          key={note}
          text={note}
          x={24}
          y={HEAD + 10 + i * NOTE.line}
          room={INNER - 36}
          size={NOTE.size}
          fill={QUIET}
        />
      ))}
      {hasWon && (
        <path
          d={ICONS['trophy-cup']}
          fill={GOLD}
          stroke={CARD}
          strokeWidth="120"
          paintOrder="stroke"
          transform={`translate(${18 + shield - 20} 4) scale(${30 / 512})`}
        />
      )}
    </g>
  )
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0)
}
