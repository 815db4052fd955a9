// 16.8, S.1: what happens to a creature that gains or loses Flight.

import { enter, rule } from '@ludoteka/kernel'
import { moveToExtraZone } from './attachments.ts'
import { leavePlay } from './deaths.ts'
import { log } from './log.ts'
import type { Piece } from './names.ts'
import { cellOf, change, isCreatureInPlay, isFlyer, isFree, isInPlay, isRevealed, isSymbiote, rowOf } from './pieces.ts'
import { halfCells } from './seats.ts'
import { KIT, type S, type StepsOf } from './state.ts'
import { faceOf, who } from './told.ts'

/** A flyer goes to the extra zone at once; one that flies no more is placed on a cell. */
export function settleFlight(s: S, piece: Piece): void {
  if (!isInPlay(s, piece) || !isRevealed(s, piece) || !isCreatureInPlay(s, piece)) return
  if (isFlyer(s, piece) && cellOf(s, piece) !== undefined) moveToExtraZone(s, piece)
  else if (!isFlyer(s, piece) && !isSymbiote(s, piece) && rowOf(s, piece).at === 'extra')
    enter(s, { step: 'card.land', piece, seat: rowOf(s, piece).controller })
}

export const FLIGHT: Pick<StepsOf<'card'>, 'card.land'> = {
  'card.land': KIT.chooseOne({
    verb: 'cell',
    seat: (_s, f) => f.seat,
    among: (s, f) => halfCells(s, f.seat),
    rules: [rule('16.8', 'cellOccupied', (s, _f, cell) => isFree(s, cell))],
    forced: () => undefined,
    take(s, { piece }, cell) {
      change(s, piece, { at: cell })
      log(s, 'landed', '16.8', { piece, card: faceOf(s, piece), at: cell })
    },
    nothing(s, { piece }) {
      log(s, 'noPlaceToLand', '16.8', who(s, piece))
      leavePlay(s, [piece], 'graveyard', '')
    },
    terms: (s, f) => ({ seat: f.seat, ...who(s, f.piece) }),
  }),
}
