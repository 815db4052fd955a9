// The colours and emblems of a table's seats: as the game tells them, or at least the colours it is known for in the lobby.

import type { View } from '@ludoteka/kernel'
import { onShelf } from '@ludoteka/registry/shelf'
import type { BoardKit, SeatSign } from '@ludoteka/ui'

type Told = { readonly view: View; readonly kit: BoardKit }

export function seatSigns(game: string, seats: readonly string[], told?: Told): readonly (SeatSign | undefined)[] {
  const colours = onShelf(game)?.seatColours ?? {}
  return seats.map((seat, i): SeatSign | undefined => {
    const identity = told?.view.identities?.[i]
    const colour = identity?.colour ?? colours[seat]
    return colour && { colour, emblem: identity ? told?.kit.emblems?.[identity.emblem] : undefined }
  })
}
