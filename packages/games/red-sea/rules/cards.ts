// Chapter 2.2 and 4.4: cards, where they go after use, and drawing from a deck that may run out.

import {
  cardsIn,
  countIn,
  hasCard,
  kindsIn,
  moveAll,
  moveCard,
  moveTop,
  required,
  reveal,
  type Steps,
  shuffle,
} from '@ludoteka/kernel'
import { CARD, CARDS, type Card, type CardFacts, type Figures } from '../content/cards.ts'
import type { Side } from '../content/tracks.ts'
import { log, tell } from './log.ts'
import { passAutonomy } from './romanianAutonomy.ts'
import { is, other, seatOf } from './sides.ts'
import { type F, type S, type Verbs, ZONES } from './state.ts'

export const facts = (card: Card): CardFacts => CARD[card]

/** A number printed in the card's text. */
export function figure(card: Card, key: keyof Figures): number {
  const figures: Figures = CARD[card].n
  return required(figures[key], `${key} of ${card}`)
}

const SCORING_CARDS = CARDS.filter(card => CARD[card].side === 'none')

export const isScoring = (card: Card): boolean => CARD[card].side === 'none'

/** 2.2.2 The event belongs to the opponent of this side. */
export const isOpponents = (card: Card, side: Side): boolean => CARD[card].side === other(side)

/** A card named in an action; the kernel has checked that it is one. */
export function cardNamed(arg: unknown): Card {
  return required(
    CARDS.find(card => card === arg),
    `a card named ${arg}`,
  )
}

export const isHeld = (s: S, side: Side, card: Card): boolean => hasCard(s, ZONES.hand, card, seatOf(s, side))
export const handSize = (s: S, side: Side): number => countIn(s, ZONES.hand, seatOf(s, side))

export function handOf(s: S, side: Side, fits: (card: Card) => boolean = () => true): Card[] {
  return kindsIn(s, ZONES.hand, seatOf(s, side), fits)
}

/** 10.1.5 The scoring cards a side holds. */
export const scoringCardsOf = (s: S, side: Side): Card[] => SCORING_CARDS.filter(card => isHeld(s, side, card))

/** A card's event has happened in this game. */
export const hasHappened = (s: S, card: Card): boolean => s.events.includes(CARDS.indexOf(card))

export function noteEvent(s: S, card: Card): void {
  if (!hasHappened(s, card)) s.events.push(CARDS.indexOf(card))
}

/** From a hand onto the table, for everybody to see (2.2.6). */
export function playFromHand(s: S, side: Side, card: Card): void {
  moveCard(s, card, ZONES.hand, seatOf(s, side), ZONES.inPlay)
}

/** 5.4 A discarded card's event does not happen. */
export function discardFromHand(s: S, side: Side, card: Card, rule: string): void {
  moveCard(s, card, ZONES.hand, seatOf(s, side), ZONES.discard)
  log(s, 'discarded', rule, { side, card })
}

/** 4.4 An empty deck is rebuilt from the discard pile; returns whether there is a card to draw. */
export function replenishDeck(s: S): boolean {
  if (countIn(s, ZONES.deck) > 0) return true
  const cards = countIn(s, ZONES.discard)
  if (cards === 0) return false
  moveAll(s, ZONES.discard, 0, ZONES.deck)
  shuffle(s, ZONES.deck)
  log(s, 'discardReshuffled', '4.4', { cards })
  return true
}

/** Draws one card without logging it and returns it; nothing where none was left. */
export function drawCard(s: S, side: Side): Card | undefined {
  if (!replenishDeck(s)) return undefined
  const seat = seatOf(s, side)
  const card = moveTop(s, ZONES.deck, 0, ZONES.hand, { seat })
  if (is(s.openHand, side)) reveal(s, ZONES.hand, seat, seatOf(s, other(side))) // TS98
  return card
}

export function tellDraw(s: S, side: Side, cards: readonly Card[], rule: string): void {
  if (cards.length === 0) return
  log(s, 'drew', rule, { side, n: cards.length })
  tell(s, seatOf(s, side), 'drewCards', rule, { side, cards })
  if (is(s.openHand, side)) tell(s, seatOf(s, other(side)), 'drewCards', 'TS98', { side, cards })
}

/** Logged in the order of the card list, because nobody may learn the order of the deck. */
export function drawCards(s: S, side: Side, n: number, rule: string): void {
  const drawn = new Set<Card>()
  for (let i = 0; i < n; i++) {
    const card = drawCard(s, side)
    if (card) drawn.add(card)
  }
  tellDraw(
    s,
    side,
    CARDS.filter(card => drawn.has(card)),
    rule,
  )
}

/** The whole hand, shown to the opponent alone. */
export function showHand(s: S, side: Side, rule: string): void {
  const seat = seatOf(s, side)
  const viewer = seatOf(s, other(side))
  reveal(s, ZONES.hand, seat, viewer)
  log(s, 'handSeen', rule, { side, by: other(side) })
  tell(s, viewer, 'handShown', rule, { side, cards: cardsIn(s, ZONES.hand, seat) })
}

export const CARD_STEPS: Pick<Steps<S, F, Verbs>, 'card.finish'> = {
  // 2.2.4–2.2.6, 9.3 Everything about a card is finished: it goes to its pile.
  'card.finish': {
    run(s, { card }) {
      if (!hasCard(s, ZONES.inPlay, card)) return // Missile Envy has changed hands
      if (card === 'romanianAutonomy') return passAutonomy(s)
      const { starred, underlined } = facts(card)
      const happened = hasHappened(s, card)
      if (happened && starred) {
        moveCard(s, card, ZONES.inPlay, 0, ZONES.removed)
        log(s, 'cardRemoved', '2.2.4', { card })
      } else if (happened && underlined && card !== 'famine') {
        moveCard(s, card, ZONES.inPlay, 0, ZONES.beside) // Famine leaves only markers
        log(s, 'cardStays', '2.2.5', { card })
      } else {
        moveCard(s, card, ZONES.inPlay, 0, ZONES.discard)
        log(s, 'cardDiscarded', '2.2.6', { card })
      }
    },
  },
}
