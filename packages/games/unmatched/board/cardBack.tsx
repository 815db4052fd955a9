// Card backs: each deck has its hero's sign within a frame of ornament.

import { memo, type ReactElement } from 'react'
import { HEROES, type Hero } from '../content/fighters.ts'
import { ICONS } from './icons.generated.ts'

export const HERO_SIGN: Readonly<Record<Hero, string>> = {
  arthur: ICONS['sword-in-stone'],
  alice: ICONS['pocket-watch'],
  medusa: ICONS['snake-spiral'],
  sinbad: ICONS.compass,
}

const BACK: Readonly<Record<Hero, { readonly cloth: string; readonly low: string; readonly gold: string }>> = {
  arthur: { cloth: '#23457f', low: '#1a3460', gold: '#f0c25a' },
  alice: { cloth: '#8e2f63', low: '#6f224c', gold: '#f7d3e2' },
  medusa: { cloth: '#2c6a45', low: '#1f5034', gold: '#d7e58a' },
  sinbad: { cloth: '#a34a20', low: '#7f3816', gold: '#ffd894' },
}

const LATTICE = Array.from(
  { length: 13 },
  (_, i) => `M${i * 21 - 126} 0L${i * 21} 176M${i * 21} 0L${i * 21 - 126} 176`,
).join('')

export const CardBack = memo(function CardBack({ hero }: { readonly hero: Hero | undefined }): ReactElement {
  const known = hero ?? HEROES[0]
  const { cloth, low, gold } = BACK[known]
  return (
    <div className="um-card um-back">
      <svg viewBox="0 0 126 176" aria-hidden="true">
        <rect width="126" height="176" rx="7" fill="#1b1512" />
        <rect x="3" y="3" width="120" height="170" rx="5" fill="#f6ecd8" />
        <rect x="8" y="8" width="110" height="160" rx="3" fill={cloth} stroke="#1b1512" strokeWidth="2" />
        <svg x="9" y="9" width="108" height="158" viewBox="9 9 108 158" aria-hidden="true">
          <path d={LATTICE} stroke={low} strokeWidth="4" fill="none" />
        </svg>
        <rect x="13" y="13" width="100" height="150" rx="2" fill="none" stroke={gold} strokeWidth="1.6" />
        <path
          d="M13 33q20 0 20-20M113 33q-20 0-20-20M13 143q20 0 20 20M113 143q-20 0-20 20"
          fill="none"
          stroke={gold}
          strokeWidth="1.6"
        />
        <path d="M63 36l38 52-38 52-38-52z" fill="#1b1512" />
        <path d="M63 40l35 48-35 48-35-48z" fill={cloth} stroke={gold} strokeWidth="1.6" />
        <circle cx="63" cy="88" r="25" fill={low} stroke={gold} strokeWidth="1.6" />
        <path d={HERO_SIGN[known]} transform="translate(45 70) scale(0.0703)" fill={gold} />
        <path d="M63 20l4 6-4 6-4-6zM63 144l4 6-4 6-4-6zM20 82l6 6-6 6-4-6zM106 82l-6 6 6 6 4-6z" fill={gold} />
      </svg>
    </div>
  )
})
