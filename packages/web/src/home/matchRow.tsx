// One table in a list: its players, its progress, and a link to it.

import type { MatchSummary, ShownRating } from '@ludoteka/protocol'
import { onShelf } from '@ludoteka/registry/shelf'
import { SeatEmblem, SeatSigns } from '@ludoteka/ui'
import type { ReactElement, ReactNode } from 'react'
import { Link } from 'wouter'
import { BotRating, RatingValue } from '../club/rating.tsx'
import { useGameWords } from '../club/useWords.ts'
import { clockWords } from '../create/clocks.ts'
import { seatSigns } from '../seatSigns.ts'
import { useSettings } from '../settings/store.ts'
import { nameOf } from '../table/shell/names.ts'
import { type Dictionary, useText } from '../text/index.ts'

type RowProps = {
  readonly match: MatchSummary
  /** The address of the table, if it is not on the server. */
  readonly href?: string
  readonly extra?: ReactNode
}

export function MatchRow({ match, href, extra }: RowProps): ReactElement {
  const text = useText()
  const { language } = useSettings()
  const free = match.seats.filter(({ holder }) => holder.kind === 'open').length
  const wordsOf = useGameWords(free > 0 ? [match.game] : [])
  const seats = match.seats.map(({ seat }) => seat)
  /** Which side, hero or Baron is free; until the words are loaded, that the seat is. */
  const freeName = (seat: string): string => wordsOf(match.game)?.seat(seat, seats) ?? text.waiting.free
  const playing = match.yours.length > 0
  const address = href ?? (match.status === 'finished' ? `/t/${match.id}/replay` : `/t/${match.id}`)
  return (
    <div className={`home-match-row ${match.yourTurn && match.status === 'running' ? 'is-yours' : ''}`}>
      <SeatSigns value={seatSigns(match.game, seats)}>
        <span className="home-match-seats">
          {match.seats.map((info, index) => (
            <span key={info.seat} className="home-match-seat">
              {info.holder.kind === 'open' ? <i className="home-free-seat" /> : <SeatEmblem index={index} size={24} />}
              <span className={info.holder.kind === 'open' ? 'kit-quiet' : ''}>
                {info.holder.kind === 'open' ? freeName(info.seat) : nameOf(info, text, seat => seat)}
              </span>
              <SeatRating rating={match.ratings?.[info.seat]} />
              {info.holder.kind === 'bot' ? <BotRating game={match.game} level={info.holder.level} /> : null}
            </span>
          ))}
        </span>
      </SeatSigns>
      <span className="home-match-facts">
        <span>{onShelf(match.game)?.title[language] ?? match.game}</span>
        <span>{match.status === 'open' ? text.home.freeSeats(free) : text.home.moves(match.actions)}</span>
        <span>{clockWords(match.clock, text)}</span>
        {match.rated ? <span>{text.club.rated}</span> : null}
        {match.spectators === undefined ? null : <span>{text.people.watching(match.spectators)}</span>}
      </span>
      {match.yourTurn && match.status === 'running' ? <span className="kit-badge">{text.home.yourTurn}</span> : null}
      {extra}
      <Link
        href={address}
        className={`kit-button home-match-open ${match.yourTurn || match.status === 'open' ? 'is-primary' : ''}`}
      >
        {linkLabel(match, playing, text)}
      </Link>
    </div>
  )
}

function SeatRating({ rating }: { readonly rating: ShownRating | undefined }): ReactElement | null {
  return rating ? (
    <span className="kit-quiet">
      <RatingValue rating={rating} />
    </span>
  ) : null
}

function linkLabel({ status }: MatchSummary, playing: boolean, text: Dictionary): string {
  if (status === 'finished') return text.home.replay
  if (playing) return status === 'open' ? text.home.look : text.home.goOn
  return status === 'open' ? text.home.sit : text.home.watch
}
