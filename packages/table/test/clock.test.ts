// Clocks as arithmetic: banks, days per move, time during which nobody could act.

import {
  advanceClocks,
  ensureMinimumTime,
  nextExpiry,
  seatsOnClock,
  seatsOutOfTime,
  startClocks,
  timeLeft,
  withoutDowntime,
} from '@ludoteka/table'
import { expect, test } from 'vitest'

const BANK = { kind: 'bank', bankMs: 60_000, incrementMs: 2_000 } as const

test('a bank is charged while its seat is waited for, and grows by the increment', () => {
  const start = startClocks(BANK, 2, [0], 1_000)
  expect(start && timeLeft(start, 0, 11_000)).toBe(50_000)
  expect(start && timeLeft(start, 1, 11_000)).toBe(60_000)
  const next = advanceClocks(BANK, start, [1], 11_000, 0)
  expect(next).toEqual({ left: [52_000, 60_000], running: [1], since: 11_000 })
  expect(nextExpiry(next)).toBe(71_000)
  expect(seatsOutOfTime(next, 70_999)).toEqual([])
  expect(seatsOutOfTime(next, 71_000)).toEqual([1])
})

test('days per move begin again with every move', () => {
  const clock = { kind: 'days', days: 2 } as const
  const start = startClocks(clock, 2, [0], 0)
  const next = advanceClocks(clock, start, [1], 86_400_000, 0)
  expect(next?.left).toEqual([2 * 86_400_000, 2 * 86_400_000])
})

test('the time during which no server was running is given back', () => {
  const running = { left: [60_000, 60_000], running: [0], since: 1_000 }
  expect(timeLeft(withoutDowntime(running, { from: 11_000, to: 100_000 }), 0, 101_000)).toBe(49_000)
  expect(withoutDowntime({ ...running, since: 50_000 }, { from: 11_000, to: 100_000 }).since).toBe(100_000)
})

test('only people have clocks, and none runs while the table is paused', () => {
  const seats = [{ kind: 'account', account: 'anna' } as const, { kind: 'bot', level: 'random' } as const]
  expect(seatsOnClock({ seats, paused: false }, [0, 1])).toEqual([0])
  expect(seatsOnClock({ seats, paused: true }, [0, 1])).toEqual([])
})

test('who comes back to a seat has at least a minute', () => {
  const clocks = { left: [0, 90_000], running: [0], since: 0 }
  expect(ensureMinimumTime(BANK, clocks, 0)?.left).toEqual([60_000, 90_000])
  expect(ensureMinimumTime(BANK, clocks, 1)?.left).toEqual([0, 90_000])
})
