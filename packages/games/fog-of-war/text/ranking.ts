// Who came where in a match that is over, with how near each side has come to its aim.

import type { Language, Rank, View } from '@ludoteka/kernel'
import { placeOf } from '@ludoteka/text-kit'
import { ALLIED_AIMS } from '../content/numbers.ts'
import { ALLIES, controllerOf, publicState, SEATS, sideOf } from '../rules/questions.ts'
import { DICTIONARIES } from './index.ts'

export function ranking(view: View, language: Language): readonly Rank[] {
  const s = publicState(view)
  const held = ALLIED_AIMS.filter(at => controllerOf(s, at) === ALLIES).length
  return SEATS.map(seat => ({
    seat,
    place: placeOf(view, seat),
    score: DICTIONARIES[language].score[sideOf(seat)](seat === ALLIES ? held : s.vp),
  }))
}
