// Chapter 6: placing the squad face down on the own half, in secret.

import {
  type Choice,
  contents,
  countIn,
  isSameList,
  kindsIn,
  moveCard,
  type Offers,
  type Refusal,
  required,
  type Seat,
} from '@ludoteka/kernel'
import { CARDS, type CardId } from '../content/cards.ts'
import { type Cell, cellNumber, PLACEMENT, type Side } from '../content/cells.ts'
import { log } from './log.ts'
import type { Pair } from './names.ts'
import { countPutBack, mayPutBack, READY_TAKE_BACK, unready } from './recruiting.ts'
import { halfCells, sideOf } from './seats.ts'
import { type S, type StepsOf, ZONES } from './state.ts'
import { CARD_TO_CELL, type Verbs } from './verbs.ts'

const NUMBERS: ReadonlyMap<CardId, number> = new Map(CARDS.map((card, i) => [card, i]))

const isTaken = (s: S, seat: Seat, cell: Cell): boolean =>
  countIn(s, required(ZONES.placed.each[cellNumber(cell)], cell), seat) > 0

function placedCells(s: S, seat: Seat): readonly Cell[] {
  const found: Cell[] = []
  for (const cell of halfCells(s, seat)) if (isTaken(s, seat, cell)) found.push(cell)
  return found
}

/** 6.2 The free cells of the first level that is not full. */
export function openCells(s: S, seat: Seat, placed = placedCells(s, seat)): readonly Cell[] {
  let taken = 0 // one bit for each cell
  for (const cell of placed) taken |= 1 << cellNumber(cell)
  const free: Cell[] = []
  for (const level of PLACEMENT[sideOf(s, seat)]) {
    for (const cell of level) if ((taken & (1 << cellNumber(cell))) === 0) free.push(cell)
    if (free.length > 0) break
  }
  return free
}

/** What was last offered to a seat, and everything it hangs on: both are asked whenever one has answered, and only his cards have changed. */
type Offered = {
  readonly squad: readonly number[]
  readonly placed: readonly Cell[]
  readonly side: Side
  readonly isPutBackAllowed: boolean
  readonly choice: Choice<Verbs>
}
const offered: Offered[] = []

function placementChoice(s: S, seat: Seat): Choice<Verbs> {
  const squad = contents(s, ZONES.squad, seat)
  const placed = placedCells(s, seat)
  const side = sideOf(s, seat)
  const isPutBackAllowed = mayPutBack(s, seat)
  const last = offered[seat]
  if (
    last?.squad === squad &&
    last.side === side &&
    last.isPutBackAllowed === isPutBackAllowed &&
    isSameList(last.placed, placed)
  )
    return last.choice
  const choice = choiceWith(s, seat, placed)
  offered[seat] = { squad, placed, side, isPutBackAllowed, choice }
  return choice
}

function choiceWith(s: S, seat: Seat, placed: readonly Cell[]): Choice<Verbs> {
  const cells = openCells(s, seat, placed)
  const left = kindsIn(s, ZONES.squad, seat)
  const place: Pair<CardId, Cell>[] = []
  for (const card of left) {
    const number = required(NUMBERS.get(card), card)
    for (const cell of cells) place.push(CARD_TO_CELL.at(number, cellNumber(cell)))
  }
  // Verb by verb: spreads of parts that may be missing are slow.
  const choice: { -readonly [V in keyof Choice<Verbs>]: Choice<Verbs>[V] } = { place }
  if (mayPutBack(s, seat)) choice.unplace = placed
  if (left.length === 0) choice.ready = true
  return choice
}

function whyNotPlace(s: S, seat: Seat, cell: Cell): Refusal {
  if (!halfCells(s, seat).includes(cell)) return { rule: '6.1', reason: 'notYourHalf' }
  if (isTaken(s, seat, cell)) return { rule: '6.1', reason: 'cellTaken' }
  return openCells(s, seat).includes(cell)
    ? { rule: '6.1', reason: 'notInSquad' }
    : { rule: '6.2', reason: 'lowerLevelFirst' }
}

export const PLACING: StepsOf<'place'> = {
  'place.cards': {
    ask: (s): Offers<Verbs> => unready(s).map(seat => ({ seat, choice: placementChoice(s, seat) })),
    do: {
      place(s, _f, arg, seat) {
        const [card, cell] = CARD_TO_CELL.of(arg)
        moveCard(s, card, ZONES.squad, seat, ZONES.placed.at(cell))
      },
      unplace(s, _f, cell, seat) {
        countPutBack(s, seat)
        for (const card of kindsIn(s, ZONES.placed.at(cell), seat))
          moveCard(s, card, ZONES.placed.at(cell), seat, ZONES.squad)
      },
      ready(s, _f, _arg, seat) {
        s.ready[seat] = true
        log(s, 'placementReady', '6.5', { seat })
      },
    },
    final: ['ready'],
    takeBack: READY_TAKE_BACK,
    terms: s => ({ ready: [...s.ready] }),
    why: {
      place: (s, _f, arg, seat) => whyNotPlace(s, seat, CARD_TO_CELL.of(arg)[1]),
      unplace: (s, _f, _cell, seat) =>
        mayPutBack(s, seat) ? { rule: '6.1', reason: 'nothingPlaced' } : { rule: '6.1', reason: 'tooManyPutBacks' },
      ready: { rule: '6.1', reason: 'placeAll' },
    },
  },
}
