// The fate cards (2.16): a Baron, a shape, a nationality, a city, revolt or not, a battle result and news of the expeditions.

import type { Baron, Shape } from './barons.ts'
import type { City } from './cities.ts'
import type { Nationality } from './troops.ts'

export const EXPEDITIONS = ['ceylon', 'spiceIslands', 'china'] as const
export type Expedition = (typeof EXPEDITIONS)[number]

/** 8.3.6 From the best to the worst. */
export const NEWS = ['x4', 'x3', 'x2', 'x1', 'noNews', 'fleetLost'] as const
export type News = (typeof NEWS)[number]

export const BATTLE_RESULTS = ['deal100', 'prevent100', 'victory1', 'drawFate'] as const
export type BattleResult = (typeof BATTLE_RESULTS)[number]

export type FateFacts = {
  readonly baron: Baron
  readonly shape: Shape
  readonly nationality: Nationality
  readonly city: City
  readonly revolt?: true
  readonly battle: BattleResult
  readonly news: Readonly<Record<Expedition, News>>
}

export const FATE_CARDS = [
  'fate01',
  'fate02',
  'fate03',
  'fate04',
  'fate05',
  'fate06',
  'fate07',
  'fate08',
  'fate09',
  'fate10',
  'fate11',
  'fate12',
  'fate13',
  'fate14',
  'fate15',
  'fate16',
  'fate17',
  'fate18',
  'fate19',
  'fate20',
  'fate21',
  'fate22',
  'fate23',
  'fate24',
] as const
export type FateCard = (typeof FATE_CARDS)[number]

export const FATE: Readonly<Record<FateCard, FateFacts>> = {
  fate01: {
    baron: 'red',
    shape: 'star',
    nationality: 'polish',
    city: 'quellen',
    battle: 'deal100',
    news: { ceylon: 'noNews', spiceIslands: 'fleetLost', china: 'fleetLost' },
  },
  fate02: {
    baron: 'green',
    shape: 'star',
    nationality: 'romanian',
    city: 'castrel',
    battle: 'victory1',
    news: { ceylon: 'x2', spiceIslands: 'x2', china: 'x4' },
  },
  fate03: {
    baron: 'blue',
    shape: 'star',
    nationality: 'swiss',
    city: 'syracuse',
    revolt: true,
    battle: 'prevent100',
    news: { ceylon: 'noNews', spiceIslands: 'fleetLost', china: 'x4' },
  },
  fate04: {
    baron: 'black',
    shape: 'star',
    nationality: 'italian',
    city: 'kovel',
    battle: 'deal100',
    news: { ceylon: 'fleetLost', spiceIslands: 'fleetLost', china: 'x4' },
  },
  fate05: {
    baron: 'yellow',
    shape: 'star',
    nationality: 'spanish',
    city: 'cadiz',
    battle: 'victory1',
    news: { ceylon: 'x1', spiceIslands: 'x3', china: 'fleetLost' },
  },
  fate06: {
    baron: 'white',
    shape: 'star',
    nationality: 'english',
    city: 'alexandria',
    revolt: true,
    battle: 'drawFate',
    news: { ceylon: 'x1', spiceIslands: 'fleetLost', china: 'fleetLost' },
  },
  fate07: {
    baron: 'red',
    shape: 'square',
    nationality: 'swiss',
    city: 'ardrun',
    battle: 'prevent100',
    news: { ceylon: 'x1', spiceIslands: 'x2', china: 'x4' },
  },
  fate08: {
    baron: 'green',
    shape: 'square',
    nationality: 'italian',
    city: 'froli',
    battle: 'deal100',
    news: { ceylon: 'noNews', spiceIslands: 'fleetLost', china: 'fleetLost' },
  },
  fate09: {
    baron: 'blue',
    shape: 'square',
    nationality: 'spanish',
    city: 'elsmark',
    battle: 'victory1',
    news: { ceylon: 'noNews', spiceIslands: 'noNews', china: 'x4' },
  },
  fate10: {
    baron: 'black',
    shape: 'square',
    nationality: 'english',
    city: 'hallin',
    revolt: true,
    battle: 'deal100',
    news: { ceylon: 'x2', spiceIslands: 'fleetLost', china: 'noNews' },
  },
  fate11: {
    baron: 'yellow',
    shape: 'square',
    nationality: 'polish',
    city: 'lorvane',
    battle: 'prevent100',
    news: { ceylon: 'fleetLost', spiceIslands: 'noNews', china: 'noNews' },
  },
  fate12: {
    baron: 'white',
    shape: 'square',
    nationality: 'romanian',
    city: 'dornach',
    battle: 'victory1',
    news: { ceylon: 'fleetLost', spiceIslands: 'fleetLost', china: 'fleetLost' },
  },
  fate13: {
    baron: 'red',
    shape: 'triangle',
    nationality: 'spanish',
    city: 'surat',
    battle: 'victory1',
    news: { ceylon: 'noNews', spiceIslands: 'x3', china: 'noNews' },
  },
  fate14: {
    baron: 'green',
    shape: 'triangle',
    nationality: 'english',
    city: 'constantinople',
    revolt: true,
    battle: 'drawFate',
    news: { ceylon: 'fleetLost', spiceIslands: 'noNews', china: 'noNews' },
  },
  fate15: {
    baron: 'blue',
    shape: 'triangle',
    nationality: 'polish',
    city: 'ostrel',
    battle: 'deal100',
    news: { ceylon: 'fleetLost', spiceIslands: 'x3', china: 'fleetLost' },
  },
  fate16: {
    baron: 'black',
    shape: 'triangle',
    nationality: 'romanian',
    city: 'thira',
    battle: 'victory1',
    news: { ceylon: 'x1', spiceIslands: 'noNews', china: 'fleetLost' },
  },
  fate17: {
    baron: 'yellow',
    shape: 'triangle',
    nationality: 'swiss',
    city: 'acre',
    battle: 'prevent100',
    news: { ceylon: 'x3', spiceIslands: 'x1', china: 'x3' },
  },
  fate18: {
    baron: 'white',
    shape: 'triangle',
    nationality: 'italian',
    city: 'norrid',
    battle: 'deal100',
    news: { ceylon: 'x2', spiceIslands: 'x2', china: 'fleetLost' },
  },
  fate19: {
    baron: 'red',
    shape: 'circle',
    nationality: 'polish',
    city: 'monz',
    revolt: true,
    battle: 'deal100',
    news: { ceylon: 'x2', spiceIslands: 'x3', china: 'x3' },
  },
  fate20: {
    baron: 'green',
    shape: 'circle',
    nationality: 'romanian',
    city: 'jerusalem',
    battle: 'prevent100',
    news: { ceylon: 'x2', spiceIslands: 'noNews', china: 'fleetLost' },
  },
  fate21: {
    baron: 'blue',
    shape: 'circle',
    nationality: 'swiss',
    city: 'vecht',
    battle: 'deal100',
    news: { ceylon: 'x2', spiceIslands: 'x3', china: 'x2' },
  },
  fate22: {
    baron: 'black',
    shape: 'circle',
    nationality: 'italian',
    city: 'gedze',
    battle: 'drawFate',
    news: { ceylon: 'x2', spiceIslands: 'x2', china: 'fleetLost' },
  },
  fate23: {
    baron: 'yellow',
    shape: 'circle',
    nationality: 'spanish',
    city: 'tarvos',
    revolt: true,
    battle: 'victory1',
    news: { ceylon: 'noNews', spiceIslands: 'x3', china: 'fleetLost' },
  },
  fate24: {
    baron: 'white',
    shape: 'circle',
    nationality: 'english',
    city: 'belcourt',
    battle: 'prevent100',
    news: { ceylon: 'x2', spiceIslands: 'fleetLost', china: 'x4' },
  },
}
