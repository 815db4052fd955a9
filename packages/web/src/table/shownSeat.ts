// Which seat is shown when one person plays several, and when a shared device changes hands.

import { hasAnswers } from '@ludoteka/kernel'
import { seatToShow as chooseSeat, handOverTo } from '@ludoteka/table'
import type { Views } from './source.ts'

export type ShownSeat = {
  readonly seat: string
  /** The seat whose player must take the device before anything is shown. */
  readonly handOver: string | undefined
}

/** The seat that is asked, not one that is only allowed to; the one shown before, if it is asked too or nobody is. */
export function seatToShow(views: Views, before: string | undefined): string {
  const seats = Object.keys(views)
  const asked = seats.filter(seat => {
    const view = views[seat]
    return view?.waiting.includes(seat) && hasAnswers(view.choice)
  })
  return chooseSeat(seats, asked, before) ?? 'spectator'
}

/** Once everything is told; `held` is the seat shown before, whose player has the device. */
export function shownSeat(views: Views, held: string | undefined, isHotSeat: boolean): ShownSeat {
  const wanted = seatToShow(views, held)
  const isShared = isHotSeat && Object.keys(views).length > 1
  const handOver = isShared ? handOverTo(wanted, held) : undefined
  return { seat: handOver === undefined ? wanted : (held ?? wanted), handOver }
}
