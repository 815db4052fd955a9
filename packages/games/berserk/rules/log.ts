// Everything Berserk reports, with its data, declared once: the rules emit it, text/ turns it into sentences.

import { logger } from '@ludoteka/kernel'
import { isBoolean, isNumber, isOneOf, type LogOf, listOf } from '@ludoteka/text-kit'
import { ABILITY_NAMES } from '../content/abilities.ts'
import { CARDS } from '../content/cards.ts'
import { CELLS, SIDES } from '../content/cells.ts'
import { KEYWORDS } from '../content/keywords.ts'
import { ATTACK_TYPES, GRADES } from '../content/terms.ts'
import { MARKERS } from '../content/vocabulary.ts'
import { REPLACEMENTS } from './frames.ts'
import { NONE, PIECES } from './names.ts'
import { CARD_OR_HIDDEN, DICE, WOUND_KINDS } from './rows.ts'

const seat = isNumber
const n = isNumber
const at = isOneOf(CELLS)
const piece = isOneOf(PIECES)
const card = isOneOf(CARD_OR_HIDDEN)
const cards = listOf(isOneOf(CARDS))
const grade = isOneOf([NONE, ...GRADES])
const ability = isOneOf(ABILITY_NAMES)
const keyword = isOneOf(KEYWORDS)
/** Steps of cells from one to another, or `none` for the extra zone. */
const place = isOneOf([NONE, ...CELLS])

/** A card in play; and one that something is done to. */
const who = { piece, card }
const whom = { target: piece, targetCard: card }

export const LOG_SHAPES = {
  // Sides, recruiting, placement (5, 6)
  sidesRolled: { one: n, two: n },
  sideChosen: { seat, side: isOneOf(SIDES) },
  dealt: { seat, n },
  dealtCards: { cards }, // to the owner
  redealt: { seat, n },
  squadReady: { seat },
  recruitingDone: {},
  placementReady: { seat },

  // Preparation (7) and revealing (22)
  hiddenChosen: { seat },
  revealed: { seat, ...who, place },
  leftHidden: { seat, n },
  toExtraZone: who,
  attached: { ...who, ...whom },
  noHost: who,
  abilitiesPassed: { seat },
  vanguardPassed: { seat },
  battleBegan: { seat },

  // The turn (9)
  turnBegan: { seat, turn: n },
  drank: { ...who, ...whom },
  wentThirsty: who,
  cardsOpened: { seat, n },
  stayedClosed: who,
  turnEnding: { seat },
  turnContinued: { seat },
  turnEnded: { seat },

  // Movement (10) and relocation
  moved: { ...who, from: at, to: at },
  jumped: { ...who, from: at, to: at },
  teleported: { ...who, from: at, to: at },
  drifted: { ...who, from: at, to: at },
  swapped: { ...who, ...whom },
  relocated: { ...who, from: at, to: at },
  diedOnOccupied: { ...who, at },
  landed: { ...who, at },
  noPlaceToLand: who,

  // Declarations and the stack (12, 18)
  strikeDeclared: { seat, ...who, ...whom },
  abilityDeclared: { seat, ...who, ability, targets: listOf(piece), targetCards: listOf(card), x: n },
  triggered: { seat, ...who, ability, targets: listOf(piece), targetCards: listOf(card) },
  triggerDeclined: { seat, ...who, ability },
  defenderNamed: { seat, ...who, ...whom },
  defenderSteppedIn: { ...who, ...whom },
  defenderReleased: who,
  redirected: { ...who, ...whom },
  cancelled: who,
  paidInVain: who,
  blocked: { ...who, ability: isOneOf([NONE, ...ABILITY_NAMES]) },
  paid: { ...who, closes: isBoolean, chips: n },

  // Attacks (13, 14)
  attackBegan: { ...who, ...whom, type: isOneOf(ATTACK_TYPES) },
  rolled: { ...who, die: isOneOf(DICE), faces: listOf(n) },
  kept: { ...who, face: n },
  rerolled: { ...who, face: n },
  rollChanged: { ...who, by: n },
  rollSettled: { ...who, die: isOneOf(DICE), result: n },
  gradeSet: { ...who, grade },
  bothMissed: { ...who, ...whom },
  counterStruck: { ...who, ...whom },
  struck: { ...who, ...whom, type: isOneOf(ATTACK_TYPES), grade, strength: n },
  strengthCut: { ...who, strength: n },
  protectedFromAttack: { ...who, type: isOneOf(ATTACK_TYPES) },
  attackEnded: who,

  // Wounds, life, death (20)
  unaffected: who,
  replaced: { ...who, by: isOneOf(REPLACEMENTS) },
  absorbed: { ...who, n, magic: isBoolean },
  prevented: { ...who, n },
  wounded: { ...who, n, life: n, kind: isOneOf(WOUND_KINDS) },
  healed: { ...who, n, life: n },
  healBlocked: { ...who, ...whom },
  healDoubled: { ...who, ...whom },
  lifeGained: { ...who, n, life: n },
  lifeRemoved: { ...who, n, life: n },
  lifeSet: { ...who, life: n },
  poisoned: { ...who, n },
  finished: who,
  destroyed: who,
  died: { seat, ...who },

  // Effects (abilities.md 7)
  keywordGained: { ...who, keyword, x: n },
  keywordLost: { ...who, keyword },
  opened: who,
  closed: who,
  staysClosed: who,
  cannotMove: who,
  movementChanged: { ...who, n },
  chipsGained: { ...who, n, chips: n },
  chipsLost: { ...who, n, chips: n },
  chipsMoved: { ...who, ...whom, n },
  revived: { seat, ...who, place },
  summoned: { seat, ...who, place },
  searchedInVain: { seat },
  returnedToDeck: { seat, ...who },
  controlTaken: { seat, ...who },
  controlReturned: { seat, ...who },
  markerPlaced: { at, marker: isOneOf(MARKERS) },
  markerGone: { at, marker: isOneOf(MARKERS) },
  obliged: { ...who, ...whom },
  strengthProtected: { ...who, n },
  strikePrepared: { ...who, ability },
  chose: { seat, ability, option: n },
  numberChosen: { seat, n },
  unityShown: { seat, cards },
  incarnationChip: { ...who, n },
  incarnated: { ...who, place },
  permitted: who,
  onlyOne: { seat, ...whom },

  won: { seat },
  draw: {},
}

export type Log = LogOf<typeof LOG_SHAPES>

export const { log, tell } = logger<Log>()
