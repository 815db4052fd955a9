// The steps of Warrior Knights with their parameters.

import { type FramesOf, frames, mutable, param } from '@ludoteka/kernel'
import { BARON_ACTIONS, NEUTRAL_ACTIONS, SPECIAL_AREAS } from '../content/actionCards.ts'

const SEAT = { seat: param.seat }
/** A Baron's action card that is being resolved. */
const CARD = { ...SEAT, card: param.name(BARON_ACTIONS) }

export const FRAMES = frames({
  // 3
  'setup.razing': {},
  'setup.offices': {},
  'setup.troops': {},
  'setup.assign': {},
  'setup.tables': {},
  'setup.stronghold': SEAT,
  'setup.nobles': { order: mutable(param.seats) },
  // 4, 5
  'round.begin': {},
  'plan.cards': {},
  'plan.neutral': {},
  // 6
  'action.area': { area: param.name(['first', 'second', 'third']) },
  'action.next': {},
  'action.allocate': { ...CARD, among: param.names(SPECIAL_AREAS) },
  'action.triggers': {},
  // 7
  'baron.card': CARD,
  // 8
  'neutral.card': { card: param.name(NEUTRAL_ACTIONS) },
  // 9
  'taxation.begin': {},
  'wages.begin': {},
  'assembly.begin': {},
  'draft.begin': {},
})
export type F = FramesOf<typeof FRAMES>
