// What the table of Red Sea holds between two actions: fields, zones, verbs and steps.

import {
  byId,
  count,
  type FramesOf,
  flag,
  frames,
  list,
  mutable,
  oneOf,
  param,
  perSeat,
  type Seat,
  type State,
  type StateOf,
  seat,
  shared,
  type ValuesOf,
  type VerbList,
  type VerbsOf,
  zones,
} from '@ludoteka/kernel'
import { rulesKit } from '@ludoteka/rules-kit'
import { CARD, CARDS, type Card } from '../content/cards.ts'
import { REGIONS, SPACES } from '../content/spaces.ts'
import { BIDS, SIDES, START_DEFCON } from '../content/tracks.ts'
import { other, seatOf } from './sides.ts'

export const FIELDS = {
  /** The seat that plays the US; bidding may change it (11.4). */
  usSeat: seat(),
  turn: count(1),
  /** 1 to 7, 8 for an extra one; 0 in the Headline Phase and before. */
  actionRound: count(),
  /** The active player (4.2): the one who loses by a nuclear war. */
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

/** A player who is asked for a card of a certain kind holds one: everybody can tell that about the hand. */
function mustBeInHand(s: S, card: Card, owner: Seat): boolean {
  const frame = s.stack.at(-1)
  switch (frame?.step) {
    case 'event.discardOwn':
      return !frame.opponents || owner !== seatOf(s, frame.side) || CARD[card].side === other(frame.side)
    case 'event.unity':
      return owner !== seatOf(s, frame.side) || CARD[card].side === other(frame.side)
    case 'event.giveCard':
      return owner !== seatOf(s, other(frame.side)) || CARD[card].side !== 'none'
    default:
      return true
  }
}

/** Chapter 14, row by row. */
const CARD_ZONES = zones(
  CARDS,
  {
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
  },
  { unique: true },
)

export const ZONES = {
  ...CARD_ZONES,
  ...zones(
    BIDS,
    {
      /** 11.4 A bid is written secretly; all other bids remain a seat's possibilities. */
      bid: perSeat({ owner: 'cards', others: 'count' }),
      bids: perSeat({ owner: 'cards', others: 'count', takesRest: true }),
    },
    { after: CARD_ZONES },
  ),
}

export const OPERATIONS = ['place', 'realign', 'coup'] as const
export type Operation = (typeof OPERATIONS)[number]

export const FACES = ['1', '6'] as const

/** Every action of a player, with its arguments. */
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

/** Which countries (or, where it says so, spaces) an event reaches; the predicates are in events/influenceSteps.ts. */
const PLACES = [
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

const SIDE = { side: param.name(SIDES) }
const TARGET = { ...SIDE, target: param.name(SPACES) }

/** An event under way: its card, and the side it works for; "US" in the text of a US card, swapped by KM27. */
const EVENT = { card: param.name(CARDS), ...SIDE }
export type E = ValuesOf<typeof EVENT>

/** An operations value by 7.3: as it is, and where influence goes to Africa under KM5. */
const OPS = { value: param.count, inAfrica: param.count }
export type Ops = ValuesOf<typeof OPS>

/** What is special about a coup (6.3.5, KM2, KM43). */
const COUP_TERMS = { ignoresBan: param.flag, keepsDefcon: param.flag, onlyFamine: param.flag }
export type CoupTerms = ValuesOf<typeof COUP_TERMS>

/** What is special about realignments that an event grants (6.2.6). */
const REALIGN_TERMS = {
  region: param.name([...REGIONS, 'any']),
  plus: param.count,
  optional: param.flag,
  onceEach: param.flag,
}
export type RealignTerms = ValuesOf<typeof REALIGN_TERMS>

const LEFT = { left: mutable(param.count) }
const CHOSEN = { chosen: mutable(param.names(SPACES)) }

/** So many times `each` influence, at most so many times in one country. */
const SPREAD = {
  where: param.name(PLACES),
  each: param.count,
  perCountry: param.count,
  optional: param.flag,
  ...LEFT,
  ...CHOSEN,
}

export const FRAMES = frames({
  'setup.bid': {},
  'setup.sides': {},
  'setup.influence': {},
  'setup.bonus': { ...SIDE, ...LEFT },
  'setup.pick': { ...SIDE, ...LEFT },
  'setup.deal': {},
  'turn.defcon': {},
  'turn.draw': {},
  'headline.choose': {},
  'headline.reveal': {},
  'headline.resolve': SIDE,
  'headline.end': {},
  'headline.probe': SIDE,
  'turn.actionRounds': {},
  'actionRound.begin': { ...SIDE, round: param.count },
  'actionRound.play': SIDE,
  'actionRound.order': { ...SIDE, card: param.name(CARDS) },
  'actionRound.operation': { ...SIDE, card: param.name(CARDS) },
  'actionRound.extra': SIDE,
  'actionRound.trap': SIDE,
  'turn.roundsOver': {},
  'turn.militaryOperations': {},
  'turn.reveal': {},
  'turn.refresh': {},
  'turn.advance': {},
  'turn.finalScoring': {},
  'card.finish': { card: param.name(CARDS) },
  'operation.kind': { ...SIDE, ...OPS, optional: param.flag },
  'place.influence': { ...SIDE, ...OPS, spent: mutable(param.count), africa: mutable(param.flag) },
  'realign.target': { ...SIDE, ...REALIGN_TERMS, ...LEFT, rolled: mutable(param.names(SPACES)) },
  'realign.outcome': { ...TARGET, plus: param.count },
  'coup.target': { ...SIDE, ...COUP_TERMS, value: param.count },
  'coup.reveal': TARGET,
  'coup.attempt': { ...TARGET, value: param.count },
  'coup.outcome': { ...TARGET, value: param.count },
  'coup.defcon': TARGET,
  'coup.end': SIDE,
  'spaceRace.outcome': SIDE,
  'dice.throw': { sides: param.names(SIDES), asked: mutable(param.names(SIDES)) },
  'scoring.region': { region: param.name(REGIONS) },
  'event.begin': EVENT,
  'event.op': { ...EVENT, op: param.count },
  'event.end': EVENT,
  'event.add': { ...EVENT, ...SPREAD },
  'event.remove': { ...EVENT, ...SPREAD },
  'event.clear': { ...EVENT, where: param.name(PLACES), evenEmpty: param.flag, ...LEFT, ...CHOSEN },
  'event.nyet': { ...EVENT, ...CHOSEN },
  'event.centcom': EVENT,
  'event.separatists': EVENT,
  'event.relief': EVENT,
  'event.famine': EVENT,
  'event.famineNext': { ...EVENT, first: param.name(SPACES), fresh: param.flag },
  'event.moveFrom': EVENT,
  'event.moveTo': { ...EVENT, from: param.name(SPACES), ...CHOSEN },
  'event.shiftDefcon': { ...EVENT, chooser: param.name(SIDES), optional: param.flag },
  'event.goFirst': EVENT,
  'event.discardOwn': { ...EVENT, ...LEFT, opponents: param.flag },
  'event.takeDiscard': { ...EVENT, optional: param.flag, ownOrNeutral: param.flag },
  'event.mengistu': EVENT,
  'event.vance': EVENT,
  'event.unity': EVENT,
  'event.unityOutcome': { ...EVENT, discarded: param.name(CARDS) },
  'event.ogadenOutcome': EVENT,
  'event.yemenOutcome': EVENT,
  'event.brushWar': EVENT,
  'event.brushWarOutcome': { ...EVENT, target: param.name(SPACES) },
  'event.summitOutcome': EVENT,
  'event.giveCard': EVENT,
  'event.ames': EVENT,
  'event.tehran': EVENT,
  'event.wargames': EVENT,
})

export type F = FramesOf<typeof FRAMES>

/** The kit for writing rules, with the types of this game. */
export const KIT = rulesKit<S, F, Verbs>()

/** The steps of some chapters, for tables that hold only those. */
export type StepsOf<Prefix extends string> = Extract<F['step'], `${Prefix}.${string}`>
