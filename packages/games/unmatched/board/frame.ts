// The board's picture is a little larger than the map, so that nobody's head is cut off at the edge.

import type { Point } from './geometry.ts'

export const FRAME = { x: -24, y: -72, width: 1048, height: 740 } as const
export const FRAME_BOX = `${FRAME.x} ${FRAME.y} ${FRAME.width} ${FRAME.height}`

/** Where a point of the map lies in the picture, as styles. */
export function placeOf({ x, y }: Point): { readonly left: string; readonly top: string } {
  return {
    left: `${((100 * (x - FRAME.x)) / FRAME.width).toFixed(3)}%`,
    top: `${((100 * (y - FRAME.y)) / FRAME.height).toFixed(3)}%`,
  }
}

/** A length of the map as a share of the picture's width. */
export function widthOf(length: number): string {
  return `${((100 * length) / FRAME.width).toFixed(3)}%`
}
