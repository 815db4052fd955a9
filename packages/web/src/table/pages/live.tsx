// A table on the server: the waiting room until the game begins, then the table itself.

import { type ReactElement, useMemo } from 'react'
import { WaitingRoom } from '../../create/waitingRoom.tsx'
import { Loading } from '../../kit/state.tsx'
import { openLive } from '../live/open.ts'
import { Missing } from '../shell/missing.tsx'
import { TableShell } from '../shell/table.tsx'
import { useShow } from '../shell/useShow.ts'
import '../table.css'

export default function LiveTable({ id }: { readonly id: string }): ReactElement {
  const source = useMemo(() => openLive(id), [id])
  const [shown, show] = useShow(source)
  const { match, moment, connection, problem } = shown
  if (connection === 'gone' || (problem && !match)) return <Missing problem={problem} />
  if (!match) return <Loading />
  if (match.status === 'open' || match.status === 'abandoned') return <WaitingRoom match={match} source={source} />
  return moment ? (
    <TableShell
      source={source}
      show={show}
      shown={shown}
      moment={moment}
      match={match}
      replayLink={`/t/${id}/replay`}
      shareLink={`${location.origin}/t/${id}`}
    />
  ) : (
    <Loading />
  )
}
