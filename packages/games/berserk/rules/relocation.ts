// 8.8 Relocation: any change of cell.

import type { Cell } from '../content/cells.ts'
import type { Piece } from './names.ts'
import { change, replaceRow, rowOf } from './pieces.ts'
import { writable } from './rows.ts'
import type { S } from './state.ts'
import { attachedTo, world } from './world.ts'

/** 21.4.1 What stands on a card has relocated with it. */
function markAttached(s: S, piece: Piece): void {
  for (const one of attachedTo(world(s), piece)) change(s, one, { relocated: true })
}

/** `row` is the row of the card, if it changes otherwise as well. */
export function relocate(s: S, piece: Piece, to: Cell, row = writable(rowOf(s, piece))): void {
  row.at = to
  row.relocated = true
  replaceRow(s, piece, row)
  markAttached(s, piece)
}

/** 29 Two cards swap places with everything attached to them. */
export function swapPlaces(s: S, one: Piece, two: Piece, from: Cell, to: Cell): void {
  change(s, one, { at: to, relocated: true })
  change(s, two, { at: from, relocated: true })
  markAttached(s, one)
  markAttached(s, two)
}
