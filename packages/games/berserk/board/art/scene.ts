// A picture as data: the place, and from back to front who and what is in it. Pictures are 252 by 180; cards on the field show
// the upper two thirds, cards in hand the middle.

import type { Group } from './paint.ts'

export const GROUNDS = ['court', 'crypt', 'hall', 'steppe', 'peaks', 'grove', 'marsh', 'embers', 'sky', 'road'] as const
export type Ground = (typeof GROUNDS)[number]

export type Scene = { readonly ground: Ground; readonly groups: readonly Group[] }

export const scene = (ground: Ground, ...groups: readonly Group[]): Scene => ({ ground, groups })
