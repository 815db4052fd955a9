// Bots hear every call: whoever is told that turns are under way can rely on another look at the table.

import { expect, test } from 'vitest'
import { DUEL } from '../../verify/test/duel.ts'
import { NODE_PORTS } from '../src/ports.ts'
import { botTurns } from '../src/table/botTurns.ts'
import type { Desk } from '../src/table/desk.ts'
import { laid } from '../src/table/table.ts'
import { aMatch } from './store/samples.ts'

const NOBODY_ASKED = laid(DUEL, aMatch('some-match', { game: DUEL.id, version: DUEL.version, options: {} }))

test('a call at any moment is heard, or the caller is told that nobody listens', async () => {
  const outcomes = new Set<boolean>()
  for (let moment = 0; moment < 30; moment++) {
    let looks = 0
    const desk: Pick<Desk, 'load' | 'change' | 'ports'> = {
      ports: NODE_PORTS,
      async load() {
        looks++
        return NOBODY_ASKED
      },
      change: async () => NOBODY_ASKED,
    }
    const thinkers = { decide: () => Promise.reject(new Error('nobody is asked')) }
    const turns = botTurns(desk, thinkers, () => () => undefined)
    const done = turns.take('some-match')
    for (let passed = 0; passed < moment; passed++) await Promise.resolve()
    const before = looks
    const isHeard = turns.wake('some-match')
    outcomes.add(isHeard)
    await done
    if (isHeard) expect(looks).toBeGreaterThan(before)
  }
  expect(outcomes).toEqual(new Set([true, false]))
})

test('bots that play among themselves do not keep a process that ends', async () => {
  const bots = aMatch('some-match', {
    game: DUEL.id,
    version: DUEL.version,
    options: {},
    status: 'running',
    waiting: [0],
    seats: Array.from({ length: 2 }, () => ({ kind: 'bot', level: 'random' }) as const),
  })
  const table = laid(DUEL, bots)
  let decisions = 0
  const desk = { ports: NODE_PORTS, load: async () => table, change: async () => table }
  const turns = botTurns(desk, { decide: async () => ({ seat: 0, verb: 'pass' }) }, () => () => {
    if (++decisions === 3) turns.stop()
  })
  await expect(turns.take('some-match')).rejects.toThrow('another goes on')
  expect(decisions).toBe(3)
})
