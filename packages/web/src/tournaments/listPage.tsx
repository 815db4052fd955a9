// All tournaments: one's own, those to join, those under way and those that are over.

import './tournaments.css'
import type { TournamentSummary } from '@ludoteka/protocol'
import { onShelf } from '@ludoteka/registry/shelf'
import { type ReactElement, useCallback, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { useSession } from '../account/session.ts'
import { clockWords } from '../create/clocks.ts'
import { useReload } from '../kit/useReload.ts'
import { useSettings } from '../settings/store.ts'
import { useText } from '../text/index.ts'
import { FORMATS, GameCover, useTournamentName } from './names.tsx'
import * as requests from './requests.ts'

export default function TournamentsPage(): ReactElement {
  const text = useText()
  const session = useSession()
  useEffect(() => {
    document.title = `${text.tournaments.title} · ${text.name}`
  }, [text])
  return (
    <div className="kit-page tournaments-list-page">
      <header className="tournaments-head">
        <div>
          <h1>{text.tournaments.title}</h1>
          <p className="kit-quiet">{text.tournaments.lead}</p>
        </div>
        <Link href="/tournaments/new" className="kit-button is-primary">
          {text.tournaments.new}
        </Link>
      </header>
      {requests.LISTS.map(list =>
        list === 'mine' && !session ? null : <Section key={list} list={list} account={session?.account.id} />,
      )}
      <Formats />
    </div>
  )
}

/** What the three kinds of tournaments are. */
function Formats(): ReactElement {
  const { tournaments: words } = useText()
  return (
    <section className="tournaments-section">
      <h2>{words.formatsTitle}</h2>
      <ul className="tournaments-formats">
        {FORMATS.map(format => (
          <li key={format}>
            <b>{words.formats[format]}</b>
            <span className="kit-quiet">{words.formatNotes[format]}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

type Listed = { readonly tournaments: readonly TournamentSummary[]; readonly next?: string | undefined }

const RELOAD_MS = 15_000

type SectionProps = { readonly list: requests.TournamentList; readonly account: string | undefined }

function Section({ list, account }: SectionProps): ReactElement | null {
  const text = useText()
  const [listed, setListed] = useState<Listed | 'failed'>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list depends on who asks for it.
  const load = useCallback(() => {
    requests.tournaments(list).then(setListed, () => setListed(before => before ?? 'failed'))
  }, [list, account])
  useEffect(load, [load])
  useReload(load, RELOAD_MS)
  const more = (before: Listed): void =>
    void requests.tournaments(list, before.next).then(
      ({ tournaments, next }) => setListed({ tournaments: [...before.tournaments, ...tournaments], next }),
      () => undefined,
    )
  const known = typeof listed === 'object' ? listed.tournaments : []
  // One's own stand at the top already.
  const isOwn = ({ joined, host }: TournamentSummary): boolean => joined || (host !== null && host.id === account)
  const shown = list === 'open' || list === 'running' ? known.filter(one => !isOwn(one)) : known
  if (shown.length === 0 && (list !== 'open' || known.length > 0)) return null
  return (
    <section className="tournaments-section">
      <h2>{text.tournaments[list]}</h2>
      {listed === undefined ? <p className="kit-quiet">{text.common.loading}</p> : null}
      {listed === 'failed' ? <p className="kit-quiet">{text.tournaments.failed}</p> : null}
      {typeof listed !== 'object' ? null : listed.tournaments.length === 0 ? (
        <p className="kit-quiet">{text.tournaments.noneOpen}</p>
      ) : (
        <>
          <ul className="tournaments-rows">
            {shown.map(one => (
              <li key={one.id}>
                <TournamentRow tournament={one} />
              </li>
            ))}
          </ul>
          {listed.next === undefined ? null : (
            <button type="button" className="kit-button is-quiet" onClick={() => more(listed)}>
              {text.common.more}
            </button>
          )}
        </>
      )}
    </section>
  )
}

function TournamentRow({ tournament }: { readonly tournament: TournamentSummary }): ReactElement {
  const text = useText()
  const { language } = useSettings()
  const nameOf = useTournamentName()
  const { tournaments: words } = text
  const { id, game, format, status, taken, places, round, rounds, clock, rated, startsAt } = tournament
  return (
    <div className="tournaments-row">
      <GameCover game={game} />
      <span className="tournaments-row-words">
        <b>{nameOf(tournament)}</b>
        <span className="kit-quiet">
          {[
            onShelf(game)?.title[language] ?? game,
            words.formats[format],
            clockWords(clock, text),
            ...(rated ? [text.club.rated] : []),
          ].join(' · ')}
        </span>
        <span className="kit-quiet">
          {status === 'open'
            ? [words.places(taken, places), startsAt === null ? words.startsWhenFull : words.starts(startsAt)].join(
                ' · ',
              )
            : status === 'running'
              ? words.roundOf(round, rounds)
              : words.statuses[status]}
        </span>
      </span>
      <Link href={`/tournament/${id}`} className={`kit-button ${status === 'open' ? 'is-primary' : ''}`}>
        {words.look}
      </Link>
    </div>
  )
}
