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
  const told = isByTheRules(view, result) ? game.ranking?.(view, language) : undefined
  const winners = result.kind === 'won' ? result.winners : view.seats.map((_, seat) => seat)
  const ranks = told ?? view.seats.map((_, seat) => ({ seat, place: winners.includes(seat) ? 1 : winners.length + 1 }))
  return ranks.toSorted((a, b) => a.place - b.place)
}

/** How a match may end at the table, whatever its position, which may not even have been set up. */
const TABLE_REASONS: readonly string[] = ['resigned', 'timeout', 'agreed']

/** Whether the game itself has ended the match. */
export function isByTheRules(view: View, result: Result): boolean {
  return view.result.kind !== 'open' && result.kind !== 'open' && !TABLE_REASONS.includes(result.reason)
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
