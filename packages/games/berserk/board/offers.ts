// What may be clicked: the answers of the question, by the card or the cell they are about.

import type { Choice } from '@ludoteka/kernel'
import { CARDS, type CardId } from '../content/cards.ts'
import { CELLS, type Cell } from '../content/cells.ts'
import { OPENING_EFFECTS, PIECES, type Piece, pair, USABLE_IDS, type UsableId } from '../rules/questions.ts'

/** Answers that name one card in play. */
export const PIECE_VERBS = [
  'target',
  'defend',
  'reveal',
  'payer',
  'assign',
  'react',
  'host',
  'reroll',
  'abstain',
] as const
export type PieceVerb = (typeof PIECE_VERBS)[number]

/** Answers that name a cell. */
export const CELL_VERBS = ['cell', 'hide', 'unplace'] as const
export type CellVerb = (typeof CELL_VERBS)[number]

/** A card in play goes to a cell. */
export const WAY_VERBS = ['move', 'jump', 'teleport', 'drift'] as const
export type WayVerb = (typeof WAY_VERBS)[number]

/** A card in play does something to another one. */
export const DEED_VERBS = ['strike', 'manoeuvre', 'attach', 'thirst'] as const
export type DeedVerb = (typeof DEED_VERBS)[number]

/** Cards of the deal, of the squad, of the deck. */
export const CARD_VERBS = ['take', 'putBack', 'search'] as const
export type CardVerb = (typeof CARD_VERBS)[number]

/** Everything that is answered on the board or in the hand alone; what is done with dice has buttons below the question too. */
export const SHOWN_VERBS: readonly string[] = [
  ...PIECE_VERBS.filter(verb => verb !== 'reroll'),
  ...CELL_VERBS,
  ...WAY_VERBS,
  ...DEED_VERBS,
  ...CARD_VERBS,
  'place',
  'redeal',
  'use',
  'openingEffect',
  'trigger',
  'targetItem',
]

/** The arguments that are offered with a verb. */
export function argsOf(choice: Choice, verb: string): readonly unknown[] {
  const args = choice[verb]
  return Array.isArray(args) ? args : []
}

export const isOffered = (choice: Choice, verb: string, arg: unknown): boolean => argsOf(choice, verb).includes(arg)

export const directOffers = (choice: Choice, piece: Piece): readonly PieceVerb[] =>
  PIECE_VERBS.filter(verb => isOffered(choice, verb, piece))

export const cellOffers = (choice: Choice, cell: Cell): readonly CellVerb[] =>
  CELL_VERBS.filter(verb => isOffered(choice, verb, cell))

/** How a card may come to a cell. */
export const waysTo = (choice: Choice, actor: Piece | undefined, cell: Cell): readonly WayVerb[] =>
  actor ? WAY_VERBS.filter(verb => isOffered(choice, verb, pair(actor, cell))) : []

/** What a card may do to another one. */
export const deedsTo = (choice: Choice, actor: Piece | undefined, target: Piece): readonly DeedVerb[] =>
  actor ? DEED_VERBS.filter(verb => isOffered(choice, verb, pair(actor, target))) : []

export const usesOf = (choice: Choice, actor: Piece): readonly UsableId[] =>
  USABLE_IDS.filter(id => isOffered(choice, 'use', pair(actor, id)))

export const openingsOf = (choice: Choice, actor: Piece): readonly (typeof OPENING_EFFECTS)[number][] =>
  OPENING_EFFECTS.filter(effect => isOffered(choice, 'openingEffect', pair(actor, effect)))

export const cellsFor = (choice: Choice, actor: Piece): readonly Cell[] =>
  CELLS.filter(cell => waysTo(choice, actor, cell).length > 0)

/** To which cards a card may do something of a kind, and whether to any. */
export const targetsOf = (choice: Choice, actor: Piece, deed: DeedVerb): readonly Piece[] =>
  PIECES.filter(target => isOffered(choice, deed, pair(actor, target)))
export const hasDeed = (choice: Choice, actor: Piece, deed: DeedVerb): boolean =>
  targetsOf(choice, actor, deed).length > 0

/** Whether a card has something to do that is chosen after it. */
export function isActor(choice: Choice, piece: Piece): boolean {
  const names = [...WAY_VERBS, ...DEED_VERBS, 'use', 'openingEffect']
  return names.some(verb => argsOf(choice, verb).some(arg => String(arg).startsWith(`${piece}:`)))
}

export const actorsIn = (choice: Choice): readonly Piece[] => PIECES.filter(piece => isActor(choice, piece))

/** The cards that may be placed, and where one of them may go. */
export const placeable = (choice: Choice): readonly CardId[] => {
  const args = argsOf(choice, 'place').map(String)
  return CARDS.filter(card => args.some(arg => arg.startsWith(`${card}:`)))
}
export const placesFor = (choice: Choice, card: CardId | undefined): readonly Cell[] =>
  card ? CELLS.filter(cell => isOffered(choice, 'place', pair(card, cell))) : []
