// The parameters that the frames of many steps share.

import { param, type ValuesOf } from '@ludoteka/kernel'
import { CARDS, TIMINGS } from '../content/cards.ts'
import { SIDES } from '../content/fighters.ts'

export const SEAT = { seat: param.seat }

/** A card's effect under way: whose card, and for combat cards on which side. */
export const EFFECT = {
  card: param.name(CARDS),
  seat: param.seat,
  side: param.name([...SIDES, 'none']),
  timing: param.name(TIMINGS),
}
export type Effect = ValuesOf<typeof EFFECT>

/** How somebody is being moved along lines (6.5, 18.3.4). */
export const PATH = { max: param.count, through: param.name(['friends', 'everybody']), rule: param.text }
export type Path = ValuesOf<typeof PATH>
