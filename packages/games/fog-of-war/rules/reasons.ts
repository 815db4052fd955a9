// Every reason for which something is refused; texts and coverage are made from this list.

export const REASONS = [
  'gameOver',
  'notYourDecision',
  'notNow',
  'notDrawn', // 1.4 you have not drawn this objective
  'notInDeck', // 1.9 no such card in the starting deck
  'oneDefenceEach', // 1.9 at most one card per province
  'threeDefences', // 1.9 at most three cards
  'notInHand', // you do not hold this card
  'noPlaceForCards', // 2.3.1 there is nowhere a card could go
  'placeInstead', // 2.9 a card is discarded only if none can be placed
  'chooseCardsFirst', // cards first, then the place
  'placeCardsFirst', // the chosen cards must be placed before anything else
  'enemyProvince', // 4.1 neither yours nor neutral
  'noSupply', // 0.9 your province is without supply
  'quagmireThere', // 4.1 use the reinforcement of quagmires
  'yourProvince', // 4.2 you control it already
  'plannedAlready', // 0.5 your card of this province is on the wheel
  'yourQuagmire', // 0.5 your card of this province lies in a quagmire
  'neutralSoviet', // 2.6 the Allies never attack the neutral USSR
  'slotEmpty', // no operation in this slot
  'notReady', // 4.5.1 the position is not launchable
  'targetInQuagmire', // 4.5.4
  'noOrigin', // 4.5.4 no supplied province of yours may attack the target
  'noQuagmire', // 4.6 there is no quagmire
  'notConnected', // 4.6 the defender's province touches no supply
  'noOriginForQuagmire', // 4.6 the attacker has no origin
  'owesCard', // 2.9 play at least one card first
  'tooFewTokens', // 2.4.2 not enough ready tokens
  'nothingToName', // 2.3.2 there is no stack to look at
  'nothingThere', // 2.4.1 an empty stack
  'noIntelAtNewOp', // 2.4
  'alliesOnly', // 2.4 only the Allies look at the objectives
  'closingStage', // 2.4.2 only cheap intel is left
  'notAnOrigin', // 4.5.4
  'notInBattle', // 6.1.3, 6.4.2 no such card fights here
  'paysTooLittle', // 6.1.3, 6.4.2
  'notLost', // 3.5.1 no such card in the loss pile
  'levelFull', // 3.5.2
  'axisOnly', // 3.5.4
  'tooFewPoints', // 3.5
  'onlyVictoryPoints', // 3.11.1 nothing else is bought at the end of 1944
  'noCardsThere', // 3.6
  'noRecallFromQuagmire', // 3.6
  'notAmongTheCards', // 3.6
  'recallOne', // 3.6 take back at least one card from the place you have named
] as const
export type Reason = (typeof REASONS)[number]

/** Every reason for which a match ends. */
export const RESULTS = ['seventyPoints', 'berlinAndRuhr', 'objectivesHeld', 'objectivesMissed'] as const
export type ResultReason = (typeof RESULTS)[number]
