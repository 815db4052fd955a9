// Sides and seats: the Axis sit first, the Allies second.

import { itemAt, type Seat } from '@ludoteka/kernel'
import { SIDES, type Side } from '../content/sides.ts'

export const AXIS: Seat = 0
export const ALLIES: Seat = 1
export const SEATS: readonly Seat[] = [AXIS, ALLIES]

export const sideOf = (seat: Seat): Side => itemAt(SIDES, seat)
export const otherSeat = (seat: Seat): Seat => 1 - seat
