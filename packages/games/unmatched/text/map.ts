// A board as characters: spaces where they lie, with their zones below, and dots along the lines between them.

import { canvas, type Point } from '@ludoteka/text-kit'
import { BOARD_SIZE, type Board, SPACE, SPACES, type Space, type ZoneColour } from '../content/boards.ts'

const COLUMNS = 100
const ROWS = 29

/** The lines of the map. Occupied spaces show the mark of the one who stands there, in brackets. */
export function drawMap(
  board: Board,
  marks: ReadonlyMap<string, string>,
  zoneMark: (zone: ZoneColour) => string,
): readonly string[] {
  const sheet = canvas(COLUMNS, ROWS)
  const spaces = SPACES.filter(space => SPACE[space].board === board)
  for (const space of spaces) {
    for (const next of SPACE[space].adjacent) if (space < next) sheet.line(pointOf(space), pointOf(next))
  }
  for (const space of spaces) {
    const { column, row } = pointOf(space)
    const mark = marks.get(space)
    sheet.write({ column, row }, mark === undefined ? space : `[${mark}]`)
    sheet.write({ column, row: row + 1 }, SPACE[space].zones.map(zoneMark).join('/'))
  }
  return sheet.lines()
}

function pointOf(space: Space): Point {
  const { x, y } = SPACE[space]
  return {
    column: Math.round((x / BOARD_SIZE.width) * (COLUMNS - 1)),
    row: Math.round((y / BOARD_SIZE.height) * (ROWS - 2)),
  }
}
