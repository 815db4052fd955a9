// Berserk in English.

import { asking, isNumber, isOneOf, lister } from '@ludoteka/text-kit'
import { ABILITY_NAMES } from '../content/abilities.ts'
import { CARD_OR_HIDDEN } from '../rules/rows.ts'
import { TITLE } from '../title.ts'
import { ABILITIES_EN, CHOICES_EN, RULE_ABILITIES_EN } from './abilities.en.ts'
import { abilityText } from './abilityText.ts'
import { ACTIONS_AT_EN, ACTIONS_EN } from './actions.en.ts'
import { CARDS_EN } from './cards.en.ts'
import { KEYWORDS_EN } from './keywords.en.ts'
import { LOG_EN } from './log.en.ts'
import { topItem } from './stackTerms.ts'
import { TERMS_EN } from './terms.en.ts'
import type { Texts } from './types.ts'

const list = lister('en')
const card = isOneOf(CARD_OR_HIDDEN)
const ability = isOneOf(ABILITY_NAMES)
const SAID = { abilities: ABILITIES_EN, ruleAbilities: RULE_ABILITIES_EN }
const name = (of: (typeof CARD_OR_HIDDEN)[number]): string => (of === 'hidden' ? 'a hidden card' : CARDS_EN[of].name)

function stackQuestion(top: ReturnType<typeof topItem>): string {
  switch (top?.kind) {
    case undefined:
      return 'Respond, or pass.'
    case 'pause':
      return {
        ready: 'The turn begins: use an instant ability, or pass.',
        moved: 'A card has moved: use an instant ability, or pass.',
        ending: 'The turn is about to end: use an instant ability, or pass.',
      }[top.why]
    case 'strike':
      return `${name(top.card)} is about to strike ${list(top.targets.map(name))}: respond, or let it happen.`
    case 'defend':
      return `${name(top.card)} is about to step in as the defender: respond, or let it happen.`
    case 'ability': {
      const targets = top.targets.length > 0 ? ` on ${list(top.targets.map(name))}` : ''
      return `${name(top.card)} is about to use an ability${targets}: respond, or let it happen.`
    }
  }
}

const prompts: Texts['prompts'] = {
  'sides.choose': 'Choose: go first, or take one more crystal of each kind.',
  'recruit.squad': 'Recruit your squad, as far as your crystals go.',
  'place.cards': 'Place your squad face down on your half.',
  'prepare.hide': 'Choose the cards that stay hidden, or go on.',
  'prepare.attach': 'Place your symbiotes, parasites and equipment on their hosts.',
  'prepare.battleStart': 'Use an ability of the start of the battle, or pass.',
  'prepare.vanguard': 'Strike with Vanguard, or pass.',
  'turn.thirst': 'Still the thirst of your closed creatures, or let them stay closed.',
  'turn.effects': 'Choose the opening effect that happens next.',
  'turn.main': asking(
    'Move, act, or end your turn.',
    { turn: isNumber },
    ({ turn }) => `Turn ${turn}: move, act, or end your turn.`,
  ),
  'window.stack': terms => stackQuestion(topItem(terms)),
  'window.roll': 'The dice have been rolled: respond, or pass.',
  'window.wounds': 'Wounds are about to be inflicted: respond, or pass.',
  'window.wounded': 'Wounds have been inflicted: respond, or pass.',
  'triggers.put': 'Choose which ability goes on the stack next; the last one happens first.',
  'trigger.may': asking(
    'Use the ability?',
    { card, ability },
    terms => `${name(terms.card)}: use this ability? ${abilityText(SAID, terms.ability)}`,
  ),
  'declare.option': asking(
    'Choose what the ability does.',
    { card },
    terms => `${name(terms.card)}: choose what the ability does.`,
  ),
  'declare.target': asking('Choose a target.', { card }, terms => `${name(terms.card)}: choose a target.`),
  'declare.item': asking('Choose what to answer.', { card }, terms => `${name(terms.card)}: choose what to answer.`),
  'declare.cell': asking('Choose a cell.', { card }, terms => `${name(terms.card)}: choose a cell.`),
  'declare.onto': asking(
    'Choose who receives the wounds.',
    { card },
    terms => `${name(terms.card)}: choose who receives the wounds.`,
  ),
  'declare.x': asking('Choose X.', { card }, terms => `${name(terms.card)}: choose X.`),
  'declare.payer': asking(
    'Choose whose chip pays.',
    { left: isNumber },
    ({ left }) => `Choose whose chip pays; still to pay: ${left}.`,
  ),
  'effect.choose': asking(
    'Choose what happens.',
    { card },
    terms => `${name(terms.card)}: choose what happens to your attacked card.`,
  ),
  'effect.number': asking(
    'Choose a number.',
    { card, min: isNumber, max: isNumber },
    ({ card: of, min, max }) => `${name(of)}: choose a number from ${min} to ${max}.`,
  ),
  'effect.split': asking('Split the wounds.', { left: isNumber }, ({ left }) => `Split the wounds: ${left} left.`),
  'effect.place': asking('Choose a place.', { card }, terms => `Choose a place for ${name(terms.card)}.`),
  'effect.relocate': asking('Choose a cell.', { card }, terms => `Choose a cell beside ${name(terms.card)}.`),
  'effect.search': 'Search your deck: take a card, or nothing.',
  'effect.unity': asking(
    'Show cards with Unity from your deck, or stop.',
    { left: isNumber },
    ({ left }) => `Show a card with Unity from your deck (at most ${left}), or stop.`,
  ),
  'attack.keep': asking(
    'Choose which die to keep.',
    { card },
    terms => `${name(terms.card)} has rolled twice: choose which die to keep.`,
  ),
  'attack.reroll': 'Roll the die again, or let it be.',
  'wounds.replace': 'Choose which of the effects keeps the wounds off.',
  'heal.react': asking('React to the healing?', { card }, terms => `${name(terms.card)}: react to the healing?`),
  'card.attach': asking('Choose a host.', { card }, terms => `Choose a host for ${name(terms.card)}.`),
  'card.land': asking(
    'Choose a cell to land on.',
    { card },
    terms => `Choose a cell on which ${name(terms.card)} lands.`,
  ),
}

const reasons: Texts['reasons'] = {
  gameOver: 'The game is over.',
  notYourDecision: 'It is not your decision now.',
  notNow: 'That is not possible now.',
  deckTooSmall: 'A deck has at least 30 cards.',
  deckTooLarge: 'A deck has at most 50 cards.',
  tooManyCopies: 'A deck holds at most three cards of a name, five of one with Horde.',
  notInDeal: 'That card is not in your deal.',
  notInSquad: 'That card is not in your squad.',
  tooManyPutBacks: 'You have put cards back too often.',
  tooManyTakeBacks: 'You have changed your mind too often.',
  notReadyYet: 'You have not said that you are ready.',
  smallestDeal: 'A deal has at least one card.',
  uniqueTwice: 'A squad holds only one copy of a Unique card.',
  secondTerrain: 'A squad holds at most one terrain.',
  notTogether: 'Two cards of this squad cannot be taken together.',
  tooManyFlyers: 'At most 15 crystals may be spent on flyers.',
  tooFewGold: 'There is not enough gold for the elite cards.',
  tooFewCrystals: 'There are not enough crystals.',
  noCreatureRecruited: 'A squad needs a creature that is no symbiote.',
  notYourHalf: 'That cell is not on your half.',
  cellTaken: 'There is a card on that cell already.',
  lowerLevelFirst: 'Cells with a lower number must be filled first.',
  nothingPlaced: 'There is no card of yours on that cell.',
  placeAll: 'All cards of the squad must be placed.',
  cannotHide: 'That card cannot stay hidden.',
  notAHost: 'That card cannot be the host.',
  noBattleStart: 'That is no ability of battle start.',
  noVanguardStrike: 'That is no possible Vanguard strike.',
  cannotDrinkFrom: 'That creature cannot still the thirst.',
  notThirsty: 'That creature does not wait to drink.',
  notWaiting: 'That effect does not wait.',
  doesNotMove: 'That card does not move.',
  heldFast: 'That creature cannot move for now.',
  noUnitsLeft: 'That creature has no movement left.',
  movedAlready: 'That creature has already moved in this turn.',
  notOneStep: 'A step leads forward, backward, left or right to the next cell.',
  cellOccupied: 'That cell is occupied.',
  cannotJumpThere: 'It cannot jump there.',
  cannotTeleport: 'It cannot teleport there.',
  cannotDriftThere: 'It cannot drift there.',
  notAPartner: 'It cannot swap places with that card.',
  notYours: 'You do not control that card.',
  hiddenCard: 'That card is hidden.',
  notHidden: 'You have no such hidden card.',
  noCreature: 'That card is no creature.',
  closed: 'That card is closed.',
  actedAlready: 'That card has already acted.',
  actionPending: 'That card has declared an action that is not paid yet.',
  outOfReach: 'That target is out of reach.',
  mustAttackAnother: 'It must attack another card.',
  mustChooseAnother: 'It must choose another target.',
  mustAttackFirst: 'An obligatory attack must be made first.',
  noStrikeWaits: 'No simple strike waits.',
  ownStrike: 'Nobody can be assigned against a strike at an own card.',
  notOnYourTurn: 'A defender is assigned only in the opponent’s turn.',
  directedStrike: 'No defender can be assigned against this strike.',
  defendedAlready: 'A defender has already stepped in.',
  cannotDefendItself: 'The attacked card cannot defend itself.',
  cannotAct: 'That card cannot act now.',
  notAdjacentToBoth: 'A defender stands next to the attacker and to the attacked card.',
  wrongForFlight:
    'Only flyers defend flyers. Against a flyer others must stand next to the attacked card; against a ground creature flyers defend only flyers.',
  noSuchAbility: 'The card has no such ability.',
  wrongTiming: 'That ability cannot be used at this moment.',
  tooFewChips: 'There are not enough chips.',
  chipsFull: 'The card cannot hold more chips.',
  limitReached: 'The ability has been used as often as it may be.',
  conditionNotMet: 'The condition of the ability is not met.',
  notAllFlyers: 'The opponent has creatures that do not fly, or hidden cards.',
  rageOnlyClosed: 'Rage opens a closed card with a chip, in your own turn.',
  noTarget: 'There is no legal target, or nothing would happen.',
  illegalTarget: 'That is no legal target.',
  cannotAnswer: 'That cannot be answered.',
  noSuchOption: 'There is no such text.',
  noEffect: 'That could have no effect.',
  nameOne: 'Name at least one card.',
  noChipsThere: 'There are no chips for it on that card.',
  notTriggered: 'That ability does not wait.',
  noReroll: 'That die cannot be rolled again.',
  notApplicable: 'That effect does not apply.',
  notHealed: 'That card is not being healed.',
  outOfBounds: 'That number is not possible.',
  notNamed: 'That card was not named.',
  notBeside: 'That cell is not free or not beside it.',
  notInDeck: 'There is no such card in your deck.',
}

export const EN: Texts = {
  title: TITLE.en,
  seats: { one: 'Player A', two: 'Player B' },
  sides: { first: 'First player', second: 'Second player' },
  options: {
    firstGame: { name: 'First game: 10 gold and 10 silver each', values: { off: 'no', on: 'yes' } },
    stallLimit: { name: 'Draw after 30 turns without a wound', values: { on: 'yes', off: 'no' } },
  },
  warnings: {
    ownWounds: () => 'Your last creature dies of these wounds unless something prevents them: you would lose the game',
    ownStrike: percent => `Your last creature dies of this strike in ${percent}% of cases: you would lose the game`,
  },
  cards: CARDS_EN,
  abilities: ABILITIES_EN,
  choices: CHOICES_EN,
  ruleAbilities: RULE_ABILITIES_EN,
  keywords: KEYWORDS_EN,
  terms: TERMS_EN,
  prompts,
  actions: ACTIONS_EN,
  actionsAt: ACTIONS_AT_EN,
  log: LOG_EN,
  reasons,
  results: {
    noCreatureLeft: 'The loser has no creature left.',
    bothWipedOut: 'Both players have lost their last creature.',
    stalled: 'Thirty turns have passed without a wound.',
    turnLimit: 'Two hundred turns have passed.',
  },
  squadLeft: (left, of) => `${left} of ${of} left`,
  orders: {
    passWindows: {
      name: 'Pass in response windows',
      note: 'Passes whenever you could respond, unless you want to be asked.',
      settings: {
        stop: {
          name: 'Ask me',
          values: {
            never: 'never',
            attacksAtMyCards: 'on strikes at my cards',
            myCards: 'on everything aimed at my cards',
          },
        },
      },
    },
    passPauses: {
      name: 'Pass when nothing waits',
      note: 'Passes after movement, before the main phase and at the end of turns.',
    },
    passOwn: {
      name: 'Do not answer myself',
      note: 'Passes while what you have declared yourself is on top of the stack.',
    },
    anyOrder: { name: 'Any order', note: 'Takes triggers and opening effects in the order in which they are listed.' },
  },
  terminal: {
    turn: (turn, seat) => `Turn ${turn}: ${seat}`,
    hidden: 'hidden card',
    empty: 'no cards in play',
    squad: (seat, deck, graveyard) => `${seat}: deck ${deck}, graveyard ${graveyard}`,
    piece: (of, place, facts) => `${place}: ${[of, ...facts].join(', ')}`,
    life: n => `life ${n}`,
    closed: 'closed',
    chips: n => `chips ${n}`,
    poison: n => `poison ${n}`,
    extraZone: 'extra zone',
    on: host => `on ${host}`,
    waitingFor: seats => `Waiting for: ${list(seats)}`,
    spectator: 'You are a spectator.',
    own: (zone, cards) => `  ${zone === 'deal' ? 'Deal' : 'Squad'}: ${list(cards)}`,
  },
}
