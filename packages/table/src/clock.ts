// Clocks as arithmetic: time left, whose clocks run since when, and when somebody's time will be up.

import type { Seat } from '@ludoteka/kernel'
import type { Holder } from './seats.ts'

/** How long players may think: not limited, a bank for the whole match that grows with every action, or days per move. */
export type Clock =
  | { readonly kind: 'none' }
  | { readonly kind: 'bank'; readonly bankMs: number; readonly incrementMs: number }
  | { readonly kind: 'days'; readonly days: number }

/** Milliseconds left per seat; `since` = when the clocks of `running` were started. */
export type ClockState = {
  readonly left: readonly number[]
  readonly running: readonly Seat[]
  readonly since: number
}

const DAY = 86_400_000

/** The clocks of a table that starts now. */
export function startClocks(clock: Clock, seats: number, thinking: readonly Seat[], now: number): ClockState | null {
  if (clock.kind === 'none') return null
  return { left: Array.from({ length: seats }, () => fullTime(clock)), running: thinking, since: now }
}

/** The time of a seat at the start, and for each move where it is given again. */
export function fullTime(clock: Exclude<Clock, { kind: 'none' }>): number {
  return clock.kind === 'bank' ? clock.bankMs : clock.days * DAY
}

export function timeLeft(clocks: ClockState, seat: number, now: number): number {
  const left = clocks.left[seat] ?? 0
  return clocks.running.includes(seat) ? Math.max(0, left - Math.max(0, now - clocks.since)) : left
}

/** The clocks after an event: the time used is subtracted, and the clocks of `thinking` run from now. */
export function advanceClocks(
  clock: Clock,
  clocks: ClockState | null,
  thinking: readonly number[],
  now: number,
  acted?: number,
): ClockState | null {
  if (clock.kind === 'none' || clocks === null) return null
  const left = clocks.left.map((_, seat) => {
    const rest = timeLeft(clocks, seat, now)
    if (seat !== acted) return rest
    return clock.kind === 'bank' ? rest + clock.incrementMs : fullTime(clock)
  })
  return { left, running: thinking, since: now }
}

/** The clocks with so much less for a seat: it takes back an action, and with it what the action has earned. */
export function subtractEarned(clocks: ClockState, seat: number, earned: number): ClockState {
  return { ...clocks, left: clocks.left.map((left, i) => (i === seat ? left - earned : left)) }
}

/** A person who takes a seat back gets a minimum of time. */
export function ensureMinimumTime(clock: Clock, clocks: ClockState | null, seat: number): ClockState | null {
  if (clock.kind === 'none' || clocks === null) return null
  const least = clock.kind === 'bank' ? Math.max(60_000, clock.incrementMs) : fullTime(clock)
  return { ...clocks, left: clocks.left.map((left, i) => (i === seat ? Math.max(left, least) : left)) }
}

/** Seats whose clocks run: bots have none. */
export function seatsOnClock(
  { seats, paused }: { readonly seats: readonly Holder[]; readonly paused: boolean },
  waiting: readonly Seat[],
): readonly Seat[] {
  return paused ? [] : waiting.filter(seat => seats[seat]?.kind === 'account')
}

/** Seats whose time is up. */
export function seatsOutOfTime(clocks: ClockState | null, now: number): readonly number[] {
  return clocks?.running.filter(seat => timeLeft(clocks, seat, now) <= 0) ?? []
}

/** When the next of the running clocks will be at zero. */
export function nextExpiry(clocks: ClockState | null): number | undefined {
  if (!clocks || clocks.running.length === 0) return undefined
  return clocks.since + Math.min(...clocks.running.map(seat => clocks.left[seat] ?? 0))
}

/** The clocks without the time during which no server was running. */
export function withoutDowntime(clocks: ClockState, downtime: { from: number; to: number }): ClockState {
  const lost = Math.max(0, downtime.to - Math.max(downtime.from, clocks.since))
  return { ...clocks, since: clocks.since + lost }
}
