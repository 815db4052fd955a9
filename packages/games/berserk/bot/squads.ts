// What cards are worth to a bot before the battle: which to recruit, and where to place them.

import { cardsIn, type Seat } from '@ludoteka/kernel'
import { CARD, type CardId } from '../content/cards.ts'
import { type Cell, OWN_ROWS, type OwnRow } from '../content/cells.ts'
import { isAttackType } from '../content/terms.ts'
import { recruitingOf } from '../rules/recruited.ts'
import { halfCells, rowCells } from '../rules/seats.ts'
import { crystalsFor, elementsOf, isAttachment, spendingOn, standsInExtraZone, whyNoSquad } from '../rules/squad.ts'
import { type S, ZONES } from '../rules/state.ts'

/** The printed price says most; of equal prices those that hit hard and last. */
const LIFE = 0.05
const STRIKE = 0.15
/** Every further element costs a gold crystal. */
const ELEMENT = 1
/** No squad at all yet, or one that can't be paid. */
const ILLEGAL = 30
const OVERSPENT = 5

export function worthOf(card: CardId): number {
  const facts = CARD[card]
  if (facts.type !== 'creature') return facts.cost
  const [, medium] = facts.strike
  return facts.cost + LIFE * facts.life + STRIKE * medium
}

/** The cards of a seat that were taken, placed or not. */
function takenBy(s: S, seat: Seat): readonly CardId[] {
  const placed = halfCells(s, seat).flatMap(cell => cardsIn(s, ZONES.placed.at(cell), seat))
  return [...cardsIn(s, ZONES.squad, seat), ...placed]
}

/** How good the squad is that a seat has put together so far. */
export function squadWorth(s: S, seat: Seat): number {
  const squad = takenBy(s, seat)
  const recruiting = recruitingOf(s, seat)
  const { gold, silver } = crystalsFor(recruiting, squad)
  const { elite, rankAndFile } = spendingOn(squad)
  const over = Math.max(0, elite - gold) + Math.max(0, elite + rankAndFile - gold - silver)
  const isIllegal = whyNoSquad({ squad, deal: [], recruiting }) !== undefined
  return (
    squad.reduce((sum, card) => sum + worthOf(card), 0) -
    ELEMENT * Math.max(0, elementsOf(squad) - 1) -
    OVERSPENT * over -
    (isIllegal && squad.length > 0 ? ILLEGAL : 0)
  )
}

/** Attacks from afar are made from behind. */
const attacksFromAfar = (card: CardId): boolean =>
  CARD[card].abilities.some(one => one.kind === 'activated' && isAttackType(one.type))

/** The row in which a card is at home: those that strike best in front, helpers behind, what leaves its cell last. */
function homeRow(card: CardId): OwnRow {
  const facts = CARD[card]
  if (facts.type !== 'creature' || isAttachment(card) || standsInExtraZone(card)) return 3
  const [, medium] = facts.strike
  if (attacksFromAfar(card) && medium < STRONG_STRIKE) return 2
  return facts.life + 2 * medium >= STURDY ? 1 : 2
}
const STRONG_STRIKE = 4
const STURDY = 12

/** Far less than any card: whoever places has recruited. */
const PLACED = 0.1
/** For every row off and every crystal of its price. */
const ROW_OFF = 0.002

function rowOfCell(s: S, seat: Seat, cell: Cell): OwnRow {
  return OWN_ROWS.find(row => rowCells(s, seat, row).includes(cell)) ?? 3
}

/** How well the squad stands. */
export function placementWorth(s: S, seat: Seat): number {
  let sum = 0
  for (const cell of halfCells(s, seat)) {
    for (const card of cardsIn(s, ZONES.placed.at(cell), seat)) {
      const off = Math.abs(homeRow(card) - rowOfCell(s, seat, cell))
      sum += PLACED - ROW_OFF * off * worthOf(card)
    }
  }
  return sum
}
