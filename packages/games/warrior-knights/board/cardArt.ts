// What is painted on each card: a patterned sky as books of hours have it, a ground, and figures upon it. No two cards are alike.

import type { BaronAction, NeutralAction } from '../content/actionCards.ts'
import type { AgendaId } from '../content/agendas.ts'
import type { EventId } from '../content/events.ts'
import type { Mercenary, Nationality, Regular } from '../content/troops.ts'
import { isRegular, MERCENARY, REGULAR } from '../content/troops.ts'
import type { CardIconName } from './cardIcons.generated.ts'

export const SKIES = ['gold', 'lapis', 'vermilion', 'verdigris', 'violet', 'night', 'ash'] as const
export type Sky = (typeof SKIES)[number]

export const GROUNDS = [
  'hills',
  'sea',
  'walls',
  'hall',
  'fields',
  'wood',
  'road',
  'camp',
  'church',
  'peaks',
  'market',
] as const
export type Ground = (typeof GROUNDS)[number]

/** How a figure is painted. */
export type Paint = 'ink' | 'red' | 'blue' | 'green' | 'gold' | 'white' | 'brown'

/** A figure whose foot is at (x, y) of a picture of 240 by 150. */
export type Figure = {
  readonly icon: CardIconName
  readonly x: number
  readonly y: number
  readonly size: number
  readonly paint: Paint
  readonly flipped: boolean
}

export type Art = { readonly sky: Sky; readonly ground: Ground; readonly figures: readonly Figure[] }

type Extra = { readonly paint?: Paint; readonly flipped?: boolean }

const put = (
  icon: CardIconName,
  x: number,
  y: number,
  size: number,
  { paint = 'ink', flipped = false }: Extra = {},
): Figure => ({
  icon,
  x,
  y,
  size,
  paint,
  flipped,
})
const scene = (sky: Sky, ground: Ground, ...figures: readonly Figure[]): Art => ({ sky, ground, figures })

/** One thing before another. */
const pair = (
  sky: Sky,
  ground: Ground,
  lead: CardIconName,
  behind: CardIconName,
  paint: Paint,
  behindPaint: Paint = 'white',
): Art => scene(sky, ground, put(behind, 176, 112, 78, { paint: behindPaint }), put(lead, 96, 136, 108, { paint }))

export const ACTION_ART: Readonly<Record<BaronAction | NeutralAction, Art>> = {
  levyTaxes: scene(
    'gold',
    'market',
    put('farmer', 54, 134, 72, { paint: 'brown' }),
    put('coins', 112, 138, 46, { paint: 'gold' }),
    put('king', 178, 132, 92, { paint: 'red', flipped: true }),
  ),
  draftSoldiers: scene(
    'vermilion',
    'camp',
    put('pikeman', 44, 132, 74, { paint: 'brown' }),
    put('swordman', 96, 136, 80, { paint: 'blue' }),
    put('pikeman', 146, 132, 74, { paint: 'green' }),
    put('trumpet-flag', 200, 120, 64, { paint: 'gold' }),
  ),
  rallySupport: scene(
    'lapis',
    'hall',
    put('king', 118, 118, 48, { paint: 'red' }),
    put('vote', 62, 138, 74, { paint: 'white' }),
    put('public-speaker', 166, 136, 104, { paint: 'gold' }),
  ),
  serveTheChurch: scene(
    'violet',
    'church',
    put('prayer', 30, 120, 46, { paint: 'gold' }),
    put('kneeling', 76, 138, 82, { paint: 'white' }),
    put('pope-crown', 172, 128, 84, { paint: 'gold' }),
  ),
  mobilizeForces: scene(
    'verdigris',
    'road',
    put('knight-banner', 48, 120, 74, { paint: 'red' }),
    put('mounted-knight', 120, 138, 112, { paint: 'ink' }),
    put('cavalry', 204, 122, 62, { paint: 'brown' }),
  ),
  versatileStrategy: scene(
    'ash',
    'hall',
    put('scroll-quill', 60, 116, 66, { paint: 'white' }),
    put('crossed-swords', 186, 112, 64, { paint: 'red' }),
    put('chess-knight', 122, 140, 100, { paint: 'ink' }),
  ),
  importantEvent: scene(
    'night',
    'hills',
    put('castle', 40, 112, 52, { paint: 'white' }),
    put('falling-star', 184, 78, 72, { paint: 'gold' }),
    put('cloaked-figure-on-horseback', 96, 138, 104, { paint: 'ink' }),
  ),
  fundExpedition: scene(
    'lapis',
    'sea',
    put('sun', 206, 60, 44, { paint: 'gold' }),
    put('galleon', 90, 130, 104, { paint: 'brown' }),
    put('caravel', 192, 112, 58, { paint: 'ink' }),
  ),
  upgradeDefenses: scene(
    'gold',
    'walls',
    put('trowel', 62, 128, 66, { paint: 'brown' }),
    put('stone-tower', 132, 138, 106, { paint: 'white' }),
    put('brick-pile', 204, 138, 54, { paint: 'red' }),
  ),
  musterTroops: scene(
    'verdigris',
    'camp',
    put('medieval-pavilion', 178, 132, 96, { paint: 'red' }),
    put('bandage-roll', 64, 134, 66, { paint: 'white' }),
    put('healing', 116, 108, 46, { paint: 'gold' }),
  ),
  uncertainTimes: scene(
    'violet',
    'peaks',
    put('tarot-10-wheel-of-fortune', 120, 134, 116, { paint: 'gold' }),
    put('moon', 204, 66, 44, { paint: 'white' }),
    put('sun', 38, 66, 44, { paint: 'white' }),
  ),
}

export const EVENT_ART: Readonly<Record<EventId, Art>> = {
  heretic: scene(
    'night',
    'market',
    put('torch', 30, 122, 54, { paint: 'gold' }),
    put('burning-book', 184, 118, 70, { paint: 'red' }),
    put('monk-face', 92, 134, 100, { paint: 'white' }),
  ),
  noHeir: pair('ash', 'hall', 'imprisoned', 'crown', 'ink', 'gold'),
  brokenLine: pair('violet', 'church', 'coffin', 'tree-branch', 'brown', 'green'),
  assassin: scene(
    'night',
    'hall',
    put('moon', 120, 58, 34, { paint: 'gold' }),
    put('hooded-assassin', 78, 138, 104, { paint: 'ink' }),
    put('throne-king', 184, 132, 78, { paint: 'gold', flipped: true }),
  ),
  mutiny: scene(
    'vermilion',
    'camp',
    put('barracks-tent', 186, 126, 78, { paint: 'white' }),
    put('sword-brandish', 60, 136, 84, { paint: 'ink' }),
    put('barbarian', 122, 138, 84, { paint: 'brown' }),
  ),
  campFever: pair('ash', 'camp', 'plague-doctor-profile', 'camping-tent', 'ink', 'white'),
  peasantUprising: scene(
    'vermilion',
    'fields',
    put('pitchfork', 40, 124, 76, { paint: 'brown' }),
    put('farmer', 84, 138, 82, { paint: 'green' }),
    put('farmer', 138, 136, 78, { paint: 'brown', flipped: true }),
    put('torch', 198, 130, 72, { paint: 'red' }),
  ),
  thievingSteward: pair('verdigris', 'hall', 'robber', 'open-treasure-chest', 'ink', 'gold'),
  crumblingWalls: pair('ash', 'walls', 'broken-wall', 'castle-ruins', 'white', 'brown'),
  scandalAtCourt: pair('violet', 'hall', 'drama-masks', 'love-letter', 'white', 'red'),
  drought: pair('gold', 'fields', 'desert-skull', 'sun', 'ink', 'red'),
  earlyWinter: scene(
    'lapis',
    'wood',
    put('snowflake-1', 42, 70, 44, { paint: 'white' }),
    put('snowing', 196, 92, 70, { paint: 'white' }),
    put('horse-head', 116, 138, 92, { paint: 'ink' }),
  ),
  creditors: pair('gold', 'market', 'pay-money', 'scroll-unfurled', 'ink', 'white'),
  plunderedConvoy: pair('lapis', 'sea', 'pirate-flag', 'cargo-crate', 'ink', 'brown'),
  plague: scene(
    'night',
    'market',
    put('rat', 44, 138, 58, { paint: 'brown' }),
    put('grim-reaper', 122, 138, 114, { paint: 'ink' }),
    put('skull-crossed-bones', 204, 112, 56, { paint: 'white' }),
  ),
  springFlood: pair('lapis', 'hills', 'flood', 'stone-bridge', 'blue', 'white'),
  greatFire: scene(
    'vermilion',
    'walls',
    put('wildfires', 64, 132, 92, { paint: 'red' }),
    put('castle', 158, 134, 104, { paint: 'ink' }),
    put('fire', 214, 134, 60, { paint: 'gold' }),
  ),
  highwaymen: pair('verdigris', 'wood', 'bandit', 'mountain-road', 'ink', 'white'),
  stormSeason: scene(
    'night',
    'sea',
    put('lightning-storm', 60, 92, 78, { paint: 'gold' }),
    put('ship-wreck', 154, 134, 106, { paint: 'brown' }),
  ),
  darkOmen: pair('night', 'peaks', 'raven', 'evil-moon', 'ink', 'red'),
  nationalRecall: pair('lapis', 'road', 'walking-boot', 'tattered-banner', 'brown', 'white'),
  famine: pair('ash', 'fields', 'bowl-of-rice', 'dead-wood', 'white', 'brown'),
  schism: pair('violet', 'church', 'split-cross', 'church', 'white', 'red'),
  crusadePreached: scene(
    'gold',
    'church',
    put('templar-shield', 44, 130, 66, { paint: 'red' }),
    put('monk-face', 120, 136, 92, { paint: 'white' }),
    put('jerusalem-cross', 200, 118, 62, { paint: 'red' }),
  ),
  bumperHarvest: scene(
    'gold',
    'fields',
    put('wheat', 50, 136, 76, { paint: 'gold' }),
    put('scythe', 122, 136, 88, { paint: 'ink' }),
    put('sunflower', 198, 134, 70, { paint: 'red' }),
  ),
  richInheritance: pair('verdigris', 'hall', 'open-treasure-chest', 'tied-scroll', 'gold', 'white'),
  volunteers: scene(
    'verdigris',
    'road',
    put('sword-brandish', 56, 132, 70, { paint: 'brown' }),
    put('swordwoman', 118, 138, 92, { paint: 'ink' }),
    put('archer', 188, 134, 78, { paint: 'green' }),
  ),
  holyRelic: pair('lapis', 'church', 'jeweled-chalice', 'sun-radiations', 'gold', 'white'),
  stirringSpeech: scene(
    'vermilion',
    'market',
    put('party-flags', 124, 62, 56, { paint: 'gold' }),
    put('public-speaker', 74, 136, 98, { paint: 'white' }),
    put('inauguration', 178, 136, 88, { paint: 'gold' }),
  ),
  songOfTheBards: pair('verdigris', 'hall', 'lyre', 'musical-score', 'gold', 'white'),
  fieldHospital: pair('gold', 'camp', 'bandaged', 'hospital-cross', 'white', 'red'),
  masterBuilder: pair('lapis', 'walls', 'hammer-nails', 'stone-tower', 'gold', 'white'),
  secondWind: pair('verdigris', 'hills', 'horse-head', 'wind-slap', 'brown', 'white'),
  openGates: scene(
    'gold',
    'walls',
    put('open-gate', 96, 138, 116, { paint: 'brown' }),
    put('key', 196, 116, 60, { paint: 'gold' }),
  ),
  informers: pair('night', 'market', 'spy', 'human-ear', 'ink', 'gold'),
  merchantGuild: pair('lapis', 'market', 'scales', 'caravel', 'gold', 'brown'),
}

export const AGENDA_ART: Readonly<Record<AgendaId, Art>> = {
  royalSubsidy: pair('gold', 'hall', 'receive-money', 'crown-coin', 'ink', 'gold'),
  warLevy: pair('vermilion', 'camp', 'crossed-swords', 'coins-pile', 'ink', 'gold'),
  fine: pair('ash', 'hall', 'gavel', 'two-coins', 'brown', 'gold'),
  publicThanks: pair('gold', 'market', 'laurel-crown', 'star-medal', 'green', 'gold'),
  censure: pair('violet', 'hall', 'pointing', 'broken-shield', 'white', 'ink'),
  electionOfChairman: scene(
    'lapis',
    'hall',
    put('vote', 52, 136, 68, { paint: 'white' }),
    put('stone-throne', 136, 138, 110, { paint: 'gold' }),
    put('vote', 212, 132, 48, { paint: 'white' }),
  ),
  electionOfHead: scene(
    'violet',
    'church',
    put('vote', 50, 136, 66, { paint: 'white' }),
    put('pope-crown', 140, 136, 108, { paint: 'gold' }),
  ),
  generalTruce: pair('verdigris', 'hills', 'peace-dove', 'siege-tower', 'white', 'brown'),
  dismissForeigners: pair('gold', 'road', 'exit-door', 'swords-emblem', 'brown', 'ink'),
  publicWorks: pair('lapis', 'walls', 'stone-wall', 'trowel', 'white', 'gold'),
  generalPardon: pair('gold', 'hall', 'breaking-chain', 'freedom-dove', 'ink', 'white'),
  freeCity: pair('verdigris', 'walls', 'medieval-gate', 'party-flags', 'white', 'red'),
  cityTax: pair('gold', 'walls', 'castle', 'coins', 'ink', 'gold'),
  inviolableStrongholds: pair('lapis', 'peaks', 'castle', 'holy-symbol', 'white', 'gold'),
  lawAgainstRazing: pair('vermilion', 'walls', 'fire-zone', 'stone-tablet', 'red', 'white'),
  soldiersBread: pair('gold', 'camp', 'bread', 'crested-helmet', 'brown', 'ink'),
  kingsPeace: pair('verdigris', 'road', 'crown', 'horizon-road', 'gold', 'white'),
  churchDue: pair('violet', 'market', 'church', 'coins', 'white', 'gold'),
  weightedSeats: pair('lapis', 'hall', 'scales', 'vote', 'gold', 'white'),
  harbourDues: pair('lapis', 'sea', 'anchor', 'coins', 'ink', 'gold'),
  peaceOfGod: scene(
    'gold',
    'church',
    put('sword-tie', 56, 134, 70, { paint: 'ink' }),
    put('prayer', 130, 138, 100, { paint: 'white' }),
    put('dove', 204, 80, 48, { paint: 'white' }),
  ),
  wineConcession: pair('violet', 'fields', 'barrel', 'grapes', 'brown', 'red'),
  saltConcession: pair('lapis', 'sea', 'salt-shaker', 'cargo-crate', 'white', 'brown'),
  woolConcession: pair('verdigris', 'hills', 'sheep', 'wool', 'white', 'white'),
  silverConcession: pair('ash', 'peaks', 'war-pick', 'ore', 'ink', 'white'),
  debtOfTheLateKing: pair('night', 'church', 'tombstone', 'scroll-unfurled', 'white', 'gold'),
  envoyToTheEmperor: scene(
    'gold',
    'road',
    put('tied-scroll', 34, 92, 44, { paint: 'white' }),
    put('imperial-crown', 200, 96, 62, { paint: 'red' }),
    put('cloaked-figure-on-horseback', 96, 138, 104, { paint: 'blue' }),
  ),
  keeperOfTheSeal: pair('vermilion', 'hall', 'wax-seal', 'quill-ink', 'gold', 'white'),
  protectorOfTheChurch: pair('violet', 'church', 'cross-shield', 'sun-radiations', 'white', 'gold'),
  quartermaster: pair('gold', 'camp', 'key', 'cellar-barrels', 'ink', 'brown'),
  wardenOfTheRoads: pair('verdigris', 'road', 'cavalry', 'wooden-sign', 'ink', 'white'),
  lordMarshal: scene(
    'vermilion',
    'camp',
    put('pikeman', 34, 126, 56, { paint: 'ink' }),
    put('knight-banner', 196, 124, 76, { paint: 'gold' }),
    put('mounted-knight', 104, 138, 114, { paint: 'white' }),
  ),
  captainOfTheGuard: pair('lapis', 'walls', 'guards', 'castle', 'white', 'ink'),
  constable: pair('gold', 'walls', 'black-knight-helm', 'guarded-tower', 'ink', 'white'),
  masterOfEngines: scene(
    'ash',
    'hills',
    put('fire', 150, 66, 34, { paint: 'red' }),
    put('trebuchet', 86, 138, 112, { paint: 'brown' }),
    put('castle', 198, 112, 66, { paint: 'white' }),
  ),
  lordAdmiral: pair('lapis', 'sea', 'galleon', 'anchor', 'brown', 'gold'),
  standardBearer: pair('vermilion', 'hills', 'flying-flag', 'cavalry', 'gold', 'ink'),
  hospitaller: pair('ash', 'church', 'hospital-cross', 'healing', 'red', 'white'),
  sheriff: pair('verdigris', 'market', 'visored-helm', 'coins', 'ink', 'gold'),
  privateMotion: pair('night', 'hall', 'tied-scroll', 'candles', 'white', 'gold'),
}

type Company = { readonly icon: CardIconName; readonly sky: Sky; readonly ground: Ground; readonly paint: Paint }

/** Who fights for pay, and how. */
export const COMPANY: Readonly<Record<Nationality, Company>> = {
  english: { icon: 'bowman', sky: 'verdigris', ground: 'wood', paint: 'green' },
  polish: { icon: 'cavalry', sky: 'vermilion', ground: 'fields', paint: 'white' },
  romanian: { icon: 'spears', sky: 'violet', ground: 'peaks', paint: 'gold' },
  swiss: { icon: 'pikeman', sky: 'ash', ground: 'hills', paint: 'red' },
  italian: { icon: 'crossbow', sky: 'lapis', ground: 'market', paint: 'brown' },
  spanish: { icon: 'swordman', sky: 'gold', ground: 'camp', paint: 'ink' },
}

/** The stronger a company, the more of them stand there. */
const RANKS: readonly (readonly (readonly [x: number, y: number, size: number])[])[] = [
  [[120, 138, 100]],
  [
    [76, 130, 82],
    [150, 138, 92],
  ],
  [
    [50, 126, 72],
    [186, 128, 72],
    [118, 139, 92],
  ],
  [
    [38, 122, 64],
    [92, 124, 64],
    [204, 124, 66],
    [146, 140, 90],
  ],
]

function troopArt(strength: number, { icon, sky, ground, paint }: Company): Art {
  const ranks = RANKS[strength / 50 - 1] ?? []
  return scene(
    sky,
    ground,
    ...ranks.map(([x, y, size], i) => put(icon, x, y, size, { paint, flipped: i === 1 && ranks.length > 2 })),
  )
}

const REGULAR_COMPANY: Company = { icon: 'guards', sky: 'gold', ground: 'walls', paint: 'ink' }

export const troopArtOf = (card: Mercenary | Regular): Art =>
  isRegular(card)
    ? troopArt(REGULAR[card].strength, REGULAR_COMPANY)
    : troopArt(MERCENARY[card].strength, COMPANY[MERCENARY[card].nationality])
