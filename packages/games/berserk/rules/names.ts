// The names that actions and frames use for cards in play, and for two names at once.

import { required } from '@ludoteka/kernel'

/**
 * Cards that stand in play or have stood there, in the order they came; the names tell nothing about the cards. Squads
 * have at most 15 cards each (6.5), and at most five Ember Imps of each deck can be summoned beside them.
 */
// biome-ignore format: ten in a line
export const PIECES = [
  'p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8', 'p9', 'p10',
  'p11', 'p12', 'p13', 'p14', 'p15', 'p16', 'p17', 'p18', 'p19', 'p20',
  'p21', 'p22', 'p23', 'p24', 'p25', 'p26', 'p27', 'p28', 'p29', 'p30',
  'p31', 'p32', 'p33', 'p34', 'p35', 'p36', 'p37', 'p38', 'p39', 'p40',
] as const
export type Piece = (typeof PIECES)[number]

export const NONE = 'none' as const
export type None = typeof NONE
export const PIECE_OR_NONE = [NONE, ...PIECES] as const

const DIGIT_ZERO = '0'.charCodeAt(0)

/** The number in a name, less one: asked so often that a look into a map would be felt. */
export function indexOf(piece: Piece): number {
  const last = piece.charCodeAt(piece.length - 1) - DIGIT_ZERO
  return (piece.length === 2 ? last : 10 * (piece.charCodeAt(1) - DIGIT_ZERO) + last) - 1
}

export type Pair<A extends string, B extends string> = `${A}:${B}`
export const pair = <A extends string, B extends string>(a: A, b: B): Pair<A, B> => `${a}:${b}`

/** Arguments that name two things at once: who, and whom or where. */
export type Pairs<A extends string, B extends string> = {
  readonly all: readonly Pair<A, B>[]
  of(arg: Pair<A, B>): readonly [A, B]
  /** By the numbers of both: offers are full of pairs, and a name that is there already need not be put together. */
  at(first: number, second: number): Pair<A, B>
}

export function pairs<A extends string, B extends string>(first: readonly A[], second: readonly B[]): Pairs<A, B> {
  const all = first.flatMap(a => second.map(b => pair(a, b)))
  const [firsts, seconds] = [byName(first), byName(second)]
  const width = second.length
  return {
    all,
    // A map of all pairs would be so large that to look into it is slower than to take the name apart.
    of(arg) {
      const colon = arg.indexOf(':')
      return [required(firsts.get(arg.slice(0, colon)), arg), required(seconds.get(arg.slice(colon + 1)), arg)]
    },
    at: (i, j) => required(all[i * width + j], 'a pair'),
  }
}

const byName = <N extends string>(names: readonly N[]): ReadonlyMap<string, N> =>
  new Map(names.map(name => [name, name]))
