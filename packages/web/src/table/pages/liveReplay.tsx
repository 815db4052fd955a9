// The replay of a match on the server, running or finished, as far as the viewer may see.

import { type ReactElement, useMemo } from 'react'
import * as api from '../../api.ts'
import { historyFrom } from '../live/decode.ts'
import { startMoment } from '../replay/address.ts'
import { replaySource } from '../replay/source.ts'
import { ReplayTable } from '../replay/table.tsx'
import '../table.css'

export default function LiveReplay({ id }: { readonly id: string }): ReactElement {
  const source = useMemo(
    () =>
      replaySource(
        {
          detail: () => api.match(id),
          history: async (from, to) => historyFrom(await api.history(id, from, to)),
        },
        startMoment(),
      ),
    [id],
  )
  return <ReplayTable source={source} tableLink={`/t/${id}`} />
}
