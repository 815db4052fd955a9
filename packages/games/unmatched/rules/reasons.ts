// Every reason for which something is refused; texts and coverage are made from this list.

import { HERO_REASONS } from './heroes/declarations.ts'

export const REASONS = [
  'gameOver',
  'notYourDecision',
  'notNow',
  'heroTaken',
  'otherBoard',
  'spaceTaken',
  'startSpaceNeeded',
  'outsideHerosZone',
  'fighterDefeated',
  'friendlyFighter',
  'notYourFighter',
  'handLimitReached',
  'notInHand',
  'mustAct',
  'mustDiscard',
  'notAScheme',
  'itsFighterIsGone',
  'nobodyInReach',
  'noAttackCard',
  'outOfReach',
  'notAnAttackCard',
  'notADefenseCard',
  'notForThisFighter',
  'attackCardNeeded',
  'notToMoveNow',
  'tooFar',
  'chooseOwnSpaceToStay',
  'compulsory',
  'notInThisCombat',
  'notAdjacent',
  ...HERO_REASONS,
] as const
export type Reason = (typeof REASONS)[number]
