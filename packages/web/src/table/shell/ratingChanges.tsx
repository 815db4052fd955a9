// What a rated match has done to the ratings of its players.

import './ratingChanges.css'
import type { MatchSummary } from '@ludoteka/protocol'
import { SeatEmblem } from '@ludoteka/ui'
import type { ReactElement } from 'react'
import { RatingChange, RatingValue } from '../../club/rating.tsx'
import { useText } from '../../text/index.ts'

type ChangesProps = { readonly match: MatchSummary; readonly names: readonly string[] }

export function RatingChanges({ match, names }: ChangesProps): ReactElement | null {
  const { club } = useText()
  if (!match.rated) return null
  const rows = match.seats.flatMap(({ seat }, index) => {
    const rating = match.ratings?.[seat]
    return rating?.change === undefined ? [] : [{ index, rating, change: rating.change }]
  })
  if (rows.length === 0)
    return (
      <p className="kit-quiet" role="status">
        {club.counting}
      </p>
    )
  return (
    <section className="table-rating" aria-label={club.ratingsAfter}>
      <ul className="table-rating-changes">
        {rows.map(({ index, rating, change }) => (
          <li key={index} className={match.yours.includes(match.seats[index]?.seat ?? '') ? 'is-own' : ''}>
            <SeatEmblem index={index} size={24} />
            <span className="table-rating-name">{names[index]}</span>
            <RatingValue rating={rating} />
            <RatingChange change={change} />
          </li>
        ))}
      </ul>
      {rows.some(({ rating }) => rating.provisional) ? (
        <p className="table-rating-note">{club.provisionalNote}</p>
      ) : null}
    </section>
  )
}
