// Who is in the game, in which order Barons act, and what they own.

import { itemAt, NOWHERE, type Seat } from '@ludoteka/kernel'
import { BARONS } from '../content/barons.ts'
import type { Expedition } from '../content/fate.ts'
import type { Goods, Token } from '../content/vocabulary.ts'
import { log } from './log.ts'
import { baronOf, investmentIndex } from './names.ts'
import { OPEN_FIELDS, type PublicState, type S } from './state.ts'

/** All seats of a table, by their number. */
const SEATS = BARONS.map((_, last) => BARONS.slice(0, last + 1).map((_baron, seat) => seat))

/** All Barons still in the game, by seat. */
export function barons(s: PublicState): readonly Seat[] {
  const all = itemAt(SEATS, s.seats - 1)
  return s.eliminated.includes(true) ? all.filter(seat => !s.eliminated[seat]) : all
}

/** N, the number of Barons in the game. */
export const countBarons = (s: PublicState): number => barons(s).length

/** By the number of seats and the first of them. */
const CLOCKWISE = SEATS.map(seats => seats.map(first => [...seats.slice(first), ...seats.slice(0, first)]))

/** Clockwise: seat order beginning with this seat. */
export function clockwiseFrom(s: PublicState, first: Seat): readonly Seat[] {
  const all = itemAt(itemAt(CLOCKWISE, s.seats - 1), first)
  return s.eliminated.includes(true) ? all.filter(seat => !s.eliminated[seat]) : all
}

/** 4.3 Clockwise from the Chairman. */
export const clockwise = (s: PublicState): readonly Seat[] => clockwiseFrom(s, s.chairman)

export const othersClockwise = (s: PublicState, seat: Seat): readonly Seat[] =>
  clockwiseFrom(s, seat).filter(one => one !== seat)

export const amountOf = (s: PublicState, what: Goods, seat: Seat): number => itemAt(s[what], seat)

/** Takes crowns, votes or faith out of the treasury, or influence out of the pool as long as it lasts (17.2). */
export function gain(s: S, seat: Seat, what: Goods, amount: number, rule: string): void {
  if (amount <= 0) return
  s[what][seat] = amountOf(s, what, seat) + amount
  if (what === 'influence') takeFromPool(s, amount)
  log(s, 'gained', rule, { baron: baronOf(seat), what, n: amount })
}

function takeFromPool(s: S, amount: number): void {
  s.pool = Math.max(0, s.pool - amount)
  if (s.pool === 0) s.isLastRound = true // 17.2: what is put back later does not undo this
}

/** Gives up to so much of it back, and says how much that was (G5). */
export function lose(s: S, seat: Seat, what: Goods, amount: number, rule: string): number {
  const lost = Math.min(amount, amountOf(s, what, seat))
  if (lost <= 0) return 0
  s[what][seat] = amountOf(s, what, seat) - lost
  log(s, 'lost', rule, { baron: baronOf(seat), what, n: lost })
  return lost
}

/** Crowns to the treasury; what is asked for is there. */
export function pay(s: S, seat: Seat, crowns: number, rule: string): void {
  if (crowns > 0) lose(s, seat, 'crowns', crowns, rule)
}

/** Crowns from one Baron to another, as many as he has. */
export function payBaron(s: S, from: Seat, to: Seat, crowns: number, rule: string): number {
  const paid = Math.min(crowns, amountOf(s, 'crowns', from))
  if (paid <= 0) return 0
  s.crowns[from] = amountOf(s, 'crowns', from) - paid
  s.crowns[to] = amountOf(s, 'crowns', to) + paid
  log(s, 'paidBaron', rule, { baron: baronOf(from), to: baronOf(to), n: paid })
  return paid
}

/** More of it than each other Baron (G3). */
export function hasStrictlyMost(s: PublicState, what: Goods, seat: Seat): boolean {
  return barons(s).every(other => other === seat || amountOf(s, what, other) < amountOf(s, what, seat))
}

/** Those with the most of it among these. */
export function withMost(s: PublicState, what: Goods, among: readonly Seat[]): readonly Seat[] {
  const most = Math.max(...among.map(seat => amountOf(s, what, seat)))
  return among.filter(seat => amountOf(s, what, seat) === most)
}

/** 9.3.3 Who presides: the acting Chairman, or the Chairman. */
export const presiding = (s: PublicState): Seat => (s.actingChairman === NOWHERE ? s.chairman : s.actingChairman)

/** 9.3.3a Whoever acted for the Chairman does so no longer when the token passes to another Baron. */
export function giveToken(s: S, token: Token, seat: Seat, rule: string): void {
  if (token === 'chairman') {
    s.chairman = seat
    s.actingChairman = NOWHERE
  } else s.headOfChurch = seat
  log(s, token === 'chairman' ? 'tookChairman' : 'tookHead', rule, { baron: baronOf(seat) })
}

/** 8.3.2 What a Baron has in an expedition. */
export const investedIn = (s: PublicState, expedition: Expedition, seat: Seat): number =>
  OPEN_FIELDS.invested.get(s.invested, investmentIndex(expedition, seat))
export function invest(s: S, expedition: Expedition, seat: Seat, crowns: number): void {
  s.invested = OPEN_FIELDS.invested.with(s.invested, investmentIndex(expedition, seat), crowns)
}
