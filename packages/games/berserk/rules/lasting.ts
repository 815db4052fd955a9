// Effects that last (23.4, 23.13): how long, and what ends with them.

import { addRow, amended, expireRows, type NOWHERE, removeRows, type Seat, type Which } from '@ludoteka/kernel'
import type { Duration } from '../content/terms.ts'
import type { Piece } from './names.ts'
import { LASTING_ROWS, type LastingRow } from './rows.ts'
import { other } from './seats.ts'
import type { Phase, S } from './state.ts'

/** 7.8 The preparation is a turn of its own, and nobody's. */
const PREPARATION: readonly Phase[] = ['sides', 'recruiting', 'placement', 'reveal', 'battleStart', 'vanguard']
export const isPreparation = (s: Pick<S, 'phase'>): boolean => PREPARATION.includes(s.phase)

type End = Pick<LastingRow, 'until' | 'whose' | 'left'>
const ANYBODY: typeof NOWHERE = -1

/** 23.13 The end of that player's next turn, which is never the turn under way. */
function endOfNextTurn(s: S, whose: Seat): End {
  return { until: 'turnEnd', whose, left: s.active === whose && !isPreparation(s) ? 2 : 1 }
}

/** `seat` controls the ability, `affected` the card it works on. */
export function endOf(s: S, duration: Duration, seat: Seat, affected: Seat): End {
  switch (duration) {
    case 'endOfTurn':
      return { until: 'turnEnd', whose: ANYBODY, left: 1 }
    case 'endOfOpponentsNextTurn':
      return endOfNextTurn(s, other(seat))
    case 'endOfYourNextTurn':
      return endOfNextTurn(s, seat)
    case 'endOfTargetControllersNextTurn':
      return endOfNextTurn(s, affected)
    case 'battle':
      return { until: 'never', whose: ANYBODY, left: 1 }
  }
}

const NO_ROWS: readonly LastingRow[] = []

export function addLasting(s: S, row: Partial<LastingRow>): void {
  s.lasting = amended(s.lasting, list => addRow(LASTING_ROWS, list, row))
}

export function endLasting(s: S, which: Which<LastingRow>): readonly LastingRow[] {
  if (s.lasting.length === 0) return NO_ROWS
  let gone: readonly LastingRow[] = []
  const left = amended(s.lasting, list => {
    gone = removeRows(list, which)
  })
  if (gone.length > 0) s.lasting = left
  return gone
}

/** E3 of that player's turn, or the end of the preparation. A list without an end stays the same list, and the world with it. */
export function expireLasting(s: S, whose?: Seat): readonly LastingRow[] {
  if (!s.lasting.some(({ until }) => until === 'turnEnd')) return NO_ROWS
  let gone: readonly LastingRow[] = []
  s.lasting = amended(s.lasting, list => {
    gone = expireRows(list, 'turnEnd', whose)
  })
  return gone
}

export function hasLasting(s: Pick<S, 'lasting'>, kind: LastingRow['kind'], piece: Piece): boolean {
  for (const row of s.lasting) if (row.kind === kind && row.piece === piece) return true
  return false
}
