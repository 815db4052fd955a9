// Arms and signs: the Barons' emblems and how their colours are told apart without colour, the shapes of Nobles, and small signs.

import type { ReactElement } from 'react'
import type { Baron, Shape } from '../content/barons.ts'
import { ICONS } from './icons.generated.ts'

/** In a box of 512. */
export const EMBLEM: Readonly<Record<Baron, string>> = {
  red: ICONS.lion,
  green: ICONS['stag-head'],
  blue: ICONS['eagle-emblem'],
  black: ICONS.boar,
  yellow: ICONS['heraldic-sun'],
  white: ICONS.swan,
}

/** What is woven into a Baron's cloth, in a box of 32: the same patterns that seats have everywhere. */
const WEAVE: Readonly<Record<Baron, ReactElement | undefined>> = {
  red: undefined,
  green: <path d="M6 0v40M16 0v40M26 0v40" className="wk-weave-line" />,
  blue: <path d="M-4 12 12-4M-4 28 28-4M-2 42 36 4M14 42 36 20" className="wk-weave-line" />,
  black: (
    <path
      d="M0 0h8v8H0zM16 0h8v8h-8zM8 8h8v8H8zM24 8h8v8h-8zM0 16h8v8H0zM16 16h8v8h-8zM8 24h8v8H8zM24 24h8v8h-8zM0 32h8v8H0zM16 32h8v8h-8z"
      className="wk-weave"
    />
  ),
  yellow: (
    <path
      d="M8 5a3 3 0 1 0 .010 0zM24 5a3 3 0 1 0 .010 0zM16 13a3 3 0 1 0 .010 0zM8 21a3 3 0 1 0 .010 0zM24 21a3 3 0 1 0 .010 0zM16 29a3 3 0 1 0 .010 0z"
      className="wk-weave"
    />
  ),
  white: <path d="M0 6h32M0 16h32M0 26h32M0 36h32" className="wk-weave-line" />,
}

/** In a box of 24. */
export const SHAPE_SIGN: Readonly<Record<Shape, string>> = {
  star: 'M12 1.500 15 9l8 .600-6.200 5.200 2 7.800L12 18.300l-6.800 4.300 2-7.800L1 9.600 9 9z',
  square: 'M3.500 3.500h17v17h-17z',
  triangle: 'M12 2.500 22.500 21h-21z',
  circle: 'M12 2.500a9.500 9.500 0 1 0 .010 0z',
}

/** In a box of 24. */
export const SIGN = {
  wall: 'M3 21V8h3v3h3V8h6v3h3V8h3v13h-6v-4q-3-4-6 0v4z',
  crown: 'M3 19 2 7l5.500 5L12 4l4.500 8L22 7l-1 12z',
  vote: 'M4 4h11l5 5v11H4zm3 6v2h8v-2zm0 4v2h10v-2z',
  faith: 'M10.500 2h3v6H19v3h-5.500v11h-3V11H5V8h5.500z',
  influence:
    'M12 2l2.800 5.900 6.200.800-4.500 4.400 1.100 6.300L12 16.400 6.400 19.400l1.100-6.300L3 8.700l6.200-.800z',
  casualty: 'M12 2q7 9 7 13.500a7 7 0 0 1-14 0Q5 11 12 2z',
  breach: 'M3 21V8h4l-1 4 3 2-2 7zm18 0V8h-4l2 3-4 3 2 7zM10 21l1-3 2 0 1 3z',
  siege: 'M2 20 10 8 8 6l3-3 3 3-2 2 10 12h-3l-3-4H8l-3 4zm8-7h4l-2-3z',
  revolt: 'M11 22V12L7 2h2l2 5V2h2v5l2-5h2l-4 10v10z',
  road: 'M9 2h6l4 20H5zm2 2v4h2V4zm0 6v4h2v-4zm0 6v4h2v-4z',
  ship: 'M11 2h2v2q7 2 6 10-3-2-6-1v2h9l-3 6H5l-3-6h9zM9 6v8q-2-1-5 0Q4 9 9 6z',
  bridge: 'M1 9h22v3h-2v8h-3q0-5-3-5.500V20H9v-5.500Q6 15 6 20H3v-8H1z',
  river: 'M2 8q3-4 6 0t6 0 6 0 2 0v3q-3 4-6 0t-6 0-6 0-2 0zM2 15q3-4 6 0t6 0 6 0 2 0v3q-3 4-6 0t-6 0-6 0-2 0z',
  mountain: 'M1 21 9 6l4 7 3-4 7 12z',
  harm: 'M12 2a9 9 0 0 0-6 15.500V22h12v-4.500A9 9 0 0 0 12 2zM8.500 9a2 2 0 1 1-.010 0zm7 0a2 2 0 1 1-.010 0zM12 13l1.500 3h-3z',
  boon: 'M12 22v-6Q4 17 3 8q6-1 9 5 3-9 9-10 1 10-7 13v6z',
  chance:
    'M12 2a10 10 0 1 0 .010 0zm0 3a7 7 0 1 1-.010 0zM11 5h2v5l4.500-2.500 1 1.700L14 12l4.500 2.800-1 1.700L13 14v5h-2v-5l-4.500 2.500-1-1.700L10 12 5.500 9.200l1-1.700L11 10z',
  baron: 'M4 9 3 3l4 3 5-4 5 4 4-3-1 6zm2 2h12v4q0 5-6 7-6-2-6-7z',
  scroll: 'M6 2h13v3h-2v13q0 4-4 4H4q-2 0-2-3h3V5q0-3 3-3zm2 5v2h7V7zm0 4v2h7v-2z',
  sword: 'M12 1l2.500 4v9H19v3h-5.500v5h-3v-5H5v-3h4.500V5z',
  shield: 'M3 3q5 1 9-1 4 2 9 1v8q0 8-9 11-9-3-9-11z',
  laurel: 'M5 3q-4 8 2 15l4 3 1-1 1 1 4-3q6-7 2-15l-2 1q3 6-1 11l-2-4 0 5-2 2-2-2V11l-2 4Q4 10 7 4z',
  cards: 'M8 2h12v16H8zM4 6h2v14h10v2H4z',
  troops: 'M11 1h2v7h3l1 4-3 1v9h-4v-9L7 12l1-4h3z',
} as const
export type SignName = keyof typeof SIGN

type SignProps = { readonly name: SignName; readonly label?: string | undefined }

/** A sign in the colour and size of the text around it. */
export function Sign({ name, label }: SignProps): ReactElement {
  return (
    <svg className="wk-sign" viewBox="0 0 24 24" role="img" aria-label={label} aria-hidden={label === undefined}>
      <path d={SIGN[name]} />
    </svg>
  )
}

export function ShapeSign({ shape, label }: { readonly shape: Shape; readonly label?: string }): ReactElement {
  return (
    <svg className="wk-sign" viewBox="0 0 24 24" role="img" aria-label={label} aria-hidden={label === undefined}>
      <path d={SHAPE_SIGN[shape]} />
    </svg>
  )
}

/** The class that gives a thing the colours of a Baron. */
export const armsOf = (baron: Baron): string => `wk-of-${baron}`

const SHIELD = 'M2 2H30V18Q30 30 16 38 2 30 2 18Z'
const GONFALON = 'M2 3H30V33L23 30 16 36 9 30 2 33Z'

/** Colour, weave and emblem within an outline, in a box of 32 by 40. */
function Cloth({ baron, outline }: { readonly baron: Baron; readonly outline: string }): ReactElement {
  return (
    <g className={armsOf(baron)}>
      <path d={outline} className="wk-cloth" />
      <g style={{ clipPath: `path('${outline}') view-box` }}>{WEAVE[baron]}</g>
      <path d={outline} className="wk-cloth-rim" />
    </g>
  )
}

/** A Baron's shield, in a box of 32 by 40. */
export function Shield({ baron }: { readonly baron: Baron }): ReactElement {
  return (
    <g className={armsOf(baron)}>
      <Cloth baron={baron} outline={SHIELD} />
      <path d={EMBLEM[baron]} transform="translate(5.500 6) scale(0.041)" className="wk-charge" />
    </g>
  )
}

/** The shield of a city that belongs to nobody, in a box of 32 by 40. */
export function TownShield(): ReactElement {
  return (
    <g className="wk-of-town">
      <path d={SHIELD} className="wk-cloth" />
      <path d={SHIELD} className="wk-cloth-rim" />
      <path d={SIGN.wall} transform="translate(5.200 5.500) scale(0.900)" className="wk-charge" />
    </g>
  )
}

/** A Noble's banner: his Baron's arms above, his own shape below. */
export function Banner({ baron, shape }: { readonly baron: Baron; readonly shape: Shape }): ReactElement {
  return (
    <g className={armsOf(baron)}>
      <path d="M0 2.500H32" className="wk-pole" />
      <Cloth baron={baron} outline={GONFALON} />
      <path d={EMBLEM[baron]} transform="translate(7.500 3.500) scale(0.034)" className="wk-charge" />
      <path d={SHAPE_SIGN[shape]} transform="translate(10.300 20.200) scale(0.480)" className="wk-charge" />
    </g>
  )
}
