// Every reason for which something is refused; texts and coverage are made from this list.

import type { Refusal } from '@ludoteka/kernel'

export const REASONS = [
  'gameOver',
  'notYourDecision',
  'notNow',
  'notACountry',
  'noInfluenceThere',
  'fullThere',
  'notToBeChosen',
  'pickTooExpensive',
  'autonomyNoHeadline',
  'autonomyNoDiscard',
  'autonomyNotYours',
  'autonomyFaceDown',
  'notInHand',
  'mustPlay',
  'scoringCardsFirst',
  'mustScoreNow',
  'trapped',
  'missileEnvyFirst',
  'onlyToBeScored',
  'notAScoringCard',
  'hasNoEvent',
  'opponentsEvent',
  'eventImpossible',
  'cannotDiscard',
  'lastBoxReached',
  'attemptUsed',
  'tooFewOps',
  'noTarget',
  'notForTheSpaceRace',
  'mustSpend',
  'outOfReach',
  'tooExpensive',
  'lessInAfrica',
  'noOpponentInfluence',
  'defconForbids',
  'protectedByCentcom',
  'outsideTheRegion',
  'alreadyRolled',
  'noFamineThere',
  'compulsory',
  'notForThisEvent',
  'enoughThere',
  'eventUsedUp',
  'notBothSidesThere',
  'isBattleground',
  'opponentNotStronger',
  'notAdjacent',
  'sameCountry',
  'nothingToMove',
  'tooStable',
  'notAnOpponentsCard',
  'notInDiscard',
  'scoringCardStays',
  'notTheHighest',
  'notAmongTheCards',
] as const
export type Reason = (typeof REASONS)[number]

export function noWayOut(rule: string, reason: Reason): Readonly<Record<'done' | 'decline', Refusal>> {
  return { done: { rule, reason }, decline: { rule, reason } }
}

/** 7.6: what an event says is done unless it says "may". */
export const COMPULSORY = noWayOut('7.6', 'compulsory')
