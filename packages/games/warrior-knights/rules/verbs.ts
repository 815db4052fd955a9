// Every action of a player, with its arguments.

import type { VerbList, VerbsOf } from '@ludoteka/kernel'
import { BARON_ACTIONS, SPECIAL_AREAS } from '../content/actionCards.ts'
import { AREAS, KINGDOM_AREAS } from '../content/areas.ts'
import { SHAPES } from '../content/barons.ts'
import { CITIES } from '../content/cities.ts'
import { FATE_CARDS } from '../content/fate.ts'
import { ACTION_AREAS } from '../content/numbers.ts'
import { MERCENARIES, REGULARS } from '../content/troops.ts'
import { TARGETS } from './battle/names.ts'
import { ARMIES, CASUALTY_TARGETS, TRACK_SPACES, TROOP_TO_ARMY } from './names.ts'

/** 5.1 A card for an action area. */
export const CARD_TO_AREA = BARON_ACTIONS.flatMap(card => ACTION_AREAS.map(area => `${card}.${area}` as const))
/** 3.14 A Noble for an area. */
export const SHAPE_TO_AREA = SHAPES.flatMap(shape => KINGDOM_AREAS.map(area => `${shape}.${area}` as const))

/** 7.7 What Versatile Strategy can be used for. */
export const STRATEGIES = ['crowns', 'vote', 'move', 'battle', 'marker'] as const

export const VERBS = {
  // Set-up
  assign: TROOP_TO_ARMY,
  placeStronghold: KINGDOM_AREAS,
  placeNoble: SHAPE_TO_AREA,
  // Planning
  plan: CARD_TO_AREA,
  takeBack: true,
  // Action cards
  perform: true,
  decline: true,
  allocate: SPECIAL_AREAS,
  placeMarker: TRACK_SPACES,
  strategy: STRATEGIES,
  mobilize: AREAS,
  // Wages
  payRegular: REGULARS,
  payTroop: TROOP_TO_ARMY,
  payAll: true,
  // Draft
  hire: MERCENARIES,
  pass: true,
  removeMarker: TRACK_SPACES,
  assignTo: ARMIES,
  // Movement
  go: AREAS,
  sail: AREAS,
  takeTroop: TROOP_TO_ARMY,
  takeArmy: ARMIES,
  stop: true,
  allow: true,
  refuse: true,
  // Battles
  attack: TARGETS,
  noBattle: true,
  attackWith: SHAPES,
  command: SHAPES,
  putAway: FATE_CARDS,
  useAbility: true,
  takeHit: CASUALTY_TARGETS,
  keepCity: true,
  razeCity: true,
  handOver: CITIES,
  retreatTo: KINGDOM_AREAS,
  // Laws
  obey: true,
  disobey: true,
  // Deserters and deaths
  nextNoble: SHAPES,
  desert: MERCENARIES,
  discardTroop: MERCENARIES,
  done: true,
} as const satisfies VerbList
export type Verbs = VerbsOf<typeof VERBS>

/** Verbs whose argument only the seat may know. */
export const SECRET_VERBS = ['assign', 'plan', 'putAway'] as const satisfies readonly (keyof Verbs)[]
