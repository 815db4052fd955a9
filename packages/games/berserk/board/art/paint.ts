// What the pictures of creatures are painted with: silhouettes in tones, each with light on its upper right, in the colours of
// the card's element (styles/scenes.css).

import { type Placement, put } from '@ludoteka/ui/drawing'

/** Night to pale are the element's own; light and hot shine by themselves. */
export const TONES = [
  'night',
  'deep',
  'mid',
  'pale',
  'bone',
  'skin',
  'hide',
  'steel',
  'iron',
  'gold',
  'leather',
  'fur',
  'blood',
  'white',
  'stone',
  'leaf',
  'light',
  'hot',
] as const
export type Tone = (typeof TONES)[number]

/** A form with light on it, a flat patch, or a line. */
export type Mark = { readonly d: string; readonly tone: Tone; readonly kind: 'form' | 'flat' | 'line' }
export type Marks = readonly Mark[]

export const form = (tone: Tone, d: string): Mark => ({ d, tone, kind: 'form' })
export const flat = (tone: Tone, d: string): Mark => ({ d, tone, kind: 'flat' })
export const line = (tone: Tone, d: string): Mark => ({ d, tone, kind: 'line' })

export const at = (placement: Placement, marks: Marks): Marks =>
  marks.map(mark => ({ ...mark, d: put(mark.d, placement) }))

/** Marks that share a shadow; what is far has less contrast. */
export type Group = { readonly marks: Marks; readonly depth: 'near' | 'far' | 'shine' }

type Where = readonly [x: number, y: number, scale?: number, turn?: number]

const group =
  (depth: Group['depth'], flipped: boolean) =>
  ([x, y, scale = 1, turn = 0]: Where, ...marks: readonly Marks[]): Group => ({
    marks: at({ x, y, scale, turn, flipped }, marks.flat()),
    depth,
  })

export const near = group('near', false)
/** Looking to the left. */
export const facing = group('near', true)
export const far = group('far', false)
export const farFacing = group('far', true)
/** Light without a body. */
export const shine = group('shine', false)
