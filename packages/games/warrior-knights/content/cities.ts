// Cities: where they stand, their strength and their income.

import type { Area } from './areas.ts'

export const KINGDOM_CITIES = [
  'kovel',
  'norrid',
  'ostrel',
  'froli',
  'elsmark',
  'surat',
  'vecht',
  'tarvos',
  'monz',
  'castrel',
  'hallin',
  'belcourt',
  'thira',
  'lorvane',
  'dornach',
  'quellen',
  'ardrun',
  'gedze',
] as const
export const OVERSEAS_CITIES = ['constantinople', 'syracuse', 'cadiz', 'jerusalem', 'alexandria', 'acre'] as const
export const CITIES = [...KINGDOM_CITIES, ...OVERSEAS_CITIES] as const
export type City = (typeof CITIES)[number]

export type CityFacts = { readonly area: Area; readonly strength: number; readonly income: number }

export const CITY: Readonly<Record<City, CityFacts>> = {
  kovel: { area: 'b1', strength: 200, income: 3 },
  norrid: { area: 'e1', strength: 200, income: 3 },
  ostrel: { area: 'h1', strength: 200, income: 3 },
  froli: { area: 'c2', strength: 100, income: 2 },
  elsmark: { area: 'f2', strength: 200, income: 3 },
  surat: { area: 'a3', strength: 200, income: 3 },
  vecht: { area: 'd3', strength: 300, income: 4 },
  tarvos: { area: 'g3', strength: 100, income: 2 },
  monz: { area: 'b4', strength: 100, income: 2 },
  castrel: { area: 'e4', strength: 400, income: 5 },
  hallin: { area: 'h4', strength: 200, income: 3 },
  belcourt: { area: 'c5', strength: 200, income: 3 },
  thira: { area: 'f5', strength: 300, income: 4 },
  lorvane: { area: 'a6', strength: 200, income: 3 },
  dornach: { area: 'd6', strength: 100, income: 2 },
  quellen: { area: 'g6', strength: 100, income: 2 },
  ardrun: { area: 'e7', strength: 300, income: 4 },
  gedze: { area: 'h7', strength: 200, income: 3 },
  constantinople: { area: 'constantinople', strength: 500, income: 6 },
  syracuse: { area: 'syracuse', strength: 300, income: 4 },
  cadiz: { area: 'cadiz', strength: 200, income: 3 },
  jerusalem: { area: 'jerusalem', strength: 400, income: 5 },
  alexandria: { area: 'alexandria', strength: 400, income: 5 },
  acre: { area: 'acre', strength: 300, income: 4 },
}
