// The colours and emblems of a table's seats: as the game tells them, or at least those a seat is known for before the match begins.

import type { View } from '@ludoteka/kernel'
import { onShelf } from '@ludoteka/registry/shelf'
import type { BoardKit, SeatSign } from '@ludoteka/ui'

/** Before a match begins there is no view; the board's emblems alone tell those of seats that always have the same. */
type Told = { readonly view?: View; readonly kit: BoardKit }

export function seatSigns(game: string, seats: readonly string[], told?: Told): readonly (SeatSign | undefined)[] {
  const colours = onShelf(game)?.seatColours ?? {}
  return seats.map((seat, i): SeatSign | undefined => {
    const identity = told?.view?.identities?.[i]
    const emblem = identity?.emblem ?? (told?.view ? undefined : seat)
    const colour = identity?.colour ?? colours[seat]
    return colour && { colour, emblem: emblem === undefined ? undefined : told?.kit.emblems?.[emblem] }
  })
}
