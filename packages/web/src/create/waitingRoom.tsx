// A table before its match begins: who is there, invitations for free seats, the start button.

import './create.css'
import './invitePanel.css'
import type { MatchDetail, MatchSummary } from '@ludoteka/protocol'
import { onShelf } from '@ludoteka/registry/shelf'
import { SeatEmblem, SeatSigns } from '@ludoteka/ui'
import { type ReactElement, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { ensureSession, useSession } from '../account/session.ts'
import * as api from '../api.ts'
import { RatingValue } from '../club/rating.tsx'
import { DeckField } from '../decks/deckField.tsx'
import { GameHead } from '../home/gameHead.tsx'
import { CopyLink } from '../kit/copyButton.tsx'
import { MessagePage } from '../kit/state.tsx'
import { Layout } from '../layout/layout.tsx'
import { PersonName } from '../moderation/person.tsx'
import { seatSigns } from '../seatSigns.ts'
import { LevelField } from '../settings/levelField.tsx'
import { useSettings } from '../settings/store.ts'
import { capitalized, nameOf } from '../table/shell/names.ts'
import { FOR_REMATCH } from '../table/shell/rematch.ts'
import { useGame } from '../table/shell/useGame.ts'
import type { TableSource } from '../table/source.ts'
import { useText } from '../text/index.ts'
import { InvitePanel, inviteLink } from './invitePanel.tsx'
import { TableFacts } from './tableFacts.tsx'

type RoomProps = { readonly match: MatchSummary; readonly source: TableSource }

export function WaitingRoom({ match, source }: RoomProps): ReactElement {
  const text = useText()
  const { language, level } = useSettings()
  const { game, kit } = useGame(match.game, match.version)
  const { decks } = kit
  const session = useSession()
  const [, go] = useLocation()
  const cameFrom = useHistoryState<unknown>()
  const [detail, setDetail] = useState<MatchDetail>()
  const [failed, setFailed] = useState(false)
  const seatsKey = match.seats.map(({ holder }) => holder.kind).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the invitations are loaded again when somebody takes a seat or leaves.
  useEffect(() => {
    void source.detail().then(setDetail, () => undefined)
  }, [source, seatsKey])
  const title = onShelf(match.game)?.title[language] ?? match.game
  useEffect(() => {
    document.title = `${title} · ${text.name}`
  }, [title, text])
  if (match.status === 'abandoned') {
    const hadBegun = match.seats.every(({ holder }) => holder.kind !== 'open')
    return (
      <Layout>
        <MessagePage
          actions={
            <Link href="/" className="kit-button is-primary">
              {text.notFound.home}
            </Link>
          }
        >
          {hadBegun ? text.waiting.abandonedLater : text.waiting.abandoned}
        </MessagePage>
      </Layout>
    )
  }
  const host = session?.account.id === match.host
  const free = match.seats.filter(({ holder }) => holder.kind === 'open').length
  const attempt = (work: Promise<unknown>): void => {
    setFailed(false)
    void work.catch(() => setFailed(true))
  }
  const isOutside = match.yours.length === 0 && !host
  // The seats of private tables are taken by their links.
  const isWelcome = match.yours.length === 0 && (host || match.visibility === 'public')
  const seats = match.seats.map(({ seat }) => seat)
  const seatName = (seat: string): string => game.text[language].seat(seat, seats)
  return (
    <Layout>
      <div className="kit-page">
        <GameHead game={match.game}>
          <h1>{text.waiting.title}</h1>
          <p className="kit-lead">
            <b>{title}</b>. {text.waiting.noteGuest}
          </p>
        </GameHead>
        <TableFacts game={game} match={match} />
        {match.fromPosition ? <p className="kit-notice">{text.open.from}</p> : null}
        {host && free > 0 && cameFrom === FOR_REMATCH ? (
          <p className="kit-notice">{text.waiting.rematch(match.seats.length)}</p>
        ) : null}
        {host && detail?.invites ? <InvitePanel invites={detail.invites} seatName={seatName} game={title} /> : null}
        {host && free > 0 && !detail ? <div className="create-invite is-coming" /> : null}
        <SeatSigns value={seatSigns(match.game, seats, { kit })}>
          <ul className="create-seats">
            {match.seats.map((info, index) => {
              const token = detail?.invites?.[info.seat]
              const isFree = info.holder.kind === 'open'
              const rating = match.ratings?.[info.seat]
              return (
                <li key={info.seat} className={isFree ? 'create-seat is-free' : 'create-seat'}>
                  <SeatEmblem index={index} size={40} />
                  <span className="create-seat-name">
                    {info.holder.kind === 'account' ? (
                      <PersonName person={info.holder.account} match={match} />
                    ) : (
                      <b>{isFree ? capitalized(text.waiting.free) : nameOf(info, text, seatName)}</b>
                    )}
                    <span className="kit-quiet">
                      {seatName(info.seat)} {rating ? <RatingValue rating={rating} /> : null}
                    </span>
                  </span>
                  {token ? (
                    <CopyLink link={inviteLink(token)} label={text.waiting.invite(seatName(info.seat))} />
                  ) : null}
                  {isFree && isWelcome ? (
                    <button
                      type="button"
                      className="kit-button is-primary"
                      onClick={() => attempt(ensureSession().then(() => api.takeSeat(match.id, info.seat)))}
                    >
                      {text.waiting.takeSeat}
                    </button>
                  ) : null}
                </li>
              )
            })}
          </ul>
        </SeatSigns>
        {decks
          ? match.yours.map(seat => (
              <DeckField
                key={seat}
                game={game}
                decks={decks}
                label={match.yours.length > 1 ? text.decks.bringFor(seatName(seat)) : text.decks.bring}
                value={detail?.brought?.[seat]?.length ? detail.brought[seat] : undefined}
                onChange={cards => attempt(api.takeSeat(match.id, seat, cards ?? []).then(setDetail))}
              />
            ))
          : null}
        {failed ? (
          <p className="kit-problem" role="alert">
            {text.join.failed}
          </p>
        ) : null}
        {isOutside && !isWelcome ? <p className="kit-notice">{text.waiting.byLink}</p> : null}
        {onShelf(match.game)?.lesson && !isOutside ? (
          <p className="kit-quiet">
            {text.lesson.waiting} <Link href={`/learn/${match.game}/play`}>{text.lesson.link}</Link>
          </p>
        ) : null}
        {host && free > 0 ? (
          <>
            <h2>{text.people.invite.botsTitle}</h2>
            <LevelField game={match.game} />
          </>
        ) : null}
        <div className="kit-row">
          {host ? (
            <>
              <button
                type="button"
                className={free > 0 ? 'kit-button is-large' : 'kit-button is-primary is-large'}
                onClick={() => attempt(api.start(match.id, level))}
              >
                {free > 0 ? text.waiting.startWithBots : text.waiting.start}
              </button>
              <button
                type="button"
                className="kit-button"
                onClick={() => attempt(api.abandon(match.id).then(() => go('/')))}
              >
                {text.waiting.abandon}
              </button>
            </>
          ) : match.yours.length > 0 ? (
            <button
              type="button"
              className="kit-button"
              onClick={() => attempt(api.leave(match.id).then(() => go('/')))}
            >
              {text.waiting.leave}
            </button>
          ) : null}
        </div>
      </div>
    </Layout>
  )
}
