// The pages of a match on the server: the waiting room until it begins, then the table; and its replay.

import { type ReactElement, useMemo } from 'react'
import * as api from '../../api.ts'
import { WaitingRoom } from '../../create/waitingRoom.tsx'
import { Loading } from '../../kit/state.tsx'
import { historyFrom, reviewFrom } from '../live/decode.ts'
import { openLive } from '../live/open.ts'
import { replaySource } from '../replay/source.ts'
import { addressMoment, ReplayTable } from '../replay/table.tsx'
import { Missing } from '../shell/missing.tsx'
import { TableShell } from '../shell/table.tsx'
import { useTableFeed } from '../shell/useTableFeed.ts'
import '../table.css'

export function LiveTable({ id }: { readonly id: string }): ReactElement {
  const source = useMemo(() => openLive(id), [id])
  const [state, feed] = useTableFeed(source)
  const { match, snapshot, connection, problem } = state
  if (connection === 'gone' || (problem && !match)) return <Missing problem={problem} />
  if (!match) return <Loading />
  if (match.status === 'open' || match.status === 'abandoned') return <WaitingRoom match={match} source={source} />
  return snapshot ? (
    <TableShell
      source={source}
      feed={feed}
      state={state}
      match={match}
      replayLink={`/t/${id}/replay`}
      shareLink={`${location.origin}/t/${id}`}
    />
  ) : (
    <Loading />
  )
}

export function LiveReplay({ id }: { readonly id: string }): ReactElement {
  const source = useMemo(
    () =>
      replaySource(
        {
          detail: () => api.match(id),
          history: async (from, to, seat) => historyFrom(await api.history(id, from, to, seat)),
          review: async () => reviewFrom(await api.review(id)),
        },
        addressMoment(),
      ),
    [id],
  )
  return <ReplayTable source={source} tableLink={`/t/${id}`} />
}
