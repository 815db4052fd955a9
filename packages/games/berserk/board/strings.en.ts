// The board's own texts in English.

import { lister } from '@ludoteka/text-kit'
import { TITLE } from '../title.ts'
import type { BoardText } from './strings.ts'

const list = lister('en')
const many = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`

export const EN: BoardText = {
  board: 'The court',
  hiddenCard: 'Hidden card',
  ownHidden: card => `${card} (hidden)`,
  named: (card, cell) => `${card} (${cell})`,
  emptyCell: 'empty',
  cell: cell => `Cell ${cell}`,
  extraZone: 'extra zone',
  yours: 'yours',
  life: (now, full) => `life ${now} of ${full}`,
  strike: values => `strike ${values.join('–')}`,
  steps: (left, of) => `movement ${left} of ${of}`,
  flies: 'flies',
  closed: 'closed',
  acted: 'has acted',
  wounds: n => many(n, 'wound', 'wounds'),
  chips: n => many(n, 'chip', 'chips'),
  poison: n => `poison ${n}`,
  effects: n => many(n, 'lasting effect', 'lasting effects'),
  carries: names => `carries ${list(names)}`,
  cost: (n, isElite) => `costs ${n} ${isElite ? 'gold' : 'crystals'}`,
  offers: {
    target: 'choose as the target',
    defend: 'name as the defender',
    reveal: 'reveal',
    payer: 'pay with its chip',
    assign: 'give it a wound',
    react: 'react to its healing',
    host: 'make it the host',
    reroll: 'roll its die again',
    abstain: 'let it go thirsty',
    cell: 'choose this cell',
    hide: 'keep this card hidden',
    unplace: 'take this card back',
    move: 'move here',
    jump: 'jump here',
    teleport: 'teleport here',
    drift: 'drift here',
    strike: 'strike it',
    manoeuvre: 'swap places with it',
    attach: 'place the card onto it',
    thirst: 'drink from it',
    take: 'take into the squad',
    putBack: 'put back',
    search: 'take from the deck',
    place: 'place the card here',
    choose: 'choose what it does',
    targetItem: 'answer this',
  },
  deeds: {
    target: card => `Target: ${card}`,
    defend: card => `${card} steps in as the defender`,
    reveal: card => `Reveal ${card}`,
    payer: card => `Pay with a chip of ${card}`,
    assign: card => `A wound for ${card}`,
    react: card => `React to the healing of ${card}`,
    host: card => `Onto ${card}`,
    reroll: card => `Roll the die of ${card} again`,
    abstain: card => `${card} goes thirsty and stays closed`,
  },
  doneTo: {
    strike: (card, target) => `${card} strikes ${target}`,
    manoeuvre: (card, target) => `${card} swaps places with ${target}`,
    attach: (card, target) => `${card} onto ${target}`,
    thirst: (card, target) => `${card} drinks from ${target}`,
  },
  goes: {
    move: (card, cell) => `${card} moves to ${cell}`,
    jump: (card, cell) => `${card} jumps to ${cell}`,
    teleport: (card, cell) => `${card} teleports to ${cell}`,
    drift: (card, cell) => `${card} drifts to ${cell}`,
  },
  use: (card, ability) => `${card}: ${ability}`,
  openings: { regeneration: 'Regeneration', poison: 'Poison', fading: 'Fading' },
  place: (card, cell) => `${card} onto ${cell}`,
  hide: card => `Keep ${card} hidden`,

  camp: 'Your camp',
  farCamp: 'The other camp',
  deck: 'Deck',
  graveyard: 'Graveyard',
  graveyardOf: seat => `Graveyard of ${seat}`,
  count: (what, n) => `${what}: ${n}`,

  stack: 'Stack',
  stackNext: 'happens next',
  itemKinds: {
    strike: 'Simple strike',
    defend: 'Defender',
    ability: 'Ability',
    pause: 'Pause',
  },
  pauses: {
    ready: 'The turn begins',
    moved: 'A card has moved',
    ending: 'The turn is ending',
  },
  list,
  itemAt: targets => `at ${list(targets)}`,
  windowItems: {
    roll: (who, targets) => (who ? `The dice of ${who} against ${targets}` : 'The dice'),
    wounds: (who, targets) => (who ? `${who} is about to wound ${targets}` : `Wounds are coming for ${targets}`),
    wounded: (who, targets) => (who ? `${who} has wounded ${targets}` : `Fresh wounds: ${targets}`),
  },
  onlyToReveal: 'You are asked because you have a hidden card, which you could reveal now.',
  mayDefend: 'A glowing creature may take the blow in place of the target.',
  pauseHint: 'The stack is empty. If everybody passes, the game goes on.',
  thrown: (kind, grade, wounds) => {
    if (kind === 'bothMiss') return 'both miss'
    const blow = kind === 'counter' ? 'the target strikes back' : grade === 'none' ? 'a hit' : `a ${grade} hit`
    return `${blow}, ${many(wounds, 'wound', 'wounds')}`
  },
  outlook: thrown => `As the dice lie: ${thrown}.`,
  blow: (who, target, strength) => `${who} strikes ${target} with strength ${strength}.`,
  notAsked: {
    own: 'Don’t ask about my own',
    pauses: 'Don’t ask in pauses',
    turn: 'Don’t ask this turn',
    order: 'Don’t ask for the order',
  },
  blocked: 'blocked',
  answerItem: what => `Answer: ${what}`,
  waitingTriggers: 'Which goes on the stack next? The last one happens first.',

  duel: 'Attack',
  attackDie: 'Attack',
  defenceDie: 'Defence',
  plainDie: 'Die',
  modifier: n => (n > 0 ? `+${n}` : `−${-n}`),
  keepDie: (face, thrown) => `Keep the ${face}${thrown ? `: ${thrown}` : ''}`,
  rollAgain: 'Roll again',
  notFighting: 'does not fight back',
  hit: (grade, strength) => `${grade} strike: ${strength}`,
  counter: strength => `Counter-strike: ${strength}`,
  bothMiss: 'Both miss',

  hurts: percent => `${percent} % to wound it`,
  kills: percent => `${percent} % to kill it`,
  isHurt: percent => `${percent} % to be struck back`,
  forecastNote: 'Before re-rolls, defenders and responses.',
  unknownForecast: 'A hidden card is revealed first; nobody can tell what it does.',
  inVain: 'The card is protected: this will do nothing to it.',
  end: (kind, grade, wounds, percent) =>
    kind === 'bothMiss'
      ? `${percent} % both miss`
      : kind === 'counter'
        ? `${percent} % struck back for ${wounds}`
        : [`${percent} %${grade && ` ${grade.toLowerCase()}`}`, many(wounds, 'wound', 'wounds')].join(': '),

  gained: 'gained',
  actions: 'What it can do now',
  leave: 'Leave',
  onlyOwnInReach: 'Its strike reaches only cards of your own.',
  pickTarget: ({ hasCells, deed, isAlso }) => {
    const what = { strike: 'strike', manoeuvre: 'swap places with', attach: 'place it on', thirst: 'drink from' }
    const ways = [...(hasCells ? ['cell to move'] : []), ...(deed ? [`card to ${what[deed]}`] : [])]
    return `${isAlso ? 'Or choose' : 'Choose'} a glowing ${ways.join(', or a glowing ')}.`
  },

  turn: n => `Turn ${n}`,
  phases: {
    sides: 'Who is First?',
    prepare: 'Preparation',
  },
  lastCreature: isYours => (isYours ? 'Your last creature!' : 'The opponent’s last creature!'),
  drawIn: turns => `A draw after ${many(turns, 'more turn', 'more turns')} without a wound`,

  sides: {
    first: { name: 'First player', note: 'Moves first. The squad fills the middle of its half before the flanks.' },
    second: {
      name: 'Second player',
      note: 'May use the whole front row, and keep the third row hidden until its first turn.',
    },
  },

  draft: 'Recruiting',
  deal: 'Dealt to you',
  inSquad: (n, of) => `${n} of ${of} in your squad`,
  gold: 'Gold',
  silver: 'Silver',
  crystals: (left, of) => `${left} of ${of} left`,
  overspent: 'too much spent',
  elements: (names, penalty) => `${list(names)}: ${penalty} gold less, 1 for each element after the first.`,
  oneElement: 'The first element is free; each further one costs 1 gold.',
  flyers: (spent, of) => `Flyers: ${spent} of at most ${of} crystals.`,
  eliteNote: 'Gold crystals pay for every card, silver ones only for those with a silver cost.',
  squadReady: 'This squad may go to battle.',
  squadMayGrow: 'This squad may go to battle, but there are crystals for more. What is left is lost.',
  cheaper: (price, from) => `costs ${price} instead of ${from}`,
  newElement: gold => `${gold} gold more for a new element`,
  unfit: { tooDear: 'too dear now', together: 'not with this squad' },
  redeal: 'Redeal: −1 card',

  toPlace: 'Still to place',
  allPlaced: 'Everybody stands. Choose a card to take it back.',
  chooseHidden: 'Choose the glowing cards that shall stay hidden; all others are revealed.',
  nothingToHide: 'None of your cards can stay hidden: all are revealed.',
  nothingMoreToHide: 'No more cards of yours can stay hidden: all others are revealed.',
  chooseCard: 'Choose a card to place.',
  pickCard: 'pick it up',
  chooseCell: 'Now choose a glowing cell.',
  level: n => `filled ${['first', 'second', 'third'][n - 1] ?? n}`,
  levelsNote: 'The upper row faces the enemy. Cells with a lower number are filled first.',
  mapNote: 'The upper row faces the enemy. Bright cells are filled before dark ones.',
  placeNotes: {
    extra: 'It leaves its cell for the extra zone when the cards are revealed.',
    attached: 'It goes onto another card when the cards are revealed.',
  },
  waitsForOther: 'Your part is done. The other player still decides.',

  fromDeck: 'Cards of your deck',
  hiddenHand: 'You are watching: hidden cards stay hidden.',
  sideNames: { first: 'First', second: 'Second' },
  creatures: n => many(n, 'creature', 'creatures'),
  hiddenCards: 'hidden',

  hints: {
    'sides.choose': 'Moving first is an attack; a crystal more of each kind is a stronger squad.',
    'recruit.squad': 'Choose a card to take it, and again to put it back.',
    'place.cards': 'Strikes reach the next cell only: strong creatures in front, archers behind.',
    'prepare.hide': 'A hidden card may be revealed at any time.',
    'prepare.attach': 'Choose the card, then its host.',
    'turn.main': 'Choose a creature of yours, then a glowing cell, a glowing enemy or one of its abilities.',
    'window.stack': 'If everybody passes, the uppermost of the stack happens.',
    'window.roll': 'An ability can still change the dice.',
    'declare.target': 'Glowing cards are legal targets.',
  },
  howTo: {
    title: `${TITLE.en}: how to play`,
    goal: 'Two squads meet on a court of thirty cells. Whoever has no creature left has lost.',
    sections: [
      {
        picture: 'squad',
        heading: 'Recruit a squad',
        text: 'You are dealt 15 cards of your deck. Cards with a gold cost take gold crystals, all others gold or silver. Every element after the first costs one gold. What you do not take goes back into the deck.',
      },
      {
        picture: 'court',
        heading: 'Place it',
        text: 'Your half has three rows. Cards are placed face down, the middle first, then the flanks. Flyers and terrain move to the extra zone beside the court, symbiotes and equipment onto their hosts. The Second player may keep the third row hidden.',
      },
      {
        picture: 'card',
        heading: 'A card',
        text: 'Heart: life. Arrows: steps left. Three numbers: a weak, medium and strong strike. A creature may move, and then act once: strike, use an ability, or gather a chip. Whoever acts closes: the card lies on its side until your next turn.',
      },
      {
        picture: 'strike',
        heading: 'A strike',
        text: 'The attacker rolls: 1–3 weak, 4–5 medium, 6 strong. An open target fights and rolls too: on a 5 both miss, on a 6 it strikes back. A neighbour of both may step in as the defender. A closed card can only suffer.',
      },
      {
        picture: 'stack',
        heading: 'The stack',
        text: 'What is declared waits on the stack, and both may respond with instant abilities (the lightning sign). When both pass, the uppermost happens. Standing orders pass for you where you do not care.',
      },
      {
        picture: 'end',
        heading: 'The end',
        text: 'A card without life goes to the graveyard. You win when no creature of the opponent is left. Thirty turns without a wound are a draw.',
      },
    ],
  },
}
