// Where the cells lie on the court: the viewer's half is always the lower one.

import { type Cell, FIELD } from '../content/cells.ts'

const COLUMNS = 5
const ROWS = 6
/** The two halves are a little apart, in hundredths of the court's height. */
const GAP = 2.4

export type Spot = { readonly left: string; readonly top: string }

/** `isTurned` for the Second player, who sits on the other side. */
export function spotOf(cell: Cell, isTurned: boolean): Spot {
  const column = isTurned ? COLUMNS - 1 - FIELD.columnOf(cell) : FIELD.columnOf(cell)
  const row = isTurned ? FIELD.rowOf(cell) : ROWS - 1 - FIELD.rowOf(cell)
  const height = (100 - GAP) / ROWS
  const below = row >= ROWS / 2 ? GAP : 0
  return { left: `${(100 * column) / COLUMNS}%`, top: `${(row * height + below).toFixed(3)}%` }
}

/** Whether a cell is on the left and on the upper half, for what must not cover it. */
export function sideOfCell(cell: Cell, isTurned: boolean): { readonly isLeft: boolean; readonly isUpper: boolean } {
  const column = isTurned ? COLUMNS - 1 - FIELD.columnOf(cell) : FIELD.columnOf(cell)
  const row = isTurned ? FIELD.rowOf(cell) : ROWS - 1 - FIELD.rowOf(cell)
  return { isLeft: column < COLUMNS / 2, isUpper: row < ROWS / 2 }
}

/** The centre of a cell in hundredths of the court, for lines drawn over it. */
export function centreOf(cell: Cell, isTurned: boolean): { readonly x: number; readonly y: number } {
  const { left, top } = spotOf(cell, isTurned)
  return { x: Number.parseFloat(left) + 50 / COLUMNS, y: Number.parseFloat(top) + (100 - GAP) / ROWS / 2 }
}
