// What the table of Red Sea holds between two actions: fields, zones, verbs and steps.

import {
  byId,
  count,
  flag,
  list,
  oneOf,
  perSeat,
  type State,
  type StateOf,
  seat,
  shared,
  type VerbList,
  type VerbsOf,
  zones,
} from '@ludoteka/kernel'
import { CARDS, type Card } from '../content/cards.ts'
import { type Region, SPACES, type Space } from '../content/spaces.ts'
import { BIDS, SIDES, type Side, START_DEFCON } from '../content/tracks.ts'
import { mustBeInHand } from './knowledge.ts'

export const FIELDS = {
  /** The seat that plays the US; bidding may change it (11.4). */
  usSeat: seat(),
  turn: count(1),
  /** 1 to 7, 8 for an extra one; 0 in the Headline Phase and before. */
  actionRound: count(),
  /** The active player (4.2): the one to blame for a nuclear war. */
  active: oneOf(SIDES, 1),
  /** Who goes first in each action round (4.5.D, KM4). */
  first: oneOf(SIDES, 1),
  defcon: count(START_DEFCON),
  /** Positive: the US is ahead; negative: the USSR (10.3.2). */
  vp: count(),
  militaryOperations: byId(SIDES, count()),
  spaceBox: byId(SIDES, count()),
  spaceAttempted: byId(SIDES, flag()),
  usInfluence: byId(SPACES, count()),
  ussrInfluence: byId(SPACES, count()),

  // The board as it was when the action round began (6.1.1, 9.6, KM6); in the Headline Phase at the reveal.
  usReach: byId(SPACES, flag()),
  ussrReach: byId(SPACES, flag()),
  startControl: byId(SPACES, oneOf(SIDES)),
  startVp: count(),

  autonomyFaceUp: flag(true),
  /** The last die each side threw. */
  die: byId(SIDES, count()),
  /** Cards whose event has happened in this game, in that order. */
  events: list(oneOf(CARDS)),

  // To the end of the game
  /** Ethiopia's stability was raised (KM20). */
  derg: flag(),
  /** The country each side's CENTCOM protects (KM8). */
  centcom: byId(SIDES, oneOf(SPACES)),
  famine: byId(SPACES, flag()),
  /** Sides caught in a Bear Trap (TS44). */
  bearTrap: byId(SIDES, flag()),

  // Waiting for a side's next action round (5.6)
  mustScore: byId(SIDES, flag()),
  owesMissileEnvy: byId(SIDES, flag()),

  // To the end of the turn (4.5.J)
  /** KM5 and KM17: the side that suffers. */
  economics: byId(SIDES, flag()),
  afghanistan: byId(SIDES, flag()),
  /** The side that profits. */
  amharic: byId(SIDES, flag()),
  t62s: byId(SIDES, flag()),
  brezhnev: byId(SIDES, flag()),
  nasserism: byId(SIDES, flag()),
  carter: byId(SIDES, flag()),
  yuri: byId(SIDES, flag()),
  salt: flag(),
  indianOcean: flag(),
  /** The side whose hand lies open to the opponent (TS98). */
  openHand: byId(SIDES, flag()),
  /** Extra action rounds not taken yet: from KM31, which KM17 cancels, and from TS86. */
  directiveRound: byId(SIDES, flag()),
  oilRound: byId(SIDES, flag()),
}

export type S = State<StateOf<typeof FIELDS>, F>

/** Chapter 14, row by row. */
const CARD_ZONES = zones(CARDS, {
  deck: shared({ everyone: 'count', ordered: true, takesRest: true }),
  hand: perSeat({ owner: 'cards', others: 'count', stock: 'shared', mustHold: mustBeInHand }),
  /** Romanian Autonomy lies openly before its holder (9.1). */
  autonomy: perSeat({ owner: 'cards', others: 'cards', stock: 'shared' }),
  /** Headlines before and after the reveal (4.5.C). */
  headline: perSeat({ owner: 'cards', others: 'count', stock: 'shared' }),
  revealed: perSeat({ owner: 'cards', others: 'cards', stock: 'shared' }),
  /** Cards being played, in no pile until they are finished (2.2.6). */
  inPlay: shared({ everyone: 'cards', ordered: true }),
  /** Cards somebody has drawn from the opponent's hand (KM32) or looks at (TS108). */
  looked: perSeat({ owner: 'cards', others: 'count', stock: 'shared' }),
  discard: shared({ everyone: 'cards', ordered: true }),
  removed: shared({ everyone: 'cards', ordered: true }),
  beside: shared({ everyone: 'cards' }),
  /** Late War cards before their time (4.4). */
  late: shared({ everyone: 'cards' }),
  /** Cards of the base game that nobody has chosen (12.1.1). */
  box: shared({ everyone: 'cards' }),
})

export const ZONES = {
  ...CARD_ZONES,
  ...zones(
    BIDS,
    {
      /** 11.4 A bid is written secretly; all other bids remain a seat's possibilities. */
      bid: perSeat({ owner: 'cards', others: 'count' }),
      bids: perSeat({ owner: 'cards', others: 'count', takesRest: true }),
    },
    CARD_ZONES,
  ),
}

export const OPERATIONS = ['place', 'realign', 'coup'] as const
export type Operation = (typeof OPERATIONS)[number]

export const FACES = ['1', '6'] as const
export type Face = (typeof FACES)[number]

/** Everything a player can say, with what goes with it. */
export const VERBS = {
  bid: BIDS,
  pick: CARDS,
  headline: CARDS,
  event: CARDS,
  operations: CARDS,
  spaceRace: CARDS,
  score: CARDS,
  pass: true,
  eventFirst: true,
  operationFirst: true,
  operation: OPERATIONS,
  place: SPACES,
  realign: SPACES,
  coup: SPACES,
  /** Removes one influence. */
  remove: SPACES,
  /** Removes all influence of the opponent. */
  clear: SPACES,
  /** A country an event asks for. */
  choose: SPACES,
  roll: true,
  setDie: FACES,
  raise: true,
  lower: true,
  goFirst: true,
  takeRound: true,
  discard: CARDS,
  give: CARDS,
  take: CARDS,
  endGame: true,
  decline: true,
  done: true,
} as const satisfies VerbList
export type Verbs = VerbsOf<typeof VERBS>

/** Verbs whose argument only the seat may know. */
export const SECRET_VERBS = ['bid', 'headline'] as const satisfies readonly (keyof Verbs)[]

/** An event under way: its card, and the side it works for; "US" in the text of a US card, swapped by KM27. */
export type E = { readonly card: Card; readonly side: Side }

/** Which countries (or, where it says so, spaces) an event reaches; the predicates are in events/places.ts. */
export const PLACES = [
  'anyCountry',
  'anywhere',
  'africa',
  'middleEast',
  'notOpponentControlled',
  'ownControlled',
  'nextToStartControlled',
  'nextToEthiopia',
  'djiboutiOrMadagascar',
  'middleEastWithoutOman',
  'empty',
  'strongerOfEgyptAndEthiopia',
  'muslimCountries',
] as const
export type Place = (typeof PLACES)[number]

/** An operations value by 7.3: as it is, and where influence goes to Africa under KM5. */
export type Ops = { readonly value: number; readonly inAfrica: number }

/** What is special about a coup (6.3.5, KM2, KM43). */
export type CoupTerms = {
  readonly ignoresBan: boolean
  readonly keepsDefcon: boolean
  readonly onlyFamine: boolean
}

/** What is special about realignments that an event grants (6.2.6). */
export type RealignTerms = {
  readonly region: Region | 'any'
  readonly plus: number
  readonly optional: boolean
  readonly onceEach: boolean
}

type Of<Step extends string, Parameters = unknown> = { readonly step: Step } & Parameters
type For<Step extends string, Parameters = unknown> = Of<Step, { readonly side: Side } & Parameters>
type In<Step extends string, Parameters = unknown> = Of<Step, E & Parameters>

/** So many times `each` influence, at most so many times in one country. */
type Spread = {
  readonly where: Place
  left: number
  readonly each: number
  readonly perCountry: number
  readonly optional: boolean
  chosen: readonly Space[]
}

export type F =
  | Of<'setup.bid'>
  | Of<'setup.sides'>
  | Of<'setup.influence'>
  | For<'setup.bonus', { left: number }>
  | For<'setup.pick', { left: number }>
  | Of<'setup.deal'>
  | Of<'turn.defcon'>
  | Of<'turn.draw'>
  | Of<'headline.choose'>
  | Of<'headline.reveal'>
  | For<'headline.resolve'>
  | Of<'headline.end'>
  | For<'headline.probe'>
  | Of<'turn.actionRounds'>
  | For<'actionRound.begin', { readonly round: number }>
  | For<'actionRound.play'>
  | For<'actionRound.order', { readonly card: Card; readonly value: number; readonly inAfrica: number }>
  | For<'actionRound.extra'>
  | For<'actionRound.trap'>
  | Of<'turn.roundsOver'>
  | Of<'turn.militaryOperations'>
  | Of<'turn.reveal'>
  | Of<'turn.refresh'>
  | Of<'turn.advance'>
  | Of<'turn.finalScoring'>
  | Of<'card.finish', { readonly card: Card }>
  | For<'operation.kind', Ops & { readonly optional: boolean }>
  | For<'place.influence', Ops & { spent: number; africa: boolean }>
  | For<'realign.target', RealignTerms & { left: number; rolled: readonly Space[] }>
  | For<'realign.outcome', { readonly target: Space; readonly plus: number }>
  | For<'coup.target', CoupTerms & { readonly value: number }>
  | For<'coup.reveal', { readonly target: Space }>
  | For<'coup.attempt', { readonly target: Space; readonly value: number }>
  | For<'coup.outcome', { readonly target: Space; readonly value: number }>
  | For<'coup.defcon', { readonly target: Space }>
  | For<'coup.end'>
  | For<'spaceRace.outcome'>
  | Of<'dice.throw', { readonly sides: readonly Side[]; asked: readonly Side[] }>
  | Of<'scoring.region', { readonly region: Region }>
  | In<'event.begin'>
  | In<'event.op', { readonly op: number }>
  | In<'event.end'>
  | In<'event.add', Spread>
  | In<'event.remove', Spread>
  | In<'event.clear', { readonly where: Place; left: number; readonly evenEmpty: boolean; chosen: readonly Space[] }>
  | In<'event.nyet', { chosen: readonly Space[] }>
  | In<'event.centcom'>
  | In<'event.separatists'>
  | In<'event.relief'>
  | In<'event.famine'>
  | In<'event.famineNext', { readonly first: Space; readonly fresh: boolean }>
  | In<'event.moveFrom'>
  | In<'event.moveTo', { readonly from: Space; chosen: readonly Space[] }>
  | In<'event.shiftDefcon', { readonly chooser: Side; readonly optional: boolean }>
  | In<'event.goFirst'>
  | In<'event.discardOwn', { left: number; readonly opponents: boolean }>
  | In<'event.takeDiscard', { readonly optional: boolean; readonly ownOrNeutral: boolean }>
  | In<'event.mengistu'>
  | In<'event.vance'>
  | In<'event.unity'>
  | In<'event.unityOutcome', { readonly discarded: Card }>
  | In<'event.ogadenOutcome'>
  | In<'event.yemenOutcome'>
  | In<'event.brushWar'>
  | In<'event.brushWarOutcome', { readonly target: Space }>
  | In<'event.summitOutcome'>
  | In<'event.giveCard'>
  | In<'event.ames'>
  | In<'event.tehran'>
  | In<'event.wargames'>

/** The steps of some chapters, for tables that hold only those. */
export type StepsOf<Prefix extends string> = Extract<F['step'], `${Prefix}.${string}`>
