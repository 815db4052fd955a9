// What the scenes of cards are drawn with: ink outlines and washes in the tints of a nation, mist, and a grease pencil.

import type { Light, Mark as MarkIn, Placed as PlacedIn, Thing as ThingIn } from '@ludoteka/ui/figures'

export { face, faint, type Light, lay, line, mark, moved, put, still } from '@ludoteka/ui/figures'

/** `deep` to `paper` are washes with an outline; `lit` is left white; `mist` lies over what is far; the pencil has the colour of the side. */
export type Tone = 'ink' | 'deep' | 'mid' | 'pale' | 'paper' | 'lit' | 'mist' | 'smoke' | 'fire' | 'pencil' | 'water'

export type Mark = MarkIn<Tone>
export type Thing = ThingIn<Tone>
/** In a picture of 150 by 150. */
export type Placed = PlacedIn<Tone>

export const SKIES = ['day', 'dawn', 'dusk', 'grey', 'night', 'snow'] as const
export type Sky = (typeof SKIES)[number]

export type Scene = { readonly sky: Sky; readonly light: Light; readonly placed: readonly Placed[] }

export const scene = (sky: Sky, light: Light, ...placed: readonly Placed[]): Scene => ({ sky, light, placed })
