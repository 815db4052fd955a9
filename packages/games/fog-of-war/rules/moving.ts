// Cards on their way between face up and face down (section 7): what is put down openly is seen by the opponent, who
// keeps a note of it; what goes unseen tells its number only.

import { cardsIn, countIn, moveCard, noteSighting, type Seat, type Zone } from '@ludoteka/kernel'
import type { CombatCard } from '../content/combatCards.ts'
import type { Province } from '../content/provinces.ts'
import { otherSeat } from './sides.ts'
import { type S, ZONES } from './state.ts'

/** Turns cards that everybody sees face down in a zone of their owner; the opponent notes what it has just seen there. */
export function turnDown(
  s: S,
  cards: readonly CombatCard[],
  from: Zone<CombatCard>,
  seat: Seat,
  to: Zone<CombatCard>,
): void {
  if (cards.length === 0) return
  for (const card of cards) moveCard(s, card, from, seat, to, { turnedDown: true })
  noteSighting(s, to, seat, otherSeat(seat), cards, s.turn)
}

/** All cards of a battle that a seat still has there. */
export function turnDownFighters(s: S, seat: Seat, to: Zone<CombatCard>): readonly CombatCard[] {
  const cards = cardsIn(s, ZONES.fighting, seat)
  turnDown(s, cards, ZONES.fighting, seat, to)
  return cards
}

/** A province card that lay open goes into the deck of province cards. */
export function returnProvinceCard(s: S, at: Province, from: Zone<Province>, seat: Seat): void {
  moveCard(s, at, from, seat, ZONES.provinceDeck, { turnedDown: true })
}

/** Moves all cards of a zone unseen, and says how many they were. */
export function moveUnseen(s: S, from: Zone<CombatCard>, seat: Seat, to: Zone<CombatCard>): number {
  const cards = cardsIn(s, from, seat)
  for (const card of cards) moveCard(s, card, from, seat, to, { turnedDown: true })
  return cards.length
}

export const isEmpty = (s: S, zone: Zone, seat: Seat): boolean => countIn(s, zone, seat) === 0
