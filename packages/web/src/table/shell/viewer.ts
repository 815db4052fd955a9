// Through whose eyes the table is shown, when one person holds several seats.

import { hasAnswers } from '@ludoteka/kernel'
import type { MatchSummary } from '@ludoteka/protocol'
import { useState } from 'react'
import type { Moment } from '../fold.ts'

export type Viewer = {
  readonly seat: string
  /** Another person must take the device before this seat may be shown. */
  readonly handOver: string | undefined
  take(): void
}

/** The seat that is asked now; the one before as long as it is asked as well, or nobody else is. */
export function seatToShow(views: Moment['views'], before: string | undefined): string {
  const asked = Object.entries(views).filter(([, view]) => hasAnswers(view.choice))
  if (before !== undefined && (asked.length === 0 || asked.some(([seat]) => seat === before)) && views[before])
    return before
  return asked[0]?.[0] ?? Object.keys(views)[0] ?? 'spectator'
}

export function useViewer(match: MatchSummary, moment: Moment, settled: boolean): Viewer {
  const shared = match.hotSeat && Object.keys(moment.views).length > 1
  const [held, setHeld] = useState<string>()
  const wanted = settled ? seatToShow(moment.views, held) : seatToShow(moment.views, held ?? undefined)
  if (!shared) {
    const seat = settled || held === undefined ? wanted : held
    if (seat !== held) setHeld(seat)
    return { seat, handOver: undefined, take: () => undefined }
  }
  const over = match.status === 'finished'
  const handOver = !over && settled && wanted !== held ? wanted : undefined
  return { seat: held ?? wanted, handOver, take: () => setHeld(wanted) }
}
