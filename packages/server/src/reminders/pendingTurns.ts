// Whom a table waits for, and when each of them should be reminded.

import type { Clock } from '@ludoteka/protocol'
import { type ClockState, fullTime, peopleAt } from '@ludoteka/table'
import type { MatchRow } from '../store/store.ts'
import { seatsAnsweredByOrders } from '../table/orders.ts'
import type { TableState } from '../table/state.ts'

export type ReminderDelays = {
  /** How long a person may be away from a table at which all play now. */
  readonly liveMs: number
  /** The same where there are days for a move. */
  readonly daysMs: number
}

export function reminderDelay({ kind }: Clock, { liveMs, daysMs }: ReminderDelays): number {
  return kind === 'days' ? daysMs : liveMs
}

/** People who are waited for. Whoever plays alone keeps nobody waiting, unless a clock runs. */
export function peopleWaitedFor(row: MatchRow): readonly string[] {
  if (row.status !== 'running' || row.paused) return []
  if (row.clocks === null && peopleAt(row).length < 2) return []
  const people: string[] = []
  for (const seat of row.waiting) {
    const holder = row.seats[seat]
    if (holder?.kind === 'account' && !people.includes(holder.account)) people.push(holder.account)
  }
  return people
}

export type PendingTurn = {
  readonly account: string
  readonly turn: number
  /** When each reason holds. */
  readonly at: { readonly turn: number; readonly late?: number }
  /** When the person's time will be up, if it runs. */
  readonly until: number | undefined
}

/** Whoever's standing order will answer is not reminded. */
export function pendingTurnsAt(table: TableState, timing: ReminderDelays): readonly PendingTurn[] {
  const { row, askedSince, askedAt } = table
  const answered = seatsAnsweredByOrders(table)
  const waiting = row.waiting.filter(seat => !answered.includes(seat))
  return peopleWaitedFor({ ...row, waiting }).map(account => {
    const seats = waiting.filter(seat => {
      const holder = row.seats[seat]
      return holder?.kind === 'account' && holder.account === account
    })
    const until = endOfTime(row.clocks, seats)
    return {
      account,
      turn: Math.max(...seats.map(seat => askedSince[seat] ?? 0)),
      at: {
        turn: askedTime(row, seats, askedAt) + reminderDelay(row.clock, timing),
        ...(row.clock.kind === 'days' && until !== undefined ? { late: until - fullTime(row.clock) / 4 } : {}),
      },
      until,
    }
  })
}

/** When the last of these seats was asked; before anything has happened, when the match began. */
function askedTime({ updatedAt }: MatchRow, seats: readonly number[], askedAt: readonly number[]): number {
  return Math.max(...seats.map(seat => askedAt[seat] || updatedAt))
}

function endOfTime(clocks: ClockState | null, seats: readonly number[]): number | undefined {
  const ends = seats.flatMap(seat => (clocks?.running.includes(seat) ? [clocks.since + (clocks.left[seat] ?? 0)] : []))
  return ends.length > 0 ? Math.min(...ends) : undefined
}
