// The lists of tables in the lobby: your own first, then tables to join, to watch and to replay.

import './tables.css'
import type { MatchSummary } from '@ludoteka/protocol'
import { type ReactElement, useCallback, useEffect, useState } from 'react'
import { useSession } from '../account/session.ts'
import * as api from '../api.ts'
import { useText } from '../text/index.ts'
import { LocalTables } from './localTables.tsx'
import { MatchRow } from './matchRow.tsx'

type MatchList =
  | 'loading'
  | 'failed'
  | 'offline'
  | { readonly matches: readonly MatchSummary[]; readonly next: string | undefined }

const PAGE = 6
const RELOAD_MS = 15_000

/** One list, loaded again from time to time while the page is visible. */
function useMatches(list: api.ListName, account: string | undefined): readonly [MatchList, () => void] {
  const [listed, setListed] = useState<MatchList>('loading')
  const load = useCallback(() => {
    if (list === 'mine' && account === undefined) return setListed({ matches: [], next: undefined })
    api.matches(list, PAGE).then(
      ({ matches, next }) => setListed({ matches, next }),
      (error: unknown) => {
        const isOffline = error instanceof api.ApiError && error.problem.error === 'unavailable'
        setListed(isOffline ? 'offline' : 'failed')
      },
    )
  }, [list, account])
  useEffect(() => {
    load()
    const timer = setInterval(() => {
      if (!document.hidden) load()
    }, RELOAD_MS)
    return () => clearInterval(timer)
  }, [load])
  const more = useCallback(() => {
    if (typeof listed === 'string' || listed.next === undefined) return
    void api.matches(list, PAGE, listed.next).then(
      ({ matches, next }) => setListed({ matches: [...listed.matches, ...matches], next }),
      () => undefined,
    )
  }, [list, listed])
  return [listed, more]
}

type MyTables = { readonly listed: MatchList; readonly onMore: () => void; readonly waiting: number }

/** The person's own tables, and at how many of them it is their turn. */
export function useMyTables(): MyTables {
  const [listed, onMore] = useMatches('mine', useSession()?.account.id)
  const matches = typeof listed === 'string' ? [] : listed.matches
  return { listed, onMore, waiting: matches.filter(({ yourTurn, status }) => yourTurn && status === 'running').length }
}

export function Tables({ mine }: { readonly mine: MyTables }): ReactElement {
  const text = useText()
  const session = useSession()
  const open = useMatches('open', session?.account.id)
  const live = useMatches('live', session?.account.id)
  const finished = useMatches('finished', session?.account.id)
  const offline = open[0] === 'offline'
  return (
    <div className="home-tables">
      {offline ? (
        <p className="kit-notice" role="status">
          {text.home.offline}
        </p>
      ) : null}
      {mine.waiting === 0 ? <Mine {...mine} /> : null}
      <LocalTables />
      {offline ? null : (
        <>
          <Section title={text.home.open} empty={text.home.emptyOpen} listed={withoutMine(open[0])} onMore={open[1]} />
          <Section half title={text.home.live} empty={text.home.emptyLive} listed={live[0]} onMore={live[1]} />
          <Section
            half
            title={text.home.finished}
            empty={text.home.emptyFinished}
            listed={finished[0]}
            onMore={finished[1]}
          />
        </>
      )}
    </div>
  )
}

function withoutMine(listed: MatchList): MatchList {
  return typeof listed === 'string'
    ? listed
    : { ...listed, matches: listed.matches.filter(({ yours }) => yours.length === 0) }
}

export function Mine({ listed, onMore, waiting }: MyTables): ReactElement | null {
  const text = useText()
  if (typeof listed === 'string' || listed.matches.length === 0) return null
  const sorted = listed.matches.toSorted((a, b) => Number(b.yourTurn) - Number(a.yourTurn))
  return (
    <section className="home-tables-part">
      <h2>
        {text.home.mine}
        {waiting > 0 ? <span className="kit-badge">{text.home.yourTurnCount(waiting)}</span> : null}
      </h2>
      <Rows matches={sorted} next={listed.next} onMore={onMore} />
    </section>
  )
}

type SectionProps = {
  /** Two of these are side by side on wide screens. */
  readonly half?: boolean
  readonly title: string
  readonly empty: string
  readonly listed: MatchList
  readonly onMore: () => void
}

function Section({ title, empty, listed, onMore, half = false }: SectionProps): ReactElement {
  const text = useText()
  return (
    <section className={half ? 'home-tables-part is-half' : 'home-tables-part'}>
      <h2>{title}</h2>
      {listed === 'loading' ? <p className="home-loading-row" role="status" aria-label={text.common.loading} /> : null}
      {listed === 'failed' || listed === 'offline' ? <p className="kit-quiet">{text.home.failed}</p> : null}
      {typeof listed === 'string' ? null : listed.matches.length === 0 ? (
        <p className="kit-quiet">{empty}</p>
      ) : (
        <Rows matches={listed.matches} next={listed.next} onMore={onMore} />
      )}
    </section>
  )
}

type RowsProps = {
  readonly matches: readonly MatchSummary[]
  readonly next: string | undefined
  readonly onMore: () => void
}

function Rows({ matches, next, onMore }: RowsProps): ReactElement {
  const text = useText()
  return (
    <>
      <ul className="home-match-list">
        {matches.map(match => (
          <li key={match.id}>
            <MatchRow match={match} />
          </li>
        ))}
      </ul>
      {next === undefined ? null : (
        <button type="button" className="kit-button is-quiet" onClick={onMore}>
          {text.common.more}
        </button>
      )}
    </>
  )
}
