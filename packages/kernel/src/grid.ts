// Boards of cells in rows, some of which are missing: where a cell lies, what is next to it, how far it is.

import { fail } from './errors.ts'

/** The names of the cells, row by row; `null` is a hole. */
type Rows<N extends string> = readonly (readonly (N | null)[])[]

export type Grid<N extends string> = {
  /** All cells, row by row: the places of a zone per cell. */
  readonly cells: readonly N[]
  rowOf(cell: N): number
  columnOf(cell: N): number
  /** The cell at a row and column; nothing where there is a hole or the board has ended. */
  at(row: number, column: number): N | undefined
  /** The cells beside this one; with `diagonal` also those at its corners. */
  neighbours(cell: N, how?: { readonly diagonal?: boolean }): readonly N[]
  /** Steps from one cell to another as if there were no holes: along rows and columns, or with `diagonal` like a king. */
  distance(from: N, to: N, how?: { readonly diagonal?: boolean }): number
}

const BESIDE = [
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, 0],
] as const
const CORNERS = [
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
] as const

export function grid<const N extends string>(rows: Rows<N>): Grid<N> {
  const places = new Map<N, readonly [row: number, column: number]>()
  rows.forEach((row, r) => {
    row.forEach((cell, c) => {
      if (cell === null) return
      if (places.has(cell)) fail('broken-rules', `The cell ${cell} is on the board twice.`)
      places.set(cell, [r, c])
    })
  })
  const placeOf = (cell: N): readonly [number, number] =>
    places.get(cell) ?? fail('broken-rules', `There is no cell ${cell} on the board.`)
  const at = (row: number, column: number): N | undefined => rows[row]?.[column] ?? undefined
  const around = (cell: N, steps: readonly (readonly [number, number])[]): readonly N[] => {
    const [row, column] = placeOf(cell)
    return steps.flatMap(([down, right]) => at(row + down, column + right) ?? [])
  }
  const beside = new Map([...places.keys()].map(cell => [cell, around(cell, BESIDE)]))
  const allAround = new Map([...places.keys()].map(cell => [cell, around(cell, [...BESIDE, ...CORNERS])]))
  return {
    cells: [...places.keys()],
    rowOf: cell => placeOf(cell)[0],
    columnOf: cell => placeOf(cell)[1],
    at,
    neighbours: (cell, { diagonal = false } = {}) =>
      (diagonal ? allAround : beside).get(cell) ?? fail('broken-rules', `There is no cell ${cell} on the board.`),
    distance(from, to, { diagonal = false } = {}) {
      const [[row, column], [otherRow, otherColumn]] = [placeOf(from), placeOf(to)]
      const [down, right] = [Math.abs(row - otherRow), Math.abs(column - otherColumn)]
      return diagonal ? Math.max(down, right) : down + right
    },
  }
}
