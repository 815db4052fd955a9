// Cards in play: looking at them and changing them. Rows are replaced, never changed.

import { required, type Seat } from '@ludoteka/kernel'
import { CARD, type CardId } from '../content/cards.ts'
import { CELLS, type Cell, cellNamed, touch } from '../content/cells.ts'
import type { KeywordId } from '../content/keywords.ts'
import type { CardFacts, Condition, Filter } from '../content/vocabulary.ts'
import { isMet } from './conditions.ts'
import { fits, type Viewpoint } from './filters.ts'
import { indexOf, NONE, PIECES, type Piece } from './names.ts'
import { type Roles, rolesIn } from './roles.ts'
import { BLANK_PIECE, changed, HIDDEN, type PieceRow } from './rows.ts'
import type { S } from './state.ts'
import type { Traits } from './traits.ts'
import {
  cellIn,
  type Facts,
  hiddenIn,
  isFreeIn,
  isSameInWorld,
  keepWorld,
  keepWorldBut,
  kindIn,
  partnersOf,
  squadIn,
  traitsFor,
  world,
} from './world.ts'

/** Read by the index itself, like all that is asked for everywhere: `itemAt` serves lists of every kind, which is slower. */
export const rowOf = (s: Facts, piece: Piece): PieceRow => required(s.pieces[indexOf(piece)], piece)

export const change = (s: S, piece: Piece, changes: Partial<PieceRow>): void =>
  replaceRow(s, piece, changed(rowOf(s, piece), changes))

/** What changes in every turn is written into a `writable` row, column by column: that is faster than `change`. */
export function replaceRow(s: S, piece: Piece, row: PieceRow): void {
  const i = indexOf(piece)
  const before = s.pieces
  const after = before.slice()
  after[i] = row
  s.pieces = after
  keepWorldBut(before, after, i)
}

/** Replaces the row of every card that `becomes` has another one for. */
export function replaceRows(s: S, becomes: (row: PieceRow, piece: Piece) => PieceRow | undefined): void {
  const before = s.pieces
  let after: PieceRow[] | undefined
  let isKept = true
  for (let i = 0; i < before.length; i++) {
    const [row, piece] = [before[i], PIECES[i]]
    const found = row && piece && becomes(row, piece)
    if (!found) continue
    after ??= before.slice()
    after[i] = found
    isKept &&= isSameInWorld(row, found)
  }
  if (!after) return
  s.pieces = after
  if (isKept) keepWorld(before, after)
}

/** A card that was never in play before. */
export function newPiece(s: S, given: Partial<PieceRow>): Piece {
  const piece = required(PIECES[s.pieces.length], 'a name for another card in play')
  s.pieces = [...s.pieces, changed(BLANK_PIECE, given)]
  return piece
}

export const isHidden = (s: Facts, piece: Piece): boolean => rowOf(s, piece).card === HIDDEN
export const isRevealed = (s: Facts, piece: Piece): boolean => !isHidden(s, piece)

/** Also asked about names that no card has yet. */
export function isInPlay(s: Facts, piece: Piece): boolean {
  const row = s.pieces[indexOf(piece)]
  return row !== undefined && row.at !== 'graveyard' && row.at !== 'deck'
}

/** 3.6 In play and controlled by this player. */
export const isOwn = (s: Facts, seat: Seat, piece: Piece): boolean =>
  isInPlay(s, piece) && rowOf(s, piece).controller === seat

/** The card a revealed piece is. */
export function cardOf(s: Facts, piece: Piece): CardId {
  const { card } = rowOf(s, piece)
  return required(card === HIDDEN ? undefined : card, `the card of ${piece}`)
}

export const factsOf = (s: Facts, piece: Piece): CardFacts => CARD[cardOf(s, piece)]

export const squadOf = (s: Facts, seat: Seat): readonly Piece[] => squadIn(world(s), seat)
export const rolesOf = (s: Facts, seat: Seat): Roles => rolesIn(world(s), seat)
export const inPlay = (s: Facts): readonly Piece[] => world(s).inPlay
export const hiddenOf = (s: Facts, seat: Seat): readonly Piece[] => hiddenIn(world(s), seat)

export const traits = (s: Facts, piece: Piece): Traits => traitsFor(world(s), piece)
export const amountOf = (s: Facts, piece: Piece, k: KeywordId): number => traits(s, piece).amounts[k] ?? 0
export const has = (s: Facts, piece: Piece, k: KeywordId): boolean => traits(s, piece).amounts[k] !== undefined

export const cellOf = (s: Facts, piece: Piece): Cell | undefined => cellIn(world(s), piece)
export const isFlyer = (s: Facts, piece: Piece): boolean => traits(s, piece).amounts.flying !== undefined
export function isSymbiote(s: Facts, piece: Piece): boolean {
  const { symbiote, parasite } = traits(s, piece).amounts
  return symbiote !== undefined || parasite !== undefined
}
export const isCreatureInPlay = (s: Facts, piece: Piece): boolean => kindIn(world(s), piece).isCreature
/** 3.4, 10.9 Neither a flyer nor one that stands on a host: the only ones that move by themselves. */
export function isGroundCreature(s: Facts, piece: Piece): boolean {
  const w = world(s)
  if (!kindIn(w, piece).isCreature) return false
  const { flying, symbiote, parasite } = traitsFor(w, piece).amounts
  return flying === undefined && symbiote === undefined && parasite === undefined
}
export const isAttackable = (s: Facts, piece: Piece): boolean => kindIn(world(s), piece).isAttackable
export const isOpen = (s: Facts, piece: Piece): boolean => !rowOf(s, piece).closed
/** 20.1 */
export function currentLife(s: Facts, piece: Piece): number {
  const { extraLife, wounds } = rowOf(s, piece)
  return kindIn(world(s), piece).life + extraLife - wounds
}

/** 8.7 Neither a card nor a marker there. */
export const isFree = (s: Facts, cell: Cell): boolean => isFreeIn(world(s), cell)
export function freeCells(s: Facts, among: readonly Cell[] = CELLS): readonly Cell[] {
  const w = world(s)
  const found: Cell[] = []
  for (const cell of among) if (isFreeIn(w, cell)) found.push(cell)
  return found
}

/** The cell of a card, or the one it stood on before it left play (18.11). */
export const lastCellOf = (s: Facts, piece: Piece): Cell | undefined =>
  isInPlay(s, piece) ? cellOf(s, piece) : cellNamed(rowOf(s, piece).lastAt)

/** 8.4 Cards on adjacent cells or on the same cell; nothing is adjacent to itself, nor to the extra zone. */
export function areAdjacent(s: Facts, a: Piece, b: Piece): boolean {
  if (a === b) return false
  const [from, to] = [cellOf(s, a), cellOf(s, b)]
  return from !== undefined && to !== undefined && touch(from, to)
}

export const hostOf = (s: Facts, piece: Piece): Piece | undefined => {
  const { host, lastHost } = rowOf(s, piece)
  const found = isInPlay(s, piece) ? host : lastHost
  return found === NONE ? undefined : found
}

export const viewpointOf = (s: Facts, source: Piece): Viewpoint => {
  const row = rowOf(s, source)
  return { seat: row.controller, source: row }
}

const NO_PIECES: readonly Piece[] = []

/** Whether a condition holds for a card, and for the first of the named targets. */
export const holds = (
  s: Facts,
  condition: Condition | undefined,
  source: Piece,
  targets: readonly Piece[] = NO_PIECES,
): boolean => condition === undefined || isMetBy(s, condition, source, targets)

function isMetBy(s: Facts, condition: Condition, source: Piece, targets: readonly Piece[]): boolean {
  const [target] = targets
  const host = hostOf(s, source)
  return isMet(condition, {
    source: rowOf(s, source),
    partners: () => partnersOf(world(s), source),
    host: () => host && rowOf(s, host),
    target: () => target && rowOf(s, target),
  })
}

/** Whether a card is like this, as the controller of a source sees it. */
export const passes = (s: Facts, filter: Filter | undefined, piece: Piece, from: Viewpoint): boolean =>
  filter === undefined || isLike(s, filter, piece, from)

function isLike(s: Facts, filter: Filter, piece: Piece, from: Viewpoint): boolean {
  const w = world(s)
  return fits(
    filter,
    {
      row: rowOf(s, piece),
      has: k => has(s, piece, k),
      isInFormation: () => partnersOf(w, piece) > 0,
      abilities: () => {
        const { activated, triggered } = traitsFor(w, piece)
        return [...activated, ...Object.values(triggered).flat()]
      },
    },
    from,
  )
}
