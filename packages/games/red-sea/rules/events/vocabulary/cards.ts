// Hands, piles and headlines in event texts.

import { cardsIn, countIn, enter, hasCard, moveCard, moveRandom, moveTop, onlyCard } from '@ludoteka/kernel'
import { drawCards as draw, figure, handOf, handSize, isScoring, scoringCardsOf, showHand } from '../../cards.ts'
import { log, tell } from '../../log.ts'
import { takeAutonomy } from '../../romanianAutonomy.ts'
import { other, put, seatOf } from '../../sides.ts'
import { type F, ZONES } from '../../state.ts'
import { holdsOpponentsCard, numberOf, type Op, threatening } from './sentences.ts'

/** KM28 The opponent's headline, if it still waits, goes to the discard pile. */
export const cancelHeadline: Op = (s, e) => {
  const side = other(e.side)
  const card = onlyCard(s, ZONES.revealed, seatOf(s, side))
  if (!card) return
  moveCard(s, card, ZONES.revealed, seatOf(s, side), ZONES.discard)
  log(s, 'headlineCancelled', numberOf(e), { side, card })
}

export const discardOpponentsCard: Op = (s, e) => {
  if (holdsOpponentsCard(s, e)) enter<F>(s, { step: 'event.discardOwn', ...e, left: 1, opponents: true })
}
export const discardForOperation = threatening('operation', (s, e) => enter<F>(s, { step: 'event.unity', ...e }))
export const drawCards: Op = (s, e) => draw(s, e.side, figure(e.card, 'draw'), numberOf(e))
export const discardCards: Op = (s, e) =>
  enter<F>(s, { step: 'event.discardOwn', ...e, left: figure(e.card, 'discard'), opponents: false })
export const takeFromDiscard: Op = (s, e) =>
  enter<F>(s, { step: 'event.takeDiscard', ...e, optional: false, ownOrNeutral: true })
export const mayTakeFromDiscard: Op = (s, e) =>
  enter<F>(s, { step: 'event.takeDiscard', ...e, optional: true, ownOrNeutral: false })

/** KM32 Both players know the cards; others only how many. */
export const drawFromOpponentsHand: Op = (s, e) => {
  const [seat, victim] = [seatOf(s, e.side), seatOf(s, other(e.side))]
  const n = Math.min(figure(e.card, 'draw'), countIn(s, ZONES.hand, victim))
  if (n === 0) return
  for (let i = 0; i < n; i++) moveRandom(s, ZONES.hand, victim, ZONES.looked, { seat })
  const cards = cardsIn(s, ZONES.looked, seat)
  log(s, 'cardsDrawnFrom', numberOf(e), { side: other(e.side), n })
  for (const player of [seat, victim]) tell(s, player, 'cardsDrawn', numberOf(e), { cards })
  enter<F>(s, { step: 'event.vance', ...e })
}

/** KM33 Shown to everybody, and one of them is due next. */
export const opponentShowsScoringCards: Op = (s, e) => {
  const side = other(e.side)
  const cards = scoringCardsOf(s, side)
  for (const card of cards) moveCard(s, card, ZONES.hand, seatOf(s, side), ZONES.hand, { open: true })
  log(s, 'scoringCardsShown', numberOf(e), { side, cards })
  if (cards.length > 0) put(s.mustScore, side, true)
}

export const opponentShowsHand: Op = (s, e) => showHand(s, other(e.side), numberOf(e))

/** TS98 Open to the end of the turn, also for cards drawn later. */
export const openOpponentsHand: Op = (s, e) => {
  put(s.openHand, other(e.side), true)
  showHand(s, other(e.side), numberOf(e))
}
export const discardFromOpponentsHand: Op = (s, e) => enter<F>(s, { step: 'event.ames', ...e })

/** TS92 Drawn blindly. */
export const opponentDiscardsAtRandom: Op = (s, e) => {
  const side = other(e.side)
  const card = moveRandom(s, ZONES.hand, seatOf(s, side), ZONES.discard)
  if (card) log(s, 'discarded', numberOf(e), { side, card })
}

/** TS49 Scoring cards are never given. */
export const exchangeCards = threatening('givenCard', (s, e) => {
  const hasCards = handOf(s, other(e.side), card => !isScoring(card)).length > 0
  if (hasCards && hasCard(s, ZONES.inPlay, e.card)) enter<F>(s, { step: 'event.giveCard', ...e })
})

/** TS108 As many as there are; the discard pile is not reshuffled for it. */
export const lookAtDeck: Op = (s, e) => {
  const seat = seatOf(s, e.side)
  const n = Math.min(figure(e.card, 'look'), countIn(s, ZONES.deck))
  if (n === 0) return
  for (let i = 0; i < n; i++) moveTop(s, ZONES.deck, 0, ZONES.looked, { seat })
  log(s, 'deckLooked', numberOf(e), { side: e.side, n })
  tell(s, seat, 'cardsLooked', numberOf(e), { cards: cardsIn(s, ZONES.looked, seat) })
  enter<F>(s, { step: 'event.tehran', ...e })
}

export const mayPlayOpponentsEvent = threatening('swappedEvent', (s, e) => {
  if (handSize(s, e.side) > 0) enter<F>(s, { step: 'event.mengistu', ...e })
})
export const mayEndTheGame: Op = (s, e) => enter<F>(s, { step: 'event.wargames', ...e })

/** KM22 */
export const takeRomanianAutonomy: Op = (s, e) => takeAutonomy(s, e.side)
