// The map: which areas lie next to each other, which cities stand where (2.8, 10.2, 10.3).

import { type Area, KINGDOM_AREAS, type KingdomArea, MAP_EDGE, PORTS } from '../content/areas.ts'
import { BORDERS, type Border } from '../content/borders.ts'
import { CITIES, CITY, type City, KINGDOM_CITIES } from '../content/cities.ts'

/** One step from an area into another. */
export type Step = { readonly to: KingdomArea; readonly road: boolean; readonly bridge: boolean }

const PASSABLE: readonly string[] = ['open', 'bridge']

const STEPS: ReadonlyMap<Area, readonly Step[]> = new Map(
  KINGDOM_AREAS.map((area): [Area, readonly Step[]] => [
    area,
    BORDERS.flatMap(({ a, b, border, road, bridge }) => {
      const to = a === area ? b : b === area ? a : undefined
      if (to === undefined || !PASSABLE.includes(border)) return []
      return [{ to, road: road === true, bridge: bridge !== undefined }]
    }),
  ]),
)

/** 10.2, 10.3 Where one may step from an area; from overseas nowhere. */
export const stepsFrom = (area: Area): readonly Step[] => STEPS.get(area) ?? []

/** What lies between two areas, passable or not; nothing if they are not adjacent. */
export const borderBetween = (one: Area, two: Area): Border | undefined =>
  BORDERS.find(({ a, b }) => (a === one && b === two) || (a === two && b === one))

/** What lets a Noble go further or not so far: how many steps along roads, which ways are open, and where he cannot pass (10.4a). */
export type Roads = {
  readonly range: number
  readonly areOpen: boolean
  readonly areBridgesOpen: boolean
  readonly closedAreas: readonly Area[]
}

const reached = new Map<number, Map<Area, ReadonlySet<Area>>>()

/** 10.2 Every area a Noble could come to over land in one move: one step of any kind, or several along roads. */
export function reachOf(from: Area, roads: Roads): ReadonlySet<Area> {
  if (roads.closedAreas.length > 0) return workOutReach(from, roads)
  const key = 4 * roads.range + (roads.areOpen ? 2 : 0) + (roads.areBridgesOpen ? 1 : 0)
  let byArea = reached.get(key)
  if (byArea === undefined) {
    byArea = new Map()
    reached.set(key, byArea)
  }
  let found = byArea.get(from)
  if (found === undefined) {
    found = workOutReach(from, roads)
    byArea.set(from, found) // facts of the map, a few hundred in all
  }
  return found
}

function workOutReach(from: Area, { range, areOpen, areBridgesOpen, closedAreas }: Roads): ReadonlySet<Area> {
  const steps = (area: Area): readonly Step[] => stepsFrom(area).filter(({ bridge }) => areBridgesOpen || !bridge)
  const found = new Set<Area>(steps(from).map(({ to }) => to))
  let last: readonly Area[] = [from]
  for (let n = 0; areOpen && n < range; n++) {
    last = last.flatMap(area => steps(area).flatMap(({ to, road }) => (road ? [to] : [])))
    for (const area of last) found.add(area)
    last = last.filter(area => !closedAreas.includes(area))
  }
  found.delete(from)
  return found
}

const CITY_OF: ReadonlyMap<Area, City> = new Map(CITIES.map((city): [Area, City] => [CITY[city].area, city]))
/** The city printed in an area, razed or not. */
export const printedCity = (area: Area): City | undefined => CITY_OF.get(area)

const portAreas: ReadonlySet<Area> = new Set(PORTS)
const edgeAreas: ReadonlySet<Area> = new Set(MAP_EDGE)
const kingdomAreas: ReadonlySet<Area> = new Set(KINGDOM_AREAS)
const kingdomCities: ReadonlySet<City> = new Set(KINGDOM_CITIES)

export const hasPort = (area: Area): boolean => portAreas.has(area)
export const isOnEdge = (area: Area): boolean => edgeAreas.has(area)
export const isOverseas = (area: Area): boolean => !kingdomAreas.has(area)
export const isKingdomCity = (city: City): boolean => kingdomCities.has(city)
