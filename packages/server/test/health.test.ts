// What health is made of: the last write, failures of the store, the connection to other processes.

import { pino } from 'pino'
import { expect, test } from 'vitest'
import { openHealth } from '../src/health.ts'

function health() {
  const lines: string[] = []
  let now = 1_000_000
  const at = { isLost: false, isBusConnected: true }
  return {
    at,
    lines: () => lines.map(line => JSON.parse(line).msg),
    forward(ms: number) {
      now += ms
    },
    ...openHealth({
      system: { now: () => now },
      logger: pino({ level: 'warn' }, { write: line => lines.push(line) }),
      staleAfterMs: 20_000,
      calmMs: 10_000,
      isLost: () => at.isLost,
      isBusConnected: () => at.isBusConnected,
    }),
  }
}

test('it is well while something is stored from time to time', () => {
  const { problem, wrote, forward } = health()
  expect(problem()).toBeUndefined()
  forward(20_000)
  expect(problem()).toBeUndefined()
  forward(1)
  expect(problem()).toBe('Nothing was stored for a while.')
  wrote()
  expect(problem()).toBeUndefined()
})

test('a failure lasts until a write succeeds after a calm time, and is logged once', () => {
  const { problem, wrote, storeFailed, forward, lines } = health()
  for (let n = 0; n < 5; n++) {
    storeFailed(new Error('database or disk is full'))
    forward(5_000)
    wrote() // small writes may still find room
    expect(problem()).toBe('The store can not be used.')
  }
  expect(lines()).toEqual(['the store can not be used; requests are refused'])
  forward(5_000)
  expect(problem()).toBe('The store can not be used.')
  wrote()
  expect(problem()).toBeUndefined()
  expect(lines()).toHaveLength(2)
  storeFailed(new Error('a connection that broke then'))
  expect(problem()).toBe('The store can not be used.')
  expect(lines()).toHaveLength(2)
  forward(60_001)
  wrote()
  storeFailed(new Error('again'))
  expect(lines()).toHaveLength(3)
})

test('without other processes, or without its store, it is not well', () => {
  const { problem, at } = health()
  at.isBusConnected = false
  expect(problem()).toBe('There is no connection to other processes.')
  at.isLost = true
  expect(problem()).toBe('The store is lost.')
})
