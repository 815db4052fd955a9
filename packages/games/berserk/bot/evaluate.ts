// How good a position of Berserk is for a seat: cards by price and life left, counters, readiness, and how near the enemy is.

import { type Action, isOver, type Seat } from '@ludoteka/kernel'
import { isOneOf } from '@ludoteka/text-kit'
import { CARD } from '../content/cards.ts'
import { FIELD } from '../content/cells.ts'
import { initialLife, lifeOf } from '../rules/filters.ts'
import { cardUnder } from '../rules/hidden.ts'
import { NONE, type Piece } from '../rules/names.ts'
import { cellOf, inPlay, isCreatureInPlay, isFlyer, rowOf } from '../rules/pieces.ts'
import { HIDDEN, type PieceRow } from '../rules/rows.ts'
import { other, sideOf } from '../rules/seats.ts'
import type { S } from '../rules/state.ts'
import { PIECE_TO_PIECE } from '../rules/verbs.ts'
import { placementWorth, squadWorth } from './squads.ts'

const WIN = 1000
/** A card that lives, even with one life left, keeps so much of its price; the rest goes with its lives. */
const PRESENCE = 0.4
const CHIP = 0.25
const EXTRA_LIFE = 0.5
const POISON = 0.6
/** An open card answers strikes and may defend. */
const OPEN = 0.3
/** Nobody knows yet what it is. */
const HIDDEN_BONUS = 0.2
/** For every step to the nearest enemy: strikes need neighbours. */
const STEP = 0.08

/** Two crystals more are worth more than the first strike, which meets open cards: the Second wins three matches of five. */
const SECOND = 1

/** A battle is always better than to go on preparing for it: no squad is worth so much. */
const BATTLE = 200

/** Positive = better for the seat, once the battle has begun. */
export function evaluate(s: S, seat: Seat): number {
  if (s.phase === 'sides') return 0
  if (s.phase === 'recruiting' || s.phase === 'placement')
    return squadWorth(s, seat) + placementWorth(s, seat) + (sideOf(s, seat) === 'second' ? SECOND : 0)
  return BATTLE + balance(s, seat)
}

function balance(s: S, seat: Seat): number {
  const { result } = s
  if (result.kind === 'won') return result.winners.includes(seat) ? WIN : -WIN
  if (result.kind === 'draw') return 0
  let sum = 0
  for (const piece of inPlay(s)) {
    const worth = worthInPlay(s, piece)
    sum += rowOf(s, piece).controller === seat ? worth : -worth
  }
  return sum + STEP * (distances(s, other(seat)) - distances(s, seat))
}

function worthInPlay(s: S, piece: Piece): number {
  const row = rowOf(s, piece)
  if (row.card === HIDDEN) {
    const card = cardUnder(s, piece)
    return (card === undefined ? 0 : CARD[card].cost) + HIDDEN_BONUS
  }
  return CARD[row.card].cost * shareLeft(row) + countersOf(row) + (row.closed ? 0 : OPEN)
}

/** From 1 for an unhurt card to little more than its presence. */
function shareLeft(row: PieceRow): number {
  const full = initialLife(row.card)
  if (full === 0) return 1
  return PRESENCE + (1 - PRESENCE) * Math.min(1, Math.max(0, lifeOf(row)) / full)
}

const countersOf = ({ chips, extraLife, poison }: PieceRow): number =>
  CHIP * chips + EXTRA_LIFE * extraLife - POISON * poison

/** How far the ground creatures of a seat have to go to the nearest of the other's, in all. */
export function distances(s: S, seat: Seat): number {
  const [own, enemies] = [groundCells(s, seat), groundCells(s, other(seat))]
  if (enemies.length === 0) return 0
  return own.reduce((sum, from) => sum + Math.min(...enemies.map(to => FIELD.distance(from, to, KING))), 0)
}
const KING = { diagonal: true } as const

const groundCells = (s: S, seat: Seat) =>
  inPlay(s).flatMap(piece => {
    const row = rowOf(s, piece)
    const isGround = row.controller === seat && row.host === NONE && isCreatureInPlay(s, piece) && !isFlyer(s, piece)
    return (isGround && cellOf(s, piece)) || []
  })

/** Whoever takes and places with care has nothing to take back; and nobody strikes at his own cards. */
export function isPointless(s: S, { verb, arg }: Action): boolean {
  if (verb === 'putBack' || verb === 'unplace') return true
  if (verb !== 'strike' || !isStrike(arg)) return false
  const [attacker, target] = PIECE_TO_PIECE.of(arg)
  return rowOf(s, attacker).controller === rowOf(s, target).controller
}
const isStrike = isOneOf(PIECE_TO_PIECE.all)

/** In the middle of a declaration nothing can be told. */
export function isQuiet(s: S): boolean {
  const step = s.stack.at(-1)?.step
  return isOver(s) || step === undefined || !(step.startsWith('declare.') || step.startsWith('effect.'))
}
