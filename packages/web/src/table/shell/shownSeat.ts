// Which seat is shown when one person plays several.

import { hasAnswers } from '@ludoteka/kernel'
import type { MatchSummary } from '@ludoteka/protocol'
import { useState } from 'react'
import type { TableSnapshot } from '../tableState.ts'

export type ShownSeat = {
  readonly seat: string
  /** The seat whose player must take the device before anything is shown. */
  readonly handOver: string | undefined
  take(): void
}

/** The seat that is asked; the one shown before, if it is asked too or nobody is. */
export function seatToShow(views: TableSnapshot['views'], before: string | undefined): string {
  const asked = Object.entries(views).filter(([, view]) => hasAnswers(view.choice))
  if (before !== undefined && (asked.length === 0 || asked.some(([seat]) => seat === before)) && views[before])
    return before
  return asked[0]?.[0] ?? Object.keys(views)[0] ?? 'spectator'
}

export function useShownSeat(match: MatchSummary, snapshot: TableSnapshot, settled: boolean): ShownSeat {
  const shared = match.hotSeat && Object.keys(snapshot.views).length > 1
  const [held, setHeld] = useState<string>()
  const wanted = settled ? seatToShow(snapshot.views, held) : seatToShow(snapshot.views, held ?? undefined)
  if (!shared) {
    const seat = settled || held === undefined ? wanted : held
    if (seat !== held) setHeld(seat)
    return { seat, handOver: undefined, take: () => undefined }
  }
  const over = match.status === 'finished'
  const handOver = !over && settled && wanted !== held ? wanted : undefined
  return { seat: held ?? wanted, handOver, take: () => setHeld(wanted) }
}
