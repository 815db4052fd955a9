// Who came where at the end, in words: what is left of each squad.

import type { Language, Rank, View } from '@ludoteka/kernel'
import { placeOf } from '@ludoteka/text-kit'
import { CARD } from '../content/cards.ts'
import { HIDDEN } from '../rules/rows.ts'
import { publicState } from '../rules/viewed.ts'
import { DICTIONARIES } from './index.ts'

export function ranking(view: View, language: Language): readonly Rank[] {
  const { pieces } = publicState(view)
  return view.seats.map((_, seat) => {
    const creatures = pieces.filter(
      ({ card, owner, at }) => owner === seat && at !== 'deck' && (card === HIDDEN || CARD[card].type === 'creature'),
    )
    const fallen = creatures.filter(({ at }) => at === 'graveyard').length
    return {
      seat,
      place: placeOf(view, seat),
      score: DICTIONARIES[language].squadLeft(creatures.length - fallen, creatures.length),
    }
  })
}
