// What the table of Unmatched holds between two actions: fields, zones, verbs and steps.

import {
  byId,
  bySeat,
  count,
  type FramesOf,
  flag,
  frames,
  group,
  oneOf,
  param,
  perSeat,
  type Seat,
  type State,
  type StateOf,
  seat,
  type ValuesOf,
  type VerbList,
  type VerbsOf,
  zones,
} from '@ludoteka/kernel'
import { BOARDS, SPACES } from '../content/boards.ts'
import { CARDS, type Card } from '../content/cards.ts'
import { FIGHTERS, HEROES, SIZES } from '../content/fighters.ts'
import { isAttackCard, isDefenseCard, mayUse } from './cards.ts'

/** The two sides of a combat. */
export const SIDES = ['attacker', 'defender'] as const
export type Side = (typeof SIDES)[number]

export const TEAMS = ['a', 'b'] as const

export const FIELDS = {
  board: oneOf(BOARDS),
  /** Player 1 (2.3), or the seat that opens for the beginning team (19.3). */
  first: seat(),
  /** The team whose two seats one person plays (19.9). */
  doubleTeam: oneOf(TEAMS),
  hero: bySeat(oneOf(HEROES)),
  at: byId(FIGHTERS, oneOf(SPACES)),
  health: byId(FIGHTERS, count()),
  /** Where each fighter stood when the current turn began (4.1). */
  turnStart: byId(FIGHTERS, oneOf(SPACES)),
  size: oneOf(SIZES),
  turn: seat(),
  actionsLeft: count(),
  combat: group({
    attacker: oneOf(FIGHTERS),
    defender: oneOf(FIGHTERS),
    /** What a card's printed value was replaced by (10.6), or −1. */
    attackBecomes: count(-1),
    defenseBecomes: count(-1),
    attackPlus: count(),
    defensePlus: count(),
    attackCancelled: flag(),
    defenseCancelled: flag(),
    /** Bewilderment: Merlin takes no damage until clean-up (18.1.4). */
    merlinSafe: flag(),
    winner: oneOf(SIDES),
  }),
}

export type S = State<StateOf<typeof FIELDS>, F>

/** Chapter 20, row by row. Allies see what the owner sees (19.6). */
export const ZONES = zones(CARDS, {
  deck: perSeat({ owner: 'count', others: 'count', ordered: true, takesRest: true }),
  hand: perSeat({ owner: 'cards', others: 'count', mustHold: servesTheAnnouncedAttack }),
  discard: perSeat({ owner: 'cards', others: 'cards', ordered: true }),
  /** A combat card laid face down (9.6, 9.8). */
  committed: perSeat({ owner: 'cards', others: 'count', admits: fitsTheCombat }),
  /** Arthur's second card, face down (17.1). */
  committedBoost: perSeat({ owner: 'cards', others: 'count' }),
  /** A combat card face up, or the scheme being resolved (8.4, 9.10). */
  played: perSeat({ owner: 'cards', others: 'cards' }),
  playedBoost: perSeat({ owner: 'cards', others: 'cards' }),
  /** The cards looked at by Prophecy (18.1.6). */
  looked: perSeat({ owner: 'cards', others: 'count' }),
  /** Picked for the discard at the end of the turn (4.6), in the order named (15.1). */
  aside: perSeat({ owner: 'cards', others: 'count', ordered: true }),
})

/** What everybody can tell about a card lying face down: the fighter of that seat may fight with it. */
function fitsTheCombat(s: S, card: Card, owner: Seat): boolean {
  const attacker = FIGHTERS[s.combat.attacker]
  const defender = FIGHTERS[s.combat.defender]
  if (attacker !== undefined && owner === s.turn) return isAttackCard(card) && mayUse(card, attacker)
  return defender !== undefined && isDefenseCard(card) && mayUse(card, defender)
}

/** Whoever has announced an attacker holds a card for it (9.2); everybody can tell until it is laid down. */
function servesTheAnnouncedAttack(s: S, card: Card, owner: Seat): boolean {
  const frame = s.stack.at(-1)
  if (owner !== s.turn || (frame?.step !== 'attack.target' && frame?.step !== 'attack.card')) return true
  const attacker = frame.step === 'attack.target' ? frame.attacker : FIGHTERS[s.combat.attacker]
  return attacker !== undefined && isAttackCard(card) && mayUse(card, attacker)
}

/** The items of Looking Glass, and its ordered pairs (18.2.3). */
export const PAIR_ITEMS = ['draw', 'recover', 'place'] as const
export type PairItem = (typeof PAIR_ITEMS)[number]

export const PAIRS = [
  'draw-recover',
  'draw-place',
  'recover-draw',
  'recover-place',
  'place-draw',
  'place-recover',
] as const
export type Pair = (typeof PAIRS)[number]

/** Everything a player can say, with what goes with it. */
export const VERBS = {
  hero: HEROES,
  size: SIZES,
  gaze: FIGHTERS,
  maneuver: true,
  scheme: CARDS,
  by: FIGHTERS,
  attack: FIGHTERS,
  target: FIGHTERS,
  /** A combat card, face down. */
  commit: CARDS,
  /** Arthur's second card, face down. */
  commitBoost: CARDS,
  boost: CARDS,
  move: FIGHTERS,
  to: SPACES,
  hurt: FIGHTERS,
  pair: PAIRS,
  discard: CARDS,
  setAside: CARDS,
  take: CARDS,
  putBack: CARDS,
  decline: true,
  done: true,
} as const satisfies VerbList
export type Verbs = VerbsOf<typeof VERBS>

/** Verbs whose argument only the seat and its allies may know. */
export const SECRET_VERBS = [
  'commit',
  'commitBoost',
  'setAside',
  'take',
  'putBack',
] as const satisfies readonly (keyof Verbs)[]

export const TIMINGS = ['immediately', 'during', 'after', 'scheme'] as const
export type Timing = (typeof TIMINGS)[number]

const SEAT = { seat: param.seat }

/** A card's effect under way: whose card, and for combat cards on which side. */
const EFFECT = {
  card: param.name(CARDS),
  seat: param.seat,
  side: param.name([...SIDES, 'none']),
  timing: param.name(TIMINGS),
}
export type Effect = ValuesOf<typeof EFFECT>

/** How somebody is being moved along lines (6.5, 18.3.4). */
const PATH = { max: param.count, through: param.name(['friends', 'everybody']), rule: param.text }
export type Path = ValuesOf<typeof PATH>

/** Where somebody is being put (16.4). */
const PLACE_RULES = ['anyEmpty', 'anyOtherEmpty', 'medusasZone'] as const
export type PlaceRule = (typeof PLACE_RULES)[number]

export const FRAMES = frames({
  'setup.hero': SEAT,
  'setup.hands': SEAT,
  'setup.place': SEAT,
  'setup.sidekick': { ...SEAT, fighter: param.name(FIGHTERS) },
  'setup.size': SEAT,
  'turn.start': SEAT,
  'turn.gaze': SEAT,
  'turn.action': SEAT,
  'turn.actionEnd': SEAT,
  'turn.discard': SEAT,
  'turn.end': SEAT,
  'maneuver.boost': SEAT,
  'maneuver.distance': { ...SEAT, boost: param.count },
  'move.next': { ...SEAT, ...PATH, fighters: param.names(FIGHTERS) },
  'move.to': { ...SEAT, ...PATH, fighter: param.name(FIGHTERS) },
  'scheme.fighter': { ...SEAT, card: param.name(CARDS) },
  'scheme.end': { ...SEAT, card: param.name(CARDS) },
  'attack.target': { ...SEAT, attacker: param.name(FIGHTERS) },
  'attack.card': SEAT,
  'attack.boost': SEAT,
  'attack.defense': SEAT,
  'combat.reveal': SEAT,
  'combat.effects': { ...SEAT, side: param.name(SIDES), timing: param.name(TIMINGS) },
  'combat.arthursBoost': SEAT,
  'combat.damage': SEAT,
  'combat.abilities': SEAT,
  'combat.cleanUp': SEAT,
  'effect.begin': EFFECT,
  'effect.op': { ...EFFECT, op: param.count },
  'effect.boost': EFFECT,
  'effect.combatant': EFFECT,
  'effect.place': { ...EFFECT, fighter: param.name(FIGHTERS), where: param.name(PLACE_RULES), optional: param.flag },
  'effect.jaws': EFFECT,
  'effect.glance': EFFECT,
  'effect.spirits': EFFECT,
  'effect.spiritsNext': { ...EFFECT, first: param.name(SPACES) },
  'effect.pair': EFFECT,
  'effect.item': { ...EFFECT, item: param.name(PAIR_ITEMS) },
  'effect.opponentDiscards': { ...EFFECT, victim: param.seat },
  'effect.lookAndDiscard': { ...EFFECT, victim: param.seat },
  'effect.prophecyTake': { ...EFFECT, left: param.count },
  'effect.prophecyReturn': EFFECT,
})

export type F = FramesOf<typeof FRAMES>
