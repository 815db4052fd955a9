// The battlefield (8.2) and where squads are placed (6.2–6.4).

import { grid, required } from '@ludoteka/kernel'

/** Row 1 first: the First player's third row. */
export const FIELD = grid([
  ['a1', 'b1', 'c1', 'd1', 'e1'],
  ['a2', 'b2', 'c2', 'd2', 'e2'],
  ['a3', 'b3', 'c3', 'd3', 'e3'],
  ['a4', 'b4', 'c4', 'd4', 'e4'],
  ['a5', 'b5', 'c5', 'd5', 'e5'],
  ['a6', 'b6', 'c6', 'd6', 'e6'],
])
export const CELLS = FIELD.cells
export type Cell = (typeof CELLS)[number]

const [LETTER_A, DIGIT_ONE, COLUMNS] = ['a'.charCodeAt(0), '1'.charCodeAt(0), 5]
/** The number of a place that is no cell. */
export const NO_CELL = -1

/** The number of a cell in `CELLS`, from its name: asked so often that a look into a map would be felt. */
export function cellNumber(place: string): number {
  if (place.length !== 2) return NO_CELL
  return COLUMNS * (place.charCodeAt(1) - DIGIT_ONE) + place.charCodeAt(0) - LETTER_A
}

/** The cell of this name; nothing for a place that is none. */
export function cellNamed(place: string): Cell | undefined {
  const cell = cellNumber(place)
  return cell === NO_CELL ? undefined : CELLS[cell]
}

/** By the numbers of two cells. */
const DISTANCE = CELLS.map(from => CELLS.map(to => FIELD.distance(from, to)))
const TOUCH = CELLS.map(from => CELLS.map(to => FIELD.distance(from, to, { diagonal: true }) <= 1))
const BETWEEN = CELLS.map(from => CELLS.map(to => middleOf(from, to)))
const BESIDE = CELLS.map(cell => FIELD.neighbours(cell))
const BESIDE_NUMBERS = BESIDE.map(cells => cells.map(cellNumber))

/** The entry of a cell. Tables are read by the index itself: `itemAt` serves lists of every kind, which is slower. */
const ofCell = <T>(table: readonly T[], cell: number): T => required(table[cell], 'what a cell has')

/** 8.4 Steps along rows and columns. */
export const distance = (from: Cell, to: Cell): number =>
  required(ofCell(DISTANCE, cellNumber(from))[cellNumber(to)], to)
/** 8.4 They are the same or touch, also at a corner; for cells by number as well. */
export const touch = (from: Cell, to: Cell): boolean => touchByNumber(cellNumber(from), cellNumber(to))
export const touchByNumber = (from: number, to: number): boolean => required(ofCell(TOUCH, from)[to], 'a second cell')
export const isSameColumn = (a: Cell, b: Cell): boolean => cellNumber(a) % COLUMNS === cellNumber(b) % COLUMNS
export const isSameRow = (a: Cell, b: Cell): boolean => a.charCodeAt(1) === b.charCodeAt(1)
/** 15.5 The cell in the middle of a straight line of three, horizontally or vertically. */
export const between = (from: Cell, to: Cell): Cell | undefined => ofCell(BETWEEN, cellNumber(from))[cellNumber(to)]
/** 10.2 One step away. */
export const neighboursOf = (cell: Cell): readonly Cell[] => ofCell(BESIDE, cellNumber(cell))
export const neighboursByNumber = (cell: number): readonly number[] => ofCell(BESIDE_NUMBERS, cell)

function middleOf(from: Cell, to: Cell): Cell | undefined {
  const [down, right] = [FIELD.rowOf(to) - FIELD.rowOf(from), FIELD.columnOf(to) - FIELD.columnOf(from)]
  const isStraight = (down === 0 || right === 0) && Math.abs(down + right) === 2
  return isStraight ? FIELD.at(FIELD.rowOf(from) + down / 2, FIELD.columnOf(from) + right / 2) : undefined
}

/** 5.1 Who moves first has the rows 1 to 3. */
export const SIDES = ['first', 'second'] as const
export type Side = (typeof SIDES)[number]

/** A row as its player counts them: his first row touches the opponent's (8.2). */
export const OWN_ROWS = [1, 2, 3] as const
export type OwnRow = (typeof OWN_ROWS)[number]

const ROWS_OF: Readonly<Record<Side, Readonly<Record<OwnRow, number>>>> = {
  first: { 1: 2, 2: 1, 3: 0 },
  second: { 1: 3, 2: 4, 3: 5 },
}

const inRow = (side: Side, row: OwnRow): readonly Cell[] =>
  CELLS.filter(cell => FIELD.rowOf(cell) === ROWS_OF[side][row])

/** The cells of a row of a side. */
export const ROW: Readonly<Record<Side, Readonly<Record<OwnRow, readonly Cell[]>>>> = {
  first: { 1: inRow('first', 1), 2: inRow('first', 2), 3: inRow('first', 3) },
  second: { 1: inRow('second', 1), 2: inRow('second', 2), 3: inRow('second', 3) },
}

/** 8.1 The three own rows. */
export const HALF: Readonly<Record<Side, readonly Cell[]>> = {
  first: OWN_ROWS.flatMap(row => ROW.first[row]),
  second: OWN_ROWS.flatMap(row => ROW.second[row]),
}

/** 6.3, 6.4 Cells by level: one of a level is used only when all of the levels before are filled. */
export const PLACEMENT: Readonly<Record<Side, readonly (readonly Cell[])[]>> = {
  first: [
    ['b1', 'c1', 'd1', 'b2', 'c2', 'd2', 'b3', 'c3', 'd3'],
    ['a1', 'e1', 'a2', 'e2'],
    ['a3', 'e3'],
  ],
  second: [
    ['a4', 'b4', 'c4', 'd4', 'e4', 'b5', 'c5', 'd5', 'b6', 'c6', 'd6'],
    ['a5', 'e5', 'a6', 'e6'],
  ],
}
