// The board's picture is a little larger than the map, so that nobody's head is cut off at the edge. Where the room is
// narrow the map lies turned by a quarter, and everything on it still stands upright.

import { createContext, type RefObject, useContext, useLayoutEffect, useState } from 'react'
import { BOARD_SIZE } from '../content/boards.ts'
import type { Point } from './geometry.ts'

type Place = { readonly left: string; readonly top: string }

export type Viewport = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly isTurned: boolean
  readonly box: string
  /** Where a point of the map lies in the picture. */
  at(point: Point): Point
  /** The same, as styles. */
  placeOf(point: Point): Place
  /** A length of the map as a share of the picture's width. */
  widthOf(length: number): string
}

const SIDE = 24
const HEAD = 72
const FOOT = 20

function viewport(map: { readonly width: number; readonly height: number }, isTurned: boolean): Viewport {
  const [x, y, width, height] = [-SIDE, -HEAD, map.width + 2 * SIDE, map.height + HEAD + FOOT]
  const at = (point: Point): Point => (isTurned ? { x: BOARD_SIZE.height - point.y, y: point.x } : point)
  const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(3)}%`
  return {
    ...{ x, y, width, height, isTurned, at },
    box: `${x} ${y} ${width} ${height}`,
    placeOf: point => ({ left: percent(at(point).x - x, width), top: percent(at(point).y - y, height) }),
    widthOf: length => percent(length, width),
  }
}

export const WIDE_VIEWPORT = viewport(BOARD_SIZE, false)
export const TALL_VIEWPORT = viewport({ width: BOARD_SIZE.height, height: BOARD_SIZE.width }, true)

/** Turns what is drawn in the map's own measures into the tall picture. */
export const QUARTER_TURN = `translate(${BOARD_SIZE.height} 0) rotate(90)`

/** Ground that fills either picture, in the map's own measures. */
export const GROUND = { x: -100, y: -100, width: 1200, height: 848 } as const

/** The picture that the board is drawn in. */
export const ViewportContext = createContext(WIDE_VIEWPORT)
export const useViewport = (): Viewport => useContext(ViewportContext)

/** Whether the room for the board is taller than wide. */
export function useTall(room: RefObject<HTMLElement | null>): boolean {
  const [isTall, setTall] = useState(false)
  useLayoutEffect(() => {
    const element = room.current
    if (!element) return undefined
    const measure = (): void => setTall(element.clientHeight > element.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [room])
  return isTall
}
