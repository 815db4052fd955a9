// The steps of Berserk with their parameters.

import {
  type FramesOf,
  frames,
  mutable,
  param,
  proposedParams,
  replaceableParams,
  type ValuesOf,
  windowParams,
} from '@ludoteka/kernel'
import { wordParams } from '@ludoteka/rules-kit'
import { ABILITY_NAMES } from '../content/abilities.ts'
import { CARDS } from '../content/cards.ts'
import { CELLS } from '../content/cells.ts'
import { ABILITY_IDS } from '../content/vocabulary.ts'
import { NONE, PIECES, pairs } from './names.ts'

const SEAT = { seat: param.seat }
const PIECE = { piece: param.name(PIECES) }
const ATTACK = { attack: param.count }
const CELL_OR_NONE = [NONE, ...CELLS] as const

/** 9.4 What happens to an open card in S3. */
export const OPENING_EFFECTS = ['regeneration', 'poison', 'fading'] as const
export type OpeningEffect = (typeof OPENING_EFFECTS)[number]
export const OPENING = pairs(PIECES, OPENING_EFFECTS)

/** An ability of a card in play: one it prints, or one that a rule gives it. */
export const USABLE_IDS = [...ABILITY_IDS, 'accumulate', 'permit', 'rage'] as const
export type UsableId = (typeof USABLE_IDS)[number]
export const PIECE_ABILITY = pairs(PIECES, USABLE_IDS)

/** 20.3 c */
export const REPLACEMENTS = ['camouflage', 'scales', 'steadfast', 'noWoundsFrom'] as const
export type ReplacementName = (typeof REPLACEMENTS)[number]

/** An ability in use: whose, with what was named for it. */
export const USE = {
  seat: param.seat,
  source: param.name(PIECES),
  ability: param.name(ABILITY_NAMES),
  targets: param.names(PIECES),
  /** 20.10 The cards onto which wounds are redistributed. */
  onto: param.names(PIECES),
  cell: param.name(CELL_OR_NONE),
  /** Which of several texts, from 1. */
  option: param.count,
  x: param.count,
  /** N.27 Where the chips come from, one name for each. */
  payers: param.names(PIECES),
  /** The attack it is about (triggers, windows), the attack it makes, the item it answers. */
  attack: param.count,
  makes: param.count,
  about: param.count,
  /** The throw or the wounds of the window in which it was declared. */
  roll: param.count,
  event: param.count,
  /** 24.2 The triggers that led to it. */
  cause: param.text,
} as const
export type Use = ValuesOf<typeof USE>

/** 18.5.1 When there is priority with an empty stack. */
export const PAUSES = ['ready', 'moved', 'ending'] as const
export type Pause = (typeof PAUSES)[number]

/** 23.12 How a card enters play later. */
export const WAYS_IN = ['revive', 'summon', 'incarnate'] as const
export type WayIn = (typeof WAYS_IN)[number]

/** What heals (abilities.md 6). */
export const HEALS = ['ability', 'regeneration', 'vampirism', 'redistribution'] as const

const PLACING = { ...SEAT, ...PIECE }

export const FRAMES = frames({
  // 5, 6
  'sides.roll': {},
  'sides.choose': SEAT,
  'recruit.deal': {},
  'recruit.squad': {},
  'recruit.end': {},
  'place.cards': {},
  // 7
  'prepare.begin': {},
  'prepare.hide': SEAT,
  'prepare.reveal': {},
  'prepare.extraZone': {},
  'prepare.attach': SEAT,
  'prepare.triggers': {},
  'prepare.phase': { phase: param.name(['battleStart', 'vanguard']) },
  'prepare.battleStart': { ...SEAT, passed: param.seats },
  'prepare.vanguard': { ...SEAT, passed: param.seats, struck: param.names(PIECES) },
  'prepare.vanguardStrike': { ...SEAT, attacker: param.name(PIECES), target: param.name(PIECES) },
  'prepare.end': {},
  // 9
  'turn.begin': SEAT,
  'turn.reveal': SEAT,
  'turn.thirst': { ...SEAT, settled: mutable(param.names(PIECES)) },
  'turn.drink': { ...SEAT, ...PIECE, victim: param.name(PIECES) },
  'turn.drunk': { ...PIECE, victim: param.name(PIECES), before: param.count },
  'turn.open': SEAT,
  'turn.effects': { ...SEAT, waiting: mutable(param.names(OPENING.all)) },
  'turn.start': SEAT,
  'turn.startOther': SEAT,
  'turn.ready': SEAT,
  'turn.pause': { ...SEAT, why: param.name(PAUSES), answered: mutable(param.flag), ...proposedParams },
  'turn.afterMove': SEAT,
  'turn.main': SEAT,
  'turn.ending': SEAT,
  'turn.endOwn': SEAT,
  'turn.endOther': SEAT,
  'turn.end': SEAT,
  // 12, 18
  'strike.revealed': { ...SEAT, attacker: param.name(PIECES), target: param.name(PIECES) },
  'stack.strike': { ...ATTACK, ...proposedParams },
  'stack.defend': { ...SEAT, ...ATTACK, defender: param.name(PIECES), cause: param.text, ...proposedParams },
  'stack.ability': { ...USE, isBlocked: mutable(param.flag), ...proposedParams },
  'window.stack': windowParams,
  'window.roll': windowParams,
  'window.wounds': windowParams,
  'window.wounded': windowParams,
  'triggers.put': { first: param.seat },
  'trigger.may': { trigger: param.count, first: param.seat },
  // 18.8, 19: what is named when an ability is declared
  'declare.option': USE,
  'declare.target': USE,
  'declare.item': USE,
  'declare.cell': USE,
  'declare.onto': USE,
  'declare.x': USE,
  'declare.payer': USE,
  'declare.revealed': USE,
  // 11.4, 15.7
  'action.pay': USE,
  'action.end': {},
  // abilities.md 7
  'effect.words': { ...USE, ...wordParams },
  'effect.again': { ...USE, at: param.text },
  'effect.choose': { ...USE, at: param.text },
  'effect.number': { ...USE, at: param.text, min: param.count, max: param.count },
  'effect.split': {
    ...USE,
    ...PIECE,
    /** Wounds on the card before it was healed, and how many are redistributed at most. */
    before: param.count,
    most: param.count,
    given: mutable(param.names(PIECES)),
  },
  'effect.place': { ...USE, ...PIECE, how: param.name(WAYS_IN), isClosed: param.flag },
  'effect.relocate': USE,
  'effect.search': { ...USE, at: param.text },
  'effect.unity': { ...USE, shown: mutable(param.names(CARDS)) },
  'effect.rolled': { ...USE, at: param.text, ...proposedParams },
  // 13
  'attack.legality': ATTACK,
  'attack.keep': { ...ATTACK, ...SEAT },
  'attack.reroll': { ...ATTACK, ...SEAT, passes: param.count },
  'attack.settle': { ...ATTACK, ...proposedParams },
  'attack.protection': { ...ATTACK, event: param.count, ...proposedParams },
  'attack.vampirism': ATTACK,
  'attack.wounded': { ...ATTACK, ...proposedParams },
  'attack.triggers': ATTACK,
  'attack.pay': ATTACK,
  'attack.end': ATTACK,
  // 20
  'wounds.begin': { event: param.count },
  'wounds.resolve': { event: param.count, ...proposedParams },
  'wounds.replace': { event: param.count, ...PIECE, ...replaceableParams(REPLACEMENTS) },
  'wounds.inflict': { event: param.count },
  'heal.react': {
    pieces: param.names(PIECES),
    amount: param.count,
    why: param.name(HEALS),
    /** Abilities that may react and were not asked about yet. */
    reactors: mutable(param.names(PIECE_ABILITY.all)),
    blocked: mutable(param.names(PIECES)),
    /** Cards whose heal counts manifold, and how many fold. */
    multiplied: mutable(param.names(PIECES)),
    factor: mutable(param.count),
  },
  'deaths.check': { cause: param.text },
  // 7.5, 16.8, 21
  'card.attach': PLACING,
  'card.land': PLACING,
})
export type F = FramesOf<typeof FRAMES>
