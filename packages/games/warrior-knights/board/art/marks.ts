// What the pictures of cards are drawn with: outlined shapes in the dyes of a manuscript, and where a group of them stands.

export const DYES = [
  'red',
  'blue',
  'green',
  'gold',
  'white',
  'brown',
  'ink',
  'violet',
  'steel',
  'straw',
  'skin',
  'flame',
  'stone',
  'water',
] as const
export type Dye = (typeof DYES)[number]

/** A shape with an outline; a line without a dye; a limb is a thick line with an outline. */
export type Mark = {
  readonly d: string
  readonly dye?: Dye
  readonly limb?: true
  /** A transform of its own, within its group. */
  readonly at?: string
}

/** A group of marks whose foot is at (x, y) of a picture of 240 by 150; a person is drawn 100 high. */
export type Drawn = {
  readonly marks: readonly Mark[]
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly flipped: boolean
}

export const shape = (dye: Dye, d: string, at?: string): Mark => (at === undefined ? { d, dye } : { d, dye, at })
export const line = (d: string): Mark => ({ d })
export const limb = (dye: Dye, d: string): Mark => ({ d, dye, limb: true })

/** Marks moved by so much. */
export const moved = (x: number, y: number, marks: readonly Mark[], turned = 0): readonly Mark[] =>
  marks.map(mark => ({
    ...mark,
    at: `translate(${x} ${y})${turned === 0 ? '' : ` rotate(${turned})`}${mark.at === undefined ? '' : ` ${mark.at}`}`,
  }))

/** Puts marks on their ground, so high as a person of this height would need. */
export const stand = (marks: readonly Mark[], x: number, y: number, height: number): Drawn => ({
  marks,
  x,
  y,
  scale: height / 100,
  flipped: false,
})
/** The same, looking to the left. */
export const facing = (marks: readonly Mark[], x: number, y: number, height: number): Drawn => ({
  ...stand(marks, x, y, height),
  flipped: true,
})
