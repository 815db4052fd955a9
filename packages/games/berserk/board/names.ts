// Names and sentences about cards in play: what a button is called, what a click would do.

import type { Arg, Language, View } from '@ludoteka/kernel'
import { isKeyOf } from '@ludoteka/text-kit'
import { findName } from '@ludoteka/ui'
import type { AbilityName } from '../content/abilities.ts'
import { CARD, CARDS, type CardId } from '../content/cards.ts'
import { CELLS } from '../content/cells.ts'
import { type AttackEnd, OPENING_EFFECTS, PIECES, type Piece, USABLE_IDS } from '../rules/questions.ts'
import { declaredText as wordsDeclared, abilityText as wordsOf } from '../text/abilityText.ts'
import { DICTIONARIES } from '../text/index.ts'
import type { PieceFacts } from './facts.ts'
import { DEED_VERBS, PIECE_VERBS, WAY_VERBS } from './offers.ts'
import {
  attachedTo,
  cardAt,
  cellIn,
  DECLARED_KINDS,
  type Item,
  outlookIfKept,
  piecesInPlay,
  placedAt,
  rowIn,
  type Scene,
  sceneOf,
  WINDOW_KINDS,
} from './scene.ts'
import { type Offered, STRINGS } from './strings.ts'

/** The name of a card in play; with its cell where another one has the same. */
export function pieceName(view: View, scene: Scene, piece: Piece, language: Language): string {
  const strings = STRINGS[language]
  const card = cardAt(view, scene, piece)
  const cell = cellIn(scene, piece)
  const name = card ? DICTIONARIES[language].cards[card].name : strings.hiddenCard
  const isOneOfSeveral = piecesInPlay(scene).some(other => other !== piece && cardAt(view, scene, other) === card)
  const isHidden = rowIn(scene, piece)?.card === 'hidden'
  const full = card && isHidden ? strings.ownHidden(name) : name
  return cell && (isOneOfSeveral || !card) ? strings.named(full, cell) : full
}

/** What a throw comes to. */
export const thrownWords = ({ outcome, grade, wounds }: AttackEnd, language: Language): string =>
  STRINGS[language].thrown(outcome, grade, wounds)

/** Values of a strike ("1-2-3") stay on one line. */
export const unbroken = (words: string): string => words.replace(/(\d[-–])(?=\d)/g, '$1\u2060')

/** The text of an ability by its name. */
export const abilityText = (ability: AbilityName, language: Language): string =>
  wordsOf(DICTIONARIES[language], ability)

/** What was declared of an ability. */
export const declaredText = (ability: AbilityName, option: number, language: Language): string =>
  wordsDeclared(DICTIONARIES[language], ability, option)

/** The text of an ability as a card of it is asked to use it. */
export function usableText(card: CardId | undefined, id: string, language: Language): string {
  const { ruleAbilities } = DICTIONARIES[language]
  if (isKeyOf(ruleAbilities, id)) return ruleAbilities[id]
  const found = card && CARD[card].abilities.find(one => one.id === id)
  return card && found ? abilityText(`${card}.${found.id}`, language) : ''
}

/** Everything about a card in play in one sentence, with what a click would do. */
export function pieceWords(
  view: View,
  scene: Scene,
  facts: PieceFacts,
  language: Language,
  offers: readonly Offered[],
): string {
  const strings = STRINGS[language]
  const { piece, life, fullLife, strike, isClosed, chips, poison, steps, move, isFlyer } = facts
  const cell = cellIn(scene, piece)
  const attached = attachedTo(scene, piece)
  const isYours = view.seats[facts.controller] === view.you
  return [
    pieceName(view, scene, piece, language),
    cell ?? strings.extraZone,
    ...(isYours ? [strings.yours] : []),
    ...(life === undefined ? [] : [strings.life(life, fullLife)]),
    ...(strike ? [strings.strike(strike)] : []),
    ...(isFlyer ? [strings.flies] : move > 0 ? [strings.steps(steps, move)] : []),
    ...(isClosed ? [strings.closed] : []),
    ...(chips > 0 ? [strings.chips(chips)] : []),
    ...(poison > 0 ? [strings.poison(poison)] : []),
    ...(attached.length > 0 ? [strings.carries(attached.map(one => pieceName(view, scene, one, language)))] : []),
    ...offers.map(offer => strings.offers[offer]),
  ].join(', ')
}

/** What waits on the stack, in a line; where there is little room its sign says what it is. */
export function itemWords(view: View, scene: Scene, item: Item, language: Language, isShort = false): string {
  const strings = STRINGS[language]
  if (item.kind === 'pause') return item.why ? strings.pauses[item.why] : strings.itemKinds.pause
  const who = item.piece && pieceName(view, scene, item.piece, language)
  const targets = item.targets.map(target => pieceName(view, scene, target, language))
  const window = findName(WINDOW_KINDS, item.kind)
  if (window) return strings.windowItems[window](who, strings.list(targets))
  const what = strings.itemKinds[findName(DECLARED_KINDS, item.kind) ?? 'ability']
  const whose = who && (isShort ? who : `${who}: ${what.toLowerCase()}`)
  return [whose ?? what, ...(targets.length > 0 ? [strings.itemAt(targets)] : [])].join(' ')
}

/** What an answer about cards in play is called, where the view knows more than the answer itself. */
export function answerName(view: View, verb: string, arg: Arg | undefined, language: Language): string | undefined {
  if (typeof arg !== 'string' && typeof arg !== 'number') return undefined
  const strings = STRINGS[language]
  const scene = sceneOf(view)
  const nameOf = (piece: Piece): string => pieceName(view, scene, piece, language)
  const [first = '', second = ''] = String(arg).split(':')
  const piece = findName(PIECES, first)
  const other = findName(PIECES, second)
  const cell = findName(CELLS, second)
  const direct = findName(PIECE_VERBS, verb)
  if (direct && piece) return strings.deeds[direct](nameOf(piece))
  const deed = findName(DEED_VERBS, verb)
  if (deed && piece && other) return strings.doneTo[deed](nameOf(piece), nameOf(other))
  const way = findName(WAY_VERBS, verb)
  if (way && piece && cell) return strings.goes[way](nameOf(piece), cell)
  const effect = findName(OPENING_EFFECTS, second)
  if (verb === 'openingEffect' && piece && effect) return strings.use(nameOf(piece), strings.openings[effect])
  const id = findName(USABLE_IDS, second)
  if (verb === 'use' && piece && id)
    return strings.use(nameOf(piece), usableText(cardAt(view, scene, piece), id, language))
  const card = findName(CARDS, first)
  if (verb === 'place' && card && cell) return strings.place(DICTIONARIES[language].cards[card].name, cell)
  const placed = verb === 'hide' ? findName(CELLS, first) : undefined
  if (placed) {
    const hidden = placedAt(view, placed)
    return hidden && strings.hide(strings.named(DICTIONARIES[language].cards[hidden.card].name, placed))
  }
  if (verb === 'keep') {
    const { duel } = scene
    const die = duel?.dice.find(({ spare }) => spare > 0)
    if (!duel || !die) return undefined
    const face = arg === 1 ? die.face : die.spare
    const end = outlookIfKept(view, duel, die, face)
    return strings.keepDie(face, end && thrownWords(end, language))
  }
  if (verb === 'targetItem') {
    const item = scene.stack.find(one => one.id === arg)
    return item && strings.answerItem(itemWords(view, scene, item, language))
  }
  return undefined
}
