// The seats: their players, what is public about them, their clocks, and who is asked.

import type { View } from '@ludoteka/kernel'
import type { MatchSummary } from '@ludoteka/protocol'
import { type BoardKit, DESK, SeatEmblem, seatColour } from '@ludoteka/ui'
import { type ReactElement, type ReactNode, useState } from 'react'
import { Dialog } from '../../kit/dialog.tsx'
import { Glyph } from '../../kit/glyph.tsx'
import { useMedia, useSettings } from '../../settings/store.ts'
import { useText } from '../../text/index.ts'
import type { FeedState } from '../tableFeed.ts'
import type { TableSnapshot } from '../tableState.ts'
import { SeatClock } from './clock.tsx'

type RailProps = {
  readonly match: MatchSummary
  readonly snapshot: TableSnapshot
  readonly state: FeedState
  readonly view: View
  readonly names: readonly string[]
  readonly kit: BoardKit
  readonly you: string
  readonly zoom: (card: string | undefined) => void
  /** The bar above the seats. */
  readonly children: ReactNode
}

export function SeatRail(props: RailProps): ReactElement {
  const text = useText()
  const wide = useMedia(DESK)
  const [opened, setOpened] = useState<number>()
  const seats = props.match.seats.map((_, index) => index)
  const name = opened === undefined ? undefined : props.names[opened]
  return (
    <section className="table-seats" aria-label={text.table.seats}>
      <div className="table-seats-head">{props.children}</div>
      <ul className={`table-seats-list ${seats.length > 2 ? 'is-many' : ''}`}>
        {seats.map(index => (
          <li key={index} className="table-seat-item">
            {wide ? (
              <SeatCard {...props} index={index} />
            ) : (
              <SeatChip {...props} index={index} onOpen={() => setOpened(index)} />
            )}
          </li>
        ))}
      </ul>
      {opened !== undefined && name !== undefined && !wide ? (
        <Dialog title={name} onClose={() => setOpened(undefined)} kind="sheet">
          <SeatCard {...props} index={opened} />
        </Dialog>
      ) : null}
    </section>
  )
}

type OneSeat = Omit<RailProps, 'children'> & { readonly index: number }

function SeatHead({ match, snapshot, state, names, you, index }: OneSeat): ReactElement {
  const text = useText()
  const info = match.seats[index]
  const seat = info?.seat ?? ''
  const asked = snapshot.waiting.includes(seat)
  // Nobody is online in a recorded match.
  const away = state.connection !== 'local' && info?.holder.kind === 'account' && !info.holder.online
  return (
    <>
      <SeatEmblem index={index} size={32} />
      <span className="table-seat-name">
        <span className="table-seat-title">{names[index]}</span>
        <span className="table-seat-note">
          {info?.holder.kind === 'bot' ? <Glyph name="bot" size={14} /> : null}
          {seat === you && !asked ? <span>{text.table.you}</span> : null}
          {away ? <span>{text.table.away}</span> : null}
          {asked ? (
            <span className="table-seat-asked">{seat === you ? text.table.yourMove : text.table.thinking}</span>
          ) : null}
        </span>
      </span>
      <SeatClock seat={seat} state={state} />
    </>
  )
}

function SeatCard(props: OneSeat): ReactElement {
  const { match, snapshot, view, kit, zoom, index } = props
  const { language } = useSettings()
  const seat = match.seats[index]?.seat ?? ''
  const { colour } = seatColour(index)
  return (
    <article
      className={`table-seat ${snapshot.waiting.includes(seat) ? 'is-asked' : ''}`}
      style={{ borderInlineStartColor: colour }}
    >
      <header className="table-seat-head">
        <SeatHead {...props} />
      </header>
      <kit.SeatPanel view={view} language={language} zoom={zoom} seat={seat} />
    </article>
  )
}

function SeatChip(props: OneSeat & { readonly onOpen: () => void }): ReactElement {
  const seat = props.match.seats[props.index]?.seat ?? ''
  const { colour } = seatColour(props.index)
  return (
    <button
      type="button"
      className={`table-seat-chip ${props.snapshot.waiting.includes(seat) ? 'is-asked' : ''}`}
      style={{ borderBlockEndColor: colour }}
      onClick={props.onOpen}
    >
      <SeatHead {...props} />
    </button>
  )
}
