// Chapter 16: the words card effects are made of. An op is one sentence; it changes the state or puts a question.

import {
  cardsIn,
  countIn,
  enter,
  hasCard,
  kindsIn,
  moveCard,
  moveRandom,
  type Refusal,
  type Rule,
  required,
  reveal,
  rule,
  type Seat,
  type Step,
} from '@ludoteka/kernel'
import type { FrameOf } from '@ludoteka/rules-kit'
import { CARD, type Card, type Figures, type Timing } from '../../content/cards.ts'
import type { Fighter, Hero, Side } from '../../content/fighters.ts'
import { fightersOnBoard, indexOfFighter, isOnBoard, whereIs } from '../board.ts'
import { cancelEffects, fighterOn, hasWon, otherSide, replaceValue, seatOn } from '../combat.ts'
import { damage, drawCards } from '../damage.ts'
import { healthOf, ownFighters, setHealth } from '../fighters.ts'
import type { Effect, Path } from '../frameParams.ts'
import { log, tell } from '../log.ts'
import { moveEach, moveOne } from '../movement.ts'
import { type F, KIT, type S, type Verbs, ZONES } from '../state.ts'

export type Op = (s: S, e: Effect) => void
export type Condition = (s: S, e: Effect) => boolean
export type Clause = { readonly condition?: Condition; readonly ops: readonly Op[] }
export type Clauses = { readonly [T in Timing]?: Clause }

/** The effects of one deck: none of its cards is missing, none of another deck is there. */
export type DeckEffects<H extends Hero> = Readonly<Record<Extract<Card, `${H}.${string}`>, Clauses>>

export function always(...ops: readonly Op[]): Clause {
  return { ops }
}

export function when(condition: Condition, ...ops: readonly Op[]): Clause {
  return { condition, ops }
}

/** A number printed in the card's text. */
export function figure(card: Card, key: keyof Figures): number {
  const figures: Figures = CARD[card].n
  return required(figures[key], `${key} on ${card}`)
}

/** The side of a combat card; a scheme has none and never asks. */
export function sideOf(e: Effect): Side {
  return required(e.side === 'none' ? undefined : e.side, `the side of ${e.card}`)
}

/** "Your fighter" in a combat effect. */
const self = (s: S, e: Effect): Fighter => fighterOn(s, sideOf(e))
/** "The opposing fighter": the other one of this combat, wherever it stands now (16.5). */
export const opposing = (s: S, e: Effect): Fighter => fighterOn(s, otherSide(sideOf(e)))
/** "Your opponent": the seat of the other fighter (16.7). */
export const opponent = (s: S, e: Effect): Seat => seatOn(s, otherSide(sideOf(e)))

// Conditions

/** 11.4 "If you won". */
export const won: Condition = (s, e) => hasWon(s, sideOf(e))

/** 16.8 The fighter stands elsewhere than when this turn began. */
const stoodElsewhere: Condition = (s, e) => whereIs(s, self(s, e)) !== s.turnStart[indexOfFighter(self(s, e))]

// Cards

export const draw: Op = (s, e) => drawCards(s, e.seat, figure(e.card, 'draw'))

/** Regroup: more for the winner. */
const drawByResult: Op = (s, e) => drawCards(s, e.seat, figure(e.card, won(s, e) ? 'drawIfWon' : 'draw'))

/** Whether it draws at least as many cards as the card says. */
export const isDraw = (op: Op): boolean => op === draw || op === drawByResult

/** 15.5, 18.3.2 The opponent picks; with an empty hand nothing happens. */
export const opponentDiscards: Op = (s, e) => {
  const victim = opponent(s, e)
  if (countIn(s, ZONES.hand, victim) > 0) enter(s, { step: 'effect.opponentDiscards', ...e, victim })
}

/** 18.4.4 Drawn blindly. */
export const opponentDiscardsAtRandom: Op = (s, e) => {
  const victim = opponent(s, e)
  const card = moveRandom(s, ZONES.hand, victim, ZONES.discard)
  if (card) log(s, 'discarded', '18.4.4', { seat: victim, cards: [card] })
}

/** A private look: the viewer gets a copy of what is there now (20.1). */
export function lookAt(s: S, viewer: Seat, victim: Seat, rule: string): void {
  reveal(s, ZONES.hand, victim, viewer)
  log(s, 'handSeen', rule, { seat: viewer, victim })
  tell(s, viewer, 'handShown', rule, { victim, cards: cardsIn(s, ZONES.hand, victim) })
}

/** 18.4.4 */
export const lookAtHand: Op = (s, e) => lookAt(s, e.seat, opponent(s, e), '18.4.4')

// Values

/** 10.6 The value becomes X. */
export const becomes: Op = (s, e) => {
  const value = figure(e.card, 'becomes')
  replaceValue(s, sideOf(e), value)
  log(s, 'valueBecomes', '10.6', { card: e.card, value })
}

/** 7.4 A card of the hand may be discarded for its boost; the empty hand is not asked (21.3). */
export const mayBoost: Op = (s, e) => {
  if (countIn(s, ZONES.hand, e.seat) > 0) enter(s, { step: 'effect.boost', ...e })
}

/** 16.6 The other card of this combat has no more effects. */
const cancelOpposingCard: Op = (s, e) => cancelEffects(s, otherSide(sideOf(e)))

// Fighters

export const upTo = (e: Effect, through: Path['through'] = 'friends'): Path => ({
  max: figure(e.card, 'move'),
  through,
  rule: '16.3',
})

export function move(fighter: Fighter): Op {
  return (s, e) => moveOne(s, e.seat, fighter, upTo(e))
}

export const moveSelf: Op = (s, e) => moveOne(s, e.seat, self(s, e), upTo(e))
export const moveOwn: Op = (s, e) => moveEach(s, e.seat, ownFighters(s, e.seat), upTo(e))
/** 18.3.4 */
export const moveOwnThroughAnybody: Op = (s, e) => moveEach(s, e.seat, ownFighters(s, e.seat), upTo(e, 'everybody'))
/** 18.1.8 Friend and foe. */
export const moveEverybody: Op = (s, e) => moveEach(s, e.seat, fightersOnBoard(s), upTo(e))

/** 18.1.1 One of the two that fought. */
const moveCombatant: Op = (s, e) => enter(s, { step: 'effect.combatant', ...e })

/** 1.5, 12.4 Up to the limit; a defeated fighter regains nothing. */
export function recover(fighter: Fighter): Op {
  return (s, e) => {
    if (!isOnBoard(s, fighter)) return
    const before = healthOf(s, fighter)
    setHealth(s, fighter, before + figure(e.card, 'recover'))
    const left = healthOf(s, fighter)
    if (left > before) log(s, 'recovered', '1.5', { fighter, n: left - before, left })
  }
}

/** 16.5 Effect damage; a fighter already defeated takes nothing. */
export const damageOpposing: Op = (s, e) => {
  const target = opposing(s, e)
  if (isOnBoard(s, target)) damage(s, [target], figure(e.card, 'damage'), '16.5')
}

// Questions

/** A compulsory effect can't be declined (16.1). */
const IS_COMPULSORY: Refusal = { rule: '16.1', reason: 'compulsory' }
export const COMPULSORY = { done: IS_COMPULSORY, decline: IS_COMPULSORY } as const

/** A card of the victim's hand goes, chosen by that seat. */
export function discardOne(
  number: string,
  chooser: 'seat' | 'victim',
): Step<S, FrameOf<F, 'effect.opponentDiscards' | 'effect.lookAndDiscard'>, Verbs> {
  return KIT.chooseOne({
    verb: 'discard',
    seat: (_s, f) => f[chooser],
    among: (s, { victim }) => kindsIn(s, ZONES.hand, victim),
    rules: [rule('15.5', 'notInHand', (s, { victim }, card) => hasCard(s, ZONES.hand, card, victim))],
    take(s, { victim }, card) {
      moveCard(s, card, ZONES.hand, victim, ZONES.discard)
      log(s, 'discarded', number, { seat: victim, cards: [card] })
    },
    final: ['discard'],
    why: COMPULSORY,
  })
}

/** 16.10 */
export function logForcedFighter(s: S, _f: unknown, fighter: Fighter): void {
  log(s, 'forcedFighter', '16.10', { fighter })
}

/** Compulsory damage to one fighter: the owner picks; the only one possible is taken without asking (16.10). */
export function damageOne(
  number: string,
  among: (s: S) => readonly Fighter[],
  rules: readonly Rule<[S, unknown, Fighter]>[],
): Step<S, FrameOf<F, 'effect.jaws' | 'effect.glance'>, Verbs> {
  return KIT.chooseOne({
    verb: 'hurt',
    seat: (_s, f) => f.seat,
    among,
    rules,
    forced: logForcedFighter,
    take: (s, f, target) => damage(s, [target], figure(f.card, 'damage'), number),
    why: COMPULSORY,
  })
}

// Effects printed in several decks

/** Cancel all effects of the opponent's card. */
export const FEINT: Clauses = { immediately: always(cancelOpposingCard) }
/** Draw 1, or 2 if you won. */
export const REGROUP: Clauses = { after: always(drawByResult) }
/** Worth 5 if your fighter stands elsewhere than at the start of the turn. */
export const MOMENTOUS_SHIFT: Clauses = { during: when(stoodElsewhere, becomes) }
/** If you won, move one of the two fighters. */
export const MOVE_A_COMBATANT: Clauses = { after: when(won, moveCombatant) }
