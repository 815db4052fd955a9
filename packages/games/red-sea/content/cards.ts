// The 51 cards of the game and the 21 of the base game that the combined variant may add, with every number printed on them.

import { keysOf } from '@ludoteka/kernel'
import type { Side } from './tracks.ts'

/** Numbers in a card's text. */
export type Figures = {
  readonly remove?: number
  readonly add?: number
  readonly countries?: number
  readonly success?: number
  readonly vp?: number
  readonly militaryOperations?: number
  readonly ops?: number
  readonly less?: number
  readonly perCountry?: number
  readonly more?: number
  readonly rolls?: number
  readonly plus?: number
  readonly defcon?: number
  readonly stability?: number
  readonly ceiling?: number
  readonly draw?: number
  readonly discard?: number
  readonly move?: number
  readonly vpIfRequired?: number
  readonly endsUpTo?: number
  readonly look?: number
}

export type CardFacts = {
  /** As in the rulebook; refusals and log entries name a card's text by it. */
  readonly number: string
  /** Whose event it is (2.2.2); a scoring card is nobody's. */
  readonly side: Side | 'neutral' | 'none'
  readonly era: 'mid' | 'late'
  /** Printed operations value; scoring cards have none and are given 0. */
  readonly ops: number
  /** Leaves the game once its event has happened (2.2.4). */
  readonly starred?: true
  /** Stays in force (2.2.5). */
  readonly underlined?: true
  readonly n: Figures
}

const RED_SEA = {
  peaceCorps: { number: 'KM1', side: 'us', era: 'mid', ops: 2, n: { remove: 1, add: 1, countries: 2 } },
  zbigniewBrzezinski: { number: 'KM2', side: 'us', era: 'late', ops: 3, n: {} },
  ogadenWar: { number: 'KM3', side: 'us', era: 'mid', ops: 2, n: { success: 5, vp: 2, militaryOperations: 2 } },
  usaid: { number: 'KM4', side: 'us', era: 'mid', ops: 2, starred: true, n: { ops: 1 } },
  albanoStalinistEconomics: { number: 'KM5', side: 'us', era: 'late', ops: 2, starred: true, n: { less: 1 } },
  theVictoriousLeader: { number: 'KM6', side: 'us', era: 'mid', ops: 3, starred: true, n: { add: 4, perCountry: 2 } },
  eritreanLiberationFront: { number: 'KM7', side: 'us', era: 'mid', ops: 1, n: { vp: 1, add: 1 } },
  centcom: { number: 'KM8', side: 'us', era: 'late', ops: 3, starred: true, underlined: true, n: {} },
  carterDoctrine: { number: 'KM9', side: 'us', era: 'late', ops: 4, starred: true, n: {} },
  kenyaJoinsRapidDeploymentForce: { number: 'KM10', side: 'us', era: 'late', ops: 1, n: { add: 1, remove: 1 } },
  voiceOfAmericaInAmharic: { number: 'KM11', side: 'us', era: 'late', ops: 2, starred: true, n: { ops: 1, more: 1 } },
  theEventsOf86: { number: 'KM12', side: 'us', era: 'late', ops: 2, n: { vp: 1 } },
  frenchConnections: { number: 'KM13', side: 'us', era: 'mid', ops: 2, starred: true, n: { add: 2 } },
  heroOfTheCrossing: { number: 'KM14', side: 'us', era: 'mid', ops: 3, n: {} },
  israeliPeripheryDoctrine: { number: 'KM15', side: 'us', era: 'mid', ops: 2, n: { rolls: 2, plus: 1 } },
  theStrongManOfSudan: { number: 'KM16', side: 'us', era: 'mid', ops: 1, starred: true, n: { add: 1 } },
  afghanistanInvasion: { number: 'KM17', side: 'us', era: 'late', ops: 4, underlined: true, n: { less: 1 } },
  danielArapMoi: { number: 'KM18', side: 'us', era: 'late', ops: 2, starred: true, n: { vp: 1, add: 2, defcon: 1 } },
  sovietsAirliftCubans: { number: 'KM19', side: 'ussr', era: 'mid', ops: 3, n: {} },
  theDerg: {
    number: 'KM20',
    side: 'ussr',
    era: 'mid',
    ops: 2,
    starred: true,
    underlined: true,
    n: { add: 2, stability: 3 },
  },
  theLionFalters: { number: 'KM21', side: 'ussr', era: 'mid', ops: 2, n: { vp: 2, add: 1 } },
  detente: { number: 'KM22', side: 'ussr', era: 'mid', ops: 1, n: { militaryOperations: 2 } },
  nasserism: { number: 'KM23', side: 'ussr', era: 'mid', ops: 1, starred: true, n: { plus: 1 } },
  t62sAndKalashnikovs: { number: 'KM24', side: 'ussr', era: 'late', ops: 3, n: { more: 1, ceiling: 3 } },
  gosplanAdvisers: { number: 'KM25', side: 'ussr', era: 'late', ops: 2, starred: true, n: { draw: 2, discard: 2 } },
  dhofarRebellion: { number: 'KM26', side: 'ussr', era: 'mid', ops: 2, n: { add: 1 } },
  mengistuHaileMariam: { number: 'KM27', side: 'ussr', era: 'late', ops: 3, n: {} },
  usPresidentialElections: { number: 'KM28', side: 'ussr', era: 'mid', ops: 1, n: {} },
  f5eDelivery: { number: 'KM29', side: 'ussr', era: 'mid', ops: 3, starred: true, underlined: true, n: { rolls: 1 } },
  vanguardParty: { number: 'KM30', side: 'ussr', era: 'late', ops: 2, n: { move: 3, perCountry: 2 } },
  presidentialDirective30: { number: 'KM31', side: 'ussr', era: 'late', ops: 2, starred: true, n: { add: 1 } },
  cyrusVance: { number: 'KM32', side: 'ussr', era: 'mid', ops: 2, starred: true, n: { draw: 2, vp: 2 } },
  stagflation: { number: 'KM33', side: 'ussr', era: 'late', ops: 2, starred: true, n: {} },
  centoCollapses: { number: 'KM34', side: 'ussr', era: 'late', ops: 1, starred: true, n: { remove: 2 } },
  antiZionistCommittee: { number: 'KM35', side: 'ussr', era: 'late', ops: 2, starred: true, n: { rolls: 2, plus: 1 } },
  mrNyet: { number: 'KM36', side: 'ussr', era: 'late', ops: 4, starred: true, n: { defcon: 1 } },
  africaScoring: { number: 'KM37', side: 'none', era: 'mid', ops: 0, n: {} },
  middleEastScoring: { number: 'KM38', side: 'none', era: 'late', ops: 0, n: {} },
  romanianAutonomy: { number: 'KM39', side: 'neutral', era: 'mid', ops: 2, n: {} },
  organizationOfAfricanUnity: { number: 'KM40', side: 'neutral', era: 'late', ops: 1, n: { success: 4 } },
  arabLeague: { number: 'KM41', side: 'neutral', era: 'mid', ops: 2, n: { countries: 3, vp: 3 } },
  separatists: { number: 'KM42', side: 'neutral', era: 'mid', ops: 2, n: {} },
  famine: { number: 'KM43', side: 'neutral', era: 'mid', ops: 2, underlined: true, n: { plus: 1 } },
  apolloSoyuz: { number: 'KM44', side: 'neutral', era: 'mid', ops: 2, n: {} },
  indianOceanZoneOfPeace: { number: 'KM45', side: 'neutral', era: 'mid', ops: 2, starred: true, n: { vp: 2 } },
  weAreTheWorld: { number: 'KM46', side: 'us', era: 'late', ops: 1, starred: true, n: { vp: 1, add: 2 } },
  malagasyReferendum: { number: 'KM47', side: 'ussr', era: 'mid', ops: 2, starred: true, n: { remove: 1 } },
  seychelles: { number: 'KM48', side: 'ussr', era: 'late', ops: 2, n: {} },
  diegoGarcia: { number: 'KM49', side: 'us', era: 'mid', ops: 2, n: { add: 2, remove: 1 } },
  yemeniAssassinations: {
    number: 'KM50',
    side: 'ussr',
    era: 'mid',
    ops: 2,
    starred: true,
    n: { defcon: 1, success: 4 },
  },
  waterWars: { number: 'KM51', side: 'neutral', era: 'mid', ops: 2, n: {} },
} as const satisfies Readonly<Record<string, CardFacts>>

/** 12.2 */
const BASE_GAME = {
  brushWar: {
    number: 'TS36',
    side: 'neutral',
    era: 'mid',
    ops: 3,
    n: { stability: 2, success: 3, vp: 1, militaryOperations: 3 },
  },
  armsRace: { number: 'TS39', side: 'neutral', era: 'mid', ops: 3, n: { vp: 1, vpIfRequired: 3 } },
  saltNegotiations: { number: 'TS43', side: 'neutral', era: 'mid', ops: 3, starred: true, n: { defcon: 2, less: 1 } },
  bearTrap: {
    number: 'TS44',
    side: 'us',
    era: 'mid',
    ops: 3,
    starred: true,
    underlined: true,
    n: { ops: 2, endsUpTo: 4 },
  },
  summit: { number: 'TS45', side: 'neutral', era: 'mid', ops: 1, n: { vp: 2, defcon: 1 } },
  missileEnvy: { number: 'TS49', side: 'neutral', era: 'mid', ops: 2, n: {} },
  brezhnevDoctrine: { number: 'TS51', side: 'ussr', era: 'mid', ops: 3, starred: true, n: { more: 1, ceiling: 4 } },
  muslimRevolution: { number: 'TS56', side: 'ussr', era: 'mid', ops: 4, n: { countries: 2 } },
  opec: { number: 'TS61', side: 'ussr', era: 'mid', ops: 3, n: { vp: 1 } },
  loneGunman: { number: 'TS62', side: 'ussr', era: 'mid', ops: 1, starred: true, n: {} },
  colonialRearGuards: { number: 'TS63', side: 'us', era: 'mid', ops: 2, n: { add: 1, countries: 4 } },
  puppetGovernments: { number: 'TS66', side: 'us', era: 'mid', ops: 2, starred: true, n: { add: 1, countries: 3 } },
  sadatExpelsSoviets: { number: 'TS72', side: 'us', era: 'mid', ops: 1, starred: true, n: { add: 1 } },
  voiceOfAmerica: { number: 'TS74', side: 'us', era: 'mid', ops: 2, n: { remove: 4, perCountry: 2 } },
  northSeaOil: { number: 'TS86', side: 'us', era: 'late', ops: 3, starred: true, underlined: true, n: {} },
  terrorism: { number: 'TS92', side: 'neutral', era: 'late', ops: 2, n: { discard: 1 } },
  aldrichAmesRemix: { number: 'TS98', side: 'ussr', era: 'late', ops: 3, starred: true, n: { discard: 1 } },
  wargames: { number: 'TS100', side: 'neutral', era: 'late', ops: 4, starred: true, n: { vp: 6, defcon: 2 } },
  ourManInTehran: { number: 'TS108', side: 'us', era: 'mid', ops: 2, starred: true, n: { look: 5 } },
  yuriAndSamantha: { number: 'TS109', side: 'ussr', era: 'late', ops: 2, starred: true, n: { vp: 1 } },
  awacsSale: { number: 'TS110', side: 'us', era: 'late', ops: 3, starred: true, underlined: true, n: { add: 2 } },
} as const satisfies Readonly<Record<string, CardFacts>>

export const CARD = { ...RED_SEA, ...BASE_GAME }

export const RED_SEA_CARDS = keysOf(RED_SEA)
export const BASE_CARDS = keysOf(BASE_GAME)
export const CARDS = keysOf(CARD)
export type Card = keyof typeof CARD
