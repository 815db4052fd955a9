// What each card's picture is made of: a place, an hour of the day, and one or two things in front.

import type { Card } from '../content/cards.ts'
import type { CardIconName } from './cardIcons.generated.ts'

const GROUNDS = [
  'dunes',
  'savanna',
  'sea',
  'port',
  'highlands',
  'city',
  'hall',
  'sky',
  'space',
  'chart',
  'ruins',
  'radio',
] as const
export type Ground = (typeof GROUNDS)[number]

const HOURS = ['dawn', 'noon', 'dusk', 'night', 'storm', 'haze'] as const
export type Hour = (typeof HOURS)[number]

export type Art = {
  readonly ground: Ground
  readonly hour: Hour
  readonly icon: CardIconName
  /** Smaller, behind or beside. */
  readonly second?: CardIconName
  /** Where the first stands: the middle by default. */
  readonly at?: 'left' | 'right' | 'low' | 'high'
}

export const CARD_ART: Readonly<Record<Card, Art>> = {
  peaceCorps: { ground: 'savanna', hour: 'dawn', icon: 'shaking-hands', second: 'earth-africa-europe' },
  zbigniewBrzezinski: { ground: 'hall', hour: 'dusk', icon: 'philosopher-bust', second: 'chess-king', at: 'left' },
  ogadenWar: { ground: 'dunes', hour: 'storm', icon: 'field-gun', second: 'mine-explosion', at: 'left' },
  usaid: { ground: 'port', hour: 'noon', icon: 'cargo-crate', second: 'cargo-crane', at: 'left' },
  albanoStalinistEconomics: { ground: 'city', hour: 'haze', icon: 'factory', second: 'chart', at: 'right' },
  theVictoriousLeader: { ground: 'highlands', hour: 'noon', icon: 'podium-winner', second: 'laurel-crown' },
  eritreanLiberationFront: {
    ground: 'highlands',
    hour: 'dusk',
    icon: 'rally-the-troops',
    second: 'flying-flag',
    at: 'left',
  },
  centcom: { ground: 'chart', hour: 'night', icon: 'eagle-emblem', second: 'american-shield', at: 'high' },
  carterDoctrine: { ground: 'port', hour: 'dusk', icon: 'carrier', second: 'oil-rig', at: 'low' },
  kenyaJoinsRapidDeploymentForce: {
    ground: 'savanna',
    hour: 'noon',
    icon: 'parachute',
    second: 'airplane',
    at: 'high',
  },
  voiceOfAmericaInAmharic: { ground: 'radio', hour: 'dawn', icon: 'old-microphone', second: 'sound-waves', at: 'left' },
  theEventsOf86: { ground: 'ruins', hour: 'dusk', icon: 'revolver', second: 'broken-wall', at: 'right' },
  frenchConnections: { ground: 'port', hour: 'dawn', icon: 'galleon', second: 'fleur-de-lys', at: 'right' },
  heroOfTheCrossing: { ground: 'sea', hour: 'dawn', icon: 'egyptian-profile', second: 'tall-bridge', at: 'left' },
  israeliPeripheryDoctrine: {
    ground: 'chart',
    hour: 'noon',
    icon: 'telescope',
    second: 'convergence-target',
    at: 'left',
  },
  theStrongManOfSudan: { ground: 'dunes', hour: 'dusk', icon: 'captain-hat-profile', second: 'camel', at: 'left' },
  afghanistanInvasion: { ground: 'highlands', hour: 'storm', icon: 'helicopter', second: 'mountains', at: 'high' },
  danielArapMoi: { ground: 'savanna', hour: 'dusk', icon: 'elephant-head', second: 'public-speaker', at: 'right' },
  sovietsAirliftCubans: { ground: 'sky', hour: 'noon', icon: 'commercial-airplane', second: 'cigar' },
  theDerg: { ground: 'hall', hour: 'night', icon: 'round-table', second: 'black-hand-shield', at: 'low' },
  theLionFalters: { ground: 'savanna', hour: 'haze', icon: 'lion', second: 'imperial-crown' },
  detente: { ground: 'hall', hour: 'noon', icon: 'peace-dove', second: 'scroll-quill', at: 'high' },
  nasserism: { ground: 'dunes', hour: 'noon', icon: 'eagle-head', second: 'fist', at: 'low' },
  t62sAndKalashnikovs: { ground: 'port', hour: 'storm', icon: 'ak47', second: 'tank' },
  gosplanAdvisers: { ground: 'hall', hour: 'haze', icon: 'pie-chart', second: 'abacus', at: 'right' },
  dhofarRebellion: { ground: 'highlands', hour: 'dawn', icon: 'curvy-knife', second: 'camel-head', at: 'right' },
  mengistuHaileMariam: { ground: 'city', hour: 'storm', icon: 'military-fort', second: 'broken-bottle' },
  usPresidentialElections: { ground: 'hall', hour: 'dawn', icon: 'vote', second: 'usa-flag', at: 'left' },
  f5eDelivery: { ground: 'sky', hour: 'dawn', icon: 'jet-fighter', second: 'plane-wing', at: 'high' },
  vanguardParty: { ground: 'city', hour: 'dawn', icon: 'star-flag', second: 'revolt', at: 'left' },
  presidentialDirective30: { ground: 'hall', hour: 'dusk', icon: 'stamper', second: 'files', at: 'right' },
  cyrusVance: { ground: 'sky', hour: 'haze', icon: 'suitcase', second: 'airplane-departure', at: 'low' },
  stagflation: { ground: 'city', hour: 'dusk', icon: 'gas-pump', second: 'coins-pile', at: 'left' },
  centoCollapses: { ground: 'ruins', hour: 'storm', icon: 'broken-shield', second: 'ancient-columns' },
  antiZionistCommittee: { ground: 'radio', hour: 'dusk', icon: 'newspaper', second: 'megaphone', at: 'left' },
  mrNyet: { ground: 'hall', hour: 'storm', icon: 'thumb-down', second: 'rotary-phone', at: 'right' },
  africaScoring: { ground: 'chart', hour: 'dusk', icon: 'africa', second: 'compass' },
  middleEastScoring: { ground: 'chart', hour: 'dawn', icon: 'samara-mosque', second: 'oil-pump' },
  romanianAutonomy: { ground: 'highlands', hour: 'haze', icon: 'wolf-head', second: 'mountain-road' },
  organizationOfAfricanUnity: { ground: 'hall', hour: 'dawn', icon: 'discussion', second: 'africa', at: 'low' },
  arabLeague: { ground: 'city', hour: 'noon', icon: 'turban', second: 'arabic-door' },
  separatists: { ground: 'ruins', hour: 'haze', icon: 'earth-crack', second: 'molotov' },
  famine: { ground: 'dunes', hour: 'haze', icon: 'animal-skull', second: 'wheat', at: 'low' },
  apolloSoyuz: { ground: 'space', hour: 'night', icon: 'apollo-capsule', second: 'satellite' },
  indianOceanZoneOfPeace: { ground: 'sea', hour: 'noon', icon: 'freedom-dove', second: 'lighthouse', at: 'high' },
  weAreTheWorld: { ground: 'radio', hour: 'noon', icon: 'musical-notes', second: 'world' },
  malagasyReferendum: { ground: 'sea', hour: 'dusk', icon: 'id-card', second: 'palm-tree' },
  seychelles: { ground: 'sea', hour: 'haze', icon: 'island', second: 'sea-turtle', at: 'low' },
  diegoGarcia: { ground: 'sea', hour: 'night', icon: 'stealth-bomber', second: 'anchor', at: 'high' },
  yemeniAssassinations: { ground: 'city', hour: 'night', icon: 'letter-bomb', second: 'time-bomb', at: 'left' },
  waterWars: { ground: 'highlands', hour: 'night', icon: 'dam', second: 'droplets', at: 'low' },
  brushWar: { ground: 'savanna', hour: 'storm', icon: 'machine-gun', second: 'wildfires' },
  armsRace: { ground: 'chart', hour: 'storm', icon: 'missile-swarm', second: 'stopwatch' },
  saltNegotiations: { ground: 'hall', hour: 'night', icon: 'tied-scroll', second: 'missile-launcher', at: 'left' },
  bearTrap: { ground: 'highlands', hour: 'noon', icon: 'wolf-trap', second: 'bear-head', at: 'low' },
  summit: { ground: 'highlands', hour: 'dusk', icon: 'mountaintop', second: 'conversation', at: 'low' },
  missileEnvy: { ground: 'sky', hour: 'storm', icon: 'rocket-flight', second: 'card-exchange', at: 'right' },
  brezhnevDoctrine: { ground: 'city', hour: 'haze', icon: 'medal', second: 'tank-tread', at: 'left' },
  muslimRevolution: { ground: 'city', hour: 'dusk', icon: 'byzantin-temple', second: 'candle-flame', at: 'right' },
  opec: { ground: 'dunes', hour: 'night', icon: 'oil-drum', second: 'money-stack', at: 'left' },
  loneGunman: { ground: 'city', hour: 'night', icon: 'crosshair', second: 'winchester-rifle' },
  colonialRearGuards: { ground: 'savanna', hour: 'dawn', icon: 'watchtower', second: 'saber-and-pistol', at: 'left' },
  puppetGovernments: { ground: 'hall', hour: 'haze', icon: 'puppet', second: 'top-hat' },
  sadatExpelsSoviets: { ground: 'dunes', hour: 'dawn', icon: 'exit-door', second: 'egyptian-sphinx', at: 'left' },
  voiceOfAmerica: { ground: 'radio', hour: 'night', icon: 'radio-tower', second: 'liberty-wing', at: 'right' },
  northSeaOil: { ground: 'sea', hour: 'storm', icon: 'oil-rig', second: 'oily-spiral' },
  terrorism: { ground: 'ruins', hour: 'night', icon: 'barbed-wire', second: 'unlit-bomb' },
  aldrichAmesRemix: { ground: 'hall', hour: 'storm', icon: 'spy', second: 'audio-cassette', at: 'left' },
  wargames: { ground: 'radio', hour: 'storm', icon: 'mushroom-cloud', second: 'keyboard' },
  ourManInTehran: { ground: 'city', hour: 'noon', icon: 'cloak-dagger', second: 'card-pick', at: 'left' },
  yuriAndSamantha: { ground: 'sky', hour: 'dusk', icon: 'love-letter', second: 'dove', at: 'low' },
  awacsSale: { ground: 'sky', hour: 'night', icon: 'radar-dish', second: 'airplane', at: 'low' },
}
