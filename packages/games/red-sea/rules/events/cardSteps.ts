// The steps of events that ask for cards (D13).

import {
  broken,
  cardsIn,
  end,
  enter,
  hasCard,
  kindsIn,
  moveAll,
  moveCard,
  offer,
  type Rule,
  rule,
  type Steps,
  shuffle,
} from '@ludoteka/kernel'
import { CARD, type Card } from '../../content/cards.ts'
import type { Side } from '../../content/tracks.ts'
import { discardFromHand, facts, figure, handOf, isHeld, isOpponents, isScoring, playFromHand } from '../cards.ts'
import { throwDice, thrownBy } from '../dice.ts'
import { log } from '../log.ts'
import { grantOperation } from '../operations/kind.ts'
import { opsOf } from '../opsValue.ts'
import { COMPULSORY } from '../reasons.ts'
import { other, put, seatOf } from '../sides.ts'
import { type E, type F, type S, type Verbs, ZONES } from '../state.ts'
import { gainVp } from '../victory.ts'
import { canHappen } from './begin.ts'
import { numberOf } from './vocabulary.ts'

type CardRule = Rule<[s: S, side: Side, card: Card]>

const NO_AUTONOMY: CardRule = rule('9.5', 'autonomyNoDiscard', (_s, _side, card) => card !== 'romanianAutonomy')
const IN_HAND: CardRule = rule('5.4', 'notInHand', (s, side, card) => isHeld(s, side, card))
const DISCARD_RULES: readonly CardRule[] = [NO_AUTONOMY, IN_HAND]
const OPPONENTS_RULES: readonly CardRule[] = [
  ...DISCARD_RULES,
  rule('7.6', 'notAnOpponentsCard', (_s, side, card) => isOpponents(card, side)),
]

const opponentsCards = (s: S, side: Side): Card[] => handOf(s, side, card => isOpponents(card, side))

/** KM14, TS43 Scoring cards belong to nobody and stay. */
const TAKE_RULES: readonly Rule<[s: S, f: Extract<F, { step: 'event.takeDiscard' }>, card: Card]>[] = [
  rule('7.6', 'notInDiscard', (s, _f, card) => hasCard(s, ZONES.discard, card)),
  rule('7.6', 'scoringCardStays', (_s, _f, card) => !isScoring(card)),
  rule('KM14', 'opponentsEvent', (_s, f, card) => !f.ownOrNeutral || !isOpponents(card, f.side)),
]

function takeable(s: S, f: Extract<F, { step: 'event.takeDiscard' }>): Card[] {
  return kindsIn(s, ZONES.discard, 0, card => !isScoring(card) && !(f.ownOrNeutral && isOpponents(card, f.side)))
}

/** KM27 An opponent's card of the own hand whose condition, with the sides exchanged, is met. */
const MENGISTU_RULES: readonly CardRule[] = [
  IN_HAND,
  rule('KM27', 'notAnOpponentsCard', (_s, side, card) => isOpponents(card, side)),
  rule('5.2', 'eventImpossible', (s, side, card) => canHappen(s, { card, side })),
]

/** TS49 The highest printed value of the hand; the giver chooses on a tie. */
function highestCards(s: S, side: Side): Card[] {
  const cards = handOf(s, side, card => !isScoring(card))
  const highest = Math.max(0, ...cards.map(card => facts(card).ops))
  return cards.filter(card => facts(card).ops === highest)
}

const GIVE_RULES: readonly CardRule[] = [
  IN_HAND,
  rule('TS49', 'scoringCardStays', (_s, _side, card) => !isScoring(card)),
  rule('TS49', 'notTheHighest', (s, side, card) => highestCards(s, side).includes(card)),
]

/** TS49 Its event, if it is the own or neutral and possible; otherwise its operations without the event. */
function playReceived(s: S, side: Side, card: Card): void {
  const frames: F[] = [{ step: 'card.finish', card }]
  if (!isOpponents(card, side) && canHappen(s, { card, side })) frames.unshift({ step: 'event.begin', card, side })
  else frames.unshift({ step: 'operation.kind', side, ...opsOf(s, side, card), optional: false })
  enter<F>(s, ...frames)
}

/** KM32 One of the drawn cards goes, the other returns. */
function discardDrawn(s: S, f: E, card: Card): void {
  const seat = seatOf(s, f.side)
  const victim = other(f.side)
  moveCard(s, card, ZONES.looked, seat, ZONES.discard)
  log(s, 'discarded', numberOf(f), { side: victim, card })
  if (cardsIn(s, ZONES.looked, seat).length > 0) log(s, 'cardGivenBack', numberOf(f), { side: victim })
  moveAll(s, ZONES.looked, seat, ZONES.hand, { seat: seatOf(s, victim) })
  if (CARD[card].side === f.side) gainVp(s, f.side, figure(f.card, 'vp'), f.card, numberOf(f))
}

const LOOKED_RULES: readonly CardRule[] = [
  rule('7.6', 'notAmongTheCards', (s, side, card) => hasCard(s, ZONES.looked, card, seatOf(s, side))),
]

export const CARD_QUESTIONS: Pick<
  Steps<S, F, Verbs>,
  | 'event.discardOwn'
  | 'event.takeDiscard'
  | 'event.unity'
  | 'event.unityOutcome'
  | 'event.mengistu'
  | 'event.vance'
  | 'event.giveCard'
  | 'event.ames'
  | 'event.tehran'
> = {
  // KM14, KM25 Of the own hand; a discarded card's event does not happen (5.4).
  'event.discardOwn': {
    ask(s, f) {
      if (f.left === 0) return undefined
      return offer(seatOf(s, f.side), { discard: f.opponents ? opponentsCards(s, f.side) : handOf(s, f.side) })
    },
    do: {
      discard(s, f, card) {
        f.left--
        discardFromHand(s, f.side, card, numberOf(f))
      },
    },
    terms: (_s, { left }) => ({ left }),
    final: ['discard'],
    why: {
      discard: (s, f, card) => broken(f.opponents ? OPPONENTS_RULES : DISCARD_RULES, s, f.side, card),
      ...COMPULSORY,
    },
  },

  // KM14, TS43 For everybody to see.
  'event.takeDiscard': {
    ask(s, f) {
      const take = takeable(s, f)
      if (take.length === 0) return undefined
      return offer(seatOf(s, f.side), f.optional ? { take, decline: true } : { take })
    },
    do: {
      take(s, f, card) {
        moveCard(s, card, ZONES.discard, 0, ZONES.hand, { seat: seatOf(s, f.side), open: true })
        log(s, 'cardTaken', numberOf(f), { side: f.side, card })
        end(s)
      },
      decline: s => end(s),
    },
    final: ['take', 'decline'],
    why: { take: (s, f, card) => broken(TAKE_RULES, s, f, card), ...COMPULSORY },
  },

  // KM40 An opponent's card of the own hand, then a die.
  'event.unity': {
    ask: (s, f) => offer(seatOf(s, f.side), { discard: opponentsCards(s, f.side) }),
    do: {
      discard(s, { card, side }, discarded) {
        discardFromHand(s, side, discarded, CARD[card].number)
        end(s)
        throwDice(s, [side], { step: 'event.unityOutcome', card, side, discarded })
      },
    },
    final: ['discard'],
    why: { discard: (s, f, card) => broken(OPPONENTS_RULES, s, f.side, card), ...COMPULSORY },
  },

  'event.unityOutcome': {
    run(s, { card, side, discarded }) {
      if (thrownBy(s, side) >= figure(card, 'success')) grantOperation(s, side, CARD[discarded].ops, false)
    },
  },

  // KM27 With every "US" read as "USSR" and the other way round.
  'event.mengistu': {
    ask: (s, f) =>
      offer(seatOf(s, f.side), {
        event: opponentsCards(s, f.side).filter(card => canHappen(s, { card, side: f.side })),
        decline: true,
      }),
    do: {
      event(s, { side }, card) {
        playFromHand(s, side, card)
        log(s, 'playedEvent', 'KM27', { side, card })
        end<F>(s, { step: 'event.begin', card, side }, { step: 'card.finish', card })
      },
      decline: s => end(s),
    },
    final: ['event', 'decline'],
    why: { event: (s, f, card) => broken(MENGISTU_RULES, s, f.side, card) },
  },

  // KM32
  'event.vance': {
    ask(s, f) {
      const discard = kindsIn(s, ZONES.looked, seatOf(s, f.side))
      return discard.length > 1 ? offer(seatOf(s, f.side), { discard }) : undefined
    },
    do: {
      discard(s, f, card) {
        end(s)
        discardDrawn(s, f, card)
      },
    },
    final: ['discard'],
    run(s, f) {
      const [only] = kindsIn(s, ZONES.looked, seatOf(s, f.side))
      if (only) discardDrawn(s, f, only)
    },
    why: { discard: (s, f, card) => broken(LOOKED_RULES, s, f.side, card), ...COMPULSORY },
  },

  // TS49 Always asked: whether there was a tie is for the giver to know.
  'event.giveCard': {
    ask: (s, f) => offer(seatOf(s, other(f.side)), { give: highestCards(s, other(f.side)) }),
    do: {
      give(s, { card: envy, side }, card) {
        const giver = other(side)
        playFromHand(s, giver, card)
        log(s, 'cardGiven', 'TS49', { side: giver, card })
        moveCard(s, envy, ZONES.inPlay, 0, ZONES.hand, { seat: seatOf(s, giver), open: true })
        put(s.owesMissileEnvy, giver, true)
        log(s, 'cardReturned', 'TS49', { side: giver, card: envy })
        end(s)
        playReceived(s, side, card)
      },
    },
    final: ['give'],
    why: { give: (s, f, card) => broken(GIVE_RULES, s, other(f.side), card), ...COMPULSORY },
  },

  // TS98 Any card of the open hand.
  'event.ames': {
    ask: (s, f) => offer(seatOf(s, f.side), { discard: handOf(s, other(f.side)) }),
    do: {
      discard(s, f, card) {
        discardFromHand(s, other(f.side), card, numberOf(f))
        end(s)
      },
    },
    final: ['discard'],
    why: { discard: (s, f, card) => broken(DISCARD_RULES, s, other(f.side), card), ...COMPULSORY },
  },

  // TS108 Any of the cards looked at; the rest is shuffled back.
  'event.tehran': {
    ask: (s, f) => offer(seatOf(s, f.side), { discard: kindsIn(s, ZONES.looked, seatOf(s, f.side)), done: true }),
    do: {
      discard(s, f, card) {
        moveCard(s, card, ZONES.looked, seatOf(s, f.side), ZONES.discard)
        log(s, 'cardDiscarded', numberOf(f), { card })
      },
      done(s, f) {
        moveAll(s, ZONES.looked, seatOf(s, f.side), ZONES.deck)
        shuffle(s, ZONES.deck)
        log(s, 'deckShuffled', numberOf(f), { cards: cardsIn(s, ZONES.deck).length })
        end(s)
      },
    },
    final: ['discard', 'done'],
    why: { discard: (s, f, card) => broken(LOOKED_RULES, s, f.side, card) },
  },
}
