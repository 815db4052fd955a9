// A replay: the table's shell with a scrubber where the questions would stand.

import { type ReactElement, useCallback, useEffect, useState } from 'react'
import { Loading } from '../../kit/state.tsx'
import { Missing } from '../shell/missing.tsx'
import { TableShell } from '../shell/table.tsx'
import { useShow } from '../shell/useShow.ts'
import { rememberMoment, startMoment } from './address.ts'
import { ReplayBar } from './bar.tsx'
import type { ReplaySource } from './source.ts'

type ReplayTableProps = { readonly source: ReplaySource; readonly tableLink: string }

export function ReplayTable({ source, tableLink }: ReplayTableProps): ReactElement {
  const [shown, show] = useShow(source)
  const [at, setAt] = useState(() => startMoment() ?? 0)
  const seek = useCallback(
    (to: number) => {
      const target = Math.max(0, Math.min(to, source.total()))
      setAt(target)
      rememberMoment(target)
      void source.seek(target)
    },
    [source],
  )
  const { match, moment, problem } = shown
  const total = moment ? source.total() : 0
  // A link may point beyond the end.
  useEffect(() => {
    if (moment && at > total) seek(total)
  }, [moment, at, total, seek])
  if (problem && !moment) return <Missing problem={problem} />
  if (!match || !moment) return <Loading />
  return (
    <TableShell
      source={source}
      show={show}
      shown={shown}
      moment={moment}
      match={match}
      replay={{
        bar: <ReplayBar at={at} total={total} seek={seek} source={source} tableLink={tableLink} />,
        seek,
        at,
      }}
    />
  )
}
