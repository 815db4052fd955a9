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
  type VerbList,
  type VerbsOf,
  zones,
} from '@ludoteka/kernel'
import { rulesKit } from '@ludoteka/rules-kit'
import { BOARDS, SPACES } from '../content/boards.ts'
import { CARDS, type Card, TIMINGS } from '../content/cards.ts'
import { FIGHTERS, HEROES, SIDES } from '../content/fighters.ts'
import { isAttackCard, isDefenseCard, mayUse } from './cards.ts'
import { EFFECT, PATH, SEAT } from './frameParams.ts'
import {
  HERO_COMBAT_FIELDS,
  HERO_FIELDS,
  HERO_FRAMES,
  HERO_PLACE_RULES,
  HERO_REASONS,
  HERO_VERBS,
  SECRET_HERO_VERBS,
} from './heroes/declarations.ts'

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
  ...HERO_FIELDS,
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
    ...HERO_COMBAT_FIELDS,
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
  /** A second card laid as a boost, face down (17.1). */
  committedBoost: perSeat({ owner: 'cards', others: 'count' }),
  /** A combat card face up, or the scheme being resolved (8.4, 9.10). */
  played: perSeat({ owner: 'cards', others: 'cards' }),
  playedBoost: perSeat({ owner: 'cards', others: 'cards' }),
  /** Cards of the own deck that are being looked at (18.1.6). */
  looked: perSeat({ owner: 'cards', others: 'count' }),
  /** Picked for the discard at the end of the turn (4.6), in the order named (15.1). */
  aside: perSeat({ owner: 'cards', others: 'count', ordered: true }),
})

/** What everybody can tell about a card lying face down: the fighter of that seat may fight with it. */
export function fitsTheCombat(s: S, card: Card, owner: Seat): boolean {
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

/** Everything a player can say, with what goes with it. */
export const VERBS = {
  ...HERO_VERBS,
  hero: HEROES,
  maneuver: true,
  scheme: CARDS,
  by: FIGHTERS,
  attack: FIGHTERS,
  target: FIGHTERS,
  /** A combat card, face down. */
  commit: CARDS,
  boost: CARDS,
  move: FIGHTERS,
  to: SPACES,
  hurt: FIGHTERS,
  discard: CARDS,
  setAside: CARDS,
  decline: true,
  done: true,
} as const satisfies VerbList
export type Verbs = VerbsOf<typeof VERBS>

/** Verbs whose argument only the seat and its allies may know. */
export const SECRET_VERBS: readonly (keyof Verbs)[] = ['commit', 'setAside', ...SECRET_HERO_VERBS]

/** Every reason for which something is refused; texts and coverage are made from this list. */
export const REASONS = [
  'gameOver',
  'notYourDecision',
  'notNow',
  'heroTaken',
  'otherBoard',
  'spaceTaken',
  'startSpaceNeeded',
  'outsideHerosZone',
  'fighterDefeated',
  'friendlyFighter',
  'notYourFighter',
  'handLimitReached',
  'notInHand',
  'mustAct',
  'mustDiscard',
  'notAScheme',
  'itsFighterIsGone',
  'nobodyInReach',
  'noAttackCard',
  'outOfReach',
  'notAnAttackCard',
  'notADefenseCard',
  'notForThisFighter',
  'attackCardNeeded',
  'notToMoveNow',
  'tooFar',
  'chooseOwnSpaceToStay',
  'compulsory',
  'notInThisCombat',
  'notAdjacent',
  ...HERO_REASONS,
] as const
export type Reason = (typeof REASONS)[number]

/** Where somebody is being put (16.4). */
const PLACE_RULES = ['anyEmpty', 'anyOtherEmpty', ...HERO_PLACE_RULES] as const
export type PlaceRule = (typeof PLACE_RULES)[number]

export const FRAMES = frames({
  'setup.hero': SEAT,
  'setup.hands': SEAT,
  'setup.place': SEAT,
  'setup.sidekick': { ...SEAT, fighter: param.name(FIGHTERS) },
  'turn.start': SEAT,
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
  'attack.defense': SEAT,
  'combat.reveal': SEAT,
  'combat.effects': { ...SEAT, side: param.name(SIDES), timing: param.name(TIMINGS) },
  'combat.damage': SEAT,
  'combat.abilities': SEAT,
  'combat.cleanUp': SEAT,
  'effect.begin': EFFECT,
  'effect.op': { ...EFFECT, op: param.count },
  'effect.boost': EFFECT,
  'effect.combatant': EFFECT,
  'effect.place': { ...EFFECT, fighter: param.name(FIGHTERS), where: param.name(PLACE_RULES), optional: param.flag },
  'effect.opponentDiscards': { ...EFFECT, victim: param.seat },
  ...HERO_FRAMES,
})

export type F = FramesOf<typeof FRAMES>

/** The kit for writing rules, with the types of this game. */
export const KIT = rulesKit<S, F, Verbs>()
