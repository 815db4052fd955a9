// The map: 28 provinces, of land and of sea, with what is printed on them.

import type { Side } from './sides.ts'

export const PROVINCES = [
  'berlin',
  'ruhr',
  'poland',
  'italy',
  'libya',
  'westernMed',
  'britain',
  'paris',
  'vichy',
  'morocco',
  'egypt',
  'levant',
  'northSea',
  'northAtlantic',
  'easternMed',
  'norway',
  'sweden',
  'lowCountries',
  'spain',
  'balkans',
  'turkey',
  'balticStates',
  'kiev',
  'odessa',
  'leningrad',
  'moscow',
  'caucasus',
  'blackSea',
] as const
export type Province = (typeof PROVINCES)[number]

export const GROUPS = ['axisHome', 'westernAllies', 'ussr', 'neutral', 'sea'] as const
export type Group = (typeof GROUPS)[number]

export type Terrain = 'land' | 'sea'

/** The symbol that tells what winter adds to the defence (5.4). */
export const WINTERS = ['sun', 'normal', 'snow'] as const
export type Winter = (typeof WINTERS)[number]
export const WINTER_DEFENCE: Readonly<Record<Winter, number>> = { sun: 0, normal: 1, snow: 2 }

export type ProvinceFacts = {
  readonly terrain: Terrain
  readonly group: Group
  readonly vp: number
  readonly resources: number
  readonly winter: Winter
  /** Who controls it at the start (1.6, 1.7); without it nobody does. */
  readonly start?: Side
  /** The side whose supply source it is (0.7). */
  readonly source?: Side
  /** How many neutral cards are laid here (1.2). */
  readonly neutralCards?: number
}

// The points of Norway, the Low Countries, the Balkans and Kiev are tuned so that both sides win about as often: docs/balance.md.
// biome-ignore format: a table
export const PROVINCE: Readonly<Record<Province, ProvinceFacts>> = {
  berlin: { terrain: 'land', group: 'axisHome', vp: 1, resources: 2, winter: 'normal', start: 'axis', source: 'axis' },
  ruhr: { terrain: 'land', group: 'axisHome', vp: 1, resources: 3, winter: 'normal', start: 'axis', source: 'axis' },
  poland: { terrain: 'land', group: 'axisHome', vp: 1, resources: 1, winter: 'normal', start: 'axis' },
  italy: { terrain: 'land', group: 'axisHome', vp: 1, resources: 1, winter: 'normal', start: 'axis', source: 'axis' },
  libya: { terrain: 'land', group: 'axisHome', vp: 0, resources: 0, winter: 'sun', start: 'axis' },
  westernMed: { terrain: 'sea', group: 'sea', vp: 0, resources: 0, winter: 'sun', start: 'axis' },
  britain: { terrain: 'land', group: 'westernAllies', vp: 4, resources: 3, winter: 'normal', start: 'allies', source: 'allies' },
  paris: { terrain: 'land', group: 'westernAllies', vp: 3, resources: 2, winter: 'normal', start: 'allies', source: 'allies' },
  vichy: { terrain: 'land', group: 'westernAllies', vp: 1, resources: 1, winter: 'normal', start: 'allies' },
  morocco: { terrain: 'land', group: 'westernAllies', vp: 0, resources: 1, winter: 'sun', start: 'allies' },
  egypt: { terrain: 'land', group: 'westernAllies', vp: 2, resources: 1, winter: 'sun', start: 'allies', source: 'allies' },
  levant: { terrain: 'land', group: 'westernAllies', vp: 1, resources: 1, winter: 'sun', start: 'allies' },
  northSea: { terrain: 'sea', group: 'sea', vp: 1, resources: 0, winter: 'normal', start: 'allies' },
  northAtlantic: { terrain: 'sea', group: 'sea', vp: 2, resources: 2, winter: 'normal', start: 'allies' },
  easternMed: { terrain: 'sea', group: 'sea', vp: 1, resources: 0, winter: 'sun', start: 'allies' },
  norway: { terrain: 'land', group: 'neutral', vp: 2, resources: 1, winter: 'snow', neutralCards: 1 },
  sweden: { terrain: 'land', group: 'neutral', vp: 1, resources: 2, winter: 'snow', neutralCards: 2 },
  lowCountries: { terrain: 'land', group: 'neutral', vp: 2, resources: 1, winter: 'normal', neutralCards: 1 },
  spain: { terrain: 'land', group: 'neutral', vp: 1, resources: 1, winter: 'sun', neutralCards: 2 },
  balkans: { terrain: 'land', group: 'neutral', vp: 2, resources: 2, winter: 'normal', neutralCards: 1 },
  turkey: { terrain: 'land', group: 'neutral', vp: 1, resources: 1, winter: 'normal', neutralCards: 2 },
  balticStates: { terrain: 'land', group: 'ussr', vp: 1, resources: 1, winter: 'snow', neutralCards: 1 },
  kiev: { terrain: 'land', group: 'ussr', vp: 3, resources: 1, winter: 'snow', neutralCards: 2 },
  odessa: { terrain: 'land', group: 'ussr', vp: 1, resources: 2, winter: 'normal', neutralCards: 2 },
  leningrad: { terrain: 'land', group: 'ussr', vp: 2, resources: 1, winter: 'snow' },
  moscow: { terrain: 'land', group: 'ussr', vp: 3, resources: 1, winter: 'snow' },
  caucasus: { terrain: 'land', group: 'ussr', vp: 2, resources: 3, winter: 'normal' },
  blackSea: { terrain: 'sea', group: 'ussr', vp: 0, resources: 0, winter: 'normal' },
}

/** The provinces with slots for neutral cards, those that the Allies may look into (1.13) apart from the others. */
export const SOVIET_SLOTS = ['balticStates', 'kiev', 'odessa'] as const satisfies readonly Province[]
export const ORANGE_SLOTS = [
  'norway',
  'sweden',
  'lowCountries',
  'spain',
  'balkans',
  'turkey',
] as const satisfies readonly Province[]
export const NEUTRAL_SLOTS = [...ORANGE_SLOTS, ...SOVIET_SLOTS] as const
export type NeutralSlot = (typeof NEUTRAL_SLOTS)[number]

export const USSR: readonly Province[] = PROVINCES.filter(at => PROVINCE[at].group === 'ussr')

/** Where the plate of a province stands in a drawing of 1000 × 1000. */
export const LAYOUT: Readonly<Record<Province, { readonly x: number; readonly y: number }>> = {
  berlin: { x: 452, y: 428 },
  ruhr: { x: 391, y: 448 },
  poland: { x: 535, y: 413 },
  italy: { x: 439, y: 611 },
  libya: { x: 494, y: 902 },
  westernMed: { x: 355, y: 683 },
  britain: { x: 273, y: 391 },
  paris: { x: 313, y: 493 },
  vichy: { x: 334, y: 565 },
  morocco: { x: 259, y: 813 },
  egypt: { x: 645, y: 928 },
  levant: { x: 753, y: 800 },
  northSea: { x: 329, y: 313 },
  northAtlantic: { x: 124, y: 489 },
  easternMed: { x: 606, y: 804 },
  norway: { x: 398, y: 217 },
  sweden: { x: 478, y: 196 },
  lowCountries: { x: 353, y: 415 },
  spain: { x: 245, y: 670 },
  balkans: { x: 559, y: 580 },
  turkey: { x: 688, y: 693 },
  balticStates: { x: 584, y: 313 },
  kiev: { x: 642, y: 430 },
  odessa: { x: 685, y: 509 },
  leningrad: { x: 649, y: 207 },
  moscow: { x: 751, y: 330 },
  caucasus: { x: 815, y: 578 },
  blackSea: { x: 696, y: 604 },
}
