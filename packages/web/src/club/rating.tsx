// A rating beside a name: the number, whether it is provisional, and what a match has done to it.

import { measuredRating } from '@ludoteka/bots/ratings'
import type { BotLevel, ShownRating } from '@ludoteka/protocol'
import type { ReactElement } from 'react'
import { useText } from '../text/index.ts'

export function RatingValue({ rating: { value, provisional } }: { readonly rating: ShownRating }): ReactElement {
  const { club } = useText()
  return (
    <span title={provisional ? club.provisionalNote : club.rating}>
      {provisional ? club.provisional(value) : value}
    </span>
  )
}

export function RatingChange({ change }: { readonly change: number }): ReactElement {
  const { club } = useText()
  return <span className={change < 0 ? 'kit-bad' : 'kit-good'}>{club.ratingChange(change)}</span>
}

/** What a league of bots has measured for this level in this game; nothing where it has not. */
export function BotRating({ game, level }: { readonly game: string; readonly level: BotLevel }): ReactElement | null {
  const { people } = useText()
  const rating = measuredRating(game, level)
  return rating === undefined ? null : (
    <span className="kit-quiet" title={people.botRatingsNote}>
      {people.botRating(rating)}
    </span>
  )
}
