// Who came where at the end, in words: by what 18.2 compares.

import { itemAt, type Language, type Rank, type View } from '@ludoteka/kernel'
import { placeOf } from '@ludoteka/text-kit'
import { compareScores, scoreOf } from '../rules/upkeep.ts'
import { publicState } from '../rules/viewed.ts'
import { DICTIONARIES } from './index.ts'

/** Influence and cities are told always, what decides ties only to those who are equal in all that comes before it. */
function compared(scores: readonly (readonly number[])[], seat: number): readonly number[] {
  const own = itemAt(scores, seat)
  return own.filter(
    (_, i) =>
      i < 2 || scores.some((other, at) => at !== seat && own.slice(0, i).every((n, before) => n === other[before])),
  )
}

export function ranking(view: View, language: Language): readonly Rank[] {
  const s = publicState(view)
  const scores = view.seats.map((_, seat) => scoreOf(s, seat))
  /** 17.1 A conqueror is first, whatever the others have. */
  const isAhead = (a: number, b: number): boolean => {
    const places = placeOf(view, b) - placeOf(view, a)
    return (
      places > 0 ||
      (places === 0 && view.result.kind === 'won' && compareScores(itemAt(scores, a), itemAt(scores, b)) > 0)
    )
  }
  return view.seats.map((_, seat) => ({
    seat,
    place: 1 + view.seats.filter((_other, other) => isAhead(other, seat)).length,
    score: DICTIONARIES[language].score(compared(scores, seat)),
  }))
}
