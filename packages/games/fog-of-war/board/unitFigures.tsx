// Figures of the combat cards, drawn for this game: each stands on its own origin, about sixty units wide, facing right.

import type { ReactElement } from 'react'

export const FIGURES = [
  'tank',
  'infantry',
  'gun',
  'battleship',
  'escort',
  'submarine',
  'carrier',
  'fighter',
  'bomber',
  'bunker',
  'teeth',
  'decoy',
] as const
export type Figure = (typeof FIGURES)[number]

/** Dark shapes, and what is lit upon them. */
type Outline = { readonly dark: string; readonly lit?: string }

const OUTLINES: Readonly<Record<Exclude<Figure, 'decoy'>, Outline>> = {
  tank: {
    dark: 'M-34-9-29-1Q-27 0-24 0H22Q27 0 30-4L35-10 29-15 21-20H14L11-29Q10-32 7-32H-8Q-12-32-13-29L-16-20H-24L-30-15ZM10-29 46-31V-28L12-25ZM-4-35H4V-32H-4Z',
    lit: 'M-25-5a3.4 3.4 0 1 0 .1 0ZM-14-5a3.4 3.4 0 1 0 .1 0ZM-3-5a3.4 3.4 0 1 0 .1 0ZM8-5a3.4 3.4 0 1 0 .1 0ZM19-5a3.4 3.4 0 1 0 .1 0ZM-28-14H28L22-18H-23ZM-12-28-14-22H-11L-9-29Z',
  },
  infantry: {
    dark: 'M-5-38a5 5.4 0 0 1 10 0l2 2H-6ZM-4-35H4L5-31 9-27 10-16 6-15 5-21 4-14 8-1 12 0H4L0-12-4-1-2 0H-10L-6-14-7-24-10-18-13-20-8-29ZM-9-25 20-39 21-37-7-22Z',
  },
  gun: {
    dark: 'M-10-11a11 11 0 1 0 .1 0ZM-34-1-6-14-4-10-32 2ZM-8-22 6-24 40-36 41-33 8-18 6-8H-6Z',
    lit: 'M-10-7a7 7 0 1 0 .1 0Zm0 3a4 4 0 1 1-.1 0Z',
  },
  battleship: {
    dark: 'M-66-9H68L54 1H-54ZM-30-9V-18H-22V-26H-17V-18H-10V-30H-7V-44H-5V-30H2V-22H8V-32H15V-20H22V-15H30V-9ZM-52-9V-14H-40V-9ZM-40-13-26-17V-15L-40-11ZM32-9V-15H44V-9ZM44-14 60-19V-17L44-11ZM50-9V-12H60V-9Z',
    lit: 'M-60-7H62L60-5H-57ZM-27-16H-12V-14H-27Z',
  },
  escort: {
    dark: 'M-40-8-44-11H-20V-17H-12V-24H-9V-32H-7V-24H0V-15H6V-22H12V-12H26L46-14 36 1H-36ZM26-12V-16H32V-13L44-17V-15L33-11Z',
    lit: 'M-34-6H34L33-4H-33Z',
  },
  submarine: {
    dark: 'M-58-5Q-50-9-30-9H-8L-6-20H4V-26H6V-20H10L12-9H34Q50-8 58-4L48 1H-50ZM22-9V-14H32V-12H24V-9ZM-56-8-10-21V-20L-54-6Z',
    lit: 'M-46-6H44L42-4H-44Z',
  },
  carrier: {
    dark: 'M-72-16H74V-11L64-10 52 1H-56L-64-10-72-11ZM12-16V-26H18V-40H20V-30H24V-36H28V-26H34V-16Z',
    lit: 'M-70-14H70V-13H-70ZM-50-17-44-21-38-17ZM-30-17-24-21-18-17ZM-10-17-4-21 2-17ZM46-17 52-21 58-17Z',
  },
  fighter: {
    dark: 'M34-4Q38-2 34 0L14 2 2 24H-5L0 3-18 2-24 9H-28L-26-2-28-13H-24L-18-6 0-7-5-28H2L14-6Z',
    lit: 'M6-4H16Q18-2 16 0H6Z',
  },
  bomber: {
    dark: 'M42-4Q48-1 42 3L22 5 12 40H4L8 6-24 5-32 15H-37L-35 0-37-16H-32L-24-6 8-7 4-41H12L22-6ZM14-19H22V-15H13ZM11-31H19V-28H11ZM14 14H22V18H13ZM11 27H19V30H11Z',
    lit: 'M30-3H38V2H30ZM-6-4H14V-2H-6Z',
  },
  bunker: {
    dark: 'M-52 0-44-18Q-40-26-30-28L-10-32H16L34-27Q42-24 46-16L54 0ZM46-15 70-21V-18L48-11Z',
    lit: 'M-22-20H34V-14H-22ZM-40-14H-28V-10H-40Z',
  },
  teeth: {
    dark: 'M-60 0-54-16H-50L-44 0ZM-38 0-32-20H-28L-22 0ZM-16 0-9-23H-5L2 0ZM8 0 15-25H19L26 0ZM32 0 39-22H43L50 0ZM54 0 60-17H63L69 0Z',
    lit: 'M-53-14-58-2H-56L-51-14ZM-31-18-36-2H-34L-29-18ZM-8-21-14-2H-12L-6-21ZM16-23 10-2H12L18-23ZM40-20 34-2H36L42-20Z',
  },
}

/** One figure of the class names' colours. */
export function UnitFigure({ figure }: { readonly figure: Figure }): ReactElement {
  if (figure === 'decoy')
    return (
      <g>
        <path d={OUTLINES.tank.dark} className="fw-figure-false" />
        <path d="M-34-9-46 0M35-10 48 0M-8-32-20-46M7-32 20-44" className="fw-figure-rope" />
        <path d="M-20-16h9v8h-9zM4-27h7v6H4z" className="fw-figure-patch" />
      </g>
    )
  const { dark, lit } = OUTLINES[figure]
  return (
    <g>
      <path d={dark} className="fw-figure" />
      {lit && <path d={lit} className="fw-figure-lit" />}
    </g>
  )
}
