// The lists of tables in the lobby: your own first, then tables to join, to watch and to replay.

import './tables.css'
import type { MatchSummary } from '@ludoteka/protocol'
import { type ReactElement, useCallback, useEffect, useState } from 'react'
import { useSession } from '../account/session.ts'
import * as api from '../api.ts'
import { useReload } from '../kit/useReload.ts'
import { useText } from '../text/index.ts'
import { LocalTables } from './localTables.tsx'
import { MatchRow } from './matchRow.tsx'

type MatchList =
  | 'loading'
  | 'failed'
  | 'offline'
  | { readonly matches: readonly MatchSummary[]; readonly next: string | undefined }

const PAGE = 6
/** Of one's own, so many are looked through for those that are not over: the list has the last played first. */
const OWN_PAGE = 50
const RELOAD_MS = 15_000

/** One list, loaded again from time to time while the page is visible. */
function useMatches(
  list: api.ListName,
  account: string | undefined,
  limit: number = PAGE,
): readonly [MatchList, () => void] {
  const [listed, setListed] = useState<MatchList>('loading')
  const load = useCallback(() => {
    if ((list === 'mine' || list === 'friends') && account === undefined)
      return setListed({ matches: [], next: undefined })
    api.matches(list, limit).then(
      ({ matches, next }) => setListed({ matches, next }),
      (error: unknown) => {
        const isOffline = error instanceof api.ApiError && error.problem.error === 'unavailable'
        setListed(isOffline ? 'offline' : 'failed')
      },
    )
  }, [list, account, limit])
  useEffect(load, [load])
  useReload(load, RELOAD_MS)
  const more = useCallback(() => {
    if (typeof listed === 'string' || listed.next === undefined) return
    void api.matches(list, limit, listed.next).then(
      ({ matches, next }) => setListed({ matches: [...listed.matches, ...matches], next }),
      () => undefined,
    )
  }, [list, listed, limit])
  return [listed, more]
}

type MyTables = {
  readonly listed: MatchList
  readonly ids: readonly string[]
  readonly onMore: () => void
  readonly waiting: number
}

/** The person's own tables that are not over, and at how many of them it is their turn. What is over is on their profile. */
export function useMyTables(): MyTables {
  const [all, onMore] = useMatches('mine', useSession()?.account.id, OWN_PAGE)
  const listed = without(all, ({ status }) => status === 'finished')
  const matches = typeof listed === 'string' ? [] : listed.matches
  return {
    listed,
    ids: matches.map(({ id }) => id),
    onMore,
    waiting: matches.filter(({ yourTurn, status }) => yourTurn && status === 'running').length,
  }
}

type Loaded = readonly [MatchList, () => void]
type PublicTables = {
  readonly open: Loaded
  readonly friends: Loaded
  readonly live: Loaded
  readonly finished: Loaded
}

/** The tables of other people; those of friends are not listed twice. */
export function usePublicTables(): PublicTables {
  const account = useSession()?.account.id
  const open = useMatches('open', account)
  const friends = useMatches('friends', account)
  const live = useMatches('live', account)
  const finished = useMatches('finished', account)
  const known = new Set(typeof friends[0] === 'string' ? [] : friends[0].matches.map(({ id }) => id))
  return {
    open: [without(open[0], match => match.yours.length > 0 || known.has(match.id)), open[1]],
    friends: [without(friends[0], match => match.yours.length > 0), friends[1]],
    live: [without(live[0], match => match.yours.length > 0 || known.has(match.id)), live[1]],
    finished,
  }
}

const hasSome = (listed: MatchList): boolean => typeof listed !== 'string' && listed.matches.length > 0
const isEmpty = (listed: MatchList): boolean => typeof listed !== 'string' && listed.matches.length === 0

/** Above the games: tables that wait for somebody, and those of friends; nothing where there are none. */
export function OpenTables({ tables: { open, friends } }: { readonly tables: PublicTables }): ReactElement | null {
  const text = useText()
  if (!hasSome(open[0]) && !hasSome(friends[0])) return null
  return (
    <div className="home-tables">
      {hasSome(open[0]) ? <Section title={text.home.open} listed={open[0]} onMore={open[1]} /> : null}
      {hasSome(friends[0]) ? (
        <Section title={text.people.friendsTables} listed={friends[0]} onMore={friends[1]} />
      ) : null}
    </div>
  )
}

type TablesProps = { readonly mine: MyTables; readonly shared: PublicTables }

export function Tables({ mine, shared: { open, friends, live, finished } }: TablesProps): ReactElement {
  const text = useText()
  const offline = open[0] === 'offline'
  const isSplit = !isEmpty(live[0]) && !isEmpty(finished[0])
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
          {hasSome(open[0]) || hasSome(friends[0]) ? null : (
            <Section title={text.home.open} empty={text.home.emptyOpen} listed={open[0]} onMore={open[1]} />
          )}
          {isEmpty(live[0]) ? null : (
            <Section half={isSplit} title={text.home.live} listed={live[0]} onMore={live[1]} />
          )}
          {isEmpty(finished[0]) ? null : (
            <Section half={isSplit} title={text.home.finished} listed={finished[0]} onMore={finished[1]} />
          )}
        </>
      )}
    </div>
  )
}

function without(listed: MatchList, isLeftOut: (match: MatchSummary) => boolean): MatchList {
  return typeof listed === 'string' ? listed : { ...listed, matches: listed.matches.filter(match => !isLeftOut(match)) }
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
  /** What is said where there is nothing. */
  readonly empty?: string
  readonly listed: MatchList
  readonly onMore: () => void
}

function Section({ title, empty = '', listed, onMore, half = false }: SectionProps): ReactElement {
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
