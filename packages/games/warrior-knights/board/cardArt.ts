// What is painted on each card: a patterned sky as books of hours have it, a ground, and the people and things of its story.

import type { Drawn } from './art/marks.ts'

export const SKIES = ['gold', 'lapis', 'vermilion', 'verdigris', 'violet', 'night', 'ash'] as const
export type Sky = (typeof SKIES)[number]

export const GROUNDS = [
  'hills',
  'sea',
  'walls',
  'hall',
  'fields',
  'wood',
  'road',
  'camp',
  'church',
  'peaks',
  'market',
] as const
export type Ground = (typeof GROUNDS)[number]

/** Drawn from back to front. */
export type Art = { readonly sky: Sky; readonly ground: Ground; readonly drawn: readonly Drawn[] }

export const painted = (sky: Sky, ground: Ground, ...drawn: readonly Drawn[]): Art => ({ sky, ground, drawn })
