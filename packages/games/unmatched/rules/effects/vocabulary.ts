// Chapter 16: the words card effects are made of. An op is one sentence; it changes the state or puts a question.

import {
  cardsIn,
  countIn,
  enter,
  hasCard,
  moveCard,
  moveRandom,
  moveTop,
  onlyCard,
  reveal,
  type Seat,
  shuffle,
} from '@ludoteka/kernel'
import { CARD, type Card, type Figures } from '../../content/cards.ts'
import { FIGHTER, type Fighter, SIZES } from '../../content/fighters.ts'
import { fightersOnBoard, indexOfFighter, isOnBoard, whereIs } from '../board.ts'
import { facts, isVoyage } from '../cards.ts'
import { addValue, cardOn, fighterOn, hasWon, otherSide, replaceValue, seatOn } from '../combat.ts'
import { damage, drawCards } from '../damage.ts'
import { healthOf, ownFighters, setHealth } from '../fighters.ts'
import { log, tell } from '../log.ts'
import { countVoyages } from '../maneuver.ts'
import { moveEach as letMoveEach, moveOne } from '../movement.ts'
import { type Effect, type Path, type S, type Side, type Timing, ZONES } from '../state.ts'

export type Op = (s: S, e: Effect) => void
export type Condition = (s: S, e: Effect) => boolean
export type Clause = { readonly condition?: Condition; readonly ops: readonly Op[] }
export type Clauses = { readonly [T in Timing]?: Clause }

export function always(...ops: readonly Op[]): Clause {
  return { ops }
}

export function when(condition: Condition, ...ops: readonly Op[]): Clause {
  return { condition, ops }
}

/** A number printed in the card's text. */
export function figure(card: Card, key: keyof Figures): number {
  const figures: Figures = CARD[card].n
  return figures[key] ?? 0
}

function sideOf(e: Effect): Side {
  return e.side === 'none' ? 'attacker' : e.side // only combat cards ask
}

/** "Your fighter" in a combat effect. */
const self = (s: S, e: Effect): Fighter => fighterOn(s, sideOf(e))
/** "The opposing fighter": the other one of this combat, wherever it stands now (16.5). */
const opposing = (s: S, e: Effect): Fighter => fighterOn(s, otherSide(sideOf(e)))
/** "Your opponent": the seat of the other fighter (16.7). */
const opponent = (s: S, e: Effect): Seat => seatOn(s, otherSide(sideOf(e)))

// Conditions

/** 11.4 "If you won". */
export const won: Condition = (s, e) => hasWon(s, sideOf(e))

/** 16.8 The fighter stands elsewhere than when this turn began. */
export const stoodElsewhere: Condition = (s, e) => whereIs(s, self(s, e)) !== s.turnStart[indexOfFighter(self(s, e))]

/** 18.2.6 The other fighter is a hero. */
export const againstHero: Condition = (s, e) => FIGHTER[opposing(s, e)].role === 'hero'

/** 18.1.3 Arthur is on the board and weak enough. */
export const arthurIsWeak: Condition = (s, e) =>
  isOnBoard(s, 'arthur') && healthOf(s, 'arthur') <= figure(e.card, 'atMost')

// Cards

export const draw: Op = (s, e) => drawCards(s, e.seat, figure(e.card, 'draw'))

/** Regroup: more for the winner. */
export const drawByResult: Op = (s, e) => drawCards(s, e.seat, figure(e.card, won(s, e) ? 'drawIfWon' : 'draw'))

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
function lookAt(s: S, viewer: Seat, victim: Seat, rule: string): void {
  reveal(s, ZONES.hand, victim, viewer)
  log(s, 'handSeen', rule, { seat: viewer, victim })
  tell(s, viewer, 'handShown', rule, { victim, cards: cardsIn(s, ZONES.hand, victim) })
}

export const lookAtHand: Op = (s, e) => lookAt(s, e.seat, opponent(s, e), '18.4.4')

/** 18.2.4 See the hand, name a card of it. */
export const lookAndDiscard: Op = (s, e) => {
  const victim = opponent(s, e)
  if (countIn(s, ZONES.hand, victim) === 0) return
  lookAt(s, e.seat, victim, '18.2.4')
  enter(s, { step: 'effect.lookAndDiscard', ...e, victim })
}

/** 18.1.6 As many as there are; not a draw, so no exhaustion (14.4). */
export const prophecy: Op = (s, e) => {
  const n = Math.min(figure(e.card, 'look'), countIn(s, ZONES.deck, e.seat))
  for (let i = 0; i < n; i++) moveTop(s, ZONES.deck, e.seat, ZONES.looked)
  log(s, 'deckLooked', '18.1.6', { seat: e.seat, n })
  tell(s, e.seat, 'cardsLooked', '18.1.6', { cards: cardsIn(s, ZONES.looked, e.seat) })
  const left = Math.min(figure(e.card, 'take'), n)
  enter(s, { step: 'effect.prophecyTake', ...e, left }, { step: 'effect.prophecyReturn', ...e })
}

/** 18.1.7 From the pile if it lies there; otherwise the deck is looked through and shuffled in either case. */
export const findExcalibur: Op = (s, { seat }) => {
  const card = 'arthur.excalibur'
  if (hasCard(s, ZONES.discard, card, seat)) {
    moveCard(s, card, ZONES.discard, seat, ZONES.hand, { open: true })
    log(s, 'cardFound', '18.1.7', { seat, card })
    return
  }
  log(s, 'deckSearched', '18.1.7', { seat })
  tell(s, seat, 'deckShown', '18.1.7', { cards: cardsIn(s, ZONES.deck, seat).sort() })
  if (hasCard(s, ZONES.deck, card, seat)) {
    moveCard(s, card, ZONES.deck, seat, ZONES.hand, { open: true })
    log(s, 'cardFound', '18.1.7', { seat, card })
  } else log(s, 'cardNotFound', '18.1.7', { card })
  shuffle(s, ZONES.deck, seat)
}

/** 18.4.2 All Voyage cards in the pile; the one being played is not there (10.11). */
export const takeVoyages: Op = (s, { seat }) => {
  const cards = cardsIn(s, ZONES.discard, seat).filter(isVoyage)
  for (const card of cards) moveCard(s, card, ZONES.discard, seat, ZONES.hand, { open: true })
  if (cards.length > 0) log(s, 'taken', '18.4.2', { seat, cards })
}

// Values

/** 10.6 The value becomes X. */
export const becomes: Op = (s, e) => {
  const value = figure(e.card, 'becomes')
  replaceValue(s, sideOf(e), value)
  log(s, 'valueBecomes', '10.6', { card: e.card, value })
}

/** 18.4.1 One more for every Voyage card in the own pile. */
export const addVoyages: Op = (s, e) => {
  const by = figure(e.card, 'perVoyage') * countVoyages(s, e.seat)
  if (by > 0) addValue(s, sideOf(e), e.card, by, '18.4.1')
}

/** 18.2.2 The top card of the deck; an empty deck gives nothing and hurts nobody. */
export const addTopCard: Op = (s, e) => {
  const card = moveTop(s, ZONES.deck, e.seat, ZONES.discard)
  if (!card) return
  log(s, 'milled', '18.2.2', { seat: e.seat, card })
  addValue(s, sideOf(e), e.card, facts(card).boost, '18.2.2')
}

/** 7.4 A card of the hand may be discarded for its boost; the empty hand is not asked (21.3). */
export const mayBoost: Op = (s, e) => {
  if (countIn(s, ZONES.hand, e.seat) > 0) enter(s, { step: 'effect.boost', ...e })
}

/** 16.6 Every effect of the other card that has not happened yet, at all timings. */
export const cancelOpposingCard: Op = (s, e) => {
  const side = otherSide(sideOf(e))
  const card = cardOn(s, side)
  if (!card) return // 16.6.3
  if (side === 'attacker') s.combat.attackCancelled = true
  else s.combat.defenseCancelled = true
  log(s, 'cancelled', '16.6', { card })
  if (side === 'attacker') loseArthursBoost(s, card)
}

/** 17.1.4, 17.1.5 Arthur's second card is lost too, also beside Excalibur, unless the table plays it otherwise (23.2). */
function loseArthursBoost(s: S, attackCard: Card): void {
  const seat = seatOn(s, 'attacker')
  const boost = onlyCard(s, ZONES.playedBoost, seat)
  if (!boost) return
  if (attackCard === 'arthur.excalibur' && s.options['excaliburBoostCancel'] === 'kept') return
  moveCard(s, boost, ZONES.playedBoost, seat, ZONES.discard)
  log(s, 'boostLost', '17.1.4', { seat, card: boost })
}

// Fighters

const upTo = (e: Effect, through: Path['through'] = 'friends'): Path => ({
  max: figure(e.card, 'move'),
  through,
  rule: '16.3',
})

export function move(fighter: Fighter): Op {
  return (s, e) => moveOne(s, e.seat, fighter, upTo(e))
}

export const moveSelf: Op = (s, e) => moveOne(s, e.seat, self(s, e), upTo(e))
export const moveOwn: Op = (s, e) => letMoveEach(s, e.seat, ownFighters(s, e.seat), upTo(e))
/** 18.3.4 Through everybody. */
export const flyOwn: Op = (s, e) => letMoveEach(s, e.seat, ownFighters(s, e.seat), upTo(e, 'everybody'))
/** 18.1.8 Friend and foe. */
export const moveEverybody: Op = (s, e) => letMoveEach(s, e.seat, fightersOnBoard(s), upTo(e))

/** 18.3.3 All in play, also if the one that fought is defeated. */
export const moveHarpies: Op = (s, e) => {
  const harpies = ownFighters(s, e.seat).filter(fighter => FIGHTER[fighter].type === 'harpy')
  letMoveEach(s, e.seat, harpies, upTo(e))
}

/** 18.1.1 One of the two that fought. */
export const moveCombatant: Op = (s, e) => enter(s, { step: 'effect.combatant', ...e })

export const mayPlaceMerlin: Op = (s, e) =>
  enter(s, { step: 'effect.place', ...e, fighter: 'merlin', where: 'anyEmpty', optional: true })

/** 18.3.4 One defeated Harpy comes back; they do not differ, so the lowest number. */
export const returnHarpy: Op = (s, e) => {
  const fighter = (['harpy1', 'harpy2', 'harpy3'] as const).find(harpy => !isOnBoard(s, harpy))
  if (fighter) enter(s, { step: 'effect.place', ...e, fighter, where: 'medusasZone', optional: false })
}

/** 17.2.1 Compulsory; needs Alice on the board (16.2). */
export const changeSize: Op = s => {
  if (!isOnBoard(s, 'alice')) return
  s.size = 1 - s.size
  log(s, 'sizeChanged', '17.2.1', { size: SIZES[s.size] ?? 'big' })
}

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

/** 18.1.3 Exactly so much: no recovery. */
export const healArthur: Op = (s, e) => {
  const health = figure(e.card, 'healthBecomes')
  setHealth(s, 'arthur', health)
  log(s, 'healthBecomes', '18.1.3', { fighter: 'arthur', health })
}

/** 18.1.4 */
export const keepMerlinSafe: Op = s => {
  s.combat.merlinSafe = true
}

/** 16.5 Effect damage; a fighter already defeated takes nothing. */
export const damageOpposing: Op = (s, e) => {
  const target = opposing(s, e)
  if (isOnBoard(s, target)) damage(s, [target], figure(e.card, 'damage'), '16.5')
}

export const bite: Op = (s, e) => enter(s, { step: 'effect.jaws', ...e })
export const glance: Op = (s, e) => enter(s, { step: 'effect.glance', ...e })
export const spirits: Op = (s, e) => enter(s, { step: 'effect.spirits', ...e })
export const choosePair: Op = (s, e) => enter(s, { step: 'effect.pair', ...e })
