// Which seat is shown when one person plays several.

import { hasAnswers } from '@ludoteka/kernel'
import type { MatchSummary } from '@ludoteka/protocol'
import { seatToShow as chooseSeat, handOverTo } from '@ludoteka/table'
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
  const seats = Object.keys(views)
  const asked = seats.filter(seat => hasAnswers(views[seat]?.choice ?? {}))
  return chooseSeat(seats, asked, before) ?? 'spectator'
}

export function useShownSeat(match: MatchSummary, snapshot: TableSnapshot, settled: boolean): ShownSeat {
  const shared = match.hotSeat && Object.keys(snapshot.views).length > 1
  const [held, setHeld] = useState<string>()
  const wanted = seatToShow(snapshot.views, held)
  if (!shared) {
    const seat = settled || held === undefined ? wanted : held
    if (seat !== held) setHeld(seat)
    return { seat, handOver: undefined, take: () => undefined }
  }
  const isPlaying = match.status !== 'finished' && settled
  const handOver = isPlaying ? handOverTo(wanted, held) : undefined
  return { seat: held ?? wanted, handOver, take: () => setHeld(wanted) }
}
