// The picture somebody is known by: one of the emblems they choose from, or the first letter of the name.

import './emblem.css'
import type { Account, Emblem } from '@ludoteka/protocol'
import type { ReactElement } from 'react'

/** Drawn in a square of 24, and the colour of the ground. */
const DRAWINGS: Readonly<Record<Emblem, { readonly d: string; readonly ground: string }>> = {
  rook: { d: 'M6 5h3v2h2V5h2v2h2V5h3v5l-2 2v5h2v3H6v-3h2v-5l-2-2z', ground: 'blue' },
  crown: { d: 'M4 8l4 4 4-7 4 7 4-4-2 11H6z', ground: 'gold' },
  sword: { d: 'M19 4l1 1-9 11 2 2-2 2-2-2-3 3-1-1 3-3-2-2 2-2 2 2z', ground: 'red' },
  shield: { d: 'M12 3l7 2v6c0 5-3 8-7 10-4-2-7-5-7-10V5z', ground: 'green' },
  star: {
    d: 'M12 3l2.600 6 6.400.500-5 4.300 1.600 6.400L12 16.700l-5.600 3.500L8 13.800 3 9.500 9.400 9z',
    ground: 'purple',
  },
  flame: { d: 'M12 3c1 4 6 6 6 11a6 6 0 0 1-12 0c0-3 2-4 2-7 2 1 3 2 3 4 1-2 2-4 1-8z', ground: 'orange' },
  leaf: { d: 'M19 4c1 9-2 15-9 15-1.500 0-3-.500-4-1l-2 3-1-1 9-11-7 6C5 9 11 5 19 4z', ground: 'green' },
  mountain: { d: 'M2 20l7-14 4 7 2-3 7 10z', ground: 'black' },
  wave: { d: 'M2 14c4-9 13-9 14-3 .500 3-3 4-4 2 0 4 6 6 10 2v5H2z', ground: 'blue' },
  moon: { d: 'M15 3a9 9 0 1 0 6 12A8 8 0 0 1 15 3z', ground: 'purple' },
  key: {
    d: 'M8 6a5 5 0 1 0 4.500 7H15v3h3v-3h3v-3h-8.500A5 5 0 0 0 8 6zm0 3.500a1.500 1.500 0 1 1 0 3 1.500 1.500 0 0 1 0-3z',
    ground: 'red',
  },
  anchor: {
    d: 'M12 2a3 3 0 0 0-1.500 5.600V9H8v2h2.500v7C8 17.500 6 16 5.500 13.500H3.500C4 18 8 21 12 22c4-1 8-4 8.500-8.500h-2C18 16 16 17.500 13.500 18v-7H16V9h-2.500V7.600A3 3 0 0 0 12 2z',
    ground: 'black',
  },
}

type PersonEmblemProps = {
  readonly account: Pick<Account, 'name' | 'emblem'>
  readonly size?: number
}

export function PersonEmblem({ account: { name, emblem }, size = 28 }: PersonEmblemProps): ReactElement {
  const drawing = emblem && DRAWINGS[emblem]
  const ground = drawing?.ground ?? 'white'
  return (
    <svg className="club-emblem" viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <circle cx="16" cy="16" r="16" style={{ fill: `var(--seat-${ground})` }} />
      {drawing ? (
        <path
          d={drawing.d}
          transform="translate(5.800 5.800) scale(0.850)"
          style={{ fill: `var(--seat-${ground}-on)` }}
        />
      ) : (
        <text
          x="16"
          y="22"
          textAnchor="middle"
          style={{ fill: `var(--seat-${ground}-on)`, font: '700 17px var(--font-heading)' }}
        >
          {Array.from(name)[0]?.toLocaleUpperCase() ?? '?'}
        </text>
      )}
    </svg>
  )
}
