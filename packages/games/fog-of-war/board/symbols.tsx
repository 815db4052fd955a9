// Signs of the game, drawn for it: sides, kinds of cards, seasons, markers. All are paths in a box of 512, or of 24 where said.

import type { ReactElement } from 'react'

/** Emblems of both sides and of those who stand apart; none is a real insignia. */
export const EMBLEM = {
  axis: 'M256 48 464 196V292L256 144 48 292V196ZM256 220 464 368V464L256 316 48 464V368Z',
  allies: 'M256 16 316 196 496 256 316 316 256 496 196 316 16 256 196 196Z',
  neutral: 'M96 112H416V208H96ZM96 304H416V400H96Z',
  ussr: 'M256 32 296 104 256 176 216 104ZM168 128 240 208 232 288 160 208ZM344 128 272 208 280 288 352 208ZM168 256 240 336 232 416 160 336ZM344 256 272 336 280 416 352 336ZM232 400H280V488H232Z',
} as const

/** Kinds of cards, seasons and markers, in a box of 24. */
export const SIGN = {
  land: 'M2 15h20l-2 5H4zm3-4h13l2 3H4zm4-4h6l1 3H8zm6 1h7v1.6h-7z',
  naval: 'M2 14h20l-3 5H5zm6-5h8v4H8zm3-6h2v5h-2zm3 3h5v1.5h-5z',
  air: 'M12 2c1 0 1.6 1.4 1.6 3v3.4L22 13v2.4l-8.4-2.2V18l2.6 2v1.8L12 20.6 7.8 21.8V20l2.6-2v-4.8L2 15.4V13l8.400-4.600V5c0-1.600.600-3 1.600-3z',
  fort: 'M2 20V9h4v3h3V9h6v3h3V9h4v11h-7v-5H9v5z',
  decoy: 'M12 3a9 9 0 1 0 .01 0zm0 2.400a6.600 6.600 0 1 1-.01 0zM7 17 17 7l1.400 1.400-10 10z',
  neutral: 'M4 6h16v4.500H4zm0 7.500h16V18H4z',
  summer:
    'M12 7.500a4.500 4.500 0 1 0 .01 0zM11 1h2v4h-2zm0 18h2v4h-2zM1 11h4v2H1zm18 0h4v2h-4zM3.500 5l1.500-1.500 2.800 2.800-1.500 1.500zM16.200 17.700l1.500-1.500 2.800 2.800L19 20.500zM5 20.500 3.500 19l2.800-2.800 1.500 1.500zM17.700 7.800l-1.500-1.500L19 3.500 20.500 5z',
  winter:
    'M11 1h2v5l3-2 1 1.700-4 2.600v2.600l2.300-1.300.3-4.800h2l-.2 3.600 4.300-2.500 1 1.700-4.300 2.500 3.200 1.600-.9 1.800-4.300-2.100L13 12l2.400 1.300 4.300-2.100.9 1.800-3.200 1.600 4.300 2.500-1 1.700-4.300-2.500.2 3.600h-2l-.3-4.800L13 13.800v2.600l4 2.600-1 1.700-3-2v5h-2v-5l-3 2-1-1.700 4-2.600v-2.600l-2.300 1.300-.3 4.800h-2l.2-3.600-4.300 2.500-1-1.700 4.300-2.500-3.200-1.600.9-1.800 4.300 2.100L11 12l-2.400-1.300-4.300 2.100-.9-1.800 3.200-1.600-4.300-2.500 1-1.700 4.300 2.500-.2-3.600h2l.3 4.800L11 10.200V7.600L7 5l1-1.700 3 2z',
  point: 'M12 2l3 6.500 7 .8-5.200 4.800 1.500 7L12 17.600 5.700 21l1.500-7L2 9.300l7-.8z',
  resource: 'M3 21V11l5 3v-3l5 3v-3l5 3V3h3v18z',
  intel: 'M12 5C6 5 2 12 2 12s4 7 10 7 10-7 10-7-4-7-10-7zm0 3a4 4 0 1 1-.01 0zm0 2.200a1.800 1.800 0 1 0 .01 0z',
  supply: 'M2 6h11v9H2zm12 3h4l4 4v2h-8zM6 16a2.200 2.200 0 1 0 .01 0zm11 0a2.200 2.200 0 1 0 .01 0z',
  noSupply:
    'M2 6h11v9H2zm12 3h4l4 4v2h-8zM6 16a2.200 2.200 0 1 0 .01 0zm11 0a2.200 2.200 0 1 0 .01 0zM3 2l19 19-1.500 1.500-19-19z',
  quagmire: 'M4 3l8 7 8-7 1.500 1.500L14 12l7.500 7.500L20 21l-8-7-8 7-1.500-1.500L10 12 2.500 4.500z',
  wheel:
    'M12 2a10 10 0 1 0 .01 0zm0 2.400a7.600 7.600 0 1 1-.01 0zM11 5h2v5.200l4.500-2.600 1 1.800-4.500 2.600 4.500 2.600-1 1.800-4.500-2.600V19h-2v-5.200l-4.500 2.600-1-1.800L10 12 5.500 9.400l1-1.800 4.500 2.600z',
  check: 'M9.500 17.500 3.800 11.800l2-2 3.700 3.700 8.700-8.700 2 2z',
  cards: 'M7 3h12v15H7zM4 6h1.600v13.500H16V21H4z',
  skull: 'M4 4h16v2H4zm2 4h12v2H6zm2 4h8v2H8zm2 4h4v2h-4z',
  arrow: 'M3 10h11V5l8 7-8 7v-5H3z',
  landing: 'M3 5h10v4h5l-7 8-7-8h5V8H3zM2 19q2.500-2 5 0t5 0 5 0 5 0v2q-2.500 2-5 0t-5 0-5 0-5 0z',
  strength:
    'M21.500 2.500v3L12 15l-3-3 9.500-9.500zM6 11l7 7-1.600 1.600-2.400-2.400-3.600 3.600a1.700 1.700 0 0 1-2.200-2.200L6.800 15l-2.400-2.400z',
  clock:
    'M12 2a10 10 0 1 0 .01 0zm0 2.600a7.400 7.400 0 1 1-.01 0zM10.800 6.500h2.200v5.200l3.600 2.100-1.100 1.900-4.700-2.800z',
  fog: 'M3 8h12a3 3 0 1 0-3-3h2a1 1 0 1 1 1 1H3zm2 4h15v2H5zm-3 4h14v2H2zm5 4h13v2H7z',
} as const
export type SignName = keyof typeof SIGN

type SignProps = {
  readonly name: SignName
  /** Said to those who can't see it; without it the sign is decoration. */
  readonly label?: string | undefined
  readonly className?: string
}

/** A sign in the colour and size of the text around it. */
export function Sign({ name, label, className = '' }: SignProps): ReactElement {
  return (
    <svg
      className={`fw-sign ${className}`}
      viewBox="0 0 24 24"
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <path d={SIGN[name]} />
    </svg>
  )
}

export type Emblem = keyof typeof EMBLEM

export function EmblemSign({ name, label }: { readonly name: Emblem; readonly label?: string }): ReactElement {
  return (
    <svg className="fw-sign" viewBox="0 0 512 512" role="img" aria-label={label} aria-hidden={label === undefined}>
      <path d={EMBLEM[name]} />
    </svg>
  )
}

/** The same sign so many times. */
export function Signs({ name, n, className = '' }: SignProps & { readonly n: number }): ReactElement {
  return (
    <>
      {Array.from({ length: n }, (_, i) => i).map(i => (
        <Sign key={i} name={name} className={className} />
      ))}
    </>
  )
}
