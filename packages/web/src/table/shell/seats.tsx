// The seats: their players, what is public about them, their clocks, and who is asked.

import type { View } from '@ludoteka/kernel'
import type { MatchSummary, Person } from '@ludoteka/protocol'
import { type BoardKit, DESK, type Player, SeatEmblem, useSeatLook } from '@ludoteka/ui'
import { type ReactElement, type ReactNode, useState } from 'react'
import { RatingValue } from '../../club/rating.tsx'
import { Dialog } from '../../kit/dialog.tsx'
import { Glyph } from '../../kit/glyph.tsx'
import { PersonName } from '../../moderation/person.tsx'
import { useMedia, useSettings } from '../../settings/store.ts'
import { useText } from '../../text/index.ts'
import type { FeedState } from '../tableFeed.ts'
import type { TableSnapshot } from '../tableState.ts'
import { SeatClock } from './clock.tsx'
import { OrderSign, ownOrders } from './orders.tsx'
import type { SeatGroups } from './seating.ts'

type RailProps = {
  readonly match: MatchSummary
  readonly snapshot: TableSnapshot
  readonly state: FeedState
  readonly view: View
  readonly names: readonly string[]
  readonly players: readonly Player[]
  readonly groups: SeatGroups
  readonly kit: BoardKit
  readonly you: string
  readonly zoom: (card: string | undefined) => void
  /** The bar above the seats. */
  readonly children: ReactNode
}

/** So many panels fit below each other; of more seats one is open at a time, and the others have one line. */
const MOST_PANELS = 4

export function SeatRail(props: RailProps): ReactElement {
  const { match, players, groups } = props
  const text = useText()
  const wide = useMedia(DESK)
  const own = players.findIndex(({ side }) => side === 'you')
  const [opened, setOpened] = useState<number | undefined>(own < 0 ? undefined : own)
  const [sheet, setSheet] = useState<number>()
  const count = match.seats.length
  const size = count > MOST_PANELS ? 'is-many is-crowded' : count > 2 ? 'is-many' : ''
  return (
    <section className="table-seats" aria-label={text.table.seats}>
      <div className="table-seats-head">{props.children}</div>
      <div className={`table-seats-groups ${size} ${groups.length > 1 ? 'is-teams' : ''}`}>
        {groups.map(group => (
          <ul key={group[0]} className="table-seats-list">
            {group.map(index => (
              <li
                key={index}
                className={`table-seat-item ${index === own ? 'is-own' : ''}`}
                data-seat={match.seats[index]?.seat}
              >
                {!wide ? (
                  <SeatChip {...props} index={index} onOpen={() => setSheet(index)} />
                ) : count > MOST_PANELS ? (
                  <SeatFold
                    {...props}
                    index={index}
                    isOpen={index === opened}
                    onToggle={() => setOpened(index === opened ? undefined : index)}
                  />
                ) : (
                  <SeatCard {...props} index={index} />
                )}
              </li>
            ))}
          </ul>
        ))}
      </div>
      {sheet !== undefined && !wide ? (
        <Dialog title={props.names[sheet] ?? ''} onClose={() => setSheet(undefined)} kind="sheet">
          {count > 2 ? <SeatSwitch {...props} shown={sheet} onShow={setSheet} /> : null}
          <SeatCard {...props} index={sheet} />
        </Dialog>
      ) : null}
    </section>
  )
}

type OneSeat = Omit<RailProps, 'children'> & { readonly index: number }

/** The person in a seat, unless it is a bot or oneself; a recorded match is no place to meet anybody. */
function otherPerson({ match, state, index }: OneSeat): Person | undefined {
  const info = match.seats[index]
  const isMet = state.connection !== 'local' && info !== undefined && !match.yours.includes(info.seat)
  return isMet && info.holder.kind === 'account' ? info.holder.account : undefined
}

type HeadProps = OneSeat & { readonly title: ReactNode }

function SeatHead({ match, snapshot, state, view, kit, players, you, index, title }: HeadProps): ReactElement {
  const text = useText()
  const { language } = useSettings()
  const info = match.seats[index]
  const seat = info?.seat ?? ''
  const rating = match.ratings?.[seat]
  const asked = snapshot.waiting.includes(seat)
  // Nobody is online in a recorded match.
  const away = state.connection !== 'local' && info?.holder.kind === 'account' && !info.holder.online
  return (
    <>
      <span className="table-seat-emblem">
        <SeatEmblem index={index} size={32} />
        {seat === you ? <OrderSign count={ownOrders(state, seat).length} /> : null}
      </span>
      <span className="table-seat-name">
        <span className="table-seat-title">{title}</span>
        <span className="table-seat-note">
          <span className="table-seat-side">{kit.sideName?.(view, seat, language)}</span>
          {rating ? <RatingValue rating={rating} /> : null}
          {info?.holder.kind === 'bot' ? <Glyph name="bot" size={14} /> : null}
          {seat === you && !asked ? <span>{text.table.you}</span> : null}
          {players[index]?.side === 'ally' && !asked ? <span>{text.table.ally}</span> : null}
          {away ? <span>{text.table.away}</span> : null}
          {state.hurried.includes(seat) ? <span title={text.table.hurriedNote}>{text.table.hurried}</span> : null}
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
  const { match, snapshot, view, names, players, kit, zoom, index } = props
  const person = otherPerson(props)
  const name = names[index] ?? ''
  const { language } = useSettings()
  const seat = match.seats[index]?.seat ?? ''
  const { colour } = useSeatLook(index)
  return (
    <article
      className={`table-seat ${snapshot.waiting.includes(seat) ? 'is-asked' : ''}`}
      style={{ borderInlineStartColor: colour }}
    >
      <header className="table-seat-head">
        <SeatHead {...props} title={person ? <PersonName person={person} match={match} label={name} /> : name} />
      </header>
      <kit.SeatPanel view={view} players={players} language={language} zoom={zoom} seat={seat} />
    </article>
  )
}

/** A seat among many: one line about it, and its panel on request. */
function SeatFold(props: OneSeat & { readonly isOpen: boolean; readonly onToggle: () => void }): ReactElement {
  const { match, snapshot, view, names, players, kit, zoom, index, isOpen, onToggle } = props
  const text = useText()
  const { language } = useSettings()
  const person = otherPerson(props)
  const name = names[index] ?? ''
  const seat = match.seats[index]?.seat ?? ''
  const { colour } = useSeatLook(index)
  const panel = { view, players, language, zoom, seat }
  return (
    <article
      className={`table-seat is-folding ${snapshot.waiting.includes(seat) ? 'is-asked' : ''}`}
      style={{ borderInlineStartColor: colour }}
    >
      <button type="button" className="table-seat-fold" aria-expanded={isOpen} onClick={onToggle}>
        <SeatHead {...props} title={name} />
      </button>
      {isOpen && person ? (
        <p className="table-seat-person">
          <PersonName person={person} match={match} label={text.moderation.about(name)} />
        </p>
      ) : null}
      {isOpen ? <kit.SeatPanel {...panel} /> : kit.SeatLine ? <kit.SeatLine {...panel} /> : null}
    </article>
  )
}

function SeatChip(props: OneSeat & { readonly onOpen: () => void }): ReactElement {
  const seat = props.match.seats[props.index]?.seat ?? ''
  const { colour } = useSeatLook(props.index)
  return (
    <button
      type="button"
      className={`table-seat-chip ${props.snapshot.waiting.includes(seat) ? 'is-asked' : ''}`}
      style={{ borderBlockEndColor: colour }}
      onClick={props.onOpen}
    >
      <SeatHead {...props} title={props.names[props.index]} />
    </button>
  )
}

type SwitchProps = Pick<RailProps, 'names' | 'groups'> & {
  readonly shown: number
  readonly onShow: (index: number) => void
}

/** From one seat to the next without closing the sheet. */
function SeatSwitch({ names, groups, shown, onShow }: SwitchProps): ReactElement {
  return (
    <div className="table-seat-switch">
      {groups.flat().map(index => (
        <button
          key={index}
          type="button"
          className="kit-icon-button"
          aria-pressed={index === shown}
          onClick={() => onShow(index)}
        >
          <SeatEmblem index={index} size={28} label={names[index] ?? ''} />
        </button>
      ))}
    </div>
  )
}
