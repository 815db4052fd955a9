// Bots decide in worker threads, one after another where there are more of them than threads, and hosts in turn.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { seedFrom, start } from '@ludoteka/kernel'
import type { BotLevel } from '@ludoteka/protocol'
import { expect, test } from 'vitest'
import { DUEL } from '../../verify/test/duel.ts'
import { type BotRequest, openWorkerPool, type WorkerPool } from '../src/bots/pool.ts'
import { afterwards, temporaryFolder } from './support/server.ts'

/** Decides after a moment; for a negative seat, never. */
const SLOW = `
import { setTimeout as wait } from 'node:timers/promises'
export async function decide({ seat, budgetMs }) {
  while (seat < 0);
  await wait(200)
  return { action: { seat, verb: 'pass' }, memory: { budgetMs }, pauseMs: 0 }
}
`

function slowPool(timeoutMs: number): WorkerPool {
  const file = join(temporaryFolder(), 'slow.mjs')
  writeFileSync(file, SLOW)
  const pool = openWorkerPool({
    file: pathToFileURL(file),
    botThreads: 1,
    replayThreads: 1,
    budgetMs: 1_500,
    timeoutMs,
  })
  afterwards(() => pool.close())
  return pool
}

const SEED = seedFrom('any')
const taskAt = (seat: number, level: BotLevel = 'greedy'): BotRequest => ({
  game: DUEL.id,
  state: start(DUEL, {}, SEED),
  seat,
  level,
  seed: SEED,
  memory: {},
  hasPerson: true,
  reason: 'asked',
})

test('the timeout of a bot does not begin while it waits for a free thread', async () => {
  const pool = slowPool(4_000)
  const decisions = Array.from({ length: 25 }, (_, seat) => pool.decide(taskAt(seat), ['anna']))
  expect((await Promise.all(decisions)).map(({ action }) => action?.seat)).toEqual(decisions.map((_, seat) => seat))
})

test('a bot that never decides is interrupted, and the next one decides', async () => {
  const pool = slowPool(4_000)
  const [endless, next] = [pool.decide(taskAt(-1), ['anna']), pool.decide(taskAt(1), ['anna'])]
  await expect(endless).rejects.toThrow('aborted')
  expect(await next).toMatchObject({ action: { seat: 1 } })
})

test('a host with many tables keeps another waiting for no more than the decision under way and its own', async () => {
  const pool = slowPool(4_000)
  const served: string[] = []
  const decide = async (host: string): Promise<void> => {
    await pool.decide(taskAt(1), [host])
    served.push(host)
  }
  const flood = Array.from({ length: 6 }, () => decide('flood'))
  await Promise.all([...flood, decide('anna')])
  expect(served.indexOf('anna')).toBe(1)
})

test('a bot has the time of its level, and less of it while more wait than the threads can serve', async () => {
  const pool = slowPool(4_000)
  const levels = ['normal', 'hard', ...Array.from({ length: 12 }, () => 'expert' as const)] as const
  const decisions = await Promise.all(levels.map(level => pool.decide(taskAt(1, level), ['anna'])))
  const given = decisions.map(({ memory, hurried }) => [memory['budgetMs'], hurried])
  expect(given.slice(0, 4)).toEqual([
    [1_500, undefined],
    [30, true], // the shortest: a tenth, with twelve waiting
    [100, true],
    [100, true],
  ])
  expect(given.slice(-3)).toEqual([
    [500, true],
    [1_000, undefined],
    [1_000, undefined],
  ])
})

test('whoever lets many bots think at once shortens the time of their own, not of others', async () => {
  const pool = slowPool(4_000)
  const flood = Array.from({ length: 12 }, () => pool.decide(taskAt(1, 'expert'), ['flood']))
  const other = await pool.decide(taskAt(1, 'expert'), ['anna'])
  expect(other).toEqual({ action: { seat: 1, verb: 'pass' }, memory: { budgetMs: 1_000 } })
  expect((await Promise.all(flood)).filter(({ hurried }) => hurried).length).toBeGreaterThan(8)
})
