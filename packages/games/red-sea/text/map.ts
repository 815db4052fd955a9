// The map as characters: countries where they lie, with the influence of both sides below, and dots along the links.

import { canvas, type Point } from '@ludoteka/text-kit'
import { LINKS, SPACES, type Space } from '../content/spaces.ts'

const COLUMNS = 96
const ROWS = 29

/** Schematic, as on the board: north is up, the Red Sea lies between the two regions. */
const PLACES: Readonly<Record<Space, Point>> = {
  egypt: { column: 16, row: 1 },
  sudan: { column: 16, row: 8 },
  ethiopia: { column: 30, row: 17 },
  somalia: { column: 60, row: 19 },
  djibouti: { column: 54, row: 14 },
  kenya: { column: 30, row: 22 },
  madagascar: { column: 48, row: 26 },
  saudiArabia: { column: 54, row: 4 },
  oman: { column: 86, row: 4 },
  yemen: { column: 74, row: 8 },
  southYemen: { column: 48, row: 9 },
  seaLanes: { column: 84, row: 13 },
}

/** The lines of the map; `describe` gives the lines of a space, one below the other. */
export function drawMap(describe: (at: Space) => readonly string[]): readonly string[] {
  const sheet = canvas(COLUMNS, ROWS)
  for (const { ends } of LINKS) sheet.line(PLACES[ends[0]], PLACES[ends[1]])
  for (const at of SPACES) {
    const { column, row } = PLACES[at]
    describe(at).forEach((line, i) => {
      sheet.write({ column, row: row + i }, ` ${line} `)
    })
  }
  return sheet.lines()
}
