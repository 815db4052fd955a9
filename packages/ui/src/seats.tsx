// The six seat identities: colour, emblem and pattern, used wherever a seat appears.

import type { ReactElement } from 'react'
import { ICONS } from './icons.generated.ts'

export const SEAT_LOOKS = [
  { name: 'crimson', emblem: ICONS.lion, pattern: 'plain' },
  { name: 'azure', emblem: ICONS['stone-tower'], pattern: 'pales' },
  { name: 'emerald', emblem: ICONS.oak, pattern: 'bends' },
  { name: 'amber', emblem: ICONS.sun, pattern: 'checks' },
  { name: 'violet', emblem: ICONS.moon, pattern: 'dots' },
  { name: 'white', emblem: ICONS.swan, pattern: 'bars' },
] as const

export type SeatLook = (typeof SEAT_LOOKS)[number]
export type SeatPattern = SeatLook['pattern']

/** The look of a seat by its place at the table. */
export function seatLook(index: number): SeatLook {
  const count = SEAT_LOOKS.length
  return SEAT_LOOKS[((index % count) + count) % count] ?? SEAT_LOOKS[0]
}

/** The seat's colour as a value for styles; `on` is the colour of what is drawn upon it. */
export function seatColour(index: number): { readonly colour: string; readonly on: string; readonly text: string } {
  const { name } = seatLook(index)
  return { colour: `var(--seat-${name})`, on: `var(--seat-${name}-on)`, text: `var(--seat-${name}-text)` }
}

const STRIPES: Readonly<Record<SeatPattern, ReactElement | undefined>> = {
  plain: undefined,
  pales: <path d="M6 0v32M16 0v32M26 0v32" strokeWidth="3" stroke="currentColor" fill="none" />,
  bends: <path d="M-4 12 12-4M-4 28 28-4M4 36 36 4M20 36 36 20" strokeWidth="3" stroke="currentColor" fill="none" />,
  checks: (
    <path d="M0 0h8v8H0zM16 0h8v8h-8zM8 8h8v8H8zM24 8h8v8h-8zM0 16h8v8H0zM16 16h8v8h-8zM8 24h8v8H8zM24 24h8v8h-8z" />
  ),
  dots: (
    <path d="M8 5a3 3 0 1 0 .01 0zM24 5a3 3 0 1 0 .01 0zM16 13a3 3 0 1 0 .01 0zM0 13a3 3 0 1 0 .01 0zM32 13a3 3 0 1 0 .01 0zM8 21a3 3 0 1 0 .01 0zM24 21a3 3 0 1 0 .01 0z" />
  ),
  bars: <path d="M0 6h32M0 16h32M0 26h32" strokeWidth="3" stroke="currentColor" fill="none" />,
}

type SeatEmblemProps = { readonly index: number; readonly size?: number | string; readonly label?: string }

/** A round shield with the seat's colour, pattern and emblem. */
export function SeatEmblem({ index, size = 32, label }: SeatEmblemProps): ReactElement {
  return (
    <svg
      className="lt-emblem"
      viewBox="0 0 32 32"
      width={size}
      height={size}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <SeatShield index={index} />
    </svg>
  )
}

/** The inside of the shield in a square of 32, for boards that draw it within a bigger picture. */
export function SeatShield({ index }: { readonly index: number }): ReactElement {
  const { emblem, pattern } = seatLook(index)
  const { colour, on } = seatColour(index)
  return (
    <g style={{ color: on }}>
      <circle cx="16" cy="16" r="15" style={{ fill: colour }} />
      <g opacity="0.22" fill="currentColor" style={{ clipPath: 'circle(14.5px at 16px 16px)' }}>
        {STRIPES[pattern]}
      </g>
      <circle cx="16" cy="16" r="15" fill="none" className="lt-emblem-rim" strokeWidth="2" />
      <path d={emblem} transform="translate(6 6) scale(0.0390625)" fill="currentColor" />
    </g>
  )
}
