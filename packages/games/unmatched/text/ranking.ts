// Who came where in a match that is over, with what is left of the hero of each seat.

import { factsIn, itemAt, type Language, type Rank, type View } from '@ludoteka/kernel'
import { placeOf } from '@ludoteka/text-kit'
import { FIGHTERS, HEROES } from '../content/fighters.ts'
import { FIELDS } from '../rules/state.ts'
import { DICTIONARIES } from './index.ts'

export function ranking(view: View, language: Language): readonly Rank[] {
  const { hero, health } = factsIn({ hero: FIELDS.hero, health: FIELDS.health }, view)
  return view.seats.map((_, seat) => {
    const left = itemAt(health, FIGHTERS.indexOf(itemAt(HEROES, itemAt(hero, seat))))
    return { seat, place: placeOf(view, seat), score: DICTIONARIES[language].healthLeft(left) }
  })
}
