// The costliest creature somebody had on the field, as the picture of a seat.

import { cardsSeen, type View } from '@ludoteka/kernel'
import { findName } from '@ludoteka/ui'
import type { ReactElement } from 'react'
import { CARD, CARDS } from '../content/cards.ts'
import { ZONES } from '../rules/questions.ts'
import { elementClass } from './cardFace.tsx'
import { CardScene } from './cardScene.tsx'

export function Portrait({ view, seat }: { readonly view: View; readonly seat: string }): ReactElement | null {
  const shown = [...cardsSeen(view, ZONES.inPlay, seat), ...cardsSeen(view, ZONES.graveyard, seat)]
  const [leader] = shown.flatMap(card => findName(CARDS, card) ?? []).toSorted((a, b) => CARD[b].cost - CARD[a].cost)
  return leader ? (
    <span className={`bs-portrait ${elementClass(leader)}`}>
      <CardScene card={leader} />
    </span>
  ) : null
}
