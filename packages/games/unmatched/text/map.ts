// A board as characters: spaces where they lie, with their zones below, and dots along the lines between them.

import { BOARD_SIZE, type Board, SPACE, SPACES, type Space, type ZoneColour } from '../content/boards.ts'

const COLUMNS = 100
const ROWS = 29

type Point = { readonly column: number; readonly row: number }

/** The lines of the map. Occupied spaces show the mark of the one who stands there, in brackets. */
export function drawMap(
  board: Board,
  marks: ReadonlyMap<string, string>,
  zoneMark: (zone: ZoneColour) => string,
): readonly string[] {
  const grid = Array.from({ length: ROWS }, () => new Array<string>(COLUMNS).fill(' '))
  const spaces = SPACES.filter(space => SPACE[space].board === board)
  for (const space of spaces) {
    for (const next of SPACE[space].adjacent) if (space < next) drawLine(grid, pointOf(space), pointOf(next))
  }
  for (const space of spaces) {
    const { column, row } = pointOf(space)
    const mark = marks.get(space)
    write(grid, { column, row }, mark === undefined ? space : `[${mark}]`)
    write(grid, { column, row: row + 1 }, SPACE[space].zones.map(zoneMark).join('/'))
  }
  const lines = grid.map(line => line.join('').trimEnd())
  const isDrawn = (line: string): boolean => line !== ''
  return lines.slice(lines.findIndex(isDrawn), lines.findLastIndex(isDrawn) + 1)
}

function pointOf(space: Space): Point {
  const { x, y } = SPACE[space]
  return {
    column: Math.round((x / BOARD_SIZE.width) * (COLUMNS - 1)),
    row: Math.round((y / BOARD_SIZE.height) * (ROWS - 2)),
  }
}

/** Writes a word around a point. */
function write(grid: string[][], { column, row }: Point, word: string): void {
  const start = Math.max(0, Math.min(COLUMNS - word.length, column - Math.floor(word.length / 2)))
  const line = grid[row]
  if (line) for (let i = 0; i < word.length; i++) line[start + i] = word.charAt(i)
}

/** Rows are about twice as high as columns are wide, so a line gets a dot at every second column. */
function drawLine(grid: string[][], from: Point, to: Point): void {
  const steps = Math.max(Math.abs(to.column - from.column) / 2, Math.abs(to.row - from.row))
  for (let i = 1; i < steps; i++) {
    const line = grid[Math.round(from.row + ((to.row - from.row) * i) / steps)]
    if (line) line[Math.round(from.column + ((to.column - from.column) * i) / steps)] = '·'
  }
}
