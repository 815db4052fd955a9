// How good a position of Red Sea is for a seat.

import type { Seat } from '@ludoteka/kernel'
import { sideOf } from '../rules/sides.ts'
import type { S } from '../rules/state.ts'

const WIN = 1000

export function evaluate(s: S, seat: Seat): number {
  if (s.result.kind === 'won') return s.result.winners.includes(seat) ? WIN : -WIN
  return sideOf(s, seat) === 'us' ? s.vp : -s.vp
}
