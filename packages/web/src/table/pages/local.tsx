// The pages of a match in this browser: the table and its replay.

import { type ReactElement, useMemo } from 'react'
import { Loading } from '../../kit/state.tsx'
import { openLocal } from '../local/open.ts'
import { type Recording, replaySource } from '../replay/source.ts'
import { addressMoment, ReplayTable } from '../replay/table.tsx'
import { Missing } from '../shell/missing.tsx'
import { TableShell } from '../shell/table.tsx'
import { useTableFeed } from '../shell/useTableFeed.ts'
import type { TableSource } from '../source.ts'
import '../table.css'

export function LocalTable({ id }: { readonly id: string }): ReactElement {
  const source = useMemo(() => openLocal(id), [id])
  return source ? <OpenTable id={id} source={source} /> : <Missing />
}

function OpenTable({ id, source }: { readonly id: string; readonly source: TableSource }): ReactElement {
  const [state, feed] = useTableFeed(source)
  const { match, snapshot, problem } = state
  if (problem && !snapshot) return <Missing problem={problem} />
  if (!match || !snapshot) return <Loading />
  return <TableShell source={source} feed={feed} state={state} match={match} replayLink={`/local/${id}/replay`} />
}

export function LocalReplay({ id }: { readonly id: string }): ReactElement {
  const source = useMemo(() => {
    const table = openLocal(id)
    return table && replaySource(recordingOf(table), addressMoment())
  }, [id])
  return source ? <ReplayTable source={source} tableLink={`/local/${id}`} /> : <Missing />
}

/** The worker must have loaded the match before it can answer with its history. */
function recordingOf(table: TableSource): Recording {
  let settle: (failure: string | undefined) => void = () => undefined
  const isOpen = new Promise<void>((resolve, reject) => {
    settle = failure => (failure === undefined ? resolve() : reject(new Error(failure)))
  })
  return {
    open: () =>
      table.listen(event => {
        if (event.type === 'table') settle(undefined)
        else if (event.type === 'failed') settle(event.problem.message)
      }),
    detail: () => isOpen.then(table.detail),
    history: (from, to, seat) => isOpen.then(() => table.history(from, to, seat)),
    review: () => isOpen.then(table.review),
  }
}
