// Who came where when a match is over, in the game's own words.

import type { Game, Language, Rank, Result, View } from '@ludoteka/kernel'
import { SeatEmblem } from '@ludoteka/ui'
import type { ReactElement } from 'react'
import { useText } from '../../text/index.ts'

/**
 * The order the game tells; otherwise the winners before the others. Where a match ended at the table (somebody resigned,
 * time ran out), what the game would have counted does not matter.
 */
export function standingsOf(game: Game, view: View, language: Language, result: Result): readonly Rank[] {
  if (result.kind === 'open') return []
  const told = view.result.kind === 'open' ? undefined : game.ranking?.(view, language)
  const winners = result.kind === 'won' ? result.winners : view.seats.map((_, seat) => seat)
  const ranks = told ?? view.seats.map((_, seat) => ({ seat, place: winners.includes(seat) ? 1 : winners.length + 1 }))
  return ranks.toSorted((a, b) => a.place - b.place)
}

type StandingsProps = { readonly ranks: readonly Rank[]; readonly names: readonly string[]; readonly own: number }

export function Standings({ ranks, names, own }: StandingsProps): ReactElement {
  const text = useText()
  return (
    <ol className="table-standings" aria-label={text.end.standings}>
      {ranks.map(({ seat, place, score }) => (
        <li key={seat} className={`table-standing ${seat === own ? 'is-own' : ''} ${place === 1 ? 'is-first' : ''}`}>
          <span className="table-standing-place">{text.end.place(place)}</span>
          <SeatEmblem index={seat} size={28} />
          <span className="table-standing-name">{names[seat]}</span>
          {score === undefined ? null : <span className="table-standing-score">{score}</span>}
        </li>
      ))}
    </ol>
  )
}
