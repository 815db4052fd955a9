// A table in this browser.

import { type ReactElement, useMemo } from 'react'
import { Loading } from '../../kit/state.tsx'
import { openLocal } from '../local/open.ts'
import { Missing } from '../shell/missing.tsx'
import { TableShell } from '../shell/table.tsx'
import { useShow } from '../shell/useShow.ts'
import type { TableSource } from '../source.ts'
import '../table.css'

export default function LocalTable({ id }: { readonly id: string }): ReactElement {
  const source = useMemo(() => openLocal(id), [id])
  return source ? <Opened id={id} source={source} /> : <Missing />
}

function Opened({ id, source }: { readonly id: string; readonly source: TableSource }): ReactElement {
  const [shown, show] = useShow(source)
  const { match, moment, problem } = shown
  if (problem && !moment) return <Missing problem={problem} />
  if (!match || !moment) return <Loading />
  return (
    <TableShell
      source={source}
      show={show}
      shown={shown}
      moment={moment}
      match={match}
      replayLink={`/local/${id}/replay`}
    />
  )
}
