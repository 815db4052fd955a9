// What the table of The Fog of War holds between two actions: fields, zones, verbs and steps.

import {
  byId,
  count,
  type FramesOf,
  flag,
  frames,
  mutable,
  oneOf,
  param,
  perPlace,
  perSeat,
  type Seat,
  type State,
  type StateOf,
  shared,
  type ValuesOf,
  type VerbList,
  type VerbsOf,
  zones,
} from '@ludoteka/kernel'
import { chosenParams, rulesKit } from '@ludoteka/rules-kit'
import { COMBAT_CARDS, RESERVES } from '../content/combatCards.ts'
import { FIRST_YEAR, LAST_YEAR, MAX_LEVEL } from '../content/numbers.ts'
import { NEUTRAL_CARDS, OBJECTIVES } from '../content/otherCards.ts'
import { ORANGE_SLOTS, PROVINCES, type Province, SOVIET_SLOTS } from '../content/provinces.ts'
import { SIDES } from '../content/sides.ts'
import { POSITIONS, SLOTS, START_HEAD } from '../content/wheel.ts'
import { isNeutralSoviet } from './board.ts'
import { ALLIES } from './sides.ts'

export const FIELDS = {
  year: count(FIRST_YEAR, { min: FIRST_YEAR, max: LAST_YEAR }),
  winter: flag(),
  /** Turns begun in the whole game and in this year, of both players together. */
  turn: count(0, { min: 0 }),
  yearTurn: count(0, { min: 0 }),
  /** Whose turn it is. */
  active: oneOf(SIDES, 0),
  /** 2.9 The active player has not played the card he owes yet. */
  owesCard: flag(),
  vp: count(0, { min: 0 }),
  level: byId(SIDES, count(0, { min: 0, max: MAX_LEVEL })),
  intelReady: byId(SIDES, count(0, { min: 0 })),
  intelUsed: byId(SIDES, count(0, { min: 0 })),
  /** The holder of the superiority token. */
  superiority: oneOf(SIDES, 0),
  /** The slot of each wheel that is at NEW OP. */
  head: byId(SIDES, oneOf(SLOTS, SLOTS.indexOf(START_HEAD))),
  /** Who controls a province; "none" is neutral. */
  control: byId(PROVINCES, oneOf(SIDES)),
  /** Where there is a quagmire: the side that attacks. */
  quagmire: byId(PROVINCES, oneOf(SIDES)),
  usaAtWar: flag(),
  ussrAtWar: flag(),
  parisFell: flag(),
  britainFell: flag(),
}

export type S = State<StateOf<typeof FIELDS>, F>

/** Section 7, row by row. `hand` and `chosen` look like one hand to the other player, so that choosing tells nothing. */
const COMBAT_ZONES = zones(COMBAT_CARDS, {
  deck: perSeat({ owner: 'count', others: 'count', ordered: true, takesRest: true }),
  hand: perSeat({ owner: 'cards', others: 'count', veil: 'held' }),
  /** Hand cards that are about to be placed together. */
  chosen: perSeat({ owner: 'cards', others: 'count', veil: 'held' }),
  army: perPlace(PROVINCES, perSeat({ owner: 'cards', others: 'count' })),
  /** The combat cards of an operation; its target lies in `target`. */
  operation: perPlace(SLOTS, perSeat({ owner: 'cards', others: 'count' })),
  /** Cards turned up in the battle under way (4.5.6). */
  fighting: perSeat({ owner: 'cards', others: 'cards' }),
  discard: perSeat({ owner: 'cards', others: 'count' }),
  winPile: perSeat({ owner: 'cards', others: 'count' }),
  lossPile: perSeat({ owner: 'cards', others: 'count' }),
  /** Sets out of the game, open to both (0.5). */
  reserve: perPlace(RESERVES, perSeat({ owner: 'cards', others: 'cards' })),
})

const PROVINCE_ZONES = zones(
  PROVINCES,
  {
    provinceDeck: perSeat({ owner: 'cards', others: 'count', takesRest: true }),
    target: perPlace(SLOTS, perSeat({ owner: 'cards', others: 'count', max: 1, admits: mayBeTarget })),
    /** The cards of the provinces a side controls. */
    table: perSeat({ owner: 'cards', others: 'cards' }),
    /** The cards that lie on the map: of quagmires, and of the battle under way. */
    front: perSeat({ owner: 'cards', others: 'cards' }),
  },
  { after: COMBAT_ZONES },
)

/** 4.2 The Allies never plan against the neutral USSR. */
function mayBeTarget(s: S, at: Province, seat: Seat): boolean {
  return seat !== ALLIES || !isNeutralSoviet(s, at)
}

const NEUTRAL_ZONES = zones(
  NEUTRAL_CARDS,
  {
    neutral: perPlace(ORANGE_SLOTS, shared({ everyone: 'count' })),
    /** 1.13 The Allies may look at these; they lie in the zones of the Allied seat. */
    sovietNeutral: perPlace(SOVIET_SLOTS, perSeat({ owner: 'cards', others: 'count', stock: 'shared' })),
    neutralFighting: shared({ everyone: 'cards' }),
    neutralRemoved: shared({ everyone: 'cards', takesRest: true }),
    /** 1.2 The one that was removed unseen. */
    neutralBox: shared({ everyone: 'count', max: 1 }),
  },
  { after: { ...COMBAT_ZONES, ...PROVINCE_ZONES } },
)

const OBJECTIVE_ZONES = zones(
  OBJECTIVES,
  {
    /** The three that the Axis draw (1.4), the two they keep and the one they put back. */
    drawn: perSeat({ owner: 'cards', others: 'count', stock: 'shared' }),
    kept: perSeat({ owner: 'cards', others: 'count', stock: 'shared' }),
    boxed: perSeat({ owner: 'cards', others: 'count', stock: 'shared' }),
    besideMorocco: shared({ everyone: 'count', takesRest: true }),
  },
  { after: { ...COMBAT_ZONES, ...PROVINCE_ZONES, ...NEUTRAL_ZONES }, unique: true },
)

export const ZONES = { ...COMBAT_ZONES, ...PROVINCE_ZONES, ...NEUTRAL_ZONES, ...OBJECTIVE_ZONES }

/** Every action of a player, with its arguments. */
export const VERBS = {
  /** 1.4 Puts the third objective back. */
  returnObjective: OBJECTIVES,
  /** Chooses a card that will be placed: first the cards, then the place. */
  pick: COMBAT_CARDS,
  defend: PROVINCES,
  plan: PROVINCES,
  reinforce: SLOTS,
  reinforceQuagmire: PROVINCES,
  launch: SLOTS,
  cancel: SLOTS,
  spyArmy: PROVINCES,
  spyNeutral: PROVINCES,
  spyOperation: SLOTS,
  spyObjectives: true,
  /** 2.4.2 Cancels or restores an attempt. */
  pay: true,
  decline: true,
  /** 2.3.2 Leaves the main stage for the closing stage, or ends the turn. */
  closeTurn: true,
  endTurn: true,
  /** 2.9 Discards the chosen card, where none can be placed. */
  discard: true,
  attackFrom: PROVINCES,
  useSuperiority: true,
  /** 6.1.3, 6.4.2 Puts a card in the win pile. */
  spend: COMBAT_CARDS,
  buyCard: COMBAT_CARDS,
  buyLevel: true,
  buyIntel: true,
  buyVp: true,
  /** 3.6 Names a province or an operation, then the cards that come back from there. */
  recall: PROVINCES,
  recallPlan: SLOTS,
  recallCard: COMBAT_CARDS,
  done: true,
} as const satisfies VerbList
export type Verbs = VerbsOf<typeof VERBS>

/** Verbs whose argument only the seat may know. */
export const SECRET_VERBS = [
  'returnObjective',
  'pick',
  'plan',
  'buyCard',
  'recallCard',
] as const satisfies readonly (keyof Verbs)[]

/** 2.4.1 What an attempt may name. */
export const STACK_KINDS = ['army', 'neutral', 'operation', 'objectives'] as const
export type StackKind = (typeof STACK_KINDS)[number]
export const STACK_PLACES = [...PROVINCES, ...SLOTS] as const

export const NONE = 'none' as const
const OR_NONE = [...PROVINCES, NONE] as const
const POSITION_OR_NONE = [...POSITIONS, NONE] as const
const SIDE_OR_NONE = [...SIDES, NONE] as const
const SLOT_OR_NONE = [...SLOTS, NONE] as const

const SEAT = { seat: param.seat }
/** A stack of the opponent of `looker`, or of nobody; the objectives are named by Morocco. */
const STACK = { looker: param.seat, kind: param.name(STACK_KINDS), place: param.name(STACK_PLACES) }
export type Stack = ValuesOf<typeof STACK>

/** A battle under way. One of a quagmire has neither an origin nor a position on the wheel (5.3, 5.5). */
const BATTLE = {
  attacker: param.seat,
  at: param.name(PROVINCES),
  origin: param.name(OR_NONE),
  position: param.name(POSITION_OR_NONE),
  /** The side that has added the superiority token. */
  superiority: param.name(SIDE_OR_NONE),
}
export type Battle = ValuesOf<typeof BATTLE>

/**
 * The steps under way. Steps that ask tell these terms:
 * - setup.defences: `left`, how many more cards may be placed.
 * - turn.main: `side`, `owesCard`. turn.closing: `side`.
 * - intel.contest: `side` that is asked, `looker`, `kind` and `place` of the stack, `price`, `cancels` (or restores).
 * - battle.origin: `side`, `at`, `slot`.
 * - battle.superiority: `side` that is asked, `at`, `attacker`, `origin`, `position`, `attack` and `defence` without the token.
 * - battle.pay: `side`, `at`, `due`, `paid`, and those of a choice of some.
 * - production.spend and production.last: `side`, `points` left.
 * - recall.choose: `side`. recall.province: `side`, `at`, `taken`. recall.operation: `side`, `slot`, `taken`.
 */
export const FRAMES = frames({
  'setup.objectives': {},
  'setup.defences': { left: mutable(param.count) },
  'setup.decks': {},
  'turn.begin': SEAT,
  'turn.main': SEAT,
  'turn.closing': SEAT,
  'turn.draw': SEAT,
  'turn.end': SEAT,
  'intel.contest': { ...STACK, ...SEAT, price: param.count },
  'intel.look': STACK,
  'battle.origin': { ...SEAT, slot: param.name(SLOTS), at: param.name(PROVINCES) },
  'battle.reveal': { ...BATTLE, slot: param.name(SLOT_OR_NONE) },
  'battle.suitable': BATTLE,
  'battle.superiority': BATTLE,
  'battle.outcome': BATTLE,
  'battle.pay': {
    ...SEAT,
    at: param.name(PROVINCES),
    due: param.count,
    rule: param.name(['6.1.3', '6.4.2']),
    ...chosenParams(COMBAT_CARDS),
  },
  'battle.occupy': BATTLE,
  /** The rule by which the attack failed. */
  'battle.hold': { ...BATTLE, rule: param.name(['6.3', '6.4.4']) },
  'battle.end': BATTLE,
  'year.score': {},
  'year.winPiles': {},
  'year.intel': {},
  'production.begin': SEAT,
  'production.spend': { ...SEAT, points: mutable(param.count) },
  'production.last': { points: mutable(param.count) },
  /** `hasActed`: something was recalled or cancelled, so the seat confirms that it is done. */
  'recall.choose': { ...SEAT, hasActed: mutable(param.flag) },
  'recall.province': { ...SEAT, at: param.name(PROVINCES), taken: mutable(param.count) },
  'recall.operation': { ...SEAT, slot: param.name(SLOTS), taken: mutable(param.count) },
  'year.balkans': {},
  'year.usa': {},
  'year.ussr': {},
  'year.decks': {},
  'year.next': {},
  'year.reinforcements': {},
  'year.objectives': {},
})

export type F = FramesOf<typeof FRAMES>

/** The kit for writing rules, with the types of this game. */
export const KIT = rulesKit<S, F, Verbs>()

/** The steps of some chapters, for tables that hold only those. */
export type StepsOf<Prefix extends string> = Extract<F['step'], `${Prefix}.${string}`>
