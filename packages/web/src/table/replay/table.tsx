// The table of a replay: a bar to move through the match instead of the question. The address holds the moment.

import { type ReactElement, useCallback, useEffect, useState } from 'react'
import { Loading } from '../../kit/state.tsx'
import { useText } from '../../text/index.ts'
import { Missing } from '../shell/missing.tsx'
import { TableShell } from '../shell/table.tsx'
import { useTableFeed } from '../shell/useTableFeed.ts'
import { ReplayBar } from './bar.tsx'
import type { ReplaySource } from './source.ts'

type ReplayTableProps = { readonly source: ReplaySource; readonly tableLink: string }

export function ReplayTable({ source, tableLink }: ReplayTableProps): ReactElement {
  const [state, feed] = useTableFeed(source)
  const [at, setAt] = useState(() => addressMoment() ?? 0)
  const [speed, setSpeed] = useState(1)
  const [hasHands, setHands] = useState(false)
  const seek = useCallback(
    (to: number) => {
      const target = Math.max(0, Math.min(to, source.total()))
      setAt(target)
      setAddressMoment(target)
      void source.seek(target)
    },
    [source],
  )
  const { match, snapshot, problem } = state
  const total = snapshot ? source.total() : 0
  // A link may point behind the end.
  useEffect(() => {
    if (snapshot && at > total) seek(total)
  }, [snapshot, at, total, seek])
  if (problem && !snapshot) return <Missing problem={problem} />
  if (!match || !snapshot) return <Loading />
  const eyes = Object.keys(snapshot.views)[0] ?? 'spectator'
  return (
    <TableShell
      source={source}
      feed={feed}
      state={state}
      match={match}
      replay={{
        bar: (story, table) => (
          <ReplayBar
            {...{ at, total, seek, source, tableLink, speed, setSpeed, story, table, eyes, hasHands, setHands }}
            hasFailed={problem !== undefined}
            shareLink={momentLink(at)}
          />
        ),
        // Once a match is over nothing is hidden from anybody.
        ...(match.status === 'finished' && eyes === 'spectator'
          ? { hand: <HandsButton onOpen={() => setHands(true)} /> }
          : {}),
        speed,
        seek,
        at,
        earlierLog: source.hasEarlierLog() ? { load: source.loadEarlierLog } : undefined,
      }}
    />
  )
}

function HandsButton({ onOpen }: { readonly onOpen: () => void }): ReactElement {
  const { review } = useText()
  return (
    <p className="table-replay-hands">
      <button type="button" className="kit-link" onClick={onOpen}>
        {review.allHands}
      </button>
    </p>
  )
}

/** The number of the action that the address asks for. */
export function addressMoment(): number | undefined {
  const at = Number.parseInt(new URLSearchParams(location.search).get('at') ?? '', 10)
  return Number.isNaN(at) ? undefined : at
}

function setAddressMoment(at: number): void {
  const query = new URLSearchParams(location.search)
  query.set('at', String(at))
  history.replaceState(history.state, '', `${location.pathname}?${query}`)
}

function momentLink(at: number): string {
  return `${location.origin}${location.pathname}?at=${at}`
}
