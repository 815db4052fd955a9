// Spaces are named as on the board: by their number, without the letter that tells the boards apart.

import type { Space } from '../content/boards.ts'

export function numberOf(space: Space): string {
  return space.slice(1)
}
