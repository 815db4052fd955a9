// How a seat is known at sight, wherever it appears: by colour, emblem and pattern. A game whose sides have colours and
// emblems of their own tells them; otherwise the place at the table does.

import type { Identity } from '@ludoteka/kernel'
import { createContext, type ReactElement, useContext } from 'react'
import { ICONS } from './icons.generated.ts'

/** What a game tells of a seat: its colour and, as a path in a box of 512, its emblem. */
export type SeatSign = { readonly colour: Identity['colour']; readonly emblem: string | undefined }

/** What the game tells of the seats of this table, in their order. */
export const SeatSigns = createContext<readonly (SeatSign | undefined)[]>([])

type SeatPattern = 'plain' | 'pales' | 'bends' | 'checks' | 'dots' | 'bars'
type PlaceLook = { readonly colour: Identity['colour']; readonly emblem: string; readonly pattern: SeatPattern }

const FIRST: PlaceLook = { colour: 'red', emblem: ICONS.lion, pattern: 'plain' }

/** By the place at the table; the pattern always is. */
const PLACES: readonly PlaceLook[] = [
  FIRST,
  { colour: 'blue', emblem: ICONS['stone-tower'], pattern: 'pales' },
  { colour: 'green', emblem: ICONS.oak, pattern: 'bends' },
  { colour: 'gold', emblem: ICONS.sun, pattern: 'checks' },
  { colour: 'purple', emblem: ICONS.moon, pattern: 'dots' },
  { colour: 'white', emblem: ICONS.swan, pattern: 'bars' },
]

export type SeatLook = {
  /** The colour as a value for styles; `on` is that of what is drawn upon it, `text` that of words on the page. */
  readonly colour: string
  readonly on: string
  readonly text: string
  readonly emblem: string
  readonly pattern: SeatPattern
}

/** The look of a seat of this table by its number. */
export function useSeatLook(index: number): SeatLook {
  const sign = useContext(SeatSigns)[index]
  const place = PLACES[index % PLACES.length] ?? FIRST
  const token = `--seat-${sign?.colour ?? place.colour}`
  return {
    colour: `var(${token})`,
    on: `var(${token}-on)`,
    text: `var(${token}-text)`,
    emblem: sign?.emblem ?? place.emblem,
    pattern: place.pattern,
  }
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
  const { colour, on, emblem, pattern } = useSeatLook(index)
  return (
    <g style={{ color: on }}>
      <circle cx="16" cy="16" r="15" style={{ fill: colour }} />
      <g opacity="0.22" fill="currentColor" style={{ clipPath: 'circle(14.5px at 16px 16px) view-box' }}>
        {STRIPES[pattern]}
      </g>
      <circle cx="16" cy="16" r="15" fill="none" className="lt-emblem-rim" strokeWidth="2" />
      <path d={emblem} transform="translate(6 6) scale(0.0390625)" fill="currentColor" />
    </g>
  )
}
