// What a card is wherever it stands: the printed facts that the rules ask for again and again.

import { CARD, CARDS } from '../content/cards.ts'
import type { PieceRow } from './rows.ts'
import { CARD_WORKS, type CardWorks, NO_TRAITS, PRINTED_TRAITS, type Traits } from './traits.ts'

/** Records of one shape, which are read faster than the facts of cards. */
export type Kind = {
  readonly isCreature: boolean
  /** 12.2 Creatures and artefacts; what a hidden card is shows when it is aimed at (4.7). */
  readonly isAttackable: boolean
  readonly life: number
  readonly printed: Traits
  /** Nothing for the many cards that serve nobody and have no line with a condition. */
  readonly works: CardWorks | undefined
}

const HIDDEN_KIND: Kind = { isCreature: false, isAttackable: true, life: 0, printed: NO_TRAITS, works: undefined }

const KINDS: ReadonlyMap<PieceRow['card'], Kind> = new Map(
  CARDS.map(card => {
    const facts = CARD[card]
    const isCreature = facts.type === 'creature'
    return [
      card,
      {
        isCreature,
        isAttackable: isCreature || facts.type === 'artefact',
        life: 'life' in facts ? facts.life : 0,
        printed: PRINTED_TRAITS.get(card) ?? NO_TRAITS,
        works: CARD_WORKS.get(card),
      },
    ]
  }),
)

export const kindOf = (card: PieceRow['card']): Kind => KINDS.get(card) ?? HIDDEN_KIND
