// A sheet of characters to draw a map on.

export type Point = { readonly column: number; readonly row: number }

export type Canvas = {
  /** Writes a word around a point, within the sheet. */
  write(at: Point, word: string): void
  /** Dots from one point to another. */
  line(from: Point, to: Point): void
  /** The lines, without empty ones above and below. */
  lines(): readonly string[]
}

export function canvas(columns: number, rows: number): Canvas {
  const grid = Array.from({ length: rows }, () => new Array<string>(columns).fill(' '))
  return {
    write({ column, row }, word) {
      const start = Math.max(0, Math.min(columns - word.length, column - Math.floor(word.length / 2)))
      const line = grid[row]
      if (line) for (let i = 0; i < word.length; i++) line[start + i] = word.charAt(i)
    },
    // Rows are about twice as high as columns are wide, so a line gets a dot at every second column.
    line(from, to) {
      const steps = Math.max(Math.abs(to.column - from.column) / 2, Math.abs(to.row - from.row))
      for (let i = 1; i < steps; i++) {
        const line = grid[Math.round(from.row + ((to.row - from.row) * i) / steps)]
        if (line) line[Math.round(from.column + ((to.column - from.column) * i) / steps)] = '·'
      }
    },
    lines() {
      const drawn = grid.map(line => line.join('').trimEnd())
      const isDrawn = (line: string): boolean => line !== ''
      return drawn.slice(drawn.findIndex(isDrawn), drawn.findLastIndex(isDrawn) + 1)
    },
  }
}
