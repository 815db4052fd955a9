// Every action of a player, with its arguments.

import type { VerbList, VerbsOf } from '@ludoteka/kernel'
import { CARDS } from '../content/cards.ts'
import { CELLS } from '../content/cells.ts'
import { OPENING, PIECE_ABILITY, REPLACEMENTS } from './frames.ts'
import { PIECES, pairs } from './names.ts'

export const CARD_TO_CELL = pairs(CARDS, CELLS)
export const PIECE_TO_CELL = pairs(PIECES, CELLS)
export const PIECE_TO_PIECE = pairs(PIECES, PIECES)
const upTo = (n: number, from = 1): readonly number[] => Array.from({ length: n - from + 1 }, (_, i) => from + i)
/** More than waits at any time. */
const MOST_WAITING = 200
const MOST_CHOSEN = 60
const MOST_OPTIONS = 3

export const VERBS = {
  /** 5.1 */
  beFirst: true,
  beSecond: true,
  /** 5.3.1, 5.4 */
  redeal: true,
  take: CARDS,
  putBack: CARDS,
  ready: true,
  takeBack: true,
  /** 6 */
  place: CARD_TO_CELL.all,
  unplace: CELLS,
  /** 7.1 Stays hidden. */
  hide: CELLS,
  /** 7.4 A symbiote, parasite or piece of equipment onto its host. */
  attach: PIECE_TO_PIECE.all,
  host: PIECES,
  /** 9.3 */
  thirst: PIECE_TO_PIECE.all,
  abstain: PIECES,
  /** 9.4 */
  openingEffect: OPENING.all,
  /** 10 */
  move: PIECE_TO_CELL.all,
  jump: PIECE_TO_CELL.all,
  teleport: PIECE_TO_CELL.all,
  /** 10.7 A whole path over occupied cells. */
  drift: PIECE_TO_CELL.all,
  manoeuvre: PIECE_TO_PIECE.all,
  /** 12 */
  strike: PIECE_TO_PIECE.all,
  defend: PIECES,
  use: PIECE_ABILITY.all,
  reveal: PIECES,
  pass: true,
  endTurn: true,
  /** 18.8 What is put on the stack next, and whether it is. */
  trigger: upTo(MOST_WAITING),
  accept: true,
  decline: true,
  /** What an ability is aimed at, and its numbers. */
  target: PIECES,
  targetItem: upTo(MOST_WAITING),
  cell: CELLS,
  option: upTo(MOST_OPTIONS),
  number: upTo(MOST_CHOSEN, 0),
  payer: PIECES,
  done: true,
  /** 13.4 Which of two dice is kept; and whose die is rolled again. */
  keep: [1, 2],
  reroll: PIECES,
  /** 20.3 c */
  replace: REPLACEMENTS,
  /** 20.10 A wound for this card. */
  assign: PIECES,
  /** A heal of this card is blocked or doubled. */
  react: PIECES,
  /** A card of the deck. */
  search: CARDS,
} as const satisfies VerbList
export type Verbs = VerbsOf<typeof VERBS>

/** Verbs whose argument only the seat may know. */
export const SECRET_VERBS = ['take', 'putBack', 'place', 'unplace', 'hide'] as const satisfies readonly (keyof Verbs)[]
