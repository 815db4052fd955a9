// Somebody who speaks for a superpower, as the picture of a seat.

import type { View } from '@ludoteka/kernel'
import type { ReactElement } from 'react'
import type { Side } from '../content/tracks.ts'
import { publicState, sideOf } from '../rules/questions.ts'
import { SIDE_EMBLEM } from './symbols.tsx'

const INK = '#14191c'
const SKIN = '#e9c3a0'

/** The ground, the suit and the tie, and what is worn on the head. */
const LOOK: Readonly<Record<Side, { ground: string; suit: string; tie: string; head: ReactElement }>> = {
  us: {
    ground: '#2f6fc4',
    suit: '#24364f',
    tie: '#c8373f',
    head: <path d="M36 50Q33 22 60 22T84 50Q80 36 66 36 50 40 40 36 37 42 36 50Z" fill="#d9d4c8" />,
  },
  ussr: {
    ground: '#c23a32',
    suit: '#4a4238',
    tie: '#7d1d1d',
    head: (
      <>
        <path d="M32 48Q28 18 60 18T88 48L84 62 78 44H42L36 62Z" fill="#5b4632" />
        <path d="M38 44Q40 26 60 26T82 44Z" fill="#3d3024" />
        <path
          d="M60 28l2.600 5.400 5.900.800-4.300 4.100 1.100 5.900-5.300-2.900-5.300 2.900 1.100-5.900-4.300-4.100 5.900-.800z"
          fill="#e2433a"
        />
      </>
    ),
  },
}

export function Portrait({ view, seat }: { readonly view: View; readonly seat: string }): ReactElement {
  const side = sideOf(publicState(view), view.seats.indexOf(seat))
  const { ground, suit, tie, head } = LOOK[side]
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true">
      <circle cx="60" cy="60" r="56" fill={ground} stroke="#fbf5e8" strokeWidth="5" />
      <path d={SIDE_EMBLEM[side]} transform="translate(12 10) scale(0.188)" fill="#fff" opacity="0.160" />
      <g stroke={INK} strokeWidth="3" strokeLinejoin="round">
        <path d="M18 98Q24 80 46 76L60 82 74 76Q96 80 102 98A56 56 0 0 1 18 98Z" fill={suit} />
        <path d="M48 74L60 84 72 74 68 98H52Z" fill="#f4efe4" />
        <path d="M56 84H64L67 104 60 110 53 104Z" fill={tie} />
        <path d="M40 44Q40 72 60 78 80 72 80 44 78 30 60 30T40 44Z" fill={SKIN} />
        {head}
      </g>
      <path d="M48 50h7M65 50h7M54 66q6 3 12 0" stroke={INK} strokeWidth="3" strokeLinecap="round" fill="none" />
      <path d="M46 44l9-1M65 43l9 1" stroke={INK} strokeWidth="2.500" strokeLinecap="round" />
    </svg>
  )
}
