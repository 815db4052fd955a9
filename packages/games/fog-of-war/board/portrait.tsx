// A general of either side, as the picture of a seat.

import type { View } from '@ludoteka/kernel'
import { findName } from '@ludoteka/ui'
import type { ReactElement } from 'react'
import { SIDES, type Side } from '../content/sides.ts'

const INK = '#171412'
const SKIN = '#e5bd98'

/** The ground, the coat, the cap and its band. */
const LOOK: Readonly<Record<Side, { ground: string; coat: string; cap: string; band: string; face: string }>> = {
  axis: { ground: '#7a2f2a', coat: '#5c635c', cap: '#666d66', band: '#2e3230', face: 'M52 68h16' },
  allies: {
    ground: '#2c5a78',
    coat: '#6b6340',
    cap: '#7a7149',
    band: '#8f2f28',
    face: 'M48 66q6-5 12 0 6-5 12 0M54 71h12',
  },
}

export function Portrait({ seat }: { readonly view: View; readonly seat: string }): ReactElement | null {
  const side = findName(SIDES, seat)
  if (!side) return null
  const { ground, coat, cap, band, face } = LOOK[side]
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true">
      <circle cx="60" cy="60" r="56" fill={ground} stroke="#efe4c9" strokeWidth="5" />
      <path d="M10 84Q36 70 60 84T110 80A56 56 0 0 1 10 84Z" fill="#000" opacity="0.180" />
      <g stroke={INK} strokeWidth="3" strokeLinejoin="round">
        <path d="M16 98Q24 82 46 78L60 86 74 78Q96 82 104 98A56 56 0 0 1 16 98Z" fill={coat} />
        <path d="M46 76L60 88 74 76 80 90 66 98H54L40 90Z" fill={coat} />
        <path d="M42 84l10 6-2 6-9-5zM78 84l-10 6 2 6 9-5z" fill={band} />
        <path d="M40 46Q40 74 60 80 80 74 80 46Z" fill={SKIN} />
        <path d="M28 38Q30 18 60 16T92 38L82 46H38Z" fill={cap} />
        <path d="M37 44H83V51H37Z" fill={band} />
        <path d="M35 51H85Q80 59 60 59T35 51Z" fill="#1d1a17" />
        <path
          d="M60 30l2.200 4.600 5 .700-3.600 3.500.900 5-4.500-2.400-4.500 2.400.900-5-3.600-3.500 5-.700z"
          fill="#e7c15a"
          strokeWidth="1.500"
        />
      </g>
      <path d={face} stroke={INK} strokeWidth="3" strokeLinecap="round" fill="none" />
      <circle cx="52" cy="62" r="2" fill={INK} />
      <circle cx="68" cy="62" r="2" fill={INK} />
    </svg>
  )
}
