// What a position of Berserk is judged by in a search. Every feature is something a seat has itself; what each counts was
// learned from matches (weights.json).

import type { Action, Outlook, Seat } from '@ludoteka/kernel'
import { isOneOf } from '@ludoteka/text-kit'
import { CARD } from '../content/cards.ts'
import { cellNumber, touchByNumber } from '../content/cells.ts'
import { effectOf } from '../rules/effects/interpreter.ts'
import { initialLife, lifeOf } from '../rules/filters.ts'
import { cardUnder } from '../rules/hidden.ts'
import { PIECES } from '../rules/names.ts'
import { cellOf, inPlay, isCreatureInPlay, isFlyer, rowOf } from '../rules/pieces.ts'
import { HIDDEN } from '../rules/rows.ts'
import { other, sideOf } from '../rules/seats.ts'
import type { S } from '../rules/state.ts'
import WEIGHTS from './weights.json'

/** With so few creatures one is nearly beaten. */
const FEW = 3

const isPreparation = ({ phase }: S): boolean => phase === 'sides' || phase === 'recruiting' || phase === 'placement'

function featuresOf(s: S, seat: Seat) {
  const own = squadIn(s, seat)
  const enemy = squadIn(s, other(seat))
  const { fighters, ...sums } = own
  const all = own.priceLeft + enemy.priceLeft
  return {
    ...sums,
    creaturesUpTo3: Math.min(FEW, own.creatures),
    priceShare: all === 0 ? 0 : own.priceLeft / all,
    ...inReach(fighters, enemy.fighters),
    isSecond: Number(sideOf(s, seat) === 'second'),
  }
}

/** A creature on the field that everybody sees. */
type Fighter = {
  readonly cell: number
  readonly life: number
  readonly strike: number
  readonly price: number
  readonly isOpen: boolean
}

/** What a seat has in play. */
function squadIn(s: S, seat: Seat) {
  let [price, priceLeft, lives, strikes, openStrikes] = [0, 0, 0, 0, 0]
  let [chips, extraLives, poison, open, hidden, creatures, flyers] = [0, 0, 0, 0, 0, 0, 0]
  const fighters: Fighter[] = []
  for (const piece of inPlay(s)) {
    const row = rowOf(s, piece)
    if (row.controller !== seat) continue
    if (row.card === HIDDEN) {
      const card = cardUnder(s, piece)
      const cost = card === undefined ? 0 : CARD[card].cost
      price += cost
      priceLeft += cost
      hidden++
      continue
    }
    const facts = CARD[row.card]
    const full = initialLife(row.card)
    const life = Math.max(0, lifeOf(row))
    price += facts.cost
    priceLeft += full === 0 ? facts.cost : facts.cost * Math.min(1, life / full)
    chips += row.chips
    extraLives += row.extraLife
    poison += row.poison
    if (!row.closed) open++
    if (!isCreatureInPlay(s, piece)) continue
    creatures++
    lives += life
    const strike = facts.type === 'creature' ? facts.strike[1] : 0
    strikes += strike
    if (!row.closed) openStrikes += strike
    if (isFlyer(s, piece)) flyers++
    const cell = cellOf(s, piece)
    if (cell !== undefined)
      fighters.push({ cell: cellNumber(cell), life, strike, price: facts.cost, isOpen: !row.closed })
  }
  const counters = { chips, extraLives, poison }
  return { price, priceLeft, lives, strikes, openStrikes, ...counters, open, hidden, creatures, flyers, fighters }
}

/** What the fighters can strike at where they stand: the price of those that would fall to one strike, and of all others. */
function inReach(fighters: readonly Fighter[], enemies: readonly Fighter[]) {
  let [pricesToKill, pricesToHurt, lostLives] = [0, 0, 0]
  for (const { cell, life, price } of enemies) {
    let [most, sum] = [0, 0]
    for (const { cell: from, strike, isOpen } of fighters) {
      if (!isOpen || !touchByNumber(from, cell)) continue
      most = Math.max(most, strike)
      sum += strike
    }
    if (most === 0) continue
    if (sum >= life) pricesToKill += price
    else pricesToHurt += price
    lostLives += Math.min(life, sum)
  }
  return { pricesToKill, pricesToHurt, lostLives }
}

const isPiece = isOneOf(PIECES)

/** An own card named for an ability that does nothing to it but wound it, as long as another can be named. */
function isPointless(s: S, { seat, verb, arg }: Action): boolean {
  const f = s.stack.at(-1)
  if (verb !== 'target' || f?.step !== 'declare.target' || !isPiece(arg) || rowOf(s, arg).controller !== seat)
    return false
  const toTarget = effectOf(f).filter(sentence => 'to' in sentence && sentence.to === 'target')
  return toTarget.length > 0 && toTarget.every(({ word }) => word === 'wound')
}

export const outlook: Outlook<S> = {
  features: featuresOf,
  weights: WEIGHTS,
  isQuiet: s => s.stack.at(-1)?.step === 'turn.main',
  isSearched: s => !isPreparation(s),
  isPointless,
}
