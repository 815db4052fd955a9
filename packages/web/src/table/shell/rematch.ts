// The next match of the same players: whoever asks first makes its table, the others are told and sit down there.

import type { MatchSummary } from '@ludoteka/protocol'
import { useState } from 'react'
import { useLocation } from 'wouter'
import * as api from '../../api.ts'

/** The table of the next match, where the viewer may have a seat. */
export const rematchOf = ({ status, yours, tournament, rematch }: MatchSummary): string | undefined =>
  status === 'finished' && yours.length > 0 && tournament === undefined ? rematch : undefined

/** Whether somebody has asked for a rematch since this page was opened: they are still there. */
export function useIsRematchAsked(match: MatchSummary): boolean {
  const rematch = rematchOf(match)
  const [known] = useState(rematch)
  return rematch !== undefined && rematch !== known
}

/** The state of the page's history where somebody waits for the others to take up a rematch. */
export const FOR_REMATCH = 'rematch'

/** Takes the viewer's seat in the rematch; without a table for it one is made. */
export function useTakeRematch(match: string, table: string | undefined): () => void {
  const [, go] = useLocation()
  return () =>
    void api.rematch(match).then(
      ({ id }) => go(`/t/${id}`, { state: FOR_REMATCH }),
      () => {
        if (table !== undefined) go(`/t/${table}`)
      },
    )
}
