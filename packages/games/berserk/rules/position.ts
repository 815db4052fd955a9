// Positions written by people: what follows from the rest is filled in, and what no game can show is refused.

import { cardsIn, countIn, eachSlot, isOver, layOut, type Seat } from '@ludoteka/kernel'
import { CARD, type CardId } from '../content/cards.ts'
import { CELLS, type Cell } from '../content/cells.ts'
import { isToBeUncovered } from './hidden.ts'
import { movementValue } from './movementValue.ts'
import { NONE, PIECES, type Piece } from './names.ts'
import {
  cardOf,
  cellOf,
  change,
  currentLife,
  has,
  hiddenOf,
  inPlay,
  isCreatureInPlay,
  isHidden,
  isRevealed,
  newPiece,
  replaceRows,
  rowOf,
} from './pieces.ts'
import { ALL_UNITS, changed, HIDDEN, type PieceRow } from './rows.ts'
import { ALL_SEATS, other } from './seats.ts'
import { isAttachment, standsInExtraZone } from './squad.ts'
import { type S, ZONES } from './state.ts'
import { attachedTo, world } from './world.ts'

/**
 * A position with cards in play may leave out what follows: the zones of cards that lie open, rows of face-down cards,
 * controllers, units, who is active, and the steps to come. Without a stack it is the main phase of the active player.
 */
export function completePosition(s: S, given: ReadonlySet<string>): void {
  if (s.pieces.length === 0 && countFaceDown(s) === 0) return // a position before the battle
  for (const cell of CELLS) for (const seat of ALL_SEATS) nameFaceDown(s, cell, seat)
  replaceRows(s, row => (row.controller < 0 ? changed(row, { controller: row.owner }) : undefined))
  for (const piece of PIECES.slice(0, s.pieces.length))
    if (rowOf(s, piece).units === ALL_UNITS) change(s, piece, { units: movementValue(s, piece) })
  layOutOpenCards(s)
  if (!given.has('phase')) s.phase = 'main'
  if (!given.has('active')) s.active = s.first
  if (!given.has('turn')) s.turn = likelyTurn(s)
  s.stack.push({ step: 'turn.main', seat: s.active })
}

/** Late enough for both to have had a turn; the first one while the Second player's third row is still hidden (9.2). */
const FIRST_FREE_TURN = 3
function likelyTurn(s: S): number {
  if (s.active !== s.first) return FIRST_FREE_TURN + 1
  return hiddenOf(s, other(s.first)).some(piece => isToBeUncovered(s, piece)) ? 1 : FIRST_FREE_TURN
}

const countFaceDown = (s: S): number =>
  CELLS.reduce((sum, cell) => sum + ALL_SEATS.reduce((n, seat) => n + countIn(s, ZONES.faceDown.at(cell), seat), 0), 0)

/** A face-down card that no row speaks of gets one. */
function nameFaceDown(s: S, cell: Cell, seat: Seat): void {
  const isNamed = s.pieces.some(row => row.card === HIDDEN && row.at === cell && row.owner === seat)
  if (countIn(s, ZONES.faceDown.at(cell), seat) > 0 && !isNamed)
    newPiece(s, { owner: seat, controller: seat, at: cell })
}

const zoneOf = ({ at }: PieceRow) => (at === 'graveyard' ? ZONES.graveyard : at === 'deck' ? undefined : ZONES.inPlay)

/** The cards of the rows lie in their zones, if none were written there; and they were brought. */
function layOutOpenCards(s: S): void {
  const written = ALL_SEATS.some(seat => countIn(s, ZONES.inPlay, seat) + countIn(s, ZONES.graveyard, seat) > 0)
  if (written) return
  for (const row of s.pieces) {
    const zone = zoneOf(row)
    if (row.card !== HIDDEN && zone) layOut(s, zone, row.owner, [row.card])
  }
  bringWhatLies(s)
}

/** All cards there are, in whatever zone. */
function bringWhatLies(s: S): void {
  const found: number[][] = ALL_SEATS.map(() => [])
  eachSlot(ZONES, s, (_zone, seat, slot) => found[seat]?.push(...(s.zones[slot] ?? [])))
  s.brought = found.map(cards => cards.sort((a, b) => a - b))
}

/** What no position may show. */
export function whatIsWrong(s: S): string | undefined {
  return wrongZones(s) ?? wrongPlaces(s) ?? wrongHosts(s) ?? (isOver(s) ? undefined : wrongLife(s))
}

const sorted = (cards: readonly CardId[]): string => [...cards].sort().join(' ')

/** The rows and the zones speak of the same cards. */
function wrongZones(s: S): string | undefined {
  for (const seat of ALL_SEATS) {
    const cardsAt = (zone: typeof ZONES.inPlay): readonly CardId[] =>
      s.pieces.flatMap(row => (row.owner === seat && row.card !== HIDDEN && zoneOf(row) === zone ? [row.card] : []))
    for (const zone of [ZONES.inPlay, ZONES.graveyard])
      if (sorted(cardsAt(zone)) !== sorted(cardsIn(s, zone, seat)))
        return `The cards in ${zone.name} are others than those of the rows.`
    for (const cell of CELLS) {
      const rows = s.pieces.filter(row => row.card === HIDDEN && row.at === cell && row.owner === seat).length
      if (rows !== countIn(s, ZONES.faceDown.at(cell), seat))
        return `The face-down cards on ${cell} are others than those of the rows.`
    }
  }
  return undefined
}

/** 8.7 One card on a cell, apart from what is attached to it; flyers and terrain in the extra zone (7.3). */
function wrongPlaces(s: S): string | undefined {
  const crowded = CELLS.find(cell => s.pieces.filter(row => row.at === cell).length > 1)
  if (crowded !== undefined) return `Two cards stand on ${crowded}.`
  const isSettled = s.phase !== 'reveal'
  const wrong = inPlay(s).find(piece => {
    const { at } = rowOf(s, piece)
    if (isHidden(s, piece)) return at === 'extra' || at === 'attached'
    return isSettled && at === 'extra' && !mayStandInExtraZone(s, piece)
  })
  return wrong && `${wrong} can't stand in the extra zone.`
}

function mayStandInExtraZone(s: S, piece: Piece): boolean {
  const { card } = rowOf(s, piece)
  return card !== HIDDEN && (standsInExtraZone(card) || has(s, piece, 'flying') || isLanding(s, piece))
}

const isLanding = (s: S, piece: Piece): boolean =>
  s.stack.some(frame => frame.step === 'card.land' && frame.piece === piece)

/** 21.3–21.5 What is attached has a host on a cell. */
function wrongHosts(s: S): string | undefined {
  const wrong = inPlay(s).find(piece => {
    const { at, host, card } = rowOf(s, piece)
    if ((at === 'attached') !== (host !== NONE)) return true
    return (
      host !== NONE &&
      (card === HIDDEN ||
        !isAttachment(card) ||
        cellOf(s, host) === undefined ||
        attachedTo(world(s), piece).length > 0)
    )
  })
  return wrong && `${wrong} does not stand on a host as it should.`
}

/** 20.6, 25.1 Between two actions no card is dead and nobody without a creature. */
function wrongLife(s: S): string | undefined {
  if (s.stack.at(-1)?.step !== 'turn.main') return undefined
  const dead = inPlay(s).find(
    piece => isRevealed(s, piece) && 'life' in CARD[cardOf(s, piece)] && currentLife(s, piece) <= 0,
  )
  if (dead !== undefined) return `${dead} has as many wounds as lives.`
  const beaten = ALL_SEATS.find(seat => !inPlay(s).some(piece => mayCount(s, piece, seat)))
  return beaten === undefined ? undefined : 'A player without a creature has lost.'
}

/** As far as everybody can tell. */
const mayCount = (s: S, piece: Piece, seat: Seat): boolean =>
  (isHidden(s, piece) || isCreatureInPlay(s, piece)) &&
  (rowOf(s, piece).controller === seat ||
    s.lasting.some(row => row.kind === 'control' && row.piece === piece && row.back === seat))
