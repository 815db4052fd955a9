// Chapter 2: how a turn begins and ends, and how turns follow each other.

import { countIn, enter, itemAt, type Seat, type Steps } from '@ludoteka/kernel'
import { TURNS_OF_A_YEAR } from '../content/numbers.ts'
import { SLOTS } from '../content/wheel.ts'
import { headOf } from './board.ts'
import { isOccupied } from './cards.ts'
import { drawCards } from './drawing.ts'
import { log } from './log.ts'
import { isEmpty, moveUnseen } from './moving.ts'
import { cancelOperation } from './operations.ts'
import { otherSeat, SEATS, sideOf } from './sides.ts'
import { type F, type S, type Verbs, ZONES } from './state.ts'
import { yearEnd } from './yearEnd.ts'

/** What a turn is made of. */
export const turnOf = (seat: Seat): readonly F[] => [
  { step: 'turn.main', seat },
  { step: 'turn.draw', seat },
  { step: 'turn.end', seat },
]

/** 2.10.2, in both readings. */
function isYearOver(s: S): boolean {
  const isOut = s.options['shortYear'] === 'on' ? isDeckOut : isPlayedOut
  return SEATS.every(seat => isOut(s, seat))
}

const isDeckOut = (s: S, seat: Seat): boolean => isEmpty(s, ZONES.deck, seat)
const isPlayedOut = (s: S, seat: Seat): boolean => isDeckOut(s, seat) && isEmpty(s, ZONES.hand, seat)

/** 2.10.2, 9.5 Cards left in hands, and after too many turns in decks, are discarded. */
function discardLeftovers(s: S, rule: string): void {
  for (const seat of SEATS) {
    const inHand = moveUnseen(s, ZONES.hand, seat, ZONES.discard)
    if (inHand > 0) log(s, 'handDiscarded', rule, { side: sideOf(seat), n: inHand })
    const inDeck = moveUnseen(s, ZONES.deck, seat, ZONES.discard)
    if (inDeck > 0) log(s, 'deckDiscarded', rule, { side: sideOf(seat), n: inDeck })
  }
}

export const TURN: Pick<Steps<S, F, Verbs>, 'turn.begin' | 'turn.draw' | 'turn.end'> = {
  // 2.2 The wheel turns; an operation that has gone full circle is cancelled.
  'turn.begin': {
    run(s, { seat }) {
      s.turn++
      s.yearTurn++
      s.active = seat
      s.head[seat] = (itemAt(s.head, seat) + 1) % SLOTS.length
      const slot = headOf(s, seat)
      log(s, 'turnBegan', '2.2', { side: sideOf(seat), slot })
      if (isOccupied(s, seat, slot)) {
        const n = cancelOperation(s, seat, slot)
        log(s, 'operationLapsed', '2.2', { side: sideOf(seat), slot, n })
      }
      s.owesCard = countIn(s, ZONES.hand, seat) > 0 // 2.9
      enter<F>(s, ...turnOf(seat))
    },
  },

  // 2.10
  'turn.draw': {
    run(s, { seat }) {
      s.owesCard = false
      log(s, 'turnEnded', '2.10', { side: sideOf(seat) })
      drawCards(s, seat, '2.10')
    },
  },

  // 2.10.1, 2.10.2, 2.11
  'turn.end': {
    run(s, { seat }) {
      if (isDeckOut(s, seat) && !s.winter) {
        s.winter = true
        log(s, 'winterBegan', '2.10.1', { side: sideOf(seat) })
      }
      const isOver = isYearOver(s)
      if (isOver || s.yearTurn >= TURNS_OF_A_YEAR) {
        const rule = isOver ? '2.10.2' : '9.5'
        discardLeftovers(s, rule)
        log(s, 'yearEnded', rule, { year: s.year })
        enter<F>(s, ...yearEnd(s))
      } else enter<F>(s, { step: 'turn.begin', seat: otherSeat(seat) })
    },
  },
}
