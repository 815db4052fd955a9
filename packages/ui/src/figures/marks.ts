// The marks that scenes of cards are drawn with, in the tones a game has, and how things made of them are placed in a picture.

export type Mark<Tone extends string> = {
  readonly d: string
  readonly tone: Tone
  /** A transform within the thing. */
  readonly at?: string
  /** A line of this width instead of a shape. */
  readonly line?: number
  readonly fade?: number
}

/** Where the light comes from: the right or the left. */
export type Light = 1 | -1

/** A thing is drawn by where the light comes from. */
export type Thing<Tone extends string> = (light: Light) => readonly Mark<Tone>[]

/** Standing with its foot at (x, y) of the picture. */
export type Placed<Tone extends string> = {
  readonly thing: Thing<Tone>
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly flipped?: boolean
  readonly turn?: number
}

export const mark = <T extends string>(tone: T, d: string): Mark<T> => ({ d, tone })
export const line = <T extends string>(tone: T, width: number, d: string): Mark<T> => ({ d, tone, line: width })
export const faint = <T extends string>(fade: number, one: Mark<T>): Mark<T> => ({ ...one, fade })
export const moved = <T extends string>(
  x: number,
  y: number,
  marks: readonly Mark<T>[],
  turn = 0,
  scale = 1,
): readonly Mark<T>[] =>
  marks.map(one => ({
    ...one,
    at: `translate(${x.toFixed(1)} ${y.toFixed(1)})${turn === 0 ? '' : ` rotate(${turn.toFixed(0)})`}${scale === 1 ? '' : ` scale(${scale})`}${one.at === undefined ? '' : ` ${one.at}`}`,
  }))

export const still =
  <T extends string>(...marks: readonly Mark<T>[]): Thing<T> =>
  () =>
    marks

/** A thing of 100 units, so high in the picture. */
export const put = <T extends string>(thing: Thing<T>, x: number, y: number, height = 100, turn = 0): Placed<T> => ({
  thing,
  x,
  y,
  scale: height / 100,
  ...(turn === 0 ? {} : { turn }),
})
/** The same, looking to the left. */
export const face = <T extends string>(thing: Thing<T>, x: number, y: number, height = 100, turn = 0): Placed<T> => ({
  ...put(thing, x, y, height, turn),
  flipped: true,
})
/** Drawn where it is in the picture. */
export const lay = <T extends string>(...marks: readonly Mark<T>[]): Placed<T> => ({
  thing: still(...marks),
  x: 0,
  y: 0,
  scale: 1,
})
