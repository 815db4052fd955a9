// One tournament: what it is, taking part, the match one has to play, standings and rounds, the champion.

import './tournaments.css'
import type { TournamentDetail } from '@ludoteka/protocol'
import { onShelf } from '@ludoteka/registry/shelf'
import { type ReactElement, Suspense, useCallback, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { RequestError, useRequest } from '../account/requests.tsx'
import { ensureSession, useSession } from '../account/session.ts'
import { ApiError } from '../api.ts'
import { clockWords } from '../create/clocks.ts'
import { DeckField } from '../decks/deckField.tsx'
import { GameHead } from '../home/gameHead.tsx'
import { CopyLink } from '../kit/copyButton.tsx'
import { Dialog } from '../kit/dialog.tsx'
import { Glyph } from '../kit/glyph.tsx'
import { Loading, MessagePage } from '../kit/state.tsx'
import { minutesIn, useNow } from '../people/useClock.ts'
import { useSettings } from '../settings/store.ts'
import { useGame } from '../table/shell/useGame.ts'
import { useText } from '../text/index.ts'
import { PlayerName, playerName, useTournamentName } from './names.tsx'
import { type OwnMatch, ownMatches } from './ownMatches.ts'
import * as requests from './requests.ts'
import { Rounds } from './rounds.tsx'
import { Standings } from './standings.tsx'

/** Often enough that nobody misses the beginning of a round; what has not changed is not drawn again. */
const RELOAD_MS = { running: 4_000, open: 8_000 }

export default function TournamentPage({ id }: { readonly id: string }): ReactElement {
  const text = useText()
  const [loaded, setLoaded] = useState<TournamentDetail>()
  const [error, setError] = useState<unknown>()
  const show = useCallback(
    (next: TournamentDetail) =>
      setLoaded(before => (before?.revision === next.revision && before.yours === next.yours ? before : next)),
    [],
  )
  const account = useSession()?.account.id
  const status = loaded?.status
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is told depends on who asks.
  useEffect(() => {
    let isWanted = true
    const load = (): void => {
      requests.tournament(id).then(
        next => isWanted && setLoaded(next),
        (reason: unknown) => isWanted && setError(reason),
      )
    }
    load()
    if (status === 'finished' || status === 'cancelled') return () => undefined
    const timer = setInterval(
      () => {
        if (!document.hidden)
          requests.tournament(id).then(
            next => isWanted && show(next),
            () => undefined,
          )
      },
      status === 'running' ? RELOAD_MS.running : RELOAD_MS.open,
    )
    return () => {
      isWanted = false
      clearInterval(timer)
    }
  }, [id, account, status, show])
  if (loaded) return <Shown tournament={loaded} onChange={setLoaded} />
  if (error === undefined) return <Loading />
  const isUnknown = error instanceof ApiError && error.problem.error === 'not-found'
  return (
    <MessagePage title={text.tournaments.title}>
      {isUnknown ? text.tournaments.unknown : text.tournaments.failed}
    </MessagePage>
  )
}

type ShownProps = { readonly tournament: TournamentDetail; readonly onChange: (next: TournamentDetail) => void }

function Shown({ tournament, onChange }: ShownProps): ReactElement {
  const text = useText()
  const { tournaments: words } = text
  const { language } = useSettings()
  const name = useTournamentName()(tournament)
  const { game, format, status, rounds, clock, rated, startsAt, taken, places, fill, host, nextRoundAt } = tournament
  useEffect(() => {
    document.title = `${name} · ${text.name}`
  }, [name, text])
  const facts = [
    onShelf(game)?.title[language] ?? game,
    words.formats[format],
    words.rounds(rounds),
    clockWords(clock, text),
    rated ? text.club.rated : text.club.unrated,
  ]
  return (
    <div className="kit-page tournaments-page">
      <GameHead game={game}>
        <p className="kit-quiet">
          <Link href="/tournaments">{words.title}</Link>
        </p>
        <h1>{name}</h1>
        <p>{facts.join(' · ')}</p>
        <p className="kit-quiet">{words.formatNotes[format]}</p>
        {host ? (
          <p className="kit-quiet">
            {words.by} <Link href={`/player/${host.id}`}>{host.name}</Link>
          </p>
        ) : null}
      </GameHead>
      <Champions tournament={tournament} />
      {status === 'cancelled' ? <p className="kit-notice">{words.cancelled}</p> : null}
      {status === 'open' ? (
        <p className="tournaments-when">
          <b>{startsAt === null ? words.startsWhenFull : words.starts(startsAt)}</b>
          <span className="kit-quiet">{words.places(taken, places)}</span>
          {fill ? <span className="kit-quiet">{words.fillNote(text.table.bot[fill])}</span> : null}
          <span className="kit-quiet">{words.clockNotes[clock.kind]}</span>
        </p>
      ) : null}
      {nextRoundAt === undefined ? null : <NextRound at={nextRoundAt} />}
      <OwnPart tournament={tournament} onChange={onChange} />
      {status === 'open' || tournament.standings.length === 0 ? (
        <Entries tournament={tournament} onChange={onChange} />
      ) : (
        <div className="tournaments-columns">
          <Standings tournament={tournament} />
          <Rounds tournament={tournament} />
        </div>
      )}
    </div>
  )
}

function NextRound({ at }: { readonly at: number }): ReactElement {
  const { tournaments: words } = useText()
  return (
    <p className="kit-notice" role="timer">
      {words.nextRound(minutesIn(at - useNow()))}
    </p>
  )
}

function Champions({ tournament }: { readonly tournament: TournamentDetail }): ReactElement | null {
  const { tournaments: words } = useText()
  const winners = tournament.players.filter(({ id }) => tournament.champions.includes(id))
  if (winners.length === 0) return null
  return (
    <section className="tournaments-champion" aria-label={winners.length > 1 ? words.champions : words.champion}>
      <Glyph name="cup" size={32} />
      <span>{winners.length > 1 ? words.champions : words.champion}</span>
      {winners.map(player => (
        <b key={player.id}>
          <PlayerName player={player} />
        </b>
      ))}
    </section>
  )
}

/** Fewer can't play a tournament. */
const FEWEST = 2

/** What one can do oneself: take part, go to the match, leave; and what the host decides. */
function OwnPart({ tournament, onChange }: ShownProps): ReactElement | null {
  const text = useText()
  const { tournaments: words } = text
  const session = useSession()
  const { run, error, isPending } = useRequest()
  const [asked, setAsked] = useState<'withdraw' | 'cancel'>()
  const [brought, setBrought] = useState<readonly string[] | undefined>(tournament.brought)
  const { id, status, joined, rated, yours, taken, places, fill, standings } = tournament
  if (status === 'finished' || status === 'cancelled') return null
  const matches = ownMatches(tournament, session?.account.id)
  const isWithdrawn = standings.some(({ player, withdrawn }) => withdrawn && player === session?.account.id)
  const act = (send: () => Promise<TournamentDetail>): void => run(send, onChange)
  const needsAccount = rated && session?.account.kind !== 'user'
  const join = (): void =>
    act(async () => {
      await ensureSession()
      return requests.join(id, brought)
    })
  return (
    <section className="tournaments-own">
      <ToOwnMatches matches={matches} clockNote={words.clockNotes[tournament.clock.kind]} />
      {status === 'running' &&
      joined &&
      !isWithdrawn &&
      matches.length === 0 &&
      tournament.nextRoundAt === undefined ? (
        <p className="kit-quiet">{words.waitForOthers}</p>
      ) : null}
      {status === 'open' && onShelf(tournament.game)?.decks ? (
        <Suspense>
          <Deck game={tournament.game} value={brought} onChange={setBrought} />
        </Suspense>
      ) : null}
      <div className="kit-row">
        {status === 'open' && !joined && taken < places ? (
          <button
            type="button"
            className="kit-button is-primary is-large"
            disabled={isPending || needsAccount}
            onClick={join}
          >
            {words.join}
          </button>
        ) : null}
        {status === 'open' && joined ? (
          <>
            <span className="kit-badge">{words.joined}</span>
            {brought === tournament.brought ? null : (
              <button type="button" className="kit-button" disabled={isPending} onClick={join}>
                {text.decks.bring}
              </button>
            )}
            <button
              type="button"
              className="kit-button"
              disabled={isPending}
              onClick={() => act(() => requests.leave(id))}
            >
              {words.leave}
            </button>
          </>
        ) : null}
        {status === 'running' && joined && !isWithdrawn ? (
          <button type="button" className="kit-button is-quiet" onClick={() => setAsked('withdraw')}>
            {words.withdraw}
          </button>
        ) : null}
        {yours && status === 'open' ? (
          <button
            type="button"
            className="kit-button"
            disabled={isPending || (taken < FEWEST && fill === null)}
            onClick={() => act(() => requests.start(id))}
          >
            {words.start}
          </button>
        ) : null}
        {status === 'open' ? <CopyLink link={`${location.origin}/tournament/${id}`} label={text.table.share} /> : null}
        {yours ? (
          <button type="button" className="kit-button is-quiet" onClick={() => setAsked('cancel')}>
            {words.cancel}
          </button>
        ) : null}
      </div>
      {needsAccount && status === 'open' ? <p className="kit-quiet">{words.signInFirst}</p> : null}
      <RequestError error={error} />
      {asked ? (
        <Dialog
          title={asked === 'cancel' ? words.cancelTitle : words.withdrawTitle}
          onClose={() => setAsked(undefined)}
        >
          <p>{asked === 'cancel' ? words.cancelNote : words.withdrawNote}</p>
          <div className="kit-row">
            <button type="button" className="kit-button" onClick={() => setAsked(undefined)}>
              {words.keep}
            </button>
            <button
              type="button"
              className="kit-button is-danger"
              onClick={() => {
                setAsked(undefined)
                act(() => (asked === 'cancel' ? requests.cancel(id) : requests.leave(id)))
              }}
            >
              {asked === 'cancel' ? words.cancel : words.withdraw}
            </button>
          </div>
        </Dialog>
      ) : null}
    </section>
  )
}

type ToOwnProps = { readonly matches: readonly OwnMatch[]; readonly clockNote: string }

function ToOwnMatches({ matches, clockNote }: ToOwnProps): ReactElement | null {
  const text = useText()
  const { tournaments: words } = text
  if (matches.length === 0) return null
  return (
    <div className="tournaments-your-match" role="status">
      <b>{words.yourMatches(matches.length)}</b>
      {matches.map(({ match, opponent }) => (
        <Link key={match} href={`/t/${match}`} className="kit-button is-primary is-large">
          {matches.length === 1 || !opponent ? words.toYourMatch : words.against(playerName(opponent, text))}
        </Link>
      ))}
      <span className="kit-quiet">{clockNote}</span>
    </div>
  )
}

type DeckProps = {
  readonly game: string
  readonly value: readonly string[] | undefined
  readonly onChange: (cards: readonly string[] | undefined) => void
}

function Deck({ game: id, value, onChange }: DeckProps): ReactElement | null {
  const text = useText()
  const { game, kit } = useGame(id)
  return kit.decks ? (
    <DeckField game={game} decks={kit.decks} label={text.decks.bring} value={value} onChange={onChange} />
  ) : null
}

function Entries({ tournament, onChange }: ShownProps): ReactElement {
  const text = useText()
  const { tournaments: words } = text
  return (
    <section>
      <h2>{words.players}</h2>
      {tournament.players.length === 0 ? <p className="kit-quiet">{words.noPlayers}</p> : null}
      <ol className="tournaments-entries">
        {tournament.players.map(player => (
          <li key={player.id}>
            <PlayerName player={player} />
            {player.rating ? <span className="kit-quiet">{player.rating.value}</span> : null}
            {tournament.yours && tournament.status === 'open' ? (
              <RemoveButton
                tournament={tournament}
                player={player.id}
                name={playerName(player, text)}
                onChange={onChange}
              />
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  )
}

export function RemoveButton({
  tournament,
  player,
  name,
  onChange,
}: ShownProps & { readonly player: string; readonly name: string }): ReactElement {
  const { tournaments: words } = useText()
  const { run, isPending } = useRequest()
  return (
    <button
      type="button"
      className="kit-button is-quiet"
      aria-label={words.removeFrom(name)}
      disabled={isPending}
      onClick={() => run(() => requests.remove(tournament.id, player), onChange)}
    >
      {words.remove}
    </button>
  )
}
