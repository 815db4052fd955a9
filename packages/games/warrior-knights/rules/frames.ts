// The steps of Warrior Knights with their parameters.

import { type FramesOf, frames, mutable, param } from '@ludoteka/kernel'
import { chosenParams } from '@ludoteka/rules-kit'
import { BARON_ACTIONS, NEUTRAL_ACTIONS, SPECIAL_AREAS } from '../content/actionCards.ts'
import { AREAS } from '../content/areas.ts'
import { SHAPES } from '../content/barons.ts'
import { MERCENARIES, NATIONALITIES } from '../content/troops.ts'
import { ARMIES, NONE } from './names.ts'

const SEAT = { seat: param.seat }
/** A Baron's action card that is being resolved. */
const CARD = { ...SEAT, card: param.name(BARON_ACTIONS) }

const NOBLE = { ...SEAT, shape: param.name(SHAPES) }
/** 10 A Noble on his way: `movement.ts` says what these are. */
const WAY = {
  ...NOBLE,
  target: param.name([...AREAS, NONE]),
  path: param.names(AREAS),
  onRoads: param.flag,
  moved: param.names(SHAPES),
  isLawAbiding: param.flag,
}
const ARMY = { ...SEAT, army: param.name(ARMIES) }

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
  // 10
  'move.noble': WAY,
  'move.leave': { ...WAY, to: param.name(AREAS), asked: param.seats },
  // 9.3.12a
  'law.roadMove': { ...WAY, to: param.name(AREAS), passed: param.count },
  'law.seaMove': { ...WAY, to: param.name(AREAS), passed: param.count },
  // 2.13, 15.2, 16
  'army.check': SEAT,
  'desert.draw': ARMY,
  'desert.card': { ...ARMY, nationality: param.name(NATIONALITIES) },
  'losses.discard': { ...ARMY, ...chosenParams(MERCENARIES) },
  'death.begin': { ...NOBLE, isAbandoned: param.flag },
  'death.abandoned': NOBLE,
  'death.end': NOBLE,
})
export type F = FramesOf<typeof FRAMES>
