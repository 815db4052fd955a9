// A hero as the picture of a seat.

import type { View } from '@ludoteka/kernel'
import type { ReactElement } from 'react'
import { FIGHTER } from '../content/fighters.ts'
import { readView } from './boardFacts.ts'
import { Figure } from './standee.tsx'

export function Portrait({ view, seat }: { readonly view: View; readonly seat: string }): ReactElement | null {
  const hero = readView(view).heroes[view.seats.indexOf(seat)]
  return hero ? (
    <svg viewBox="-12 -22 124 146" aria-hidden="true">
      <Figure type={FIGHTER[hero].type} />
    </svg>
  ) : null
}
