// One table in a list: the game and its picture, the players, how far it is or who has won, and a link to it.

import type { MatchSummary, ShownRating } from '@ludoteka/protocol'
import { onShelf } from '@ludoteka/registry/shelf'
import { SeatEmblem, SeatSigns } from '@ludoteka/ui'
import type { ReactElement, ReactNode } from 'react'
import { Link } from 'wouter'
import { BotRating, RatingValue } from '../club/rating.tsx'
import { useGameWords } from '../club/useWords.ts'
import { clockWords } from '../create/clocks.ts'
import { Glyph } from '../kit/glyph.tsx'
import { seatSigns } from '../seatSigns.ts'
import { useSettings } from '../settings/store.ts'
import { nameOf } from '../table/shell/names.ts'
import { type Dictionary, useText } from '../text/index.ts'
import { CoverOf } from './tile.tsx'

type RowProps = {
  readonly match: MatchSummary
  /** The address of the table, if it is not on the server. */
  readonly href?: string
  readonly extra?: ReactNode
}

export function MatchRow({ match, href, extra }: RowProps): ReactElement {
  const text = useText()
  const { language } = useSettings()
  const game = onShelf(match.game)
  const free = match.seats.filter(({ holder }) => holder.kind === 'open').length
  const wordsOf = useGameWords(free > 0 ? [match.game] : [])
  const seats = match.seats.map(({ seat }) => seat)
  /** Which side, hero or Baron is free; until the words are loaded, that the seat is. */
  const freeName = (seat: string): string => wordsOf(match.game)?.seat(seat, seats) ?? text.waiting.free
  const winners = match.result.kind === 'won' ? match.result.winners : []
  const isDue = match.yourTurn && match.status === 'running'
  const address = href ?? (match.status === 'finished' ? `/t/${match.id}/replay` : `/t/${match.id}`)
  return (
    <div className={`home-match-row ${isDue ? 'is-yours' : ''}`}>
      <span className="home-match-cover" aria-hidden="true">
        {game ? <CoverOf game={game} /> : null}
      </span>
      <span className="home-match-words">
        <span className="home-match-title">
          <b>{game?.title[language] ?? match.game}</b>
          {isDue ? <span className="kit-badge">{text.home.yourTurn}</span> : null}
        </span>
        <SeatSigns value={seatSigns(match.game, seats)}>
          <span className="home-match-seats">
            {match.seats.map((info, index) => (
              <span key={info.seat} className={`home-match-seat ${winners.includes(index) ? 'is-winner' : ''}`}>
                {info.holder.kind === 'open' ? (
                  <i className="home-free-seat" />
                ) : (
                  <SeatEmblem index={index} size={24} />
                )}
                <span className={info.holder.kind === 'open' ? 'kit-quiet' : ''}>
                  {info.holder.kind === 'open' ? freeName(info.seat) : nameOf(info, text, seat => seat)}
                </span>
                {winners.includes(index) ? <Winner /> : null}
                <SeatRating rating={match.ratings?.[info.seat]} />
                {info.holder.kind === 'bot' ? <BotRating game={match.game} level={info.holder.level} /> : null}
              </span>
            ))}
          </span>
        </SeatSigns>
        <span className="home-match-facts">
          <span>{match.status === 'open' ? text.home.freeSeats(free) : text.home.moves(match.actions)}</span>
          {match.result.kind === 'draw' ? <span>{text.end.draw}</span> : null}
          {match.status === 'finished' ? null : <span>{clockWords(match.clock, text)}</span>}
          {match.rated ? <span>{text.club.rated}</span> : null}
          {match.spectators === undefined ? null : <span>{text.people.watching(match.spectators)}</span>}
        </span>
      </span>
      <span className="home-match-ways">
        {extra}
        <Link href={address} className={`kit-button ${match.yourTurn || match.status === 'open' ? 'is-primary' : ''}`}>
          {linkLabel(match, match.yours.length > 0, text)}
        </Link>
      </span>
    </div>
  )
}

function Winner(): ReactElement {
  const { review } = useText()
  return (
    <span className="home-match-winner" role="img" aria-label={review.winner} title={review.winner}>
      <Glyph name="cup" size={16} />
    </span>
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
