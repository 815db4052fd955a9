// Chapters 5.1 and 5.6: what a player may do with each card in his action round.

import { all, type Choice, type Rule, rule } from '@ludoteka/kernel'
import type { Card } from '../content/cards.ts'
import { ACTION_ROUNDS, type Side } from '../content/tracks.ts'
import { figure, handOf, handSize, isHeld, isOpponents, isScoring, scoringCardsOf } from './cards.ts'
import { canHappen } from './events/begin.ts'
import { SPACE_RULES } from './operations/space.ts'
import { opsOf } from './opsValue.ts'
import { canPlayAutonomy, holdsAutonomy } from './romanianAutonomy.ts'
import { hasExtraRound, is } from './sides.ts'
import type { S, Verbs } from './state.ts'

/** What binds an action round; the first that applies counts (5.6). */
type Duty = 'guard' | 'stagflation' | 'bearTrap' | 'missileEnvy'

/** 4.5.D His action rounds to come in this turn, this one included. */
function roundsLeft(s: S, side: Side): number {
  return Math.max(0, ACTION_ROUNDS - s.actionRound) + 1 + (hasExtraRound(s, side) ? 1 : 0)
}

function dutyOf(s: S, side: Side): Duty | undefined {
  const scoring = scoringCardsOf(s, side).length
  if (scoring > 0 && scoring >= roundsLeft(s, side)) return 'guard'
  if (scoring > 0 && is(s.mustScore, side)) return 'stagflation'
  if (is(s.bearTrap, side)) return 'bearTrap'
  return is(s.owesMissileEnvy, side) && isHeld(s, side, 'missileEnvy') ? 'missileEnvy' : undefined
}

/** TS44 Worth enough to get out of the trap, modifiers included (7.3.1). */
function freesFromTrap(s: S, side: Side, card: Card): boolean {
  return !isScoring(card) && opsOf(s, side, card).value >= figure('bearTrap', 'ops')
}

type PlayRule = Rule<[s: S, side: Side, card: Card]>

const isAutonomy = (card: Card): boolean => card === 'romanianAutonomy'

/** A card at hand, and nothing more urgent. */
const AT_HAND: readonly PlayRule[] = [
  rule('9.1', 'autonomyNotYours', (s, side, card) => !isAutonomy(card) || holdsAutonomy(s, side)),
  rule('9.3', 'autonomyFaceDown', (s, _side, card) => !isAutonomy(card) || s.autonomyFaceUp),
  rule('5.1', 'notInHand', (s, side, card) => isAutonomy(card) || isHeld(s, side, card)),
]
const UNBOUND: readonly PlayRule[] = [
  rule('4.5.D', 'scoringCardsFirst', (s, side) => dutyOf(s, side) !== 'guard'),
  rule('KM33', 'mustScoreNow', (s, side) => dutyOf(s, side) !== 'stagflation'),
  rule('TS44', 'trapped', (s, side) => dutyOf(s, side) !== 'bearTrap'),
  rule('TS49', 'missileEnvyFirst', (s, side, card) => dutyOf(s, side) !== 'missileEnvy' || card === 'missileEnvy'),
]
const NO_SCORING_CARD: PlayRule = rule('5.1', 'onlyToBeScored', (_s, _side, card) => !isScoring(card))
const NO_MISSILE_ENVY_DUE: PlayRule = rule('TS49', 'missileEnvyFirst', (s, side) => dutyOf(s, side) !== 'missileEnvy')

/** What makes the event of a card at hand playable (7.1). */
const OWN_EVENT_RULES: readonly PlayRule[] = [
  NO_SCORING_CARD,
  rule('9.1', 'hasNoEvent', (_s, _side, card) => !isAutonomy(card)),
  rule('5.2', 'opponentsEvent', (_s, side, card) => !isOpponents(card, side)),
  rule('5.2', 'eventImpossible', (s, side, card) => canHappen(s, { card, side })),
]

export const EVENT_RULES: readonly PlayRule[] = [...AT_HAND, ...UNBOUND, ...OWN_EVENT_RULES, NO_MISSILE_ENVY_DUE]

export const OPERATIONS_RULES: readonly PlayRule[] = [...AT_HAND, ...UNBOUND, NO_SCORING_CARD]

export const SPACE_RACE_RULES: readonly PlayRule[] = [...OPERATIONS_RULES, ...SPACE_RULES]

/** 7.1; in a trap only without a card to discard (TS44). */
export const SCORE_RULES: readonly PlayRule[] = [
  ...AT_HAND,
  rule('5.1', 'notAScoringCard', (_s, _side, card) => isScoring(card)),
  rule('TS44', 'trapped', (s, side) => dutyOf(s, side) !== 'bearTrap' || trapCards(s, side).length === 0),
  NO_MISSILE_ENVY_DUE,
]

export const TRAP_RULES: readonly PlayRule[] = [
  rule('5.1', 'cannotDiscard', (s, side) => dutyOf(s, side) === 'bearTrap'),
  rule('9.5', 'autonomyNoDiscard', (_s, _side, card) => !isAutonomy(card)),
  rule('5.1', 'notInHand', (s, side, card) => isHeld(s, side, card)),
  rule('TS44', 'tooFewOps', (s, side, card) => freesFromTrap(s, side, card)),
]

const canHappenNow = all(OWN_EVENT_RULES)
const fitsTheNextBox = all(SPACE_RULES)

const trapCards = (s: S, side: Side): Card[] => handOf(s, side, card => freesFromTrap(s, side, card))

/** 5.1 Everything a player may do now; nothing where he can only wait. */
export function playsOf(s: S, side: Side): Choice<Verbs> {
  if (handSize(s, side) === 0) return canPlayAutonomy(s, side) && !is(s.bearTrap, side) ? withEmptyHand(s, side) : {}
  const duty = dutyOf(s, side)
  if (duty === 'guard' || duty === 'stagflation') return { score: scoringCardsOf(s, side) }
  if (duty === 'bearTrap') return trapped(s, side)
  if (duty === 'missileEnvy') return forOperations(s, side, ['missileEnvy'])
  const hand = handOf(s, side)
  const cards = hand.filter(card => !isScoring(card))
  return {
    event: cards.filter(card => canHappenNow(s, side, card)),
    ...forOperations(s, side, canPlayAutonomy(s, side) ? [...cards, 'romanianAutonomy'] : cards),
    score: hand.filter(isScoring),
  }
}

function forOperations(s: S, side: Side, operations: readonly Card[]): Choice<Verbs> {
  return { operations, spaceRace: operations.filter(card => fitsTheNextBox(s, side, card)) }
}

/** 9.8 */
function withEmptyHand(s: S, side: Side): Choice<Verbs> {
  return { ...forOperations(s, side, ['romanianAutonomy']), pass: true }
}

/** TS44 Discard a card worth enough; without one play scoring cards, otherwise pass. */
function trapped(s: S, side: Side): Choice<Verbs> {
  const discard = trapCards(s, side)
  if (discard.length > 0) return { discard }
  const score = scoringCardsOf(s, side)
  return score.length > 0 ? { score } : { pass: true }
}
