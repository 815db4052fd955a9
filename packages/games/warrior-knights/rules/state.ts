// What the table of Warrior Knights holds between two actions.

import {
  byId,
  bySeat,
  count,
  flag,
  NOWHERE,
  named,
  oneOf,
  perPlace,
  perSeat,
  rows,
  type State,
  type StateOf,
  type Steps,
  seat,
  secretNumbers,
  shared,
  sparseById,
  zones,
} from '@ludoteka/kernel'
import { rulesKit } from '@ludoteka/rules-kit'
import { BARON_ACTIONS, NEUTRAL_ACTIONS, SPECIAL_AREAS } from '../content/actionCards.ts'
import { AGENDAS, OPEN_MOTIONS } from '../content/agendas.ts'
import { KINGDOM_AREAS } from '../content/areas.ts'
import { BARONS, SHAPES } from '../content/barons.ts'
import { CITIES } from '../content/cities.ts'
import { COLOURS, EVENT, EVENTS, type EventId } from '../content/events.ts'
import { EXPEDITIONS, FATE_CARDS } from '../content/fate.ts'
import { ACTION_AREAS, EXPEDITION_STEPS } from '../content/numbers.ts'
import { isRegular, TROOPS, type Troop } from '../content/troops.ts'
import type { F } from './frames.ts'
import {
  ARMIES,
  ARMY_NAMES,
  INVESTMENTS,
  LOCATIONS,
  NOBLES,
  NONE,
  PLAN_SLOTS,
  PROMISES,
  REAL_PROMISES,
  TRACK_SPACES,
  WALLS,
} from './names.ts'
import type { Verbs } from './verbs.ts'

const atLeastNone = { min: 0 }
/** 5.5 Two cards of each Baron and two neutral ones, counted from 0. */
const MOST_IN_AREA = 13

/** 21.2 A law of the menu, with the Barons it names, and how many of the laws on cards were passed before it. */
const MOTION_LAWS = rows({
  motion: named(OPEN_MOTIONS),
  one: seat(NOWHERE),
  two: seat(NOWHERE),
  olderCards: count(0, atLeastNone),
})

/** 8.2.7 A lasting event that lies on one Noble. */
const NOBLE_EVENTS = rows({ event: named(EVENTS), noble: named(NOBLES) })

/** 19.4.2 What somebody has offered and nobody has answered yet. */
const DEALS = rows({
  from: seat(),
  to: seat(),
  gives: count(0),
  /** 21.3 */
  heir: named([NONE, ...NOBLES]),
  wantedHeir: named([NONE, ...NOBLES]),
  asks: count(0),
  promise: named(PROMISES),
  /** What the other is asked to promise. */
  wants: named(PROMISES),
})

/** 19.4.2 What somebody has promised, remembered to the end of that round. */
const PROMISED = rows({ by: seat(), to: seat(), promise: named(REAL_PROMISES), since: count(0), until: count(0) })

/** What everybody knows. */
export const OPEN_FIELDS = {
  round: count(0, atLeastNone),
  /** The action area whose cards are turned up; none outside the Actions phase. */
  area: oneOf(ACTION_AREAS),
  chairman: seat(NOWHERE),
  headOfChurch: seat(NOWHERE),
  /** 9.3.3 Who acts for the Chairman during an Assembly. */
  actingChairman: seat(NOWHERE),
  pool: count(0, atLeastNone),
  /** 17.2 The pool has been empty. */
  isLastRound: flag(),
  crowns: bySeat(count(0, atLeastNone)),
  votes: bySeat(count(0, atLeastNone)),
  faith: bySeat(count(0, atLeastNone)),
  influence: bySeat(count(0, atLeastNone)),
  /** 9.3.1 Who takes part in the Assembly under way. */
  attending: bySeat(flag()),
  /** 9.3.13 */
  banned: bySeat(flag()),
  /** 21.4 */
  eliminated: bySeat(flag()),

  /** Where each Noble is; off the board nowhere. */
  nobleAt: byId(NOBLES, oneOf(LOCATIONS)),
  exhausted: byId(NOBLES, flag()),
  /** 16 Dead, and not come back as his heir yet. */
  dead: byId(NOBLES, flag()),
  /** 16.5 The next death is final. */
  noHeir: sparseById(NOBLES, flag()),
  /** 21.3 Who holds the heir token; nobody when it was destroyed. */
  heirHolder: byId(NOBLES, oneOf(BARONS)),
  casualties: byId(ARMY_NAMES, count(0, atLeastNone)),
  strongholdAt: bySeat(oneOf(KINGDOM_AREAS)),
  strongholdBreaches: bySeat(count(0, atLeastNone)),

  /** Who controls a city; nobody a neutral one. */
  control: byId(CITIES, oneOf(BARONS)),
  razed: byId(CITIES, flag()),
  fortified: byId(CITIES, flag()),
  breaches: byId(CITIES, count(0, atLeastNone)),
  /** 2.12 Who besieges, and since which round. */
  siegeBy: byId(WALLS, oneOf(BARONS)),
  siegeRound: sparseById(WALLS, count(0, atLeastNone)),

  /** 8.3 0 is not under way. */
  expeditionStep: byId(EXPEDITIONS, count(0, { min: 0, max: EXPEDITION_STEPS })),
  blessed: byId(EXPEDITIONS, flag()),
  invested: sparseById(INVESTMENTS, count(0, atLeastNone)),
  track: byId(TRACK_SPACES, oneOf(BARONS)),

  /** 8.2.1 The colour on the back of the next event. */
  nextEvent: named([NONE, ...COLOURS]),
  motionLaws: MOTION_LAWS,
  nobleEvents: NOBLE_EVENTS,

  /** Who has planned, or assigned the first troops. */
  ready: bySeat(flag()),
  takeBacks: bySeat(count(0, atLeastNone)),
  /** How often somebody has picked up again what he had put down, before he was ready. */
  pickUps: bySeat(count(0, atLeastNone)),
  /** 23.7 Who saw the next cards of which action area through Informers. */
  informed: seat(NOWHERE),
  foreseenArea: oneOf(ACTION_AREAS),
  /** How many of the three have been turned up. */
  foreseenUsed: count(0, atLeastNone),

  /** 6.3 What the Mobilize Forces under way was used for. */
  mobilized: named(['neither', 'moved', 'fought', 'both']),

  deals: DEALS,
  promises: PROMISED,
  /** 19.4.2 Offers made since the last action card. */
  offersMade: bySeat(count(0, atLeastNone)),
  /** Gifts, offers and withdrawals since then: somewhere they have to end. */
  bargains: bySeat(count(0, atLeastNone)),
}

/** What seats write down, and others only see to be written. */
const SECRET_FIELDS = {
  /** 9.3.6 The votes each has written down for this agenda, or with two Barons (20.4) for each agenda. */
  ballot: secretNumbers({ max: { field: 'votes' } }),
  secondBallot: secretNumbers({ max: { field: 'votes' } }),
  thirdBallot: secretNumbers({ max: { field: 'votes' } }),
  /**
   * 23.7 What somebody saw through Informers: of an action area, which of the cards that lie there comes next, and the ones
   * after it. A number picks one of the cards left, in the order of seats and places; so it is true whatever they are.
   */
  foreseen: secretNumbers({ max: MOST_IN_AREA }),
  foreseenSecond: secretNumbers({ max: MOST_IN_AREA }),
  foreseenThird: secretNumbers({ max: MOST_IN_AREA }),
}

export const FIELDS = { ...OPEN_FIELDS, ...SECRET_FIELDS }

export type S = State<StateOf<typeof FIELDS>, F>

/** What is known to everybody of a state, and what a view tells of it. */
export type PublicState = StateOf<typeof OPEN_FIELDS> & Pick<S, 'seats' | 'zones' | 'options'>

const TROOP_ZONES = zones(TROOPS, {
  /** 3.9, 3.10 The first troops, until all have assigned them. */
  muster: perSeat({ owner: 'cards', others: 'count', stock: 'shared', veil: 'mustering' }),
  assigned: perPlace(ARMIES, perSeat({ owner: 'cards', others: 'count', stock: 'shared', veil: 'mustering' })),
  army: perPlace(ARMIES, perSeat({ owner: 'cards', others: 'cards', stock: 'shared' })),
  mercenaryDeck: shared({ everyone: 'count', takesRest: true, admits: (_s: S, troop: Troop) => !isRegular(troop) }),
  /** 3.11 */
  offer: shared({ everyone: 'cards' }),
  /** 16.5 Regulars that have left the game. */
  lost: shared({ everyone: 'cards' }),
})

/** 23.1 Nobody but their Baron knows hand and plans. */
const ACTION_ZONES = zones(
  BARON_ACTIONS,
  {
    hand: perSeat({ owner: 'cards', others: 'count', takesRest: true, veil: 'planning' }),
    /** 5.3 What a Baron means to play where, until all have confirmed: others do not even see how many cards for which area. */
    intended: perPlace(PLAN_SLOTS, perSeat({ owner: 'cards', others: 'count', max: 1, veil: 'planning' })),
    planned: perPlace(PLAN_SLOTS, perSeat({ owner: 'cards', others: 'count', max: 1 })),
    special: perPlace(SPECIAL_AREAS, perSeat({ owner: 'cards', others: 'cards' })),
    /** The card that is being resolved. */
    turnedUp: perSeat({ owner: 'cards', others: 'cards' }),
  },
  { after: TROOP_ZONES },
)

const NEUTRAL_ZONES = zones(
  NEUTRAL_ACTIONS,
  {
    /** 5.4 Neutral cards on the action areas, and those that stay aside unseen. */
    neutralPlanned: perPlace(PLAN_SLOTS, shared({ everyone: 'count', max: 1 })),
    neutralDeck: shared({ everyone: 'count', takesRest: true }),
    /** Turned up in this round. */
    neutralUsed: shared({ everyone: 'cards' }),
  },
  { after: { ...TROOP_ZONES, ...ACTION_ZONES } },
)

/** What others see of the fate cards of a side before they are shown: how many it drew. */
export const FATE_VEIL = 'fateInHand'

const FATE_ZONES = zones(
  FATE_CARDS,
  {
    fateDeck: shared({ everyone: 'count', ordered: true, takesRest: true }),
    /** 23.4 Drawn for a battle, and kept until both sides show theirs. */
    fateHand: perSeat({ owner: 'cards', others: 'count', stock: 'shared', veil: FATE_VEIL }),
    /** 11.5.3 Put away while the other side still chooses: nobody else sees how many. */
    fateGivenUp: perSeat({ owner: 'cards', others: 'count', stock: 'shared', veil: FATE_VEIL }),
    /** 12.4 Those of a neutral city. */
    cityFate: shared({ everyone: 'count' }),
    fateShown: perSeat({ owner: 'cards', others: 'cards', stock: 'shared' }),
    cityFateShown: shared({ everyone: 'cards' }),
    /** On their way under the deck (2.16). */
    fatePutAway: shared({ everyone: 'count', ordered: true }),
    /** Drawn openly. */
    fateDrawn: shared({ everyone: 'cards' }),
  },
  { after: { ...TROOP_ZONES, ...ACTION_ZONES, ...NEUTRAL_ZONES }, unique: true },
)

const EVENT_ZONES = zones(
  EVENTS,
  {
    eventDeck: shared({ everyone: 'count', ordered: true, takesRest: true }),
    /** The top card, whose back everybody sees. */
    eventTop: shared({ everyone: 'count', max: 1, admits: hasSeenColour }),
    eventDrawn: shared({ everyone: 'cards' }),
    eventDiscard: shared({ everyone: 'cards' }),
    /** 8.2.7 Lasting ones: with a Baron, or for the round. */
    keptEvents: perSeat({ owner: 'cards', others: 'cards', stock: 'shared' }),
    roundEvents: shared({ everyone: 'cards' }),
  },
  { after: { ...TROOP_ZONES, ...ACTION_ZONES, ...NEUTRAL_ZONES, ...FATE_ZONES }, unique: true },
)

function hasSeenColour(s: S, event: EventId): boolean {
  return EVENT[event].colour === s.nextEvent
}

const AGENDA_ZONES = zones(
  AGENDAS,
  {
    agendaDeck: shared({ everyone: 'count', ordered: true, takesRest: true }),
    /** 3.12 From left to right. */
    agendas: shared({ everyone: 'cards', ordered: true }),
    /** The one that is voted on. */
    agendaVoted: shared({ everyone: 'cards' }),
    /** In the order in which they were passed. */
    laws: shared({ everyone: 'cards', ordered: true }),
    charges: perSeat({ owner: 'cards', others: 'cards', stock: 'shared', ordered: true }),
    offices: perPlace(SHAPES, perSeat({ owner: 'cards', others: 'cards', stock: 'shared', max: 1 })),
    agendaDiscard: shared({ everyone: 'cards' }),
  },
  { after: { ...TROOP_ZONES, ...ACTION_ZONES, ...NEUTRAL_ZONES, ...FATE_ZONES, ...EVENT_ZONES } },
)

export const ZONES = {
  ...TROOP_ZONES,
  ...ACTION_ZONES,
  ...NEUTRAL_ZONES,
  ...FATE_ZONES,
  ...EVENT_ZONES,
  ...AGENDA_ZONES,
}

export const KIT = rulesKit<S, F, Verbs>()

/** The steps of some chapters, for tables that hold only those. */
export type StepsOf<Prefix extends string> = Pick<Steps<S, F, Verbs>, Extract<F['step'], `${Prefix}.${string}`>>
