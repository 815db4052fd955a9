// Why something is refused, and why a match ends.

export const REASONS = [
  'gameOver',
  'notYourDecision',
  'notNow',
  'notInMuster',
  'troopsLeft',
  'cityHere',
  'strongholdHere',
  'onMapEdge',
  'otherBaronHere',
  'noTroops',
  'alreadyPlaced',
  'notInHand',
  'areaFull',
  'tooManyTakeBacks',
  'notAnsweredYet',
  'spaceTaken',
  'spaceNotUsed',
  'cannotPay',
  'notForThisCard',
  'noPlaceForTroops',
  'notHere',
  'notReachable',
  'notToTake',
  'mustReachArea',
  'noSuchTarget',
  'tooWeakForSiege',
  'keepOneCard',
  'putAwayMore',
  'armyFull',
  'notNextTo',
  'otherNationality',
  'notNeeded',
  'tooFewDiscarded',
] as const
export type Reason = (typeof REASONS)[number]

export const RESULTS = ['citiesHeld', 'mostInfluence', 'lastBaron', 'nobodyWins'] as const
export type ResultReason = (typeof RESULTS)[number]
