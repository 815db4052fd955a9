// Chapter 10: movement, and what replaces it (N.24, N.26, N.39).

import { all, broken, enter, type Refusal, type Rule, required, rule, type Seat } from '@ludoteka/kernel'
import { CELLS, type Cell, cellNumber, distance, NO_CELL, neighboursByNumber, neighboursOf } from '../content/cells.ts'
import { leavePlay } from './deaths.ts'
import { hasLasting } from './lasting.ts'
import { log } from './log.ts'
import { indexOf, type Pair, type Piece } from './names.ts'
import {
  amountOf,
  cellOf,
  change,
  freeCells,
  has,
  isCreatureInPlay,
  isFree,
  isGroundCreature,
  isOwn,
  isRevealed,
  isSymbiote,
  rowOf,
  squadOf,
  traits,
} from './pieces.ts'
import { pause } from './priority.ts'
import { relocate, swapPlaces } from './relocation.ts'
import { writable } from './rows.ts'
import type { S } from './state.ts'
import { interruptStrikes } from './strike.ts'
import { faceOf, whoWhom } from './told.ts'
import { putTriggers } from './triggers.ts'
import { PIECE_TO_CELL, PIECE_TO_PIECE, type Verbs } from './verbs.ts'
import { cellNumberIn, isFreeNumber, standingOn, world } from './world.ts'

const OWN_CARD = rule('10.1', 'notYours', (s: S, piece: Piece, seat: Seat) => isOwn(s, seat, piece))
/** Those of the own squad who move at all: open and revealed ground creatures (10.1, 10.9). */
const MOVER_RULES: readonly Rule<[s: S, piece: Piece]>[] = [
  rule('22.1', 'hiddenCard', (s, piece) => isRevealed(s, piece)),
  rule('10.9', 'doesNotMove', (s, piece) => isGroundCreature(s, piece)),
  rule('10.5', 'closed', (s, piece) => !rowOf(s, piece).closed),
  rule('10.6.1', 'heldFast', (s, piece) => !hasLasting(s, 'cannotMove', piece)),
]
const UNITS = rule('10.3', 'noUnitsLeft', (s: S, piece: Piece) => rowOf(s, piece).units > 0)
/** N.24, N.39 Instead of moving: only a card that has not moved this turn. */
const unmoved = (number: string) => rule(number, 'movedAlready', (s: S, piece: Piece) => !rowOf(s, piece).moved)

const mayMove = all(MOVER_RULES)

/** 10.2 One step onto a free cell. */
function addSteps(steps: Pair<Piece, Cell>[], s: S, piece: Piece): void {
  const w = world(s)
  const cell = cellNumberIn(w, piece)
  if (cell === NO_CELL || rowOf(s, piece).units <= 0) return
  for (const to of neighboursByNumber(cell)) if (isFreeNumber(w, to)) steps.push(PIECE_TO_CELL.at(indexOf(piece), to))
}

/** N.24 */
function jumpsOf(s: S, piece: Piece): readonly Cell[] {
  const range = amountOf(s, piece, 'jump')
  const { units, moved } = rowOf(s, piece)
  const cell = cellOf(s, piece)
  if (range === 0 || units === 0 || moved || !cell) return []
  return freeCells(s).filter(to => distance(cell, to) <= range)
}

/** N.39 */
const teleportsOf = (s: S, piece: Piece): readonly Cell[] =>
  has(s, piece, 'teleportation') && !rowOf(s, piece).moved ? freeCells(s) : []

/** 10.7 A whole path over or onto occupied cells; over free ones only it moves step by step (10.6). */
function driftsOf(s: S, piece: Piece): readonly Cell[] {
  const cell = cellOf(s, piece)
  const { units } = rowOf(s, piece)
  if (!cell || units === 0 || !has(s, piece, 'incorporeal')) return []
  return CELLS.filter(to => {
    const far = distance(cell, to)
    return far > 0 && far <= units && (!isFree(s, to) || isCrossed(s, cell, to))
  })
}

/** Whether a shortest way leads over an occupied cell. */
const isCrossed = (s: S, from: Cell, to: Cell): boolean =>
  CELLS.some(
    cell =>
      cell !== from &&
      cell !== to &&
      distance(from, cell) + distance(cell, to) === distance(from, to) &&
      !isFree(s, cell),
  )

/** N.26 Creatures of the own squad orthogonally beside it, revealed and no symbiotes. */
function partnersOf(s: S, seat: Seat, piece: Piece): readonly Piece[] {
  const cell = cellOf(s, piece)
  if (!cell || rowOf(s, piece).units === 0 || !has(s, piece, 'manoeuvre')) return []
  return neighboursOf(cell)
    .flatMap(beside => standingOn(world(s), beside))
    .filter(one => isPartner(s, seat, one))
}

const isPartner = (s: S, seat: Seat, piece: Piece): boolean =>
  rowOf(s, piece).controller === seat && isRevealed(s, piece) && isCreatureInPlay(s, piece) && !isSymbiote(s, piece)

export function movementChoice(s: S, seat: Seat) {
  const move: Pair<Piece, Cell>[] = []
  let [jump, teleport, drift] = [NO_WAYS, NO_WAYS, NO_WAYS]
  let manoeuvre: readonly Pair<Piece, Piece>[] = NO_PARTNERS
  for (const piece of squadOf(s, seat)) {
    const { closed, units } = rowOf(s, piece)
    const { amounts } = traits(s, piece)
    // Most of a squad is closed, has moved as far as it can, or never moves.
    if (closed || (units === 0 && amounts.teleportation === undefined) || !mayMove(s, piece)) continue
    addSteps(move, s, piece)
    if (amounts.jump !== undefined) jump = withWays(jump, piece, jumpsOf(s, piece))
    if (amounts.teleportation !== undefined) teleport = withWays(teleport, piece, teleportsOf(s, piece))
    if (amounts.incorporeal !== undefined) drift = withWays(drift, piece, driftsOf(s, piece))
    if (amounts.manoeuvre !== undefined) {
      const partners = partnersOf(s, seat, piece)
      manoeuvre = [...manoeuvre, ...partners.map(one => PIECE_TO_PIECE.at(indexOf(piece), indexOf(one)))]
    }
  }
  return { move, jump, teleport, drift, manoeuvre }
}

type Ways = readonly Pair<Piece, Cell>[]
const NO_WAYS: Ways = []
const NO_PARTNERS: readonly Pair<Piece, Piece>[] = []

function withWays(ways: Ways, piece: Piece, cells: readonly Cell[]): Ways {
  if (cells.length === 0) return ways
  const all = ways.slice()
  for (const cell of cells) all.push(PIECE_TO_CELL.at(indexOf(piece), cellNumber(cell)))
  return all
}

type Told = 'moved' | 'jumped' | 'teleported' | 'drifted'

function moveTo(s: S, seat: Seat, piece: Piece, to: Cell, units: number, told: Told, number: string): void {
  const from = required(cellOf(s, piece), 'the cell of a card that moves')
  interruptStrikes(s, seat, piece)
  const row = writable(rowOf(s, piece))
  row.units = units
  row.moved = true
  relocate(s, piece, to, row)
  log(s, told, number, { piece, card: faceOf(s, piece), from, to })
}

/** 10.6 Then the opponent may use instants before anything else happens; abilities triggered by moving are put on the stack first. */
export function afterMove(s: S, seat: Seat): void {
  pause(s, seat, 'moved')
  putTriggers(s)
}

export const MOVEMENT = {
  move(s: S, { seat }: { readonly seat: Seat }, arg: Verbs['move']) {
    const [piece, to] = PIECE_TO_CELL.of(arg)
    moveTo(s, seat, piece, to, rowOf(s, piece).units - 1, 'moved', '10.2')
    afterMove(s, seat)
  },
  jump(s: S, { seat }: { readonly seat: Seat }, arg: Verbs['jump']) {
    const [piece, to] = PIECE_TO_CELL.of(arg)
    moveTo(s, seat, piece, to, 0, 'jumped', 'N.24')
    afterMove(s, seat)
  },
  teleport(s: S, { seat }: { readonly seat: Seat }, arg: Verbs['teleport']) {
    const [piece, to] = PIECE_TO_CELL.of(arg)
    moveTo(s, seat, piece, to, 0, 'teleported', 'N.39')
    afterMove(s, seat)
  },
  drift(s: S, { seat }: { readonly seat: Seat }, arg: Verbs['drift']) {
    const [piece, to] = PIECE_TO_CELL.of(arg)
    const isTaken = !isFree(s, to)
    const far = distance(required(cellOf(s, piece), 'a cell'), to)
    moveTo(s, seat, piece, to, rowOf(s, piece).units - far, 'drifted', '10.7')
    enter(s, { step: 'turn.afterMove', seat })
    if (!isTaken) return
    log(s, 'diedOnOccupied', '10.7', { piece, card: faceOf(s, piece), at: to })
    leavePlay(s, [piece], 'graveyard', '')
  },
  manoeuvre(s: S, { seat }: { readonly seat: Seat }, arg: Verbs['manoeuvre']) {
    const [piece, partner] = PIECE_TO_PIECE.of(arg)
    const [from, to] = [cellOf(s, piece), cellOf(s, partner)]
    if (!from || !to) return
    interruptStrikes(s, seat, piece)
    change(s, piece, { units: rowOf(s, piece).units - 1, moved: true })
    swapPlaces(s, piece, partner, from, to)
    log(s, 'swapped', 'N.26', { ...whoWhom(s, piece, partner) })
    enter(s, { step: 'turn.afterMove', seat })
  },
}

type OfSeat = { readonly seat: Seat }

const whyNotGo = (s: S, seat: Seat, piece: Piece, more: readonly Rule<[S, Piece]>[], last: Refusal): Refusal =>
  broken<[S, Piece, Seat]>([OWN_CARD, ...MOVER_RULES, ...more], s, piece, seat) ?? last

/** Why a card can't go there. */
export const WHY_NOT_MOVE = {
  move(s: S, { seat }: OfSeat, arg: Verbs['move']): Refusal {
    const [piece, to] = PIECE_TO_CELL.of(arg)
    const refusal = broken<[S, Piece, Seat]>([OWN_CARD, ...MOVER_RULES, UNITS], s, piece, seat)
    if (refusal) return refusal
    const cell = required(cellOf(s, piece), 'a cell')
    if (!neighboursOf(cell).includes(to)) return { rule: '10.2', reason: 'notOneStep' }
    return { rule: '10.2', reason: 'cellOccupied' }
  },
  jump: (s: S, { seat }: OfSeat, arg: Verbs['jump']): Refusal =>
    whyNotGo(s, seat, PIECE_TO_CELL.of(arg)[0], [UNITS, unmoved('N.24')], { rule: 'N.24', reason: 'cannotJumpThere' }),
  teleport: (s: S, { seat }: OfSeat, arg: Verbs['teleport']): Refusal =>
    whyNotGo(s, seat, PIECE_TO_CELL.of(arg)[0], [unmoved('N.39')], { rule: 'N.39', reason: 'cannotTeleport' }),
  drift: (s: S, { seat }: OfSeat, arg: Verbs['drift']): Refusal =>
    whyNotGo(s, seat, PIECE_TO_CELL.of(arg)[0], [UNITS], { rule: '10.7', reason: 'cannotDriftThere' }),
  manoeuvre: (s: S, { seat }: OfSeat, arg: Verbs['manoeuvre']): Refusal =>
    whyNotGo(s, seat, PIECE_TO_PIECE.of(arg)[0], [UNITS], { rule: 'N.26', reason: 'notAPartner' }),
}
