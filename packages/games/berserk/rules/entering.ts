// 23.11, 23.12: cards that enter play later, by revival, summons or incarnation.

import { cardsIn, end, moveCard, type Offers, offer, type Seat } from '@ludoteka/kernel'
import { CARDS, type CardId } from '../content/cards.ts'
import { type Cell, touch } from '../content/cells.ts'
import type { Filter } from '../content/vocabulary.ts'
import { attach, hostsFor, moveToExtraZone } from './attachments.ts'
import { reportDone } from './effects/frame.ts'
import type { F, Use, WayIn } from './frames.ts'
import { beginBattle } from './hidden.ts'
import { log } from './log.ts'
import { movementValue } from './movementValue.ts'
import { NONE, type Piece } from './names.ts'
import {
  cardOf,
  cellOf,
  change,
  freeCells,
  has,
  isFlyer,
  isHidden,
  isInPlay,
  lastCellOf,
  rowOf,
  squadOf,
} from './pieces.ts'
import { BLANK_PIECE } from './rows.ts'
import { halfCells, rowCells } from './seats.ts'
import { cardFits, isAttachment, isUniqueCard, standsInExtraZone } from './squad.ts'
import { type S, type StepsOf, ZONES } from './state.ts'
import { faceOf, who } from './told.ts'
import { PRINTED_TRAITS } from './traits.ts'
import { emit } from './triggers.ts'
import type { Verbs } from './verbs.ts'

/** The cards of a squad, those hidden from the opponent included. */
function cardsOfSquad(s: S, seat: Seat): readonly CardId[] {
  return squadOf(s, seat).flatMap(piece => {
    if (!isHidden(s, piece)) return [cardOf(s, piece)]
    const cell = cellOf(s, piece)
    return cell ? cardsIn(s, ZONES.faceDown.at(cell), rowOf(s, piece).owner) : []
  })
}

/** N.44, T.1 Whether a card may be taken into the squad now. */
export function mayBeTaken(s: S, seat: Seat, card: CardId): boolean {
  const squad = cardsOfSquad(s, seat)
  if (isUniqueCard(card) && squad.includes(card)) return false
  const bans = PRINTED_TRAITS.get(card)?.cannotBeTakenWith ?? []
  return !bans.some(filter => squad.some(one => cardFits(filter, one)))
}

/** 29 Beside a card; for a flyer anywhere. */
function isNear(s: S, source: Piece, cell: Cell | undefined): boolean {
  if (isInPlay(s, source) && isFlyer(s, source)) return true
  const from = lastCellOf(s, source)
  return from !== undefined && cell !== undefined && touch(from, cell)
}

/** 29 The free cells for a card that a source revives or summons. */
function cellsNear(s: S, { source, seat }: Use): readonly Cell[] {
  const isAirborne = isInPlay(s, source) && isFlyer(s, source)
  return freeCells(s, isAirborne ? halfCells(s, seat) : undefined).filter(cell => isNear(s, source, cell))
}

/** Whether a card like this could be summoned, if the deck holds one: so a refusal tells nothing. */
export const canSummon = (s: S, use: Use, filter: Filter): boolean =>
  CARDS.some(
    card =>
      cardFits(filter, card) &&
      mayBeTaken(s, use.seat, card) &&
      (standsInExtraZone(card) || isAttachment(card) || cellsNear(s, use).length > 0),
  )

/** Where a card may be put: on one of these cells, onto one of these hosts, or into the extra zone. */
type Room = { readonly cells: readonly Cell[]; readonly hosts: readonly Piece[]; readonly isExtra: boolean }
const ONTO = (hosts: readonly Piece[]): Room => ({ cells: [], hosts, isExtra: false })
const CELLS_ONLY = (cells: readonly Cell[]): Room => ({ cells, hosts: [], isExtra: false })
const EXTRA_ZONE: Room = { cells: [], hosts: [], isExtra: true }

/** 29 Revive, Summon: beside the reviving card, for a flyer anywhere on the own half; 23.11.1 for what needs a host. */
function roomBeside(s: S, use: Use, piece: Piece): Room {
  const card = cardOf(s, piece)
  if (standsInExtraZone(card)) return EXTRA_ZONE
  if (!isAttachment(card)) return CELLS_ONLY(cellsNear(s, use))
  const hosts = hostsFor(s, piece)
  return ONTO(has(s, piece, 'parasite') ? hosts : hosts.filter(host => isNear(s, use.source, cellOf(s, host))))
}

/** N.22 A free cell of the own third row; a flyer goes to the extra zone. */
function roomFor(s: S, use: Use, piece: Piece, how: WayIn): Room {
  if (how !== 'incarnate') return roomBeside(s, use, piece)
  return standsInExtraZone(cardOf(s, piece)) ? EXTRA_ZONE : CELLS_ONLY(freeCells(s, rowCells(s, use.seat, 3)))
}

const isThereRoom = ({ cells, hosts, isExtra }: Room): boolean => isExtra || cells.length + hosts.length > 0

/** Whether a card of the graveyard could be put out this way now. */
export const canEnter = (s: S, use: Use, piece: Piece, how: WayIn): boolean =>
  mayBeTaken(s, use.seat, cardOf(s, piece)) && isThereRoom(roomFor(s, use, piece, how))

export const revivable = (s: S, use: Use, piece: Piece): boolean => canEnter(s, use, piece, 'revive')

const RULE: Readonly<Record<WayIn, string>> = { revive: '23.11', summon: '23.11', incarnate: 'N.22' }

/** Puts a card into play; `at` is a cell, a host, or nothing for the extra zone. */
function enterPlay(s: S, f: PlaceFrame, at: { readonly cell?: Cell; readonly host?: Piece }): void {
  const { piece, how, isClosed, seat } = f
  const card = cardOf(s, piece)
  const { owner, incarnated } = rowOf(s, piece)
  moveCard(s, card, how === 'summon' ? ZONES.deck : ZONES.graveyard, owner, ZONES.inPlay)
  change(s, piece, {
    ...BLANK_PIECE,
    card,
    owner,
    controller: seat,
    at: at.cell ?? 'extra',
    closed: isClosed,
    incarnated: incarnated || how === 'incarnate',
  })
  change(s, piece, { units: movementValue(s, piece) })
  const told = { piece, card: faceOf(s, piece), place: at.cell ?? NONE }
  if (how === 'incarnate') log(s, 'incarnated', RULE[how], told)
  else log(s, how === 'revive' ? 'revived' : 'summoned', RULE[how], { seat, ...told })
  if (at.host) attach(s, piece, at.host)
  else if (!at.cell) moveToExtraZone(s, piece)
  beginBattle(s, piece)
  if (how === 'incarnate') emit(s, piece, 'incarnated', f.cause)
  reportDone(s)
}

type PlaceFrame = Extract<F, { step: 'effect.place' }>

const roomIn = (s: S, f: PlaceFrame): Room => roomFor(s, f, f.piece, f.how)

export const ENTERING: Pick<StepsOf<'effect'>, 'effect.place'> = {
  // D15
  'effect.place': {
    ask(s, f): Offers<Verbs> | undefined {
      const { cells, hosts } = roomIn(s, f)
      if (cells.length + hosts.length === 0) return undefined
      return offer(f.seat, cells.length > 0 ? { cell: cells } : { host: hosts })
    },
    do: {
      cell: (s, f, cell) => place(s, f, { cell }),
      host: (s, f, host) => place(s, f, { host }),
    },
    // The extra zone; or no place is left (23.11.1).
    run(s, f) {
      if (roomIn(s, f).isExtra) enterPlay(s, f, {})
    },
    terms: (s, f) => ({ seat: f.seat, how: f.how, ...who(s, f.piece) }),
    why: { cell: { rule: '23.11', reason: 'cellOccupied' }, host: { rule: '21.4', reason: 'notAHost' } },
  },
}

function place(s: S, f: PlaceFrame, at: { readonly cell?: Cell; readonly host?: Piece }): void {
  end(s)
  enterPlay(s, f, at)
}
