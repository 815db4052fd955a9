// What everybody knows to be in the game: the combat cards of both sides, the neutral forces and the objectives.

import type { Language, View } from '@ludoteka/kernel'
import type { DeckInPlay } from '@ludoteka/ui'
import { cardsOf, RESERVE_SET, RESERVES, START_SET } from '../content/combatCards.ts'
import { NEUTRAL, NEUTRAL_CARDS, OBJECTIVES } from '../content/otherCards.ts'
import { SIDES, type Side } from '../content/sides.ts'
import { DICTIONARIES } from '../text/index.ts'
import { viewersSide } from './knowledge.ts'
import { STRINGS } from './strings.ts'

/** All of a side; those of later years lie open beside the map until they come. */
function copiesOf(side: Side): ReadonlyMap<string, number> {
  const copies = new Map<string, number>()
  for (const set of [START_SET[side], ...RESERVES.map(reserve => RESERVE_SET[side][reserve] ?? {})])
    for (const card of cardsOf(set)) copies.set(card, (copies.get(card) ?? 0) + 1)
  return copies
}

export function decksInPlay(view: View, language: Language): readonly DeckInPlay[] {
  const { unseen } = STRINGS[language]
  const own = viewersSide(view)
  const { sides } = DICTIONARIES[language]
  return [
    ...SIDES.toSorted(side => (side === own ? -1 : 1)).map(side => ({
      name: side === own ? unseen.own : unseen.ofSide(sides[side].label),
      where: side === own ? unseen.ownWhere : unseen.ofSideWhere,
      copies: copiesOf(side),
    })),
    {
      name: unseen.neutral,
      where: unseen.neutralWhere,
      copies: new Map(NEUTRAL_CARDS.map(card => [card, NEUTRAL[card].copies])),
    },
    {
      name: unseen.objectives,
      where: unseen.objectivesWhere,
      copies: new Map(OBJECTIVES.map(card => [card, 1])),
    },
  ]
}
