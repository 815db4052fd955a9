// A picture as data: the light and the place, and from back to front who and what is in it. Pictures are 252 by 196; narrow
// cards show the middle of them, and the badge lies over the upper left corner.

import type { Group } from './ink.ts'

/** Colours of a place: sky, light in the sky, far and near ground. */
export type Palette = {
  readonly sky: string
  readonly light: string
  readonly far: string
  readonly near: string
}

const PALETTES = {
  dawn: { sky: '#f2a65a', light: '#ffe0a1', far: '#c05a3c', near: '#7d2f2c' },
  blood: { sky: '#a82c33', light: '#f28b66', far: '#6f1d2b', near: '#3c1220' },
  gold: { sky: '#f5c542', light: '#fff3bd', far: '#cf8a1f', near: '#8a5312' },
  royal: { sky: '#3566b5', light: '#a9cdf7', far: '#22407f', near: '#152650' },
  heaven: { sky: '#8fc9ef', light: '#fffbe0', far: '#dfeefa', near: '#9db9d6' },
  lake: { sky: '#6fa9b8', light: '#e5f6f2', far: '#3f7d92', near: '#1f4f66' },
  violet: { sky: '#5a3f94', light: '#d4b4ff', far: '#3b2770', near: '#221546' },
  teal: { sky: '#2f8f8a', light: '#b9f2dc', far: '#1c625f', near: '#0f3d3f' },
  spectral: { sky: '#2c4a5e', light: '#c8f2e6', far: '#1d3345', near: '#0f1e2b' },
  steel: { sky: '#5d6f85', light: '#f7f06a', far: '#3d4c60', near: '#232e3f' },
  meadow: { sky: '#9fd3e8', light: '#fff7cf', far: '#6fae54', near: '#3d7a3a' },
  amber: { sky: '#e58c2a', light: '#ffe9a8', far: '#a85518', near: '#5f2d10' },
  crimson: { sky: '#d2454e', light: '#ffc9b5', far: '#8e2434', near: '#551423' },
  dusk: { sky: '#7b5aa6', light: '#ffb68a', far: '#4b3576', near: '#2a1d47' },
  jade: { sky: '#4fa06a', light: '#d8f5b8', far: '#2c6e48', near: '#16422e' },
  pink: { sky: '#ef9fb9', light: '#fff0f2', far: '#c85f86', near: '#8a3560' },
  rose: { sky: '#d8578a', light: '#ffd3e0', far: '#96305f', near: '#5a1a3d' },
  plum: { sky: '#8c3f86', light: '#f6c8f0', far: '#5c2560', near: '#37143c' },
  silver: { sky: '#aab8c9', light: '#ffffff', far: '#7d8da3', near: '#4c5a70' },
  peach: { sky: '#ffc89a', light: '#fff6e2', far: '#e68f6a', near: '#a8543f' },
  sunny: { sky: '#ffd84a', light: '#fffbe0', far: '#f29b38', near: '#d0622c' },
  sky: { sky: '#57b1e6', light: '#f3fbff', far: '#2f83bd', near: '#1b5a8c' },
  mushroom: { sky: '#5f8fa3', light: '#ffe9c2', far: '#7a4a5c', near: '#48283a' },
  cave: { sky: '#3a2f3f', light: '#f79a4b', far: '#2a2130', near: '#18121d' },
  lagoon: { sky: '#36b3a8', light: '#fff3c4', far: '#15807d', near: '#0b5257' },
  stone: { sky: '#a6a08f', light: '#f4efdc', far: '#7b7565', near: '#4d493f' },
  olive: { sky: '#c6c25a', light: '#fbf7cf', far: '#8a8a35', near: '#545a20' },
  venom: { sky: '#7fb23a', light: '#efffb0', far: '#4b7a22', near: '#294712' },
  wine: { sky: '#6c2f4f', light: '#f2a7a0', far: '#461d38', near: '#281021' },
  ash: { sky: '#6a5a58', light: '#ffcf9a', far: '#463b3d', near: '#291f24' },
  sand: { sky: '#f3d08b', light: '#fffbe8', far: '#d89f52', near: '#a56a2c' },
  ocean: { sky: '#4a86c9', light: '#e9f6ff', far: '#2a5b99', near: '#173a68' },
  abyss: { sky: '#24507a', light: '#9fe2f2', far: '#173557', near: '#0c1e36' },
  ember: { sky: '#42222a', light: '#ff7a3c', far: '#2c151d', near: '#190b12' },
  jungle: { sky: '#7fae3f', light: '#fdf6bd', far: '#3f7a36', near: '#1f4a2a' },
  night: { sky: '#1f2f5c', light: '#f7eebd', far: '#16213f', near: '#0c1226' },
} as const satisfies Readonly<Record<string, Palette>>

const GROUNDS = [
  'hills',
  'castle',
  'rays',
  'forest',
  'sea',
  'cave',
  'storm',
  'garden',
  'hall',
  'dunes',
  'temple',
  'stars',
] as const
export type Ground = (typeof GROUNDS)[number]

export type Scene = { readonly palette: Palette; readonly ground: Ground; readonly groups: readonly Group[] }

export const scene = (palette: keyof typeof PALETTES, ground: Ground, ...groups: readonly Group[]): Scene => ({
  palette: PALETTES[palette],
  ground,
  groups,
})
