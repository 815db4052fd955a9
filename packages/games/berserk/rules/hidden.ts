// Chapter 22: hidden cards, and what happens when one is revealed.

import { moveCard, onlyCard, required, type Seat } from '@ludoteka/kernel'
import { CARD } from '../content/cards.ts'
import { moveToExtraZone, settleRevealed } from './attachments.ts'
import { gainChips } from './counters.ts'
import { log } from './log.ts'
import { movementValue } from './movementValue.ts'
import type { Piece } from './names.ts'
import { amountOf, cardOf, cellOf, hiddenOf, replaceRow, rowOf } from './pieces.ts'
import { writable } from './rows.ts'
import { other, rowCells, sideOf } from './seats.ts'
import { standsInExtraZone } from './squad.ts'
import { type S, ZONES } from './state.ts'
import { who } from './told.ts'
import { PRINTED_TRAITS } from './traits.ts'

/** Turns a card face up where it lies: from now on everybody knows it. */
export function turnUp(s: S, piece: Piece, rule: string): void {
  const { owner, controller } = rowOf(s, piece)
  const cell = required(cellOf(s, piece), 'the cell of a hidden card')
  const card = required(onlyCard(s, ZONES.faceDown.at(cell), owner), 'the hidden card')
  moveCard(s, card, ZONES.faceDown.at(cell), owner, ZONES.inPlay)
  const shown = writable(rowOf(s, piece))
  shown.card = card
  replaceRow(s, piece, shown)
  shown.units = movementValue(s, piece) // what nobody else has seen yet may still be written into
  log(s, 'revealed', rule, { seat: controller, ...who(s, piece), place: cell })
  beginBattle(s, piece)
}

/** 7.2 What a card receives at once when it is first revealed or enters play; never on the stack. */
export function beginBattle(s: S, piece: Piece): void {
  const card = cardOf(s, piece)
  const { controller } = rowOf(s, piece)
  const decay = amountOf(s, piece, 'decay')
  if (decay > 0) gainChips(s, piece, decay, '7.2')
  for (const keyword of CARD[card].keywords) {
    if (keyword.k !== 'beginsBattleWith') continue
    if (keyword.onlyAs === undefined || keyword.onlyAs === sideOf(s, controller))
      gainChips(s, piece, keyword.chips, '7.2')
  }
}

/** 22.2, 22.5 Reveals a card by itself; where it stands then may have to be asked. */
export function reveal(s: S, piece: Piece, rule = '22.2'): void {
  turnUp(s, piece, rule)
  settlePlace(s, piece)
}

export function settlePlace(s: S, piece: Piece): void {
  if (standsInExtraZone(cardOf(s, piece))) moveToExtraZone(s, piece)
  else settleRevealed(s, piece)
}

/** The card its controller sees under a hidden piece. */
export function cardUnder(s: S, piece: Piece) {
  const cell = cellOf(s, piece)
  return cell && onlyCard(s, ZONES.faceDown.at(cell), rowOf(s, piece).owner)
}

/** 9.2 Of the Second player's third row, and without Stealth. */
export function isToBeUncovered(s: S, piece: Piece): boolean {
  const cell = cellOf(s, piece)
  const card = cardUnder(s, piece)
  if (cell === undefined || card === undefined || !rowCells(s, other(s.first), 3).includes(cell)) return false
  return PRINTED_TRAITS.get(card)?.amounts.stealth === undefined
}

/** 22.2 With priority a player may reveal any of his hidden cards. */
export const revealable = (s: S, seat: Seat): readonly Piece[] => hiddenOf(s, seat)

export const REVEAL_WHY = { rule: '22.2', reason: 'notHidden' } as const
