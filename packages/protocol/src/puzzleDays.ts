// The days of puzzles: the same for everybody, by UTC, and how many in a row somebody has solved something on.

const DAY_MS = 86_400_000

/** 2026-11-17 */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10)

/** Days since 1970. */
export const dayNumber = (day: string): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS)

const dayBefore = (day: string): string => dayOf((dayNumber(day) - 1) * DAY_MS)

/** Up to today or, as long as today is not over, yesterday. */
export function streakOf(days: ReadonlySet<string>, today: string): number {
  return endingOn(days, days.has(today) ? today : dayBefore(today))
}

/** The longest there ever was. */
export function longestStreak(days: ReadonlySet<string>): number {
  let longest = 0
  let length = 0
  let last = Number.NaN
  for (const number of [...days].map(dayNumber).sort((a, b) => a - b)) {
    length = number === last + 1 ? length + 1 : 1
    longest = Math.max(longest, length)
    last = number
  }
  return longest
}

function endingOn(days: ReadonlySet<string>, end: string): number {
  let streak = 0
  for (let day = end; days.has(day); day = dayBefore(day)) streak++
  return streak
}
