// What happened, in English.

import { counter, lister } from '@ludoteka/text-kit'
import type { AbilityName } from '../content/abilities.ts'
import type { CardId } from '../content/cards.ts'
import type { Grade } from '../content/terms.ts'
import { ABILITIES_EN, CHOICES_EN, RULE_ABILITIES_EN } from './abilities.en.ts'
import { abilityText, choiceText } from './abilityText.ts'
import { CARDS_EN } from './cards.en.ts'
import { KEYWORDS_EN } from './keywords.en.ts'
import { TERMS_EN } from './terms.en.ts'
import type { Texts } from './types.ts'

const SAID = { abilities: ABILITIES_EN, ruleAbilities: RULE_ABILITIES_EN }
const count = counter('en')
const list = lister('en')

const name = (card: CardId | 'hidden'): string => (card === 'hidden' ? 'a hidden card' : CARDS_EN[card].name)
const Name = (card: CardId | 'hidden'): string => (card === 'hidden' ? 'A hidden card' : CARDS_EN[card].name)
const wounds = (n: number): string => count(n, { one: 'wound', many: 'wounds' })
const chips = (n: number): string => count(n, { one: 'chip', many: 'chips' })
const cards = (n: number): string => count(n, { one: 'card', many: 'cards' })
const lives = (n: number): string => count(n, { one: 'life', many: 'lives' })
const grade = (g: Grade | 'none'): string => (g === 'none' ? '' : `${TERMS_EN.grades[g].toLowerCase()} `)
const type = (t: keyof typeof TERMS_EN.attackTypes): string => TERMS_EN.attackTypes[t].toLowerCase()
const at = (targets: readonly (CardId | 'hidden')[]): string =>
  targets.length === 0 ? '' : ` at ${list(targets.map(name))}`
const ofAbility = (ability: AbilityName | 'none'): string => (ability === 'none' ? 'strike' : 'ability')
const keywordName = (keyword: keyof typeof KEYWORDS_EN, x: number): string =>
  KEYWORDS_EN[keyword].name.replace(/ X\b/, x > 0 ? ` ${x}` : '')

export const LOG_EN: Texts['log'] = {
  sidesRolled: ({ one, two }) => `The dice for the sides show ${one} and ${two}.`,
  sideChosen: ({ seat, side }, names) => `${names(seat)} will be the ${side === 'first' ? 'First' : 'Second'} player.`,
  dealt: ({ seat, n }, names) => `${names(seat)} is dealt ${cards(n)}.`,
  dealtCards: ({ cards: dealt }) => `Your deal: ${list(dealt.map(name))}.`,
  redealt: ({ seat, n }, names) => `${names(seat)} redeals and takes ${cards(n)}.`,
  squadReady: ({ seat }, names) => `${names(seat)} has recruited a squad.`,
  recruitingDone: () => 'Recruiting is over; cards not taken go back to the decks.',
  placementReady: ({ seat }, names) => `${names(seat)} has placed the squad.`,

  hiddenChosen: ({ seat }, names) => `${names(seat)} has decided what stays hidden.`,
  revealed: ({ card, place }) =>
    place === 'none' ? `Revealed: ${name(card)}.` : `Revealed on ${place}: ${name(card)}.`,
  leftHidden: ({ seat, n }, names) => `${names(seat)} keeps ${cards(n)} hidden.`,
  toExtraZone: ({ card }) => `${Name(card)} goes to the extra zone.`,
  attached: ({ card, targetCard }) => `${Name(card)} is placed on ${name(targetCard)}.`,
  noHost: ({ card }) => `There is no host for ${name(card)}.`,
  abilitiesPassed: ({ seat }, names) => `${names(seat)} uses no more abilities at battle start.`,
  vanguardPassed: ({ seat }, names) => `${names(seat)} makes no more Vanguard strikes.`,
  battleBegan: ({ seat }, names) => `The battle begins; ${names(seat)} moves first.`,

  turnBegan: ({ seat, turn }, names) => `Turn ${turn}: ${names(seat)}.`,
  drank: ({ card, targetCard }) => `${Name(card)} stills its thirst on ${name(targetCard)}.`,
  wentThirsty: ({ card }) => `${Name(card)} did not drink and will not open this turn.`,
  cardsOpened: ({ seat, n }, names) => `${names(seat)} opens ${cards(n)}.`,
  stayedClosed: ({ card }) => `${Name(card)} does not open.`,
  turnEnding: ({ seat }, names) => `${names(seat)} wants to end the turn.`,
  turnContinued: ({ seat }, names) => `The end of the turn was answered: ${names(seat)} goes on.`,
  turnEnded: ({ seat }, names) => `${names(seat)} ends the turn.`,

  moved: ({ card, from, to }) => `${Name(card)} moves from ${from} to ${to}.`,
  jumped: ({ card, from, to }) => `${Name(card)} jumps from ${from} to ${to}.`,
  teleported: ({ card, from, to }) => `${Name(card)} teleports from ${from} to ${to}.`,
  drifted: ({ card, from, to }) => `${Name(card)} drifts from ${from} to ${to}.`,
  swapped: ({ card, targetCard }) => `${Name(card)} and ${name(targetCard)} swap places.`,
  relocated: ({ card, from, to }) => `${Name(card)} shifts from ${from} to ${to}.`,
  diedOnOccupied: ({ card, at: cell }) => `${Name(card)} stays on the occupied cell ${cell} and dies.`,
  landed: ({ card, at: cell }) => `${Name(card)} flies no more and lands on ${cell}.`,
  noPlaceToLand: ({ card }) => `${Name(card)} flies no more and finds no free cell.`,

  strikeDeclared: ({ card, targetCard }) => `${Name(card)} declares a simple strike at ${name(targetCard)}.`,
  abilityDeclared: ({ card, ability, targetCards, x }) =>
    `${Name(card)} declares an ability${at(targetCards)}${x > 0 ? `, X = ${x}` : ''}. ${abilityText(SAID, ability)}`,
  triggered: ({ card, ability, targetCards }) =>
    `An ability of ${name(card)} triggers${at(targetCards)}. ${abilityText(SAID, ability)}`,
  triggerDeclined: ({ seat, card }, names) => `${names(seat)} does not use the ability of ${name(card)}.`,
  defenderNamed: ({ card, targetCard }) => `${Name(card)} is to defend ${name(targetCard)}.`,
  defenderSteppedIn: ({ card, targetCard }) => `${Name(card)} defends ${name(targetCard)}.`,
  defenderReleased: ({ card }) => `${Name(card)} no longer has to defend.`,
  redirected: ({ card, targetCard }) => `The attack of ${name(card)} is redirected to ${name(targetCard)}.`,
  cancelled: ({ card }) => `What ${name(card)} had declared is cancelled and not paid.`,
  paidInVain: ({ card }) => `The target of ${name(card)} proves illegal: nothing happens, but it is paid.`,
  blocked: ({ card, ability }) => `The ${ofAbility(ability)} of ${name(card)} is blocked.`,
  paid: ({ card, closes, chips: n }) =>
    `${Name(card)} pays: ${list([...(closes ? ['the action'] : []), ...(n > 0 ? [chips(n)] : [])])}.`,

  attackBegan: ({ card, targetCard, type: t }) => `${Name(card)} attacks ${name(targetCard)}: ${type(t)}.`,
  rolled: ({ card, die, faces }) =>
    `${Name(card)} rolls ${faces.join(' and ')}${die === 'plain' ? '' : ` (${die === 'attack' ? 'attack' : 'defence'} die)`}.`,
  kept: ({ card, face }) => `${Name(card)} keeps the ${face}.`,
  rerolled: ({ card, face }) => `The die of ${name(card)} is rolled again: ${face}.`,
  rollChanged: ({ card, by }) => `The roll of ${name(card)} changes by ${by > 0 ? `+${by}` : by}.`,
  rollSettled: ({ card, result }) => `Result of ${name(card)}: ${result}.`,
  gradeSet: ({ card, grade: g }) => `The strike of ${name(card)} becomes a ${grade(g)}one.`,
  bothMissed: ({ card, targetCard }) => `${Name(card)} and ${name(targetCard)} both miss.`,
  counterStruck: ({ card, targetCard }) => `${Name(card)} strikes back at ${name(targetCard)}.`,
  struck: ({ card, targetCard, type: t, grade: g, strength }) =>
    `${Name(card)} hits ${name(targetCard)}: ${grade(g)}${type(t)} of strength ${strength}.`,
  strengthCut: ({ card, strength }) => `The strength of the attack of ${name(card)} falls to ${strength}.`,
  protectedFromAttack: ({ card, type: t }) => `${Name(card)} is protected from this ${type(t)}.`,
  attackEnded: ({ card }) => `The attack of ${name(card)} is over.`,

  unaffected: ({ card }) => `${Name(card)} is protected: it has no effect on it.`,
  replaced: ({ card, by }) => `${Name(card)} receives no wounds (${KEYWORDS_EN[by].name}).`,
  absorbed: ({ card, n, magic }) => `The ${magic ? 'magic armour' : 'armour'} of ${name(card)} absorbs ${wounds(n)}.`,
  prevented: ({ card, n }) => `${wounds(n)} on ${name(card)} prevented.`,
  wounded: ({ card, n, life }) => `${Name(card)} receives ${wounds(n)}; life ${Math.max(0, life)}.`,
  healed: ({ card, n, life }) => `${Name(card)} is healed of ${wounds(n)}; life ${life}.`,
  healBlocked: ({ card, targetCard }) => `${Name(card)} blocks the healing of ${name(targetCard)}.`,
  healDoubled: ({ card, targetCard }) => `${Name(card)} doubles the healing of ${name(targetCard)}.`,
  lifeGained: ({ card, n, life }) => `${Name(card)} gains ${lives(n)}; life ${life}.`,
  lifeRemoved: ({ card, n, life }) => `${Name(card)} loses ${lives(n)}; life ${life}.`,
  lifeSet: ({ card, life }) => `${Name(card)} is left with ${life} current life.`,
  poisoned: ({ card, n }) => `${Name(card)} is poisoned: ${n}.`,
  finished: ({ card }) => `${Name(card)} is finished off.`,
  destroyed: ({ card }) => `${Name(card)} is destroyed.`,
  died: ({ card }) => `${Name(card)} goes to the graveyard.`,

  keywordGained: ({ card, keyword, x }) => `${Name(card)} gains ${keywordName(keyword, x)}.`,
  keywordLost: ({ card, keyword }) => `${Name(card)} loses ${keywordName(keyword, 0)}.`,
  opened: ({ card }) => `${Name(card)} opens.`,
  closed: ({ card }) => `${Name(card)} closes.`,
  staysClosed: ({ card }) => `${Name(card)} will not open in the next turn of its controller.`,
  cannotMove: ({ card }) => `${Name(card)} cannot move for now.`,
  movementChanged: ({ card, n }) => `Movement of ${name(card)}: ${n > 0 ? `+${n}` : n}.`,
  chipsGained: ({ card, n, chips: all }) => `${Name(card)} gains ${chips(n)}: ${all} now.`,
  chipsLost: ({ card, n, chips: all }) => `${Name(card)} loses ${chips(n)}: ${all} left.`,
  chipsMoved: ({ card, targetCard, n }) => `${chips(n)} moved from ${name(card)} to ${name(targetCard)}.`,
  revived: ({ card }) => `${Name(card)} is revived.`,
  summoned: ({ card }) => `${Name(card)} is summoned.`,
  searchedInVain: ({ seat }, names) => `${names(seat)} searches the deck and takes nothing.`,
  returnedToDeck: ({ card }) => `${Name(card)} returns to its owner’s deck.`,
  controlTaken: ({ seat, card }, names) => `${names(seat)} takes control of ${name(card)}.`,
  controlReturned: ({ seat, card }, names) => `${Name(card)} obeys ${names(seat)} again.`,
  markerPlaced: ({ at: cell }) => `A pyre burns on ${cell}.`,
  markerGone: ({ at: cell }) => `The pyre on ${cell} goes out.`,
  obliged: ({ card, targetCard }) => `${Name(card)} must aim its attacks at ${name(targetCard)}.`,
  strengthProtected: ({ card, n }) => `${Name(card)} is protected from non-magic attacks of strength ${n}.`,
  strikePrepared: ({ card }) => `The next simple strike of ${name(card)} is envenomed.`,
  chose: ({ seat, ability, option }, names) =>
    `${names(seat)} chooses: ${(choiceText(CHOICES_EN, ability, option) ?? '').toLowerCase()}.`,
  numberChosen: ({ seat, n }, names) => `${names(seat)} chooses ${n}.`,
  unityShown: ({ seat, cards: shown }, names) => `${names(seat)} shows from the deck: ${list(shown.map(name))}.`,
  incarnationChip: ({ card, n }) => `${Name(card)} in the graveyard: incarnation chip ${n}.`,
  incarnated: ({ card, place }) => `${Name(card)} is incarnated${place === 'none' ? '' : ` on ${place}`}.`,
  permitted: ({ card }) => `${Name(card)} may strike a flyer in its next turn.`,
  onlyOne: ({ targetCard }) => `The only possible host: ${name(targetCard)}.`,

  won: ({ seat }, names) => `${names(seat)} has won.`,
  draw: () => 'The battle ends in a draw.',
}
