// What a card is wherever it stands: the printed facts that the rules ask for again and again.

import { CARD, CARDS } from '../content/cards.ts'
import type { CardFacts } from '../content/vocabulary.ts'
import type { PieceRow } from './rows.ts'
import { CARD_WORKS, type CardWorks, NO_TRAITS, PRINTED_TRAITS, type Traits } from './traits.ts'

/** Records of one shape, which are read faster than the facts of cards. */
export type Kind = {
  readonly isCreature: boolean
  /** 12.2 Creatures and artefacts; what a hidden card is shows when it is aimed at (4.7). */
  readonly isAttackable: boolean
  readonly life: number
  /** 10.1, 12.1 Of a creature; others have none. */
  readonly move: number
  readonly strike: Strike
  readonly printed: Traits
  /** Nothing for the many cards that serve nobody and have no line with a condition. */
  readonly works: CardWorks | undefined
}

type Strike = { readonly weak: number; readonly medium: number; readonly strong: number }
const NO_STRIKE: Strike = { weak: 0, medium: 0, strong: 0 }

function strikeOf(facts: CardFacts): Strike {
  if (facts.type !== 'creature') return NO_STRIKE
  const [weak, medium, strong] = facts.strike
  return { weak, medium, strong }
}

const HIDDEN_KIND: Kind = {
  isCreature: false,
  isAttackable: true,
  life: 0,
  move: 0,
  strike: NO_STRIKE,
  printed: NO_TRAITS,
  works: undefined,
}

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
        move: facts.type === 'creature' ? facts.move : 0,
        strike: strikeOf(facts),
        printed: PRINTED_TRAITS.get(card) ?? NO_TRAITS,
        works: CARD_WORKS.get(card),
      },
    ]
  }),
)

export const kindOf = (card: PieceRow['card']): Kind => KINDS.get(card) ?? HIDDEN_KIND
