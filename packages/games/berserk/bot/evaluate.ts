// How good a position of Berserk is for a seat: cards by price and life left, counters, readiness, and how near the enemy is.

import { type Action, isOver, type Seat } from '@ludoteka/kernel'
import { isOneOf } from '@ludoteka/text-kit'
import { ABILITY_NAMES, type AbilityName } from '../content/abilities.ts'
import { CARD } from '../content/cards.ts'
import { FIELD } from '../content/cells.ts'
import type { Receivers } from '../content/vocabulary.ts'
import { effectOf } from '../rules/effects/interpreter.ts'
import { initialLife, lifeOf } from '../rules/filters.ts'
import { PIECE_ABILITY, type UsableId } from '../rules/frames.ts'
import { cardUnder } from '../rules/hidden.ts'
import { NONE, PIECES, type Piece } from '../rules/names.ts'
import { cellOf, inPlay, isCreatureInPlay, isFlyer, rowOf } from '../rules/pieces.ts'
import { HIDDEN, type PieceRow } from '../rules/rows.ts'
import { other, sideOf } from '../rules/seats.ts'
import type { S } from '../rules/state.ts'
import { attackMadeBy } from '../rules/targets.ts'
import { abilityOf } from '../rules/use.ts'
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

/** Whoever takes and places with care has nothing to take back; and nobody attacks his own cards, heals the enemy's, or what is unhurt. */
export function isPointless(s: S, { seat, verb, arg }: Action): boolean {
  switch (verb) {
    case 'putBack':
    case 'unplace':
      return true
    case 'strike':
      return isStrike(arg) && isAmongOwn(s, PIECE_TO_PIECE.of(arg))
    case 'target':
      return isPiece(arg) && isWrongSide(s, seat, arg)
    case 'use':
      return isUse(arg) && isCureInVain(s, PIECE_ABILITY.of(arg))
    default:
      return false
  }
}
const isStrike = isOneOf(PIECE_TO_PIECE.all)
const isPiece = isOneOf(PIECES)
const isUse = isOneOf(PIECE_ABILITY.all)

const isAmongOwn = (s: S, [attacker, target]: readonly [Piece, Piece]): boolean =>
  rowOf(s, attacker).controller === rowOf(s, target).controller

function isWrongSide(s: S, seat: Seat, target: Piece): boolean {
  const f = s.stack.at(-1)
  if (f?.step !== 'declare.target' || f.seat !== seat) return false
  const isOwn = rowOf(s, target).controller === seat
  return isOwn ? attackMadeBy(f.ability) !== undefined : isCare(f.ability)
}

/** A potion for a host without a wound. */
function isCureInVain(s: S, [source, id]: readonly [Piece, UsableId]): boolean {
  const { card, host } = rowOf(s, source)
  const healed = card === HIDDEN ? undefined : HEALED.get(abilityOf(card, id))
  const patient = healed === 'self' ? source : healed === 'host' ? host : NONE
  if (patient === NONE) return false
  const { wounds, poison } = rowOf(s, patient)
  return wounds === 0 && poison === 0
}

/** It does nothing to the card that is named but heal it. */
export const isCare = (ability: AbilityName): boolean => HEALED.get(ability) === 'target'

/** It does nothing to the card that is named but wound it or attack it. */
export function isHostile(ability: AbilityName): boolean {
  if (attackMadeBy(ability) !== undefined) return true
  const toTarget = effectOf({ ability }).filter(sentence => 'to' in sentence && sentence.to === 'target')
  return toTarget.length > 0 && toTarget.every(({ word }) => word === 'wound')
}

/** Whom abilities heal that do nothing else. */
const HEALED: ReadonlyMap<AbilityName, Receivers> = new Map(
  ABILITY_NAMES.flatMap(name => {
    const sentences = effectOf({ ability: name }).flatMap(one => (one.word === 'do' ? one.list : [one]))
    const isCure = sentences.every(({ word }) => word === 'heal' || word === 'loseKeyword' || word === 'destroy')
    const heal = sentences.find(one => one.word === 'heal')
    return isCure && heal ? [[name, heal.to] as const] : []
  }),
)

/** In the middle of a declaration nothing can be told. */
export function isQuiet(s: S): boolean {
  const step = s.stack.at(-1)?.step
  return isOver(s) || step === undefined || !(step.startsWith('declare.') || step.startsWith('effect.'))
}
