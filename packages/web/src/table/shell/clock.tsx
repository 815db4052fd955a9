// A seat's clock, which counts down by itself between two messages of the server.

import { type ReactElement, useEffect, useState } from 'react'
import { useText } from '../../text/index.ts'
import type { FeedState } from '../tableFeed.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const SHORT_MS = 30_000

/** From here on nobody counts seconds. */
const MANY_HOURS = 10

type Units = { readonly days: (n: number) => string; readonly hours: (n: number) => string }

export function timeLeft(ms: number, units: Units): string {
  const left = Math.max(0, ms)
  // Whoever has just been given three days is not told two.
  const days = Math.floor((left + HOUR_MS) / DAY_MS)
  if (days >= 2) return units.days(days)
  const seconds = Math.floor(left / 1000)
  const pad = (n: number): string => String(n).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  if (hours >= MANY_HOURS) return units.hours(Math.floor((left + MINUTE_MS) / HOUR_MS))
  const minutes = Math.floor(seconds / 60) % 60
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}` : `${minutes}:${pad(seconds % 60)}`
}

export function SeatClock({ seat, state }: { readonly seat: string; readonly state: FeedState }): ReactElement | null {
  const text = useText()
  const { clocks, clocksAt, paused } = state
  const isRunning = clocks?.running.includes(seat) === true && !paused
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [isRunning])
  const left = clocks?.left[seat]
  if (left === undefined) return null
  const remaining = isRunning ? left - Math.max(0, now - clocksAt) : left
  return (
    <time
      className={`table-clock ${isRunning ? 'is-running' : ''} ${remaining < SHORT_MS ? 'is-short' : ''}`}
      role="timer"
    >
      {timeLeft(remaining, text.table)}
    </time>
  )
}
