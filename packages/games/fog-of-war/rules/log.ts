// Everything The Fog of War reports, with its data, declared once: the rules emit it, text/ turns it into sentences.

import { logger } from '@ludoteka/kernel'
import { isBoolean, isNumber, isOneOf, type LogOf, listOf } from '@ludoteka/text-kit'
import { COMBAT_CARDS, RESERVES } from '../content/combatCards.ts'
import { NEUTRAL_CARDS, OBJECTIVES } from '../content/otherCards.ts'
import { PROVINCES } from '../content/provinces.ts'
import { SIDES } from '../content/sides.ts'
import { POSITIONS, SLOTS } from '../content/wheel.ts'
import { STACK_KINDS, STACK_PLACES } from './state.ts'

const n = isNumber
const side = isOneOf(SIDES)
const at = isOneOf(PROVINCES)
const slot = isOneOf(SLOTS)
const card = isOneOf(COMBAT_CARDS)
const cards = listOf(card)
const neutrals = listOf(isOneOf(NEUTRAL_CARDS))
const places = listOf(at)
const stack = { kind: isOneOf(STACK_KINDS), place: isOneOf(STACK_PLACES) }
const set = isOneOf(RESERVES)

/** Everything that intelligence may show. */
const anyCard = isOneOf([...COMBAT_CARDS, ...PROVINCES, ...NEUTRAL_CARDS, ...OBJECTIVES])

export const LOG_SHAPES = {
  // Set-up
  neutralsLaid: { n },
  objectivesKept: {},
  defencePlaced: { side, at },
  defencesDone: { side, n },
  drew: { side, n },
  drewCards: { side, cards }, // to the owner
  yearBegan: { year: n },

  // The turn
  turnBegan: { side, slot },
  operationLapsed: { side, slot, n },
  defended: { side, at, n },
  planned: { side, slot, n },
  reinforced: { side, slot, n },
  cancelled: { side, slot, n },
  quagmireReinforced: { side, at, n },
  turnClosing: { side },
  turnEnded: { side },
  cardDiscarded: { side },
  winterBegan: { side },
  yearEnded: { year: n },
  handDiscarded: { side, n },
  deckDiscarded: { side, n },

  // Intelligence
  intelTried: { side, ...stack, n },
  intelCancelled: { side, n },
  intelRestored: { side, n },
  intelFailed: { side, ...stack },
  /** So many cards of the stack were seen. */
  intelSucceeded: { side, ...stack, n },
  intelSaw: { ...stack, cards: listOf(anyCard) }, // to the looker

  // Battles
  launched: { side, slot, at, position: isOneOf(POSITIONS) },
  originNamed: { side, at, origin: at },
  /** There was only one origin. */
  originForced: { side, at, origin: at },
  ownCardsDiscarded: { side, at, n },
  turnedUp: { side, at, cards },
  neutralsTurnedUp: { at, cards: neutrals },
  unsuitable: { side, at, cards },
  neutralsUnsuitable: { at, cards: neutrals },
  /** A side without a suitable card; the strengths are not counted. */
  noSuitableCard: { side, at, attacks: isBoolean },
  attackStrength: { side, at, cards: n, wheel: n, total: n },
  defenceStrength: { side, at, cards: n, neutrals: n, landing: n, winter: n, wheel: n, total: n },
  superiorityUsed: { side, at, total: n },
  superiorityKept: { side, at },
  superiorityPassed: { side },
  battleWon: { side, at, attack: n, defence: n },
  battleStuck: { side, at, attack: n, defence: n },
  battleLost: { side, at, attack: n, defence: n },
  battleRouted: { side, at, attack: n, defence: n },
  /** Cards put openly in the loss pile. */
  cardsLost: { side, at, cards },
  /** Cards put there face down; the owner is told which. */
  cardsLostUnseen: { side, at, n },
  lostCards: { side, at, cards },
  neutralsRemoved: { at, cards: neutrals },
  paid: { side, at, cards, due: n },
  garrisoned: { side, at, n },
  quagmireBegan: { side, at },
  quagmireEnded: { at },

  // Control and politics
  controlTaken: { side, at },
  /** Cards of a side that has lost a province by politics. */
  cardsDispersed: { side, at, n },
  /** An operation against a province that its owner has just gained. */
  operationOverrun: { side, slot, n },
  supplyLost: { side, places },
  supplyRestored: { side, places },
  ussrAttacked: {},
  ussrJoined: {},
  usaJoined: {},
  parisFell: {},
  britainFell: {},
  balkansAttacked: {},
  balkansJoinedAxis: {},
  setJoined: { side, set, n },

  // The end of a year
  axisScored: { n, total: n },
  winPileShared: { side, discarded: n, lost: n },
  winPileCards: { discarded: cards, lost: cards }, // to the owner
  intelReady: { side, n },
  productionCounted: { side, resources: n, level: n, points: n },
  boughtCard: { side },
  boughtLevel: { side, level: n },
  boughtIntel: { side, n },
  boughtVp: { side, total: n },
  pointsLost: { side, n },
  recalled: { side, at, n },
  planRecalled: { side, slot, n },
  recallDone: { side },
  deckShuffled: { side, n },
  reinforcementsCame: { side, set, n },
  objectivesShown: { objectives: listOf(isOneOf(OBJECTIVES)), held: places },
  won: { side },
}

export type Log = LogOf<typeof LOG_SHAPES>

export const { log, tell } = logger<Log>()
