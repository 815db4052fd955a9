// Everybody who has played, side by side: portraits or emblems, who they were, what they reached, and who has won.

import './endSides.css'
import type { Rank, Result, View } from '@ludoteka/kernel'
import { type BoardKit, SeatEmblem } from '@ludoteka/ui'
import type { ReactElement } from 'react'
import { Glyph } from '../../kit/glyph.tsx'
import { useSettings } from '../../settings/store.ts'
import { useText } from '../../text/index.ts'

type SidesProps = {
  readonly view: View
  readonly names: readonly string[]
  readonly kit: BoardKit
  readonly result: Result
  /** Whose scores stand below the portraits, if any. */
  readonly ranks: readonly Rank[]
  /** The viewer's seat, -1 where there is none. */
  readonly own: number
}

export function EndSides({ view, names, kit, result, ranks, own }: SidesProps): ReactElement {
  const text = useText()
  const { language } = useSettings()
  const winners = result.kind === 'won' ? result.winners : []
  const { Portrait } = kit
  return (
    <ul className={`table-end-sides ${view.seats.length > 2 ? 'is-many' : ''}`}>
      {view.seats.map((seat, index) => {
        const side = kit.sideName?.(view, seat, language)
        const score = ranks.find(rank => rank.seat === index)?.score
        const hasWon = winners.includes(index)
        const hasLost = winners.length > 0 && !hasWon
        return (
          <li key={seat} className={hasWon ? 'is-winner' : hasLost ? 'is-beaten' : ''}>
            <span className="table-end-figure">
              <span className="table-end-portrait" aria-hidden="true">
                {Portrait ? <Portrait view={view} seat={seat} /> : null}
              </span>
              <span className="table-end-emblem" aria-hidden="true">
                <SeatEmblem index={index} size="100%" />
              </span>
              {hasWon ? (
                <span className="table-end-crown">
                  <Glyph name="cup" size={16} />
                  {text.review.winner}
                </span>
              ) : null}
            </span>
            <b>{names[index]}</b>
            <span className="table-end-side">
              {[side === names[index] ? undefined : side, index === own ? text.table.you : undefined]
                .filter(part => part !== undefined)
                .join(' · ')}
            </span>
            {score === undefined ? null : <span className="table-end-score">{score}</span>}
          </li>
        )
      })}
    </ul>
  )
}
