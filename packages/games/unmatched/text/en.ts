// Unmatched in English.

import { asking, isNumber, isOneOf } from '@ludoteka/text-kit'
import { FIGHTERS, HAND_LIMIT } from '../content/fighters.ts'
import { ACTIONS_AT_EN, ACTIONS_EN, PAIR_ITEMS_EN } from './actions.en.ts'
import { CARDS_EN } from './cards.en.ts'
import { cards, health, spaces } from './counts.en.ts'
import { LOG_EN } from './log.en.ts'
import { list, NAMES_EN } from './names.en.ts'
import type { Texts } from './types.ts'

const fighter = isOneOf(FIGHTERS)
const NAMES = NAMES_EN.fighters

const prompts: Texts['prompts'] = {
  'setup.hero': 'Choose your hero.',
  'setup.sidekick': asking(
    'Choose a space in your hero’s zone for this sidekick.',
    { fighter },
    terms => `Choose a space in your hero’s zone for ${NAMES[terms.fighter].nominative}.`,
  ),
  'setup.size': 'Choose the size in which Alice begins.',
  'turn.gaze': 'Choose a fighter in Medusa’s zone to damage, or deal no damage.',
  'turn.action': 'Choose your action: maneuver, play a scheme or attack.',
  'turn.discard': asking(`Choose cards to discard until you hold ${HAND_LIMIT}.`, { left: isNumber }, ({ left }) =>
    left > 0 ? `Choose ${cards(left)} more to discard: you keep ${HAND_LIMIT}.` : 'Discard the cards you have chosen.',
  ),
  'maneuver.boost': 'Choose a card to boost the movement, or move without a boost.',
  'move.next': asking(
    'Choose a fighter to move, or finish moving.',
    { max: isNumber },
    ({ max }) => `Choose a fighter to move up to ${spaces(max)}, or finish moving.`,
  ),
  'move.to': asking(
    'Choose where the fighter goes; to stay, choose the space it is on.',
    { fighter, max: isNumber },
    terms =>
      `Move ${NAMES[terms.fighter].nominative} up to ${spaces(terms.max)}; to stay, choose the space you are on.`,
  ),
  'scheme.fighter': 'Choose the fighter who plays the scheme.',
  'attack.target': asking(
    'Choose the target of the attack.',
    { fighter },
    terms => `Choose whom ${NAMES[terms.fighter].nominative} attacks.`,
  ),
  'attack.card': 'Choose the attack card to lay face down.',
  'attack.boost': 'Choose a second card to boost King Arthur’s attack, or attack without it.',
  'attack.defense': 'Choose a defense card to lay face down, or play none.',
  'effect.boost': 'Choose a card to boost the attack, or leave it as it is.',
  'effect.combatant': 'Choose which of the two fighters to move.',
  'effect.place': asking(
    'Choose the space to place the fighter on.',
    { fighter },
    terms => `Choose the space to place ${NAMES[terms.fighter].nominative} on.`,
  ),
  'effect.jaws': 'Choose a fighter adjacent to the Jabberwock to take the damage.',
  'effect.glance': 'Choose a fighter in Medusa’s zone to take the damage.',
  'effect.spirits': 'Choose a space in Merlin’s zone.',
  'effect.spiritsNext': 'Choose a second space, adjacent to the first.',
  'effect.pair': 'Choose two things to do and their order.',
  'effect.opponentDiscards': 'Choose a card from your hand to discard.',
  'effect.lookAndDiscard': 'Choose a card from your opponent’s hand to be discarded.',
  'effect.prophecyTake': asking(
    'Choose a card to take into your hand.',
    { left: isNumber },
    ({ left }) => `Choose ${cards(left)} to take into your hand.`,
  ),
  'effect.prophecyReturn': 'Choose the card to put back on the deck first; the last one ends up on top.',
}

const reasons: Texts['reasons'] = {
  gameOver: 'The game is over.',
  notYourDecision: 'It is not your decision now.',
  notNow: 'That is not possible now.',
  heroTaken: 'That hero is taken.',
  otherBoard: 'That space is on the other board.',
  spaceTaken: 'That space is taken.',
  startSpaceNeeded: 'Another hero will start on that space.',
  outsideHerosZone: 'That space is not in your hero’s zone.',
  fighterDefeated: 'That fighter is not on the board.',
  friendlyFighter: 'That fighter is on your side.',
  notYourFighter: 'That is not your fighter.',
  outsideMedusasZone: 'That is not in Medusa’s zone.',
  handLimitReached: 'You are within the hand limit: no more cards to discard.',
  notInHand: 'That card is not in the hand.',
  mustAct: 'You must take both actions of your turn.',
  mustDiscard: 'You are over the hand limit: choose cards to discard.',
  notAScheme: 'That is not a scheme card.',
  itsFighterIsGone: 'The fighter who could use that card is defeated.',
  nobodyInReach: 'That fighter has nobody in reach.',
  noAttackCard: 'You have no card that fighter could attack with.',
  outOfReach: 'That target is out of reach.',
  notAnAttackCard: 'You cannot attack with that card.',
  notADefenseCard: 'You cannot defend with that card.',
  notForThisFighter: 'This fighter may not use that card.',
  attackCardNeeded: 'You have declared an attack: lay an attack card.',
  notToMoveNow: 'That fighter does not move now.',
  tooFar: 'That space is too far, or the way is blocked.',
  chooseOwnSpaceToStay: 'To stay, choose the fighter’s own space.',
  compulsory: 'This effect is compulsory.',
  notInThisCombat: 'That fighter is not in this combat.',
  notNextToJabberwock: 'That fighter is not adjacent to the Jabberwock.',
  outsideMerlinsZone: 'That space is not in Merlin’s zone.',
  notAdjacent: 'That space is not adjacent to the first.',
  notAmongTheCards: 'That card is not among the cards you are looking at.',
}

export const EN: Texts = {
  ...NAMES_EN,
  cards: CARDS_EN,
  pairItems: PAIR_ITEMS_EN,
  prompts,
  actions: ACTIONS_EN,
  actionsAt: ACTIONS_AT_EN,
  log: LOG_EN,
  reasons,
  results: {
    heroesDefeated: 'The losing side has no hero left.',
    bothHeroesDefeated: 'The heroes of both sides fell together; the side whose turn it was wins.',
  },
  facts: {
    board: 'the battlefield',
    first: 'the seat that goes first',
    doubleTeam: 'the team whose two seats one person plays',
    hero: 'the hero of each seat',
    at: 'the space of each fighter',
    health: 'the health of each fighter',
    turnStart: 'the space of each fighter when the turn began',
    size: 'Alice’s size',
    turn: 'the seat whose turn it is',
    actionsLeft: 'actions left in this turn',
    combat: 'the combat under way',
  },
  warnings: {
    exhaustion: () => 'Your deck is empty: exhaustion defeats your hero, and you lose the game',
    exhaustionAfterCombat: () =>
      'Your deck is empty and this card draws: unless the combat goes your way first, your hero falls and you lose the game',
    ownHero: () => 'This defeats your own hero: you lose the game',
    attack: percent =>
      percent >= 100
        ? 'Your hero does not survive this attack, whatever card it is: you lose the game'
        : `By the cards you have not seen, this attack defeats your hero in ${percent}% of cases: you would lose the game`,
  },
  orders: {
    noDefenseForSidekicks: {
      name: 'Don’t defend sidekicks',
      note: 'When a sidekick of yours is attacked, you play no defense card. For your hero you always decide yourself.',
    },
  },
  healthLeft: n => (n > 0 ? `${health(n)} left` : 'defeated'),
  terminal: {
    turn: player => `Turn: ${player}`,
    actionsLeft: n => `actions left: ${n}`,
    cards: (hand, deck, discard) => `hand ${hand}, deck ${deck}, discard pile ${discard}`,
    defeated: 'defeated',
    handOf: player => `Hand, ${player}:`,
    onTable: (player, faceUp, faceDown) =>
      `On the table, ${player}: ${list([...faceUp, ...(faceDown > 0 ? [`${cards(faceDown)} face down`] : [])])}`,
    zones: 'Zones',
    waitingFor: players => `Waiting for: ${list(players)}`,
    spectator: 'You are a spectator.',
  },
}
