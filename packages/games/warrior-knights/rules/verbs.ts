// Every action of a player, with its arguments.

import { form, range, type VerbList, type VerbsOf } from '@ludoteka/kernel'
import { BARON_ACTIONS, SPECIAL_AREAS } from '../content/actionCards.ts'
import { AGENDAS } from '../content/agendas.ts'
import { AREAS, KINGDOM_AREAS } from '../content/areas.ts'
import { BARONS, SHAPES } from '../content/barons.ts'
import { CITIES } from '../content/cities.ts'
import { EVENTS } from '../content/events.ts'
import { EXPEDITIONS, FATE_CARDS } from '../content/fate.ts'
import { ACTION_AREAS } from '../content/numbers.ts'
import { MERCENARIES, REGULARS } from '../content/troops.ts'
import { PROPOSALS, VOTE_OPTIONS } from './assembly/names.ts'
import { TARGETS } from './battle/names.ts'
import { ALTERNATIVES } from './effects/alternatives.ts'
import {
  ARMIES,
  ARMY_MOVES,
  CASUALTY_TARGETS,
  NOBLES,
  NONE,
  PLAN_SLOTS,
  PROMISES,
  REAL_PROMISES,
  RETURNS,
  TRACK_SPACES,
  TROOP_MOVES,
  TROOP_TO_ARMY,
  WALLS,
} from './names.ts'

/** 5.1 A card for an action area. */
export const CARD_TO_AREA = BARON_ACTIONS.flatMap(card => ACTION_AREAS.map(area => `${card}.${area}` as const))
export type Plan = (typeof CARD_TO_AREA)[number]
/** 3.14 A Noble for an area. */
export const SHAPE_TO_AREA = SHAPES.flatMap(shape => KINGDOM_AREAS.map(area => `${shape}.${area}` as const))
export type Placing = (typeof SHAPE_TO_AREA)[number]

/** More than anybody ever has of anything. */
const MOST = 999

export const VERBS = {
  // Set-up
  assign: TROOP_TO_ARMY,
  unassign: TROOP_TO_ARMY,
  placeStronghold: KINGDOM_AREAS,
  placeNoble: SHAPE_TO_AREA,
  // Planning
  plan: CARD_TO_AREA,
  pickUp: PLAN_SLOTS,
  takeBack: true,
  // Action cards
  perform: true,
  decline: true,
  allocate: SPECIAL_AREAS,
  placeMarker: TRACK_SPACES,
  mobilize: AREAS,
  moveNoble: SHAPES,
  // Effects and events
  option: ALTERNATIVES,
  payFor: ARMIES,
  heal: ARMIES,
  keepCard: TROOP_TO_ARMY,
  dismiss: TROOP_TO_ARMY,
  ready: SHAPES,
  repair: WALLS,
  fortify: CITIES,
  nameCity: CITIES,
  lookAt: ACTION_AREAS,
  nameDrawer: BARONS,
  cancelEvent: true,
  pledge: form({ faith: range(0, MOST) }),
  found: EXPEDITIONS,
  invest: form({ crowns: range(0, MOST) }),
  bless: true,
  // Assembly
  nameDeputy: BARONS,
  next: AGENDAS,
  commit: form({ votes: range(0, MOST) }),
  ballots: form({ first: range(0, MOST), second: range(0, MOST), third: range(0, MOST) }),
  voteFor: VOTE_OPTIONS,
  decide: VOTE_OPTIONS,
  accept: true,
  giveUp: AGENDAS,
  appoint: SHAPES,
  propose: PROPOSALS,
  nameBaron: BARONS,
  // Upkeep
  payFaith: true,
  payCrowns: true,
  letGo: true,
  transfer: TROOP_MOVES,
  transferAll: ARMY_MOVES,
  returnNoble: RETURNS,
  // Bargaining
  give: form({ to: BARONS, crowns: range(0, MOST) }),
  offerDeal: form({ to: BARONS, gives: range(0, MOST), asks: range(0, MOST), promise: PROMISES, wants: PROMISES }),
  offerPact: form({ to: BARONS, promise: REAL_PROMISES, wants: PROMISES }),
  // 21.3
  offerHeir: form({ to: BARONS, heir: NOBLES, asks: range(0, MOST), promise: PROMISES, wants: PROMISES }),
  askHeir: form({
    wanted: NOBLES,
    heir: [NONE, ...NOBLES],
    gives: range(0, MOST),
    promise: PROMISES,
    wants: PROMISES,
  }),
  executeHeir: NOBLES,
  giveBackHeir: NOBLES,
  miracle: EVENTS, // 21.7
  acceptDeal: BARONS,
  refuseDeal: BARONS,
  withdrawDeal: BARONS,
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
export const SECRET_VERBS = [
  'assign',
  'unassign',
  'plan',
  'pickUp',
  'putAway',
] as const satisfies readonly (keyof Verbs)[]
