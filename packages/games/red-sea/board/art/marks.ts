// What the scenes of signature cards are printed with: flat shapes in the few inks of a poster, and where a group of them stands.

import type { Light, Mark as MarkIn, Placed as PlacedIn, Thing as ThingIn } from '@ludoteka/ui/figures'

export { face, faint, type Light, lay, line, mark, moved, put, still } from '@ludoteka/ui/figures'

export const HOURS = ['dawn', 'noon', 'dusk', 'night', 'storm', 'haze', 'room'] as const
export type SceneHour = (typeof HOURS)[number]

/** From far to near; `lit` is what the light falls on, red and blue the two sides of the war. */
export type Tone = 'sky' | 'glow' | 'haze' | 'far' | 'near' | 'dark' | 'ink' | 'lit' | 'paper' | 'red' | 'blue'

// biome-ignore format: a table of inks
export const INKS: Readonly<Record<SceneHour, Readonly<Record<Tone, string>>>> = {
  dawn: { sky: '#e9cfa0', glow: '#fbeecb', haze: '#d7b784', far: '#b08a61', near: '#84684b', dark: '#41504b', ink: '#182626', lit: '#f7ddaa', paper: '#f6ecd2', red: '#b8402e', blue: '#2f6296' },
  noon: { sky: '#bfd2c4', glow: '#f5eed4', haze: '#a3bcae', far: '#7d9c92', near: '#c5ab77', dark: '#355a57', ink: '#142a2b', lit: '#f1dfb0', paper: '#f6efd8', red: '#b63b2a', blue: '#28598c' },
  dusk: { sky: '#cf8553', glow: '#f7d08c', haze: '#ae6b4a', far: '#7d5145', near: '#4b3a38', dark: '#3b3433', ink: '#141a1c', lit: '#f5bf7b', paper: '#f8e6c0', red: '#a92c20', blue: '#2a5180' },
  night: { sky: '#1d3c45', glow: '#dfe0bd', haze: '#2c535b', far: '#234349', near: '#16292e', dark: '#2a454a', ink: '#081518', lit: '#cdd3ae', paper: '#ece8cb', red: '#b8402e', blue: '#3d78ae' },
  storm: { sky: '#98a096', glow: '#dcd7be', haze: '#7b857c', far: '#5d6963', near: '#434c48', dark: '#303b39', ink: '#10191a', lit: '#ded8b8', paper: '#efe9d0', red: '#b63b2a', blue: '#2c5d90' },
  haze: { sky: '#e2d09c', glow: '#f8ecc6', haze: '#cfb980', far: '#ae955e', near: '#8c7548', dark: '#55503a', ink: '#23271f', lit: '#f8e4ac', paper: '#f8efd2', red: '#b3402c', blue: '#35618c' },
  room: { sky: '#7c968b', glow: '#f3e7b8', haze: '#90a99c', far: '#5d7972', near: '#456059', dark: '#2b4643', ink: '#0f1e1f', lit: '#ecd9a2', paper: '#f4ebce', red: '#b23a2a', blue: '#2f6296' },
}

export type Mark = MarkIn<Tone>
export type Thing = ThingIn<Tone>
/** In a picture of 240 by 160. */
export type Placed = PlacedIn<Tone>

export type Scene = {
  readonly hour: SceneHour
  readonly light: Light
  /** From back to front. */
  readonly placed: readonly Placed[]
}

export const scene = (hour: SceneHour, light: Light, ...placed: readonly Placed[]): Scene => ({ hour, light, placed })
