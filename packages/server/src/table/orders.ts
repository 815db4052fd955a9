// Standing orders at a table: given and taken back by the players of their seats, and played when they are due.

import type { StandingOrderInfo } from '@ludoteka/protocol'
import {
  NO_ORDERS,
  type OrderedAnswer,
  type OrderPauses,
  type OrderRequest,
  type Orders,
  orderedAnswers,
  ordersAfterAnswer,
  ordersOf,
  pauseBefore,
  seatsOutOfTime,
  timeLeft,
  type ViewedSeats,
  withOrder,
  withoutOrder,
} from '@ludoteka/table'
import { refuse } from '../problem.ts'
import type { MatchRow } from '../store/store.ts'
import { botsActFrom } from './botTurns.ts'
import { changeForAction, ownSeat, requireRunning, storedOrders } from './play.ts'
import type { TableChange } from './repository.ts'
import { isStarted, type StartedTable, type TableState } from './state.ts'

export function giveOrder(
  given: TableState,
  account: string,
  { seat: name, ...wanted }: OrderRequest & { readonly seat: string },
  now: number,
): TableChange {
  const seat = ownSeat(given, account, name)
  const table = requireRunning(given)
  const orders = withOrder(table, table.row.orders ?? NO_ORDERS, seat, wanted, now)
  return changeTo(orders ?? refuse('bad-request', 'This game has no such order.'))
}

export function cancelOrder(
  given: TableState,
  account: string,
  { seat: name, order }: { readonly seat: string; readonly order?: string | undefined },
): TableChange {
  const seat = ownSeat(given, account, name)
  const table = requireRunning(given)
  return changeTo(withoutOrder(table, table.row.orders ?? NO_ORDERS, seat, order))
}

/** Without an event, which would have a number that everybody is told. */
function changeTo(orders: Orders): TableChange {
  return { row: { orders: storedOrders(orders) } }
}

/** The orders of some seats as their players are told of them; undefined if there are none. */
export function ordersFrom(table: TableState, seats: ViewedSeats): Record<string, StandingOrderInfo[]> | undefined {
  const { row, names } = table
  if (!row.orders || !isStarted(table) || row.status !== 'running') return undefined
  const bySeat: Record<string, StandingOrderInfo[]> = {}
  for (const seat of seats) {
    const own = ordersOf(table, row.orders, seat)
    if (own.length > 0) bySeat[names[seat] ?? ''] = own.map(({ order, settings, span }) => ({ order, settings, span }))
  }
  return Object.keys(bySeat).length > 0 ? bySeat : undefined
}

type DueAnswer = { readonly answer: OrderedAnswer; readonly due: number }

/** When an order answers next; undefined if none does. */
export const ordersDueAt = (table: TableState, pauses?: OrderPauses): number | undefined =>
  nextAnswer(table, pauses)?.due

function nextAnswer(table: TableState, pauses?: OrderPauses): DueAnswer | undefined {
  if (!isStarted(table)) return undefined
  const due = answersNow(table).map(answer => ({ answer, due: dueAt(table, answer, pauses) }))
  return due.sort((a, b) => a.due - b.due)[0]
}

/** Bots have no orders: those of whoever they stand in for wait. */
function answersNow(table: StartedTable): readonly OrderedAnswer[] {
  const { row } = table
  if (!row.orders || row.status !== 'running' || row.paused) return []
  const people = row.seats.flatMap((holder, seat) => (holder.kind === 'account' ? [seat] : []))
  return orderedAnswers(table, row.orders, people)
}

/** Seats that need not be asked: an order will answer. */
export function seatsAnsweredByOrders(table: TableState): readonly number[] {
  return isStarted(table) ? answersNow(table).map(({ action }) => action.seat) : []
}

/** So long before the end of somebody's time their orders answer at the latest. */
const BEFORE_TIMEOUT_MS = 1_000

/** After its pause, and like bots not while people may answer a proposal; but before the seat's time is up. */
function dueAt(table: StartedTable, answer: OrderedAnswer, pauses?: OrderPauses): number {
  const { row } = table
  const due = Math.max(answer.from + pauseBefore(table, answer, row.clock, pauses), botsActFrom(row))
  return Math.min(due, endOfTime(row, answer.action.seat) - BEFORE_TIMEOUT_MS)
}

function endOfTime({ clocks }: MatchRow, seat: number): number {
  if (!clocks?.running.includes(seat)) return Number.POSITIVE_INFINITY
  return clocks.since + timeLeft(clocks, seat, clocks.since)
}

/** The next answer of an order, if it is due. To everybody else it is an action like any other. */
export function playOrder(given: TableState, now: number, pauses?: OrderPauses): TableChange | undefined {
  const next = nextAnswer(given, pauses)
  if (!next || next.due > now) return undefined
  const table = requireRunning(given)
  const { action, order } = next.answer
  if (seatsOutOfTime(table.row.clocks, now).includes(action.seat)) return undefined
  const { event, row, live } = changeForAction(table, action, now)
  if (event?.kind !== 'act') return undefined
  const standing = row.orders === undefined ? table.row.orders : row.orders
  const orders = storedOrders(ordersAfterAnswer(table, standing ?? NO_ORDERS, action.seat, order))
  return { event: { ...event, ordered: true }, row: { ...row, orders }, ...(live ? { live } : {}) }
}
