// Before the game: who has come, links for those who have not, and the beginning.

import type { MatchDetail, MatchSummary } from '@ludoteka/protocol'
import { onShelf } from '@ludoteka/registry/shelf'
import { SeatEmblem } from '@ludoteka/ui'
import { type ReactElement, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { ensureSession, useSession } from '../account/session.ts'
import * as api from '../api.ts'
import { Frame } from '../frame.tsx'
import { CopyLink } from '../kit/copyLink.tsx'
import { Glyph } from '../kit/glyph.tsx'
import { Place } from '../kit/state.tsx'
import { useSettings } from '../settings/store.ts'
import { capitalized, nameOf } from '../table/shell/names.ts'
import { useGame } from '../table/shell/useGame.ts'
import type { TableSource } from '../table/source.ts'
import { useText } from '../text/index.ts'

type RoomProps = { readonly match: MatchSummary; readonly source: TableSource }

export function WaitingRoom({ match, source }: RoomProps): ReactElement {
  const text = useText()
  const { language, level } = useSettings()
  const { game } = useGame(match.game)
  const session = useSession()
  const [, go] = useLocation()
  const [detail, setDetail] = useState<MatchDetail>()
  const [failed, setFailed] = useState(false)
  // Invitations change with the seats.
  const seatsKey = match.seats.map(({ holder }) => holder.kind).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when somebody sits down or leaves.
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
      <Frame>
        <Place
          actions={
            <Link href="/" className="button primary">
              {text.notFound.home}
            </Link>
          }
        >
          {hadBegun ? text.waiting.abandonedLater : text.waiting.abandoned}
        </Place>
      </Frame>
    )
  }
  const host = session?.account.id === match.host
  const free = match.seats.filter(({ holder }) => holder.kind === 'open').length
  const attempt = (work: Promise<unknown>): void => {
    setFailed(false)
    void work.catch(() => setFailed(true))
  }
  const seats = match.seats.map(({ seat }) => seat)
  const seatName = (seat: string): string => game.text[language].seat(seat, seats)
  return (
    <Frame>
      <div className="page waiting">
        <h1>{text.waiting.title}</h1>
        <p className="lead">{host ? text.waiting.note : text.waiting.noteGuest}</p>
        <ul className="waiting-seats">
          {match.seats.map((info, index) => {
            const token = detail?.invites?.[info.seat]
            const isFree = info.holder.kind === 'open'
            return (
              <li key={info.seat} className={isFree ? 'waiting-seat is-free' : 'waiting-seat'}>
                <SeatEmblem index={index} size={40} />
                <span className="waiting-name">
                  <b>{isFree ? capitalized(text.waiting.free) : nameOf(info, text, seatName)}</b>
                  <span className="quiet">{seatName(info.seat)}</span>
                </span>
                {token ? <Invite token={token} label={text.waiting.invite(seatName(info.seat))} game={title} /> : null}
                {isFree && match.yours.length === 0 ? (
                  <button
                    type="button"
                    className="button primary"
                    onClick={() => attempt(ensureSession().then(() => api.takeSeat(match.id, info.seat)))}
                  >
                    {text.waiting.takeSeat}
                  </button>
                ) : null}
              </li>
            )
          })}
        </ul>
        {failed ? (
          <p className="problem" role="alert">
            {text.join.failed}
          </p>
        ) : null}
        <div className="row">
          {host ? (
            <>
              <button
                type="button"
                className="button primary large"
                onClick={() => attempt(api.start(match.id, level))}
              >
                {free > 0 ? text.waiting.startWithBots : text.waiting.start}
              </button>
              <button
                type="button"
                className="button"
                onClick={() => attempt(api.abandon(match.id).then(() => go('/')))}
              >
                {text.waiting.abandon}
              </button>
            </>
          ) : match.yours.length > 0 ? (
            <button type="button" className="button" onClick={() => attempt(api.leave(match.id).then(() => go('/')))}>
              {text.waiting.leave}
            </button>
          ) : null}
        </div>
      </div>
    </Frame>
  )
}

type InviteProps = { readonly token: string; readonly label: string; readonly game: string }

function Invite({ token, label, game }: InviteProps): ReactElement {
  const text = useText()
  const link = `${location.origin}/join/${token}`
  const share = (): void =>
    void navigator.share({ title: text.waiting.shareText(game), url: link }).catch(() => undefined)
  return (
    <span className="row tight">
      <CopyLink link={link} label={label} />
      {'share' in navigator ? (
        <button
          type="button"
          className="icon-button"
          aria-label={text.common.share}
          title={text.common.share}
          onClick={share}
        >
          <Glyph name="link" />
        </button>
      ) : null}
    </span>
  )
}
