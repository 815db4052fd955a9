// The replay of a match played in this browser.

import { type ReactElement, useMemo } from 'react'
import { openLocal } from '../local/open.ts'
import { startMoment } from '../replay/address.ts'
import { type Recording, replaySource } from '../replay/source.ts'
import { ReplayTable } from '../replay/table.tsx'
import { Missing } from '../shell/missing.tsx'
import type { TableSource } from '../source.ts'
import '../table.css'

export default function LocalReplay({ id }: { readonly id: string }): ReactElement {
  const source = useMemo(() => {
    const table = openLocal(id)
    return table && replaySource(recordingOf(table), startMoment())
  }, [id])
  return source ? <ReplayTable source={source} tableLink={`/local/${id}`} /> : <Missing />
}

/** The worker must have the match before it can tell its history; it goes when nobody looks any more. */
function recordingOf(table: TableSource): Recording {
  let settle: (failure: string | undefined) => void = () => undefined
  const opened = new Promise<void>((resolve, reject) => {
    settle = failure => (failure === undefined ? resolve() : reject(new Error(failure)))
  })
  return {
    hold: () =>
      table.listen(event => {
        if (event.type === 'table') settle(undefined)
        else if (event.type === 'failed') settle(event.problem.message)
      }),
    detail: () => opened.then(table.detail),
    history: (from, to) => opened.then(() => table.history(from, to)),
  }
}
