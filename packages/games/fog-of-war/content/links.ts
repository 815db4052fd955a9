// How provinces touch: adjacency for attack and supply, and the supply boxes beyond the map.

import { PROVINCE, PROVINCES, type Province } from './provinces.ts'

/** What a link leads over where the map alone does not show it; all of them are links by land (5.3). */
export const WAYS = ['danishStraits', 'brenner', 'tunisia', 'gibraltar', 'persia', 'lapland', 'finland'] as const
export type Way = (typeof WAYS)[number]

export type Link = { readonly ends: readonly [Province, Province]; readonly via?: Way }

export const LINKS: readonly Link[] = [
  { ends: ['berlin', 'ruhr'] },
  { ends: ['berlin', 'poland'] },
  { ends: ['berlin', 'norway'], via: 'danishStraits' },
  { ends: ['berlin', 'italy'], via: 'brenner' },
  { ends: ['berlin', 'balkans'] },
  { ends: ['ruhr', 'lowCountries'] },
  { ends: ['ruhr', 'paris'] },
  { ends: ['ruhr', 'northSea'] },
  { ends: ['poland', 'balticStates'] },
  { ends: ['poland', 'kiev'] },
  { ends: ['poland', 'balkans'] },
  { ends: ['italy', 'vichy'] },
  { ends: ['italy', 'balkans'] },
  { ends: ['italy', 'westernMed'] },
  { ends: ['italy', 'easternMed'] },
  { ends: ['libya', 'westernMed'] },
  { ends: ['libya', 'easternMed'] },
  { ends: ['libya', 'egypt'] },
  { ends: ['libya', 'morocco'], via: 'tunisia' },
  { ends: ['britain', 'northSea'] },
  { ends: ['britain', 'northAtlantic'] },
  { ends: ['paris', 'lowCountries'] },
  { ends: ['paris', 'vichy'] },
  { ends: ['paris', 'northSea'] },
  { ends: ['paris', 'northAtlantic'] },
  { ends: ['vichy', 'spain'] },
  { ends: ['vichy', 'westernMed'] },
  { ends: ['morocco', 'northAtlantic'] },
  { ends: ['morocco', 'westernMed'] },
  { ends: ['morocco', 'spain'], via: 'gibraltar' },
  { ends: ['egypt', 'levant'] },
  { ends: ['egypt', 'easternMed'] },
  { ends: ['levant', 'turkey'] },
  { ends: ['levant', 'easternMed'] },
  { ends: ['levant', 'caucasus'], via: 'persia' },
  { ends: ['norway', 'sweden'] },
  { ends: ['norway', 'northSea'] },
  { ends: ['norway', 'northAtlantic'] },
  { ends: ['norway', 'leningrad'], via: 'lapland' },
  { ends: ['sweden', 'leningrad'], via: 'finland' },
  { ends: ['lowCountries', 'northSea'] },
  { ends: ['spain', 'northAtlantic'] },
  { ends: ['spain', 'westernMed'] },
  { ends: ['balkans', 'odessa'] },
  { ends: ['balkans', 'turkey'] },
  { ends: ['balkans', 'easternMed'] },
  { ends: ['balkans', 'blackSea'] },
  { ends: ['turkey', 'caucasus'] },
  { ends: ['turkey', 'easternMed'] },
  { ends: ['turkey', 'blackSea'] },
  { ends: ['balticStates', 'leningrad'] },
  { ends: ['balticStates', 'moscow'] },
  { ends: ['balticStates', 'kiev'] },
  { ends: ['kiev', 'moscow'] },
  { ends: ['kiev', 'odessa'] },
  { ends: ['odessa', 'caucasus'] },
  { ends: ['odessa', 'blackSea'] },
  { ends: ['leningrad', 'moscow'] },
  { ends: ['moscow', 'caucasus'] },
  { ends: ['caucasus', 'blackSea'] },
  { ends: ['northSea', 'northAtlantic'] },
  { ends: ['northAtlantic', 'westernMed'] },
  { ends: ['westernMed', 'easternMed'] },
]

const NEIGHBOURS: ReadonlyMap<Province, readonly Province[]> = new Map(
  PROVINCES.map(at => [at, LINKS.flatMap(({ ends: [a, b] }) => (a === at ? [b] : b === at ? [a] : []))]),
)

export const neighboursOf = (at: Province): readonly Province[] => NEIGHBOURS.get(at) ?? []

/** 4.5.4 The one link over which only one end may attack the other; supply flows both ways (0.8). */
export const FORBIDDEN_ATTACK = { from: 'northSea', to: 'ruhr' } as const satisfies Record<string, Province>

/** Whether an attack over a link is allowed, as far as the map goes. */
export function isAttackLink(from: Province, to: Province): boolean {
  return neighboursOf(from).includes(to) && !(from === FORBIDDEN_ATTACK.from && to === FORBIDDEN_ATTACK.to)
}

/** 5.3 A landing goes from a sea province to one of land. */
export function isLanding(from: Province, to: Province): boolean {
  return PROVINCE[from].terrain === 'sea' && PROVINCE[to].terrain === 'land'
}

/** 0.7 Supply sources beyond the map; both are Allied. */
export const BOXES = ['northAmerica', 'ural'] as const
export type Box = (typeof BOXES)[number]
export const BOX_LINKS: Readonly<Record<Box, readonly Province[]>> = {
  northAmerica: ['northAtlantic'],
  ural: ['moscow', 'caucasus'],
}
export const BOX_LAYOUT: Readonly<Record<Box, { readonly x: number; readonly y: number }>> = {
  northAmerica: { x: 20, y: 430 },
  ural: { x: 965, y: 300 },
}
