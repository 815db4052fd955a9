// The two players: who is First, and which rows are whose.

import type { Seat } from '@ludoteka/kernel'
import { type Cell, HALF, type OwnRow, ROW, type Side } from '../content/cells.ts'
import type { S } from './state.ts'

export const ALL_SEATS: readonly Seat[] = [0, 1]
export const other = (seat: Seat): Seat => 1 - seat

export const sideOf = (s: Pick<S, 'first'>, seat: Seat): Side => (seat === s.first ? 'first' : 'second')
/** The First player comes first (7.1, 7.4, 7.6). */
export const inOrder = (s: Pick<S, 'first'>): readonly Seat[] => [s.first, other(s.first)]
/** The active player comes first (18.8). */
export const activeFirst = (s: Pick<S, 'active'>): readonly Seat[] => [s.active, other(s.active)]

export const rowCells = (s: Pick<S, 'first'>, seat: Seat, row: OwnRow): readonly Cell[] => ROW[sideOf(s, seat)][row]
export const halfCells = (s: Pick<S, 'first'>, seat: Seat): readonly Cell[] => HALF[sideOf(s, seat)]
