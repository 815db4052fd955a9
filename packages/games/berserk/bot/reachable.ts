// Sets of cells as bits, one for each by its number: where a creature can go and what is near is asked too often for lists.

import { CELLS, cellNumber, isSameColumn } from '../content/cells.ts'

const COLUMNS = 5
const bitsOf = (is: (cell: (typeof CELLS)[number]) => boolean): number =>
  CELLS.reduce((bits, cell) => (is(cell) ? bits | (1 << cellNumber(cell)) : bits), 0)
export const ALL_CELLS = bitsOf(() => true)
const LEFT = bitsOf(cell => isSameColumn(cell, 'a1'))
const RIGHT = bitsOf(cell => isSameColumn(cell, 'e1'))

const beside = (cells: number): number => ((cells & ~RIGHT) << 1) | ((cells & ~LEFT) >>> 1)
const aboveAndBelow = (cells: number): number => ((cells << COLUMNS) & ALL_CELLS) | (cells >>> COLUMNS)

/** 8.4 These cells and all that touch them, also at a corner. */
export function cellsAround(cells: number): number {
  const rows = cells | beside(cells)
  return rows | aboveAndBelow(rows)
}

/** 10.2 Where so many steps over free cells lead, the first cell included. */
export function cellsInReach(from: number, steps: number, occupied: number): number {
  let cells = 1 << from
  for (let n = 0; n < steps; n++) {
    const further = cells | ((beside(cells) | aboveAndBelow(cells)) & ~occupied)
    if (further === cells) break
    cells = further
  }
  return cells
}
