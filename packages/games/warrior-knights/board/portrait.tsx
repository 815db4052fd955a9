// A Baron in his helm behind his shield, as the picture of a seat.

import type { View } from '@ludoteka/kernel'
import { findName } from '@ludoteka/ui'
import type { ReactElement } from 'react'
import { BARONS } from '../content/barons.ts'
import { armsOf, Shield } from './symbols.tsx'

const INK = '#1c130b'

export function Portrait({ seat }: { readonly view: View; readonly seat: string }): ReactElement | null {
  const baron = findName(BARONS, seat)
  if (!baron) return null
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" className={armsOf(baron)}>
      <circle cx="60" cy="60" r="56" fill="#e9d9ae" stroke={INK} strokeWidth="3" />
      <path d="M60 60L26 12M60 60L94 12M60 60L6 40M60 60L114 40" stroke="#d8c48d" strokeWidth="10" />
      <g stroke={INK} strokeWidth="3" strokeLinejoin="round">
        <path d="M14 98Q22 74 46 70H74Q98 74 106 98A56 56 0 0 1 14 98Z" fill="var(--arms)" />
        <path d="M38 34Q60 24 82 34V66Q76 80 60 84 44 80 38 66Z" fill="#c3cad3" />
        <path d="M60 28V84" stroke="#8f99a5" strokeWidth="3" />
        <path d="M42 46H57V52H42ZM63 46H78V52H63Z" fill={INK} strokeWidth="1" />
        <path d="M36 34L32 12 46 22 60 8 74 22 88 12 84 34Q60 26 36 34Z" fill="#f0b53a" />
      </g>
      <g fill={INK}>
        <circle cx="48" cy="64" r="2" />
        <circle cx="54" cy="68" r="2" />
        <circle cx="66" cy="68" r="2" />
        <circle cx="72" cy="64" r="2" />
      </g>
      <g transform="translate(40 78) scale(1.180)">
        <Shield baron={baron} />
      </g>
    </svg>
  )
}
