// The clocks a new table may have, and any clock in words.

import type { Clock } from '@ludoteka/protocol'
import type { Dictionary } from '../text/index.ts'

export const CLOCK_NAMES = ['none', 'blitz', 'calm', 'long', 'day', 'threeDays'] as const
export type ClockName = (typeof CLOCK_NAMES)[number]

const MINUTE = 60_000
const bank = (minutes: number, seconds: number): Clock => ({
  kind: 'bank',
  bankMs: minutes * MINUTE,
  incrementMs: seconds * 1000,
})

export const CLOCKS: Readonly<Record<ClockName, Clock>> = {
  none: { kind: 'none' },
  blitz: bank(10, 5),
  calm: bank(25, 10),
  long: bank(60, 20),
  day: { kind: 'days', days: 1 },
  threeDays: { kind: 'days', days: 3 },
}

export function clockWords(clock: Clock, { clock: words }: Dictionary): string {
  if (clock.kind === 'none') return words.none
  if (clock.kind === 'days') return words.days(clock.days)
  return words.bank(clock.bankMs / MINUTE, clock.incrementMs / 1000)
}
