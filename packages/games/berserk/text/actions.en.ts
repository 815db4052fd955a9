// Buttons in English. Cards in play are called by their numbers.

import { OPENING, type OpeningEffect, PIECE_ABILITY, type UsableId } from '../rules/frames.ts'
import type { Piece } from '../rules/names.ts'
import { CARD_TO_CELL, PIECE_TO_CELL, PIECE_TO_PIECE } from '../rules/verbs.ts'
import { CHOICES_EN } from './abilities.en.ts'
import { choiceText } from './abilityText.ts'
import { CARDS_EN } from './cards.en.ts'
import { KEYWORDS_EN } from './keywords.en.ts'
import type { Texts } from './types.ts'

const no = (piece: Piece): string => `no. ${piece.slice(1)}`

const EFFECTS: Readonly<Record<OpeningEffect, string>> = {
  regeneration: 'Regeneration',
  poison: 'Poison',
  fading: 'Fading',
}

const USES: Readonly<Record<'accumulate' | 'permit' | 'rage', string>> = {
  accumulate: 'accumulate a chip',
  permit: 'close for a strike at a flyer',
  rage: 'open by Rage',
}
const wordsFor = (id: UsableId): string =>
  id === 'accumulate' || id === 'permit' || id === 'rage' ? USES[id] : `use ability ${id}`

export const ACTIONS_EN: Texts['actions'] = {
  beFirst: () => 'Be the First player',
  beSecond: () => 'Be the Second player',
  redeal: () => 'Redeal: one card fewer',
  take: card => `Take: ${CARDS_EN[card].name}`,
  putBack: card => `Put back: ${CARDS_EN[card].name}`,
  ready: () => 'Ready',
  takeBack: () => 'Change my mind',
  place(arg) {
    const [card, cell] = CARD_TO_CELL.of(arg)
    return `Place ${CARDS_EN[card].name} on ${cell}`
  },
  unplace: cell => `Take the card back from ${cell}`,
  hide: cell => `Keep the card on ${cell} hidden`,
  attach(arg) {
    const [piece, host] = PIECE_TO_PIECE.of(arg)
    return `Place card ${no(piece)} on card ${no(host)}`
  },
  host: piece => `Host: card ${no(piece)}`,
  thirst(arg) {
    const [piece, victim] = PIECE_TO_PIECE.of(arg)
    return `Card ${no(piece)} drinks from card ${no(victim)}`
  },
  abstain: piece => `Card ${no(piece)} does not drink`,
  openingEffect(arg) {
    const [piece, effect] = OPENING.of(arg)
    return `Card ${no(piece)}: ${EFFECTS[effect]}`
  },
  move(arg) {
    const [piece, cell] = PIECE_TO_CELL.of(arg)
    return `Move card ${no(piece)} to ${cell}`
  },
  jump(arg) {
    const [piece, cell] = PIECE_TO_CELL.of(arg)
    return `Card ${no(piece)} jumps to ${cell}`
  },
  teleport(arg) {
    const [piece, cell] = PIECE_TO_CELL.of(arg)
    return `Card ${no(piece)} teleports to ${cell}`
  },
  drift(arg) {
    const [piece, cell] = PIECE_TO_CELL.of(arg)
    return `Card ${no(piece)} drifts to ${cell}`
  },
  manoeuvre(arg) {
    const [piece, partner] = PIECE_TO_PIECE.of(arg)
    return `Card ${no(piece)} swaps places with card ${no(partner)}`
  },
  strike(arg) {
    const [piece, target] = PIECE_TO_PIECE.of(arg)
    return `Card ${no(piece)} strikes card ${no(target)}`
  },
  defend: piece => `Defend with card ${no(piece)}`,
  use(arg) {
    const [piece, id] = PIECE_ABILITY.of(arg)
    return `Card ${no(piece)}: ${wordsFor(id)}`
  },
  reveal: piece => `Reveal card ${no(piece)}`,
  pass: () => 'Pass',
  endTurn: () => 'End the turn',
  trigger: n => `Put trigger ${n} on the stack`,
  accept: () => 'Use it',
  decline: () => 'Decline',
  target: piece => `Target: card ${no(piece)}`,
  targetItem: n => `Answer item ${n} of the stack`,
  cell: cell => `Cell ${cell}`,
  option: (n, terms) => choiceText(CHOICES_EN, terms?.['ability'], n) ?? `Option ${n}`,
  number: n => `${n}`,
  payer: piece => `A chip of card ${no(piece)}`,
  done: () => 'Done',
  keep: n => `Keep die ${n}`,
  reroll: piece => `Roll the die of card ${no(piece)} again`,
  replace: k => KEYWORDS_EN[k].name,
  assign: piece => `A wound for card ${no(piece)}`,
  react: piece => `The healing of card ${no(piece)}`,
  search: card => `From the deck: ${CARDS_EN[card].name}`,
}

const NO_RESPONSE = { pass: () => 'Pass: no response' }

/** What the same answer means in some steps. */
export const ACTIONS_AT_EN: Texts['actionsAt'] = {
  'recruit.squad': { ready: () => 'Squad ready' },
  'place.cards': { ready: () => 'Placement ready' },
  'prepare.hide': { done: () => 'Reveal all others' },
  'prepare.battleStart': { pass: () => 'Use none now' },
  'prepare.vanguard': { pass: () => 'Do not strike with Vanguard' },
  'window.stack': NO_RESPONSE,
  'window.roll': { pass: () => 'Pass: the dice stand' },
  'window.wounds': { pass: () => 'Pass: let it wound' },
  'window.wounded': NO_RESPONSE,
  'trigger.may': { accept: () => 'Use the ability', decline: () => 'Do not use it' },
  'declare.target': { done: () => 'No more targets' },
  'declare.onto': { done: () => 'No more cards' },
  'attack.reroll': { decline: () => 'Keep the die' },
  'effect.search': { done: () => 'Take nothing' },
  'effect.unity': { done: () => 'Show no more' },
  'heal.react': { decline: () => 'Let it be healed' },
}
