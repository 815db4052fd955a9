// What the pictures of cards are drawn with: flat shapes with ink lines, and groups of them with a bold contour.

import { type Placement, put } from '@ludoteka/ui/drawing'

export const INK = '#1b1512'

/** A filled shape with an ink line; a shade or a gleam without one; or a line alone. */
export type Mark = {
  readonly d: string
  readonly kind: 'shape' | 'plain' | 'line'
  readonly colour: string
  /** Of a line. */
  readonly width?: number
  readonly opacity?: number
}
export type Marks = readonly Mark[]

export const shape = (colour: string, d: string): Mark => ({ d, kind: 'shape', colour })
/** Without an ink line. */
export const plain = (colour: string, d: string, opacity = 1): Mark => ({ d, kind: 'plain', colour, opacity })
export const shade = (d: string): Mark => plain(INK, d, 0.24)
export const gleam = (d: string): Mark => plain('#ffffff', d, 0.55)
export const line = (d: string, width = 1.6, colour = INK): Mark => ({ d, kind: 'line', colour, width })

export const at = (placement: Placement, marks: Marks): Marks =>
  marks.map(mark => ({ ...mark, d: put(mark.d, placement) }))

/** Marks that stand together and share a bold contour; light and smoke have none. */
export type Group = { readonly marks: Marks; readonly contour: boolean }

export const figure = (x: number, y: number, scale: number, marks: Marks, turn = 0): Group => ({
  marks: at({ x, y, scale, turn }, marks),
  contour: true,
})
/** Looking to the left. */
export const mirrored = (x: number, y: number, scale: number, marks: Marks, turn = 0): Group => ({
  marks: at({ x, y, scale, turn, flipped: true }, marks),
  contour: true,
})
/** Without a contour. */
export const loose = (...marks: Marks): Group => ({ marks, contour: false })
