// Which of the offered actions belong to an area of the map.

import type { Choice, View } from '@ludoteka/kernel'
import { findName, namedTerm } from '@ludoteka/ui'
import { AREAS, type Area } from '../content/areas.ts'
import { BARONS, SHAPES, type Shape } from '../content/barons.ts'
import { CITIES, CITY } from '../content/cities.ts'
import {
  partsOfPlacing,
  partsOfReturn,
  partsOfTarget,
  RETURNS,
  SHAPE_TO_AREA,
  TARGETS,
  WALLS,
} from '../rules/questions.ts'
import { ownBaron, type Scene } from './scene.ts'

/** What is asked about places: areas, cities, walls, and Nobles by where they stand. */
export const REALM_VERBS = [
  'placeStronghold',
  'placeNoble',
  'mobilize',
  'moveNoble',
  'go',
  'sail',
  'attack',
  'retreatTo',
  'returnNoble',
  'nameCity',
  'handOver',
  'fortify',
  'repair',
] as const
export type RealmVerb = (typeof REALM_VERBS)[number]

export type Offer = { readonly verb: RealmVerb; readonly arg: string }

/** The area an answer is about. */
function areaOf(view: View, scene: Scene, { verb, arg }: Offer): Area | undefined {
  switch (verb) {
    case 'placeStronghold':
    case 'mobilize':
    case 'go':
    case 'sail':
    case 'retreatTo':
      return findName(AREAS, arg)
    case 'placeNoble': {
      const placing = findName(SHAPE_TO_AREA, arg)
      return placing && partsOfPlacing(placing).area
    }
    case 'moveNoble': {
      const shape = findName(SHAPES, arg)
      return shape && ownBaron(scene)?.nobles[shape].area
    }
    case 'attack': {
      const target = findName(TARGETS, arg)
      if (!target) return undefined
      const { kind, of } = partsOfTarget(target)
      return kind === 'field' ? namedTerm(AREAS, view, 'at') : areaOfWalls(scene, of)
    }
    case 'returnNoble': {
      const returning = findName(RETURNS, arg)
      const place = returning && partsOfReturn(returning).place
      const city = findName(CITIES, place)
      return city ? CITY[city].area : ownBaron(scene)?.stronghold.area
    }
    case 'nameCity':
    case 'handOver':
    case 'fortify':
    case 'repair':
      return areaOfWalls(scene, arg)
  }
}

/** The viewer's Noble whom an answer places, brings back or moves. */
export function nobleNamedIn({ verb, arg }: Offer): Shape | undefined {
  const isAboutNoble = verb === 'placeNoble' || verb === 'returnNoble' || verb === 'moveNoble'
  return isAboutNoble ? findName(SHAPES, arg.split('.')[0]) : undefined
}

/** 2.12 Cities by their names, strongholds by those of their Barons. */
function areaOfWalls(scene: Scene, name: string): Area | undefined {
  const walls = findName(WALLS, name)
  const city = findName(CITIES, walls)
  const baron = findName(BARONS, walls)
  return city ? CITY[city].area : scene.barons.find(one => one.baron === baron)?.stronghold.area
}

export type Offers = ReadonlyMap<Area, readonly Offer[]>

export function offersByArea(view: View, scene: Scene, choice: Choice): Offers {
  const found = new Map<Area, Offer[]>()
  for (const verb of REALM_VERBS) {
    const args = choice[verb]
    if (!Array.isArray(args)) continue
    for (const arg of args) {
      const offer: Offer = { verb, arg: String(arg) }
      const area = areaOf(view, scene, offer)
      if (area) found.set(area, [...(found.get(area) ?? []), offer])
    }
  }
  return found
}

/** What a click on an area that offers nothing was probably meant for, so that the reason fits. */
export function plausibleAt(scene: Scene, choice: Choice, area: Area): Offer | undefined {
  const verb = REALM_VERBS.find(one => Array.isArray(choice[one]))
  if (!verb) return undefined
  const city = CITIES.find(one => CITY[one].area === area)
  const walls = city ?? scene.barons.find(({ stronghold }) => stronghold.area === area)?.baron
  switch (verb) {
    case 'placeNoble': {
      const [first] = choice[verb] && Array.isArray(choice[verb]) ? choice[verb] : []
      const shape = findName(SHAPES, String(first).split('.')[0])
      return shape && { verb, arg: `${shape}.${area}` }
    }
    case 'moveNoble': {
      const shape = SHAPES.find(one => ownBaron(scene)?.nobles[one].area === area)
      return shape && { verb, arg: shape }
    }
    case 'attack':
      return walls && { verb, arg: `assault.${walls}` }
    case 'returnNoble': {
      const shape = SHAPES.find(one => ownBaron(scene)?.nobles[one].area === undefined)
      return shape && { verb, arg: `${shape}.${city ?? 'stronghold'}` }
    }
    case 'nameCity':
    case 'handOver':
    case 'fortify':
    case 'repair':
      return walls && { verb, arg: walls }
    default:
      return { verb, arg: area }
  }
}
