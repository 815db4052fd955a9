// Who came where in a match that is over, with the victory points of each side.

import type { Language, Rank, View } from '@ludoteka/kernel'
import { placeOf } from '@ludoteka/text-kit'
import { publicState, sideOf } from '../rules/questions.ts'
import { DICTIONARIES } from './index.ts'

export function ranking(view: View, language: Language): readonly Rank[] {
  const s = publicState(view)
  return view.seats.map((_, seat) => ({
    seat,
    place: placeOf(view, seat),
    score: DICTIONARIES[language].score(sideOf(s, seat) === 'us' ? s.vp : -s.vp),
  }))
}
