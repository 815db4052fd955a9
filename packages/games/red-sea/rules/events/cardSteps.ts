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
import { type E, type F, KIT, type S, type Verbs, ZONES } from '../state.ts'
import { gainVp } from '../victory.ts'
import { canHappen } from './begin.ts'
import { numberOf } from './vocabulary.ts'

/** A rule about a card that the side of an event is asked for. */
type CardRule = Rule<[s: S, f: E, card: Card]>

const NO_AUTONOMY: CardRule = rule('9.5', 'autonomyNoDiscard', (_s, _f, card) => card !== 'romanianAutonomy')
const IN_HAND: CardRule = rule('5.4', 'notInHand', (s, f, card) => isHeld(s, f.side, card))
const IN_OTHER_HAND: CardRule = rule('5.4', 'notInHand', (s, f, card) => isHeld(s, other(f.side), card))
const DISCARD_RULES: readonly CardRule[] = [NO_AUTONOMY, IN_HAND]
const OPPONENTS_RULES: readonly CardRule[] = [
  ...DISCARD_RULES,
  rule('7.6', 'notAnOpponentsCard', (_s, f, card) => isOpponents(card, f.side)),
]

const opponentsCards = (s: S, side: Side): Card[] => handOf(s, side, card => isOpponents(card, side))

/** KM14, TS43 Scoring cards belong to nobody and stay. */
const TAKE_RULES: readonly Rule<[s: S, f: Extract<F, { step: 'event.takeDiscard' }>, card: Card]>[] = [
  rule('7.6', 'notInDiscard', (s, _f, card) => hasCard(s, ZONES.discard, card)),
  rule('7.6', 'scoringCardStays', (_s, _f, card) => !isScoring(card)),
  rule('KM14', 'opponentsEvent', (_s, f, card) => !f.ownOrNeutral || !isOpponents(card, f.side)),
]

/** KM27 An opponent's card of the own hand whose condition, with the sides exchanged, is met. */
const MENGISTU_RULES: readonly CardRule[] = [
  IN_HAND,
  rule('KM27', 'notAnOpponentsCard', (_s, f, card) => isOpponents(card, f.side)),
  rule('5.2', 'eventImpossible', (s, { side }, card) => canHappen(s, { card, side })),
]

/** TS49 The highest printed value of the hand; the giver chooses on a tie. */
const GIVE_RULES: readonly CardRule[] = [
  IN_OTHER_HAND,
  rule('TS49', 'scoringCardStays', (_s, _f, card) => !isScoring(card)),
  rule('TS49', 'notTheHighest', (s, f, card) =>
    handOf(s, other(f.side)).every(one => isScoring(one) || facts(one).ops <= facts(card).ops),
  ),
]

/** TS49 Its event, if it is the own or neutral and possible; otherwise its operations without the event. */
function playReceived(s: S, side: Side, card: Card): void {
  const frames: F[] = [{ step: 'card.finish', card }]
  if (!isOpponents(card, side) && canHappen(s, { card, side })) frames.unshift({ step: 'event.begin', card, side })
  else frames.unshift({ step: 'operation.kind', side, ...opsOf(s, side, card), optional: false })
  enter<F>(s, ...frames)
}

/** KM32 One of the drawn cards is discarded, the other returns. */
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
  rule('7.6', 'notAmongTheCards', (s, f, card) => hasCard(s, ZONES.looked, card, seatOf(s, f.side))),
]

export const CARD_EVENT_STEPS: Pick<
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
      discard: (s, f, card) => broken(f.opponents ? OPPONENTS_RULES : DISCARD_RULES, s, f, card),
      ...COMPULSORY,
    },
  },

  // KM14, TS43 For everybody to see.
  'event.takeDiscard': KIT.chooseOne({
    verb: 'take',
    seat: (s, f) => seatOf(s, f.side),
    among: s => kindsIn(s, ZONES.discard),
    rules: TAKE_RULES,
    decline: 'decline',
    optional: (_s, f) => f.optional,
    take(s, f, card) {
      moveCard(s, card, ZONES.discard, 0, ZONES.hand, { seat: seatOf(s, f.side), open: true })
      log(s, 'cardTaken', numberOf(f), { side: f.side, card })
    },
    final: ['take', 'decline'],
    why: COMPULSORY,
  }),

  // KM40 An opponent's card of the own hand, then a die.
  'event.unity': KIT.chooseOne({
    verb: 'discard',
    seat: (s, f) => seatOf(s, f.side),
    among: (s, f) => handOf(s, f.side),
    rules: OPPONENTS_RULES,
    take(s, { card, side }, discarded) {
      discardFromHand(s, side, discarded, CARD[card].number)
      throwDice(s, [side], { step: 'event.unityOutcome', card, side, discarded })
    },
    final: ['discard'],
    why: COMPULSORY,
  }),

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
    why: { event: (s, f, card) => broken(MENGISTU_RULES, s, f, card) },
  },

  // KM32
  'event.vance': KIT.chooseOne({
    verb: 'discard',
    seat: (s, f) => seatOf(s, f.side),
    among: (s, f) => kindsIn(s, ZONES.looked, seatOf(s, f.side)),
    rules: LOOKED_RULES,
    forced() {}, // what is discarded is logged anyway
    take: discardDrawn,
    final: ['discard'],
    why: COMPULSORY,
  }),

  // TS49 Always asked: whether there was a tie is for the giver to know.
  'event.giveCard': KIT.chooseOne({
    verb: 'give',
    seat: (s, f) => seatOf(s, other(f.side)),
    among: (s, f) => handOf(s, other(f.side)),
    rules: GIVE_RULES,
    take(s, { card: envy, side }, card) {
      const giver = other(side)
      playFromHand(s, giver, card)
      log(s, 'cardGiven', 'TS49', { side: giver, card })
      moveCard(s, envy, ZONES.inPlay, 0, ZONES.hand, { seat: seatOf(s, giver), open: true })
      put(s.owesMissileEnvy, giver, true)
      log(s, 'cardReturned', 'TS49', { side: giver, card: envy })
      playReceived(s, side, card)
    },
    final: ['give'],
    why: COMPULSORY,
  }),

  // TS98 Any card of the open hand.
  'event.ames': KIT.chooseOne({
    verb: 'discard',
    seat: (s, f) => seatOf(s, f.side),
    among: (s, f) => handOf(s, other(f.side)),
    rules: [NO_AUTONOMY, IN_OTHER_HAND],
    take: (s, f, card) => discardFromHand(s, other(f.side), card, numberOf(f)),
    final: ['discard'],
    why: COMPULSORY,
  }),

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
    why: { discard: (s, f, card) => broken(LOOKED_RULES, s, f, card) },
  },
}
