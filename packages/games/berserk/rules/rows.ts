// The rows of the state: cards in play, what lasts, uses, and what is under way (attacks, throws, wounds, triggers).

import { count, flag, NOWHERE, named, type RowOf, rows, seat, sharedRows, text } from '@ludoteka/kernel'
import { ABILITY_NAMES } from '../content/abilities.ts'
import { CARDS } from '../content/cards.ts'
import { CELLS } from '../content/cells.ts'
import { KEYWORDS } from '../content/keywords.ts'
import { ATTACK_TYPES, GRADES } from '../content/terms.ts'
import { MARKERS, OBLIGATIONS } from '../content/vocabulary.ts'
import { NONE, PIECE_OR_NONE } from './names.ts'

const counter = () => count(0, { min: 0 })
const pieceOrNone = () => named(PIECE_OR_NONE)
const abilityOrNone = () => named([NONE, ...ABILITY_NAMES])

/** The identity of a hidden card is only in its zone (22.1). */
export const HIDDEN = 'hidden' as const
export const CARD_OR_HIDDEN = [HIDDEN, ...CARDS] as const

/** A cell, the extra zone, on the cell of its host, or out of play. */
export const PLACES = [...CELLS, 'extra', 'attached', 'graveyard', 'deck'] as const
export type Place = (typeof PLACES)[number]

/** 16.6 Closed for a strike at a flyer: in the next turn, or now. */
export const PERMITS = [NONE, 'next', 'now'] as const

export const ALL_UNITS = -1

/** 26.2 One row for each card that is or was in play; the first is p1. */
export const PIECE_COLUMNS = {
  card: named(CARD_OR_HIDDEN),
  owner: seat(),
  /** In a written position the owner, if it says nothing else. */
  controller: seat(NOWHERE),
  at: named(PLACES),
  /** The host of a symbiote, parasite or piece of equipment. */
  host: pieceOrNone(),
  closed: flag(),
  acted: flag(),
  /** Movement units left; in a written position all of them, if it says nothing else. */
  units: count(ALL_UNITS, { min: ALL_UNITS }),
  wounds: counter(),
  extraLife: counter(),
  chips: counter(),
  poison: counter(),
  /** 11.4 A declared action that is not paid yet: closing, and chips. */
  busy: flag(),
  reserved: counter(),
  // This turn.
  moved: flag(),
  relocated: flag(),
  armourUsed: counter(),
  magicArmourUsed: counter(),
  declaredAttack: flag(),
  attacked: flag(),
  woundsTaken: counter(),
  attackWounds: counter(),
  /** Simple strikes carried out, and against whom. */
  strikes: counter(),
  struck: text(),
  /** 12.9 An obligatory attack was declared and then cancelled. */
  excused: flag(),
  permit: named(PERMITS),
  /** It does not open in the next S2, and did not still its thirst. */
  staysClosed: flag(),
  thirsty: flag(),
  /** 17.6, N.22 */
  incarnationChips: counter(),
  incarnated: flag(),
  /** What inflicted the wounds that were not yet looked at for deaths (20.6). */
  woundedBy: pieceOrNone(),
  /** Where it stood before it left play. */
  lastAt: named(PLACES),
  lastHost: pieceOrNone(),
}
export const PIECE_ROWS = sharedRows(PIECE_COLUMNS)
export type PieceRow = RowOf<typeof PIECE_COLUMNS>
export type WritablePiece = { -readonly [C in keyof PieceRow]: PieceRow[C] }

/**
 * Rows are copied more often than anything else. Written column by column this takes a tenth of the time of a spread,
 * which engines can't foresee where what is spread was itself a spread.
 */
export const writable = (row: PieceRow): WritablePiece => ({
  card: row.card,
  owner: row.owner,
  controller: row.controller,
  at: row.at,
  host: row.host,
  closed: row.closed,
  acted: row.acted,
  units: row.units,
  wounds: row.wounds,
  extraLife: row.extraLife,
  chips: row.chips,
  poison: row.poison,
  busy: row.busy,
  reserved: row.reserved,
  moved: row.moved,
  relocated: row.relocated,
  armourUsed: row.armourUsed,
  magicArmourUsed: row.magicArmourUsed,
  declaredAttack: row.declaredAttack,
  attacked: row.attacked,
  woundsTaken: row.woundsTaken,
  attackWounds: row.attackWounds,
  strikes: row.strikes,
  struck: row.struck,
  excused: row.excused,
  permit: row.permit,
  staysClosed: row.staysClosed,
  thirsty: row.thirsty,
  incarnationChips: row.incarnationChips,
  incarnated: row.incarnated,
  woundedBy: row.woundedBy,
  lastAt: row.lastAt,
  lastHost: row.lastHost,
})

/** The row with these changes. */
export const changed = (row: PieceRow, changes: Partial<PieceRow>): PieceRow => Object.assign(writable(row), changes)

/** A card about which nothing is known yet. */
export const BLANK_PIECE: PieceRow = { ...PIECE_ROWS.blank, controller: 0, units: 0 }

export const LASTING_KINDS = [
  'keyword',
  /** A keyword that the card no longer has of its own. */
  'lost',
  'cannotMove',
  'move',
  'obligation',
  'strengthProtection',
  'nextStrike',
  'control',
  'marker',
] as const

/** Effects with an end (23.4). */
export const LASTING_COLUMNS = {
  kind: named(LASTING_KINDS),
  piece: pieceOrNone(),
  keyword: named([NONE, ...KEYWORDS]),
  /** The number of a keyword, units, or the strength from which it is protected. */
  x: count(),
  /** Kinds of attack, one after the other. */
  attackTypes: text(),
  obligation: named(OBLIGATIONS),
  target: pieceOrNone(),
  ability: abilityOrNone(),
  /** To whom control goes back. */
  back: seat(NOWHERE),
  cell: named([NONE, ...CELLS]),
  marker: named([NONE, ...MARKERS]),
  blocks: flag(),
  until: named(['turnEnd', 'never'], 'never'),
  whose: seat(NOWHERE),
  left: count(1),
}
export const LASTING_ROWS = sharedRows(LASTING_COLUMNS)
export type LastingRow = RowOf<typeof LASTING_COLUMNS>

/** 23.5 Uses of an ability by a card. */
export const USE_COLUMNS = {
  piece: pieceOrNone(),
  ability: abilityOrNone(),
  turn: counter(),
  battle: counter(),
}
export const USE_ROWS = rows(USE_COLUMNS)

export const OUTCOMES = [NONE, 'hit', 'bothMiss', 'counter'] as const

/** An attack from its declaration to its payment. */
export const ATTACK_COLUMNS = {
  id: counter(),
  /** Who controls it. */
  seat: seat(),
  attacker: pieceOrNone(),
  /** The attacked card; after a redirection or an assignment the new one. */
  target: pieceOrNone(),
  /** The target that the defender replaced. */
  defended: pieceOrNone(),
  type: named(ATTACK_TYPES),
  ability: abilityOrNone(),
  /** 15.3.1 Aimed by a text at a named card. */
  needsReach: flag(true),
  isVanguard: flag(),
  isOnDeath: flag(),
  weak: counter(),
  medium: counter(),
  strong: counter(),
  bonus: count(),
  isBlocked: flag(),
  /** Its dice. */
  roll: counter(),
  /** A2 */
  fights: flag(),
  outcome: named(OUTCOMES),
  /** Set in W2 for the strike of the attacker and of the target. */
  gradeSet: named([NONE, ...GRADES]),
  counterGradeSet: named([NONE, ...GRADES]),
  grade: named([NONE, ...GRADES]),
  strength: counter(),
  isProtected: flag(),
  inflicted: counter(),
  cause: text(),
}
export const ATTACK_ROWS = rows(ATTACK_COLUMNS)
export type AttackRow = RowOf<typeof ATTACK_COLUMNS>
export type WritableAttack = { -readonly [C in keyof AttackRow]: AttackRow[C] }

/** A copy to write into, as of the rows of cards. */
export const writableAttack = (row: AttackRow): WritableAttack => ({
  id: row.id,
  seat: row.seat,
  attacker: row.attacker,
  target: row.target,
  defended: row.defended,
  type: row.type,
  ability: row.ability,
  needsReach: row.needsReach,
  isVanguard: row.isVanguard,
  isOnDeath: row.isOnDeath,
  weak: row.weak,
  medium: row.medium,
  strong: row.strong,
  bonus: row.bonus,
  isBlocked: row.isBlocked,
  roll: row.roll,
  fights: row.fights,
  outcome: row.outcome,
  gradeSet: row.gradeSet,
  counterGradeSet: row.counterGradeSet,
  grade: row.grade,
  strength: row.strength,
  isProtected: row.isProtected,
  inflicted: row.inflicted,
  cause: row.cause,
})

export const DICE = ['attack', 'defence', 'plain'] as const

/** A die that was thrown; those of one throw have one number. */
export const ROLL_COLUMNS = {
  id: counter(),
  piece: pieceOrNone(),
  die: named(DICE),
  face: counter(),
  /** The second die of a card that throws twice. */
  spare: counter(),
  mod: count(),
  rerolls: counter(),
}
export const ROLL_ROWS = rows(ROLL_COLUMNS)
export type RollRow = RowOf<typeof ROLL_COLUMNS>

/** What wounds: an attack, an ability, the card itself (20.5), or a status. */
export const WOUND_KINDS = ['attack', 'influence', 'spell', 'own', 'poison', 'fading'] as const
export type WoundKind = (typeof WOUND_KINDS)[number]

/** Wounds on their way to a card (20.3); those of one event have one number. */
export const WOUND_COLUMNS = {
  event: counter(),
  piece: pieceOrNone(),
  kind: named(WOUND_KINDS),
  amount: counter(),
  /** What inflicts them, and who controls it. */
  source: pieceOrNone(),
  seat: seat(NOWHERE),
  attack: counter(),
  /** Of an instant action (P.3). */
  isInstantAction: flag(),
  prevented: counter(),
  cause: text(),
}
export const WOUND_ROWS = rows(WOUND_COLUMNS)
export type WoundRow = RowOf<typeof WOUND_COLUMNS>

/** Abilities that have triggered and are not on the stack yet (18.8). */
export const TRIGGER_COLUMNS = {
  id: counter(),
  piece: pieceOrNone(),
  ability: abilityOrNone(),
  seat: seat(),
  x: counter(),
  /** The attack it is about, and the item on the stack that is declared. */
  attack: counter(),
  about: counter(),
  /** 13.8.1 Read for an attack that has not struck yet. */
  isRead: flag(),
  cause: text(),
}
export const TRIGGER_ROWS = rows(TRIGGER_COLUMNS)
export type TriggerRow = RowOf<typeof TRIGGER_COLUMNS>
