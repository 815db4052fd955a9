// What the board shows at one moment: everything a view tells, decoded.

import { cardsSeen, itemAt, NOWHERE, type Seat, type View, zoneIn } from '@ludoteka/kernel'
import { findName, recordOf } from '@ludoteka/ui'
import { BARON_ACTIONS, type BaronAction, SPECIAL_AREAS, type SpecialArea } from '../content/actionCards.ts'
import { AGENDA, type AgendaId, type OpenMotion } from '../content/agendas.ts'
import type { Area, KingdomArea } from '../content/areas.ts'
import { KINGDOM_AREAS } from '../content/areas.ts'
import { type Baron, SHAPES, type Shape } from '../content/barons.ts'
import { CITIES, CITY, type City } from '../content/cities.ts'
import { EVENT, type EventColour, type EventId } from '../content/events.ts'
import { EXPEDITIONS, type Expedition, type FateCard } from '../content/fate.ts'
import { ACTION_AREAS, type ActionArea, TOKEN } from '../content/numbers.ts'
import type { Mercenary, Troop } from '../content/troops.ts'
import { isMercenary } from '../content/troops.ts'
import {
  ARMIES,
  type Army,
  type ArmyName,
  areaOf,
  armyIndex,
  armyName,
  baronOf,
  barons,
  besiegerOf,
  citiesOf,
  citiesToWin,
  cityStrength,
  countOf,
  endsThisRound,
  feeOf,
  hasLeftGame,
  incomeOf,
  influenceToCome,
  investedIn,
  isKeptAway,
  isOnBoard,
  LOCATIONS,
  levyBonus,
  maintainedBy,
  markersOnTrack,
  NONE,
  type NobleName,
  nobleIndex,
  nobleName,
  nobleNamed,
  OPEN_FIELDS,
  onlyMightCounts,
  type PlanSlot,
  PORT_ICONS,
  type PublicState,
  portOf,
  publicState,
  servedFaith,
  siegeRoundOf,
  slotsOf,
  strengthOf,
  strongholdStrength,
  TRACK_SPACES,
  type TrackSpace,
  taxesOf,
  votesAtAssembly,
  type Walls,
  wagesDue,
  ZONES,
} from '../rules/questions.ts'

/** 2.5, 2.11 The troops of a Noble, or those of a stronghold. */
export type ArmyFacts = {
  readonly seat: Seat
  readonly baron: Baron
  readonly army: Army
  readonly name: ArmyName
  readonly troops: readonly Troop[]
  /** Strength of the troops that an office maintains (9.3.9). */
  readonly maintained: number
  readonly casualties: number
  /** Without and with casualties. */
  readonly strength: number
  readonly effective: number
}

export type NobleFacts = ArmyFacts & {
  readonly shape: Shape
  readonly noble: NobleName
  /** The area he stands in, or whose port icon he stands on; nothing off the board. */
  readonly area: Area | undefined
  readonly isOnPort: boolean
  readonly isOnBoard: boolean
  readonly isReady: boolean
  readonly isDead: boolean
  readonly hasLeft: boolean
  readonly hasHeir: boolean
  readonly heirHolder: Seat | undefined
  readonly office: AgendaId | undefined
}

/** 2.12 Who besieges, and since which round. */
export type Siege = { readonly by: Seat; readonly round: number }

export type StrongholdFacts = {
  readonly area: KingdomArea | undefined
  readonly breaches: number
  readonly strength: number
  readonly siege: Siege | undefined
}

export type CityState = {
  readonly city: City
  readonly area: Area
  readonly owner: Seat | undefined
  readonly isRazed: boolean
  readonly isFortified: boolean
  readonly breaches: number
  /** As it is now. */
  readonly strength: number
  readonly income: number
  readonly siege: Siege | undefined
}

export const GOODS = ['crowns', 'votes', 'faith', 'influence'] as const
export type Goods = (typeof GOODS)[number]

export type BaronFacts = Readonly<Record<Goods, number>> & {
  readonly seat: Seat
  readonly baron: Baron
  readonly cities: readonly City[]
  readonly stronghold: StrongholdFacts
  readonly nobles: Readonly<Record<Shape, NobleFacts>>
  readonly garrison: ArmyFacts
  readonly isChairman: boolean
  readonly isHeadOfChurch: boolean
  readonly isBanned: boolean
  readonly isHeretic: boolean
  readonly isEliminated: boolean
  /** 9.3.1 Takes part in the Assembly under way. */
  readonly isAttending: boolean
  readonly presides: boolean
  readonly charges: readonly AgendaId[]
  readonly offices: readonly { readonly shape: Shape; readonly office: AgendaId }[]
  /** 8.2.7 Lasting events. */
  readonly events: readonly EventId[]
  /** Has planned, or assigned the first troops. */
  readonly isReady: boolean
  readonly handCount: number
  /** First troops that are not assigned yet; the others see only how many there are in all. */
  readonly mustering: readonly Troop[]
  readonly offersMade: number
  /** What the special phases and Upkeep would bring or cost him now. */
  readonly taxes: number
  readonly wages: number
  readonly assemblyVotes: number
  readonly influenceToCome: number
  /** 7.1, 7.4 What these cards of his would bring now. */
  readonly levy: number
  readonly served: number
}

/** Cards that lie face down on an action area. */
export type ActionStack = {
  /** How many of each seat, and neutral ones. */
  readonly bySeat: readonly number[]
  readonly neutral: number
  readonly total: number
  /** Those of the viewer. */
  readonly own: readonly BaronAction[]
}

/** 6.4 Cards that wait for a special phase. */
export type SpecialStack = {
  readonly bySeat: readonly (readonly BaronAction[])[]
  readonly total: number
  /** The phase begins with so many. */
  readonly needed: number
}

export type TrackState = {
  readonly spaces: readonly {
    readonly space: TrackSpace
    readonly fee: number
    readonly seat: Seat | undefined
    readonly isUsable: boolean
  }[]
  readonly markers: number
  readonly needed: number
}

export type ExpeditionState = {
  /** 0 is not under way. */
  readonly step: number
  readonly isBlessed: boolean
  readonly invested: readonly number[]
}

/** 19.4 An offer nobody has answered yet. */
export type Deal = PublicState['deals'][number]

/** 21.3 Whether he has the heir token of a Noble. */
export function holdsHeir(scene: Scene, seat: Seat, of: NobleName): boolean {
  const { seat: owner, shape } = nobleNamed(of)
  return scene.barons[owner]?.nobles[shape].heirHolder === seat
}

export type Scene = {
  readonly step: string
  readonly isOver: boolean
  readonly round: number
  /** The area whose cards are turned up; none outside the Actions phase. */
  readonly area: ActionArea | undefined
  /** How many Barons are in the game. */
  readonly n: number
  readonly viewer: Seat | undefined
  readonly barons: readonly BaronFacts[]
  readonly chairman: Seat | undefined
  readonly headOfChurch: Seat | undefined
  readonly actingChairman: Seat | undefined
  readonly pool: number
  readonly isLastRound: boolean
  readonly cities: Readonly<Record<City, CityState>>
  readonly stacks: Readonly<Record<ActionArea, ActionStack>>
  readonly special: Readonly<Record<SpecialArea, SpecialStack>>
  readonly track: TrackState
  readonly offer: readonly Mercenary[]
  readonly expeditions: Readonly<Record<Expedition, ExpeditionState>>
  readonly hand: readonly BaronAction[]
  /** The action card that is being resolved, and whose it is. */
  readonly turnedUp: { readonly seat: Seat; readonly card: BaronAction } | undefined
  readonly neutralUsed: readonly (typeof ZONES.neutralUsed.kinds)[number][]
  readonly nextEvent: EventColour | undefined
  readonly eventDrawn: EventId | undefined
  readonly roundEvents: readonly EventId[]
  readonly eventDiscard: readonly EventId[]
  readonly agendas: readonly AgendaId[]
  readonly agendaVoted: AgendaId | undefined
  readonly laws: readonly AgendaId[]
  readonly motionLaws: PublicState['motionLaws']
  readonly nobleEvents: PublicState['nobleEvents']
  readonly agendaDiscard: readonly AgendaId[]
  /** Cards left in the decks. */
  readonly decks: Readonly<Record<'events' | 'agendas' | 'mercenaries' | 'fate', number>>
  /** Fate cards drawn openly. */
  readonly fateDrawn: readonly FateCard[]
  readonly deals: readonly Deal[]
  /** 17.1 So many kingdom cities win the game at the next Upkeep. */
  readonly citiesToWin: number
  /** 17.2, 18.3 The coming Upkeep is the last one, as things stand. */
  readonly endsThisRound: boolean
  /** 21.5 */
  readonly onlyMightCounts: boolean
}

const seatOrNone = (seat: number): Seat | undefined => (seat === NOWHERE ? undefined : seat)

export function sceneOf(view: View): Scene {
  const s = publicState(view)
  const seats = view.seats.map((_, seat) => seat)
  const n = barons(s).length
  const viewer = view.seats.indexOf(view.you)
  const drawn = cardsSeen(view, ZONES.eventDrawn)
  return {
    step: view.step,
    isOver: view.result.kind !== 'open',
    round: s.round,
    area: ACTION_AREAS[s.area],
    n,
    viewer: viewer < 0 ? undefined : viewer,
    barons: seats.map(seat => baronFacts(view, s, seat)),
    chairman: seatOrNone(s.chairman),
    headOfChurch: seatOrNone(s.headOfChurch),
    actingChairman: seatOrNone(s.actingChairman),
    pool: s.pool,
    isLastRound: s.isLastRound,
    cities: recordOf(CITIES, city => cityState(s, city)),
    stacks: recordOf(ACTION_AREAS, area => stackOn(view, area)),
    special: recordOf(SPECIAL_AREAS, area => specialStack(view, area, n)),
    track: {
      spaces: TRACK_SPACES.map((space, i) => ({
        space,
        fee: feeOf(space),
        seat: seatOrNone(itemAt(s.track, i)),
        isUsable: i <= n, // 7.2
      })),
      markers: markersOnTrack(s),
      needed: n + 1,
    },
    offer: cardsSeen(view, ZONES.offer).filter(isMercenary),
    expeditions: recordOf(EXPEDITIONS, (expedition, i) => ({
      step: itemAt(s.expeditionStep, i),
      isBlessed: itemAt(s.blessed, i),
      invested: seats.map(seat => investedIn(s, expedition, seat)),
    })),
    hand: sorted(cardsSeen(view, ZONES.hand, view.you)),
    turnedUp: seats.flatMap(seat => cardsSeen(view, ZONES.turnedUp, view.seats[seat]).map(card => ({ seat, card })))[0],
    neutralUsed: cardsSeen(view, ZONES.neutralUsed),
    nextEvent: s.nextEvent === NONE ? undefined : s.nextEvent,
    eventDrawn: drawn.at(-1),
    roundEvents: cardsSeen(view, ZONES.roundEvents),
    eventDiscard: cardsSeen(view, ZONES.eventDiscard),
    agendas: cardsSeen(view, ZONES.agendas),
    agendaVoted: cardsSeen(view, ZONES.agendaVoted)[0],
    laws: cardsSeen(view, ZONES.laws),
    motionLaws: s.motionLaws,
    nobleEvents: s.nobleEvents,
    agendaDiscard: cardsSeen(view, ZONES.agendaDiscard),
    decks: {
      events: zoneIn(view, ZONES.eventDeck).count + zoneIn(view, ZONES.eventTop).count,
      agendas: zoneIn(view, ZONES.agendaDeck).count,
      mercenaries: zoneIn(view, ZONES.mercenaryDeck).count,
      fate: zoneIn(view, ZONES.fateDeck).count,
    },
    fateDrawn: cardsSeen(view, ZONES.fateDrawn),
    deals: s.deals,
    citiesToWin: citiesToWin(s),
    endsThisRound: endsThisRound(s),
    onlyMightCounts: onlyMightCounts(s),
  }
}

const sorted = (cards: readonly BaronAction[]): readonly BaronAction[] =>
  cards.toSorted((a, b) => BARON_ACTIONS.indexOf(a) - BARON_ACTIONS.indexOf(b))

function baronFacts(view: View, s: PublicState, seat: Seat): BaronFacts {
  const baron = baronOf(seat)
  const nobles = recordOf(SHAPES, shape => nobleFacts(view, s, seat, shape))
  const events = cardsSeen(view, ZONES.keptEvents, baron)
  const charges = cardsSeen(view, ZONES.charges, baron)
  const isBanned = itemAt(s.banned, seat)
  const isHeretic = [...events.map(card => EVENT[card]), ...charges.map(card => AGENDA[card])].some(({ effects }) =>
    effects.some(({ word }) => word === 'bar'),
  )
  return {
    seat,
    baron,
    crowns: itemAt(s.crowns, seat),
    votes: itemAt(s.votes, seat),
    faith: itemAt(s.faith, seat),
    influence: itemAt(s.influence, seat),
    cities: citiesOf(s, seat),
    stronghold: strongholdFacts(s, seat),
    nobles,
    garrison: armyFacts(view, s, seat, 'stronghold'),
    isChairman: s.chairman === seat,
    isHeadOfChurch: s.headOfChurch === seat,
    isBanned,
    isHeretic,
    isEliminated: itemAt(s.eliminated, seat),
    isAttending: itemAt(s.attending, seat) && !itemAt(s.banned, seat),
    presides: (s.actingChairman === NOWHERE ? s.chairman : s.actingChairman) === seat,
    charges,
    offices: SHAPES.flatMap(shape => {
      const { office } = nobles[shape]
      return office === undefined ? [] : [{ shape, office }]
    }),
    events,
    isReady: itemAt(s.ready, seat),
    handCount: zoneIn(view, baron === view.you ? ZONES.hand : { name: 'planning' }, baron).count, // others see hand and plans as one
    mustering: cardsSeen(view, ZONES.muster, baron),
    offersMade: itemAt(s.offersMade, seat),
    taxes: taxesOf(s, seat),
    wages: wagesDue(s, seat),
    assemblyVotes: isBanned || isKeptAway(s, seat) ? 0 : votesAtAssembly(s, seat),
    influenceToCome: influenceToCome(s, seat),
    levy: countOf(s, seat, 'areaWithOwnNoble') + levyBonus(s, seat, SHAPES),
    served: isHeretic ? 0 : servedFaith(s, seat, 1),
  }
}

function armyFacts(view: View, s: PublicState, seat: Seat, army: Army, office?: AgendaId): ArmyFacts {
  const baron = baronOf(seat)
  // Until all have assigned their first troops only their Baron sees them (3.10).
  const troops = [...cardsSeen(view, ZONES.army.at(army), baron), ...cardsSeen(view, ZONES.assigned.at(army), baron)]
  const maintained = maintainedBy(office)
  const strength = strengthOf(troops, maintained)
  const casualties = itemAt(s.casualties, armyIndex(seat, army))
  return {
    seat,
    baron,
    army,
    name: armyName(seat, army),
    troops,
    maintained,
    casualties,
    strength,
    effective: Math.max(0, strength - TOKEN * casualties),
  }
}

function nobleFacts(view: View, s: PublicState, seat: Seat, shape: Shape): NobleFacts {
  const at = nobleIndex(seat, shape)
  const office = cardsSeen(view, ZONES.offices.at(shape), baronOf(seat))[0]
  const port = findName(PORT_ICONS, LOCATIONS[itemAt(s.nobleAt, at)])
  return {
    ...armyFacts(view, s, seat, shape, office),
    shape,
    noble: nobleName(seat, shape),
    area: port === undefined ? areaOf(s, seat, shape) : portOf(port),
    isOnPort: port !== undefined,
    isOnBoard: isOnBoard(s, seat, shape),
    isReady: !itemAt(s.exhausted, at),
    isDead: itemAt(s.dead, at),
    hasLeft: hasLeftGame(s, seat, shape),
    hasHeir: !OPEN_FIELDS.noHeir.get(s.noHeir, at),
    heirHolder: seatOrNone(itemAt(s.heirHolder, at)),
    office,
  }
}

function siegeOf(s: PublicState, walls: Walls): Siege | undefined {
  const by = besiegerOf(s, walls)
  return by === NOWHERE ? undefined : { by, round: siegeRoundOf(s, walls) }
}

const strongholdFacts = (s: PublicState, seat: Seat): StrongholdFacts => ({
  area: KINGDOM_AREAS[itemAt(s.strongholdAt, seat)],
  breaches: itemAt(s.strongholdBreaches, seat),
  strength: strongholdStrength(s, seat),
  siege: siegeOf(s, baronOf(seat)),
})

function cityState(s: PublicState, city: City): CityState {
  const i = CITIES.indexOf(city)
  return {
    city,
    area: CITY[city].area,
    owner: seatOrNone(itemAt(s.control, i)),
    isRazed: itemAt(s.razed, i),
    isFortified: itemAt(s.fortified, i),
    breaches: itemAt(s.breaches, i),
    strength: cityStrength(s, city),
    income: incomeOf(s, city),
    siege: siegeOf(s, city),
  }
}

function stackOn(view: View, area: ActionArea): ActionStack {
  const slots = slotsOf(area)
  const bySeat = view.seats.map(seat =>
    slots.reduce((sum, slot) => sum + zoneIn(view, ZONES.planned.at(slot), seat).count, 0),
  )
  const neutral = slots.reduce((sum, slot) => sum + zoneIn(view, ZONES.neutralPlanned.at(slot)).count, 0)
  return {
    bySeat,
    neutral,
    total: bySeat.reduce((sum, count) => sum + count, neutral),
    own: slots.flatMap(slot =>
      [ZONES.intended, ZONES.planned].flatMap(zone => cardsSeen(view, zone.at(slot), view.you)),
    ),
  }
}

function specialStack(view: View, area: SpecialArea, n: number): SpecialStack {
  const bySeat = view.seats.map(seat => cardsSeen(view, ZONES.special.at(area), seat))
  return { bySeat, total: bySeat.reduce((sum, cards) => sum + cards.length, 0), needed: 2 * n }
}

/** The viewer's card at one of his places on the action areas. */
export const plannedAt = (view: View, slot: PlanSlot): BaronAction | undefined =>
  cardsSeen(view, ZONES.intended.at(slot), view.you)[0] ?? cardsSeen(view, ZONES.planned.at(slot), view.you)[0]

/** The Nobles that stand in an area, those on its port icon left out. */
export const noblesIn = (scene: Scene, area: Area): readonly NobleFacts[] =>
  allNobles(scene).filter(noble => noble.area === area && !noble.isOnPort)
export const noblesOnPort = (scene: Scene, area: Area): readonly NobleFacts[] =>
  allNobles(scene).filter(noble => noble.area === area && noble.isOnPort)
export const allNobles = (scene: Scene): readonly NobleFacts[] =>
  scene.barons.flatMap(({ nobles }) => SHAPES.map(shape => nobles[shape]))
export const armiesOf = ({ nobles, garrison }: BaronFacts): readonly ArmyFacts[] =>
  ARMIES.map(army => (army === 'stronghold' ? garrison : nobles[army]))
/** The Baron whose stronghold stands in an area. */
export const strongholdIn = (scene: Scene, area: Area): BaronFacts | undefined =>
  scene.barons.find(({ stronghold }) => stronghold.area === area)
/** The viewer's own Baron; nobody for spectators. */
export const ownBaron = ({ barons: all, viewer }: Scene): BaronFacts | undefined =>
  viewer === undefined ? undefined : all[viewer]

type LawInForce =
  | { readonly kind: 'card'; readonly name: AgendaId }
  | { readonly kind: 'menu'; readonly name: OpenMotion; readonly one: number; readonly two: number }

/** 9.3.12a Cards and laws of the menu together, the oldest first, as they are asked about. */
export function lawsByAge({ laws, motionLaws }: Pick<Scene, 'laws' | 'motionLaws'>): readonly LawInForce[] {
  const ofMenu = (olderCards: number): readonly LawInForce[] =>
    motionLaws
      .filter(law => Math.min(law.olderCards, laws.length) === olderCards)
      .map(({ motion, one, two }) => ({ kind: 'menu', name: motion, one, two }))
  return [
    ...laws.flatMap((name, i): readonly LawInForce[] => [...ofMenu(i), { kind: 'card', name }]),
    ...ofMenu(laws.length),
  ]
}
