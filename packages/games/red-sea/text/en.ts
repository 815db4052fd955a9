// Red Sea in English.

import { asking, isNumber, isOneOf } from '@ludoteka/text-kit'
import { CARDS } from '../content/cards.ts'
import { AUTOMATIC_VICTORY, PICK_BUDGET } from '../content/tracks.ts'
import { ACTIONS_AT_EN, ACTIONS_EN } from './actions.en.ts'
import { CARDS_EN } from './cards.en.ts'
import { LOG_EN } from './log.en.ts'
import type { Texts } from './types.ts'
import { cards, countries, influence, list, NAMES_EN, ops, quoted, rolls } from './words.en.ts'

const left = isNumber

const prompts: Texts['prompts'] = {
  'setup.bid': 'Write a secret bid: a side and a number.',
  'setup.bonus': asking(
    'Choose a country for your extra influence.',
    { left },
    terms => `Choose where your extra influence goes: ${terms.left} left.`,
  ),
  'setup.pick': asking(
    `Choose cards of the base game, up to ${PICK_BUDGET} Ops in all.`,
    { left },
    terms => `Choose cards of the base game: ${terms.left} of ${ops(PICK_BUDGET)} left.`,
  ),
  'headline.choose': 'Choose your headline in secret.',
  'headline.probe': 'Your probe is on its way: choose a country to remove 1 opponent influence from.',
  'actionRound.play': 'Play a card: its event, its operations or the Space Race.',
  'actionRound.order': asking(
    'Choose what comes first: the opponent’s event or your operation.',
    { card: isOneOf(CARDS), value: isNumber },
    ({ card, value }) => `What comes first: the event “${CARDS_EN[card].name}”, or your operation of ${ops(value)}?`,
  ),
  'actionRound.extra': 'Choose whether to take the extra action round.',
  'operation.kind': asking(
    'Choose the operation: place influence, realign or attempt a coup.',
    { value: isNumber },
    ({ value }) => `Choose the operation for your ${ops(value)}: place influence, realign or attempt a coup.`,
  ),
  'place.influence': asking('Choose where to place influence.', { left, of: isNumber, inAfrica: isNumber }, terms =>
    terms.left === 0
      ? 'All your influence is placed.'
      : `Place influence: ${terms.left} of ${ops(terms.of)} left${terms.inAfrica < terms.left ? `, ${terms.inAfrica} in Africa` : ''}.`,
  ),
  'realign.target': asking(
    'Choose the country to realign.',
    { left },
    terms => `Choose the country to realign: ${rolls(terms.left)} left.`,
  ),
  'coup.target': asking(
    'Choose the country for the coup.',
    { value: isNumber },
    ({ value }) => `Choose the country for the coup with ${ops(value)}.`,
  ),
  'dice.throw': 'Roll your die, or set it to 1 or 6.',
  'event.add': asking('Choose where to add influence.', { left, each: isNumber }, terms =>
    terms.left === 0
      ? 'All the influence is placed.'
      : `Choose where to add influence: ${influence(terms.left * terms.each)} left.`,
  ),
  'event.remove': asking('Choose where to remove opponent influence.', { left, each: isNumber }, terms =>
    terms.left === 0
      ? 'All the influence is removed.'
      : `Choose where to remove opponent influence: ${terms.left * terms.each} left.`,
  ),
  'event.clear': asking('Choose the country that loses all opponent influence.', { left }, terms =>
    terms.left > 1
      ? `Choose a country that loses all opponent influence: ${countries(terms.left)} left.`
      : 'Choose the country that loses all opponent influence.',
  ),
  'event.nyet': 'Choose a country in each region that loses all opponent influence.',
  'event.centcom': 'Choose the country CENTCOM protects.',
  'event.separatists': 'Choose the country in which to draw level.',
  'event.relief': 'Choose the country that receives help.',
  'event.famine': 'Choose the first of two adjacent countries for Famine.',
  'event.famineNext': 'Choose an adjacent country for Famine.',
  'event.moveFrom': 'Choose the country to move influence out of, or move nothing.',
  'event.moveTo': asking('Choose where the influence goes, or finish.', { left }, terms =>
    terms.left === 0
      ? 'All the influence has moved.'
      : `Choose where the influence goes (${terms.left} left), or finish.`,
  ),
  'event.shiftDefcon': 'Choose whether DEFCON rises or falls.',
  'event.goFirst': 'Choose whether to go first this turn.',
  'event.discardOwn': asking('Choose a card from your hand to discard.', { left }, terms =>
    terms.left > 1
      ? `Choose ${cards(terms.left)} from your hand to discard.`
      : 'Choose a card from your hand to discard.',
  ),
  'event.takeDiscard': 'Choose a card of the discard pile to take into your hand.',
  'event.unity': 'Choose a card with an opponent’s event to discard.',
  'event.mengistu': 'Choose an opponent’s event from your hand to play as your own, or none.',
  'event.vance': 'Choose which of the two cards is discarded.',
  'event.brushWar': 'Choose the country to attack.',
  'event.giveCard': 'Choose which of your highest cards to give.',
  'event.ames': 'Choose a card of the open hand to be discarded.',
  'event.tehran': 'Choose cards to discard; the rest goes back into the deck.',
  'event.wargames': 'Choose whether to give the points and end the game.',
}

const reasons: Texts['reasons'] = {
  gameOver: 'The game is over.',
  notYourDecision: 'It is not your decision now.',
  notNow: 'That is not possible now.',
  notACountry: 'The Strategic Sea Lanes are not a country.',
  noInfluenceThere: 'You have no influence there.',
  fullThere: 'No more extra influence fits there.',
  notToBeChosen: 'That card is not among those to choose from.',
  pickTooExpensive: 'You do not have enough Ops left for that card.',
  autonomyNoHeadline: 'Romanian Autonomy cannot be a headline.',
  autonomyNoDiscard: 'Romanian Autonomy is not part of a hand and cannot be discarded.',
  autonomyNotYours: 'Your opponent holds Romanian Autonomy.',
  autonomyFaceDown: 'Romanian Autonomy lies face down until the end of the turn.',
  notInHand: 'That card is not in the hand.',
  mustPlay: 'You must play a card.',
  scoringCardsFirst: 'Your scoring cards need all the action rounds you have left.',
  mustScoreNow: 'You have shown a scoring card and must play one now.',
  trapped: 'You are caught in the Bear Trap.',
  missileEnvyFirst: 'You must use Missile Envy in this action round.',
  onlyToBeScored: 'A scoring card can only be scored.',
  notAScoringCard: 'That is not a scoring card.',
  hasNoEvent: 'Romanian Autonomy has no event.',
  opponentsEvent: 'That is your opponent’s event.',
  eventImpossible: 'That event is impossible now.',
  cannotDiscard: 'You cannot simply discard a card.',
  lastBoxReached: 'You have reached the last box of the Space Race.',
  attemptUsed: 'You have made your attempt in the Space Race this turn.',
  tooFewOps: 'That card is not worth enough Ops.',
  noTarget: 'There is no country where that is possible.',
  notForTheSpaceRace: 'Operations given by an event cannot go to the Space Race.',
  mustSpend: 'Operations points must be spent while that is possible.',
  outOfReach: 'You had no influence there or next to it when the action round began.',
  tooExpensive: 'You do not have enough Ops left for that space.',
  lessInAfrica: 'With influence in Africa this operation is worth less, and that would exceed it.',
  noOpponentInfluence: 'Your opponent has no influence there.',
  defconForbids: 'At this DEFCON level that is banned in the Middle East.',
  protectedByCentcom: 'CENTCOM protects that country.',
  outsideTheRegion: 'That country is not in the region of the event.',
  alreadyRolled: 'You have already realigned that country with this event.',
  noFamineThere: 'There is no Famine marker.',
  compulsory: 'The event says what must be done.',
  notForThisEvent: 'The event does not reach that space.',
  enoughThere: 'The event allows no more there.',
  eventUsedUp: 'The event gives nothing more: finish it.',
  notBothSidesThere: 'Not both sides have influence there.',
  isBattleground: 'That is a battleground.',
  opponentNotStronger: 'Your opponent does not have more influence there.',
  notAdjacent: 'That country is not adjacent to the first.',
  sameCountry: 'The influence comes from that country.',
  nothingToMove: 'There is nothing more to move.',
  tooStable: 'That country is too stable.',
  notAnOpponentsCard: 'That card has no event of your opponent.',
  notInDiscard: 'That card is not in the discard pile.',
  scoringCardStays: 'Scoring cards do not change hands.',
  notTheHighest: 'That is not the card of the highest value.',
  notAmongTheCards: 'That card is not among the cards looked at.',
}

const facts: Texts['facts'] = {
  usSeat: 'the seat that plays the US',
  turn: 'the turn',
  actionRound: 'the action round: 0 in the Headline Phase, 8 for an extra one',
  active: 'the active player',
  first: 'who goes first in each action round',
  defcon: 'DEFCON',
  vp: 'victory points: above zero the US is ahead, below zero the USSR',
  militaryOperations: 'Military Operations of each side',
  spaceBox: 'the box of each side in the Space Race',
  spaceAttempted: 'who has tried the Space Race this turn',
  usInfluence: 'influence of the US',
  ussrInfluence: 'influence of the USSR',
  usReach: 'where the US could place influence when the action round began',
  ussrReach: 'where the USSR could place influence when the action round began',
  startControl: 'who controlled each space when the action round began',
  startVp: 'victory points when the action round began',
  autonomyFaceUp: `${quoted('romanianAutonomy')} lies face up`,
  die: 'the last die of each side',
  events: 'the events that have happened, in their order',
  derg: `${quoted('theDerg')}: the stability of Ethiopia is raised`,
  centcom: `the country that each side’s ${quoted('centcom')} protects`,
  famine: 'the countries with a famine marker',
  bearTrap: `who is caught in ${quoted('bearTrap')}`,
  mustScore: `who must play a scoring card next (${quoted('stagflation')})`,
  owesMissileEnvy: `who must play ${quoted('missileEnvy')} next`,
  economics: `who suffers from ${quoted('albanoStalinistEconomics')} this turn`,
  afghanistan: `who suffers from ${quoted('afghanistanInvasion')} this turn`,
  amharic: `whom ${quoted('voiceOfAmericaInAmharic')} helps this turn`,
  t62s: `whom ${quoted('t62sAndKalashnikovs')} helps this turn`,
  brezhnev: `whom ${quoted('brezhnevDoctrine')} helps this turn`,
  nasserism: `whom ${quoted('nasserism')} helps this turn`,
  carter: `whom ${quoted('carterDoctrine')} helps this turn`,
  yuri: `whom ${quoted('yuriAndSamantha')} helps this turn`,
  salt: `${quoted('saltNegotiations')} is in force this turn`,
  indianOcean: `${quoted('indianOceanZoneOfPeace')} is in force this turn`,
  openHand: `whose hand lies open to the opponent (${quoted('aldrichAmesRemix')})`,
  directiveRound: `who has an extra action round from ${quoted('presidentialDirective30')}`,
  oilRound: `who has an extra action round from ${quoted('northSeaOil')}`,
}

export const EN: Texts = {
  ...NAMES_EN,
  cards: CARDS_EN,
  prompts,
  actions: ACTIONS_EN,
  actionsAt: ACTIONS_AT_EN,
  log: LOG_EN,
  reasons,
  facts,
  results: {
    victoryPoints: 'The marker has reached 10 victory points.',
    flashpoints: 'One side controls Ethiopia, Somalia and more African countries than the other.',
    nuclearWar: 'Nuclear war: the active player has lost.',
    scoringCardHeld: 'A scoring card was left unplayed.',
    finalScoring: 'Final scoring decided it.',
    wargames: '“Wargames” ended the game, and the marker decided.',
  },
  warnings: {
    itself: () => 'Nuclear war for certain: you lose the game',
    chance: percent => `Nuclear war in ${percent}% of cases: you would lose the game`,
    opponent: percent =>
      percent >= 100
        ? 'The opponent may lower DEFCON to 1: you would lose the game'
        : `The opponent may lower DEFCON to 1 in ${percent}% of cases: you would lose the game`,
    otherHeadline: () => 'After the other headline this one may lower DEFCON to 1: you would lose the game',
    afterCoup: () => 'The event after this coup may lower DEFCON to 1: you would lose the game',
    points: () => `The opponent reaches ${AUTOMATIC_VICTORY} victory points: you lose the game`,
    flashpoints: () => 'The opponent holds both flashpoints and more of Africa: you lose the game',
    scoringHeadline: () =>
      'By this scoring the opponent wins, unless the other headline changes the map first: you would lose the game',
    wargames: () => 'The opponent would be ahead on the marker: you lose the game',
    lastRound: () =>
      'No action round is left after this one, and the final scoring goes to the opponent: you lose the game',
  },
  terminal: {
    turn: (turn, round) => `Turn ${turn}, action round ${round}`,
    headlinePhase: 'Headline Phase',
    deck: (deck, discard, removed) => `Deck ${deck}, discard pile ${discard}, out of the game ${removed}`,
    handCount: (side, n) => `${side}: hand ${n}`,
    autonomy: (side, faceUp) => `Romanian Autonomy: ${side}, face ${faceUp ? 'up' : 'down'}`,
    inPlay: cards => `Being played: ${list(cards)}`,
    beside: cards => `In force: ${list(cards)}`,
    handOf: side => `Hand, ${side}:`,
    famine: 'Famine',
    protectedBy: 'CENTCOM',
    legend: '* battleground, ! flashpoint, number: stability, [ ]: control',
    waitingFor: sides => `Waiting for: ${list(sides)}`,
    spectator: 'You are a spectator.',
  },
}
