// Everybody who has played, side by side: portraits or emblems, who they were, and who has won.

import './endSides.css'
import type { Result, View } from '@ludoteka/kernel'
import { type BoardKit, SeatEmblem } from '@ludoteka/ui'
import type { ReactElement } from 'react'
import { useSettings } from '../../settings/store.ts'
import { useText } from '../../text/index.ts'

type SidesProps = {
  readonly view: View
  readonly names: readonly string[]
  readonly kit: BoardKit
  readonly result: Result
}

export function EndSides({ view, names, kit, result }: SidesProps): ReactElement {
  const text = useText()
  const { language } = useSettings()
  const winners = result.kind === 'won' ? result.winners : []
  const { Portrait } = kit
  return (
    <ul className={`table-end-sides ${view.seats.length > 2 ? 'is-many' : ''}`}>
      {view.seats.map((seat, index) => {
        const side = kit.sideName?.(view, seat, language)
        const hasWon = winners.includes(index)
        return (
          <li key={seat} className={hasWon ? 'is-winner' : ''}>
            <span className="table-end-portrait" aria-hidden="true">
              {Portrait ? <Portrait view={view} seat={seat} /> : <SeatEmblem index={index} size="100%" />}
            </span>
            <b>{names[index]}</b>
            {side === undefined || side === names[index] ? null : <span>{side}</span>}
            {hasWon ? <span className="table-end-crown">{text.review.winner}</span> : null}
          </li>
        )
      })}
    </ul>
  )
}
