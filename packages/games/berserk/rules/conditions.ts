// Conditions of abilities and effects (abilities.md 5).

import { CARD } from '../content/cards.ts'
import type { Condition } from '../content/vocabulary.ts'
import { lifeOf } from './filters.ts'
import { HIDDEN, type PieceRow } from './rows.ts'

/** What a condition may speak of. */
export type Circumstances = {
  readonly source: PieceRow
  partners(): number
  host(): PieceRow | undefined
  target(): PieceRow | undefined
}

export const isRankAndFile = ({ card }: PieceRow): boolean => card !== HIDDEN && !CARD[card].elite

export function isMet(condition: Condition, { source, partners, host, target }: Circumstances): boolean {
  switch (condition.is) {
    case 'selfExtraLifeAtLeast':
      return source.extraLife >= condition.n
    case 'selfCurrentLifeAbove':
      return lifeOf(source) > condition.n
    case 'selfCurrentLifeBelow':
      return lifeOf(source) < condition.n
    case 'selfChipsAtLeast':
      return source.chips >= condition.n
    case 'formationPartnersAtLeast':
      return partners() >= condition.n
    case 'hostRankAndFile': {
      const row = host()
      return row !== undefined && isRankAndFile(row)
    }
    case 'targetLacksElement': {
      const card = target()?.card ?? HIDDEN
      return card !== HIDDEN && !CARD[card].elements.includes(condition.element)
    }
  }
}
