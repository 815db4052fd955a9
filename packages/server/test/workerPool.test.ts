// Bots decide in worker threads, one after another where there are more of them than threads, and hosts in turn.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { seedFrom, start } from '@ludoteka/kernel'
import { expect, test } from 'vitest'
import { DUEL } from '../../verify/test/duel.ts'
import { type BotTask, openWorkerPool, type WorkerPool } from '../src/bots/pool.ts'
import { afterwards, temporaryFolder } from './support/server.ts'

/** Decides after a moment; for a negative seat, never. */
const SLOW = `
import { setTimeout as wait } from 'node:timers/promises'
export async function decide({ seat }) {
  while (seat < 0);
  await wait(200)
  return { action: { seat, verb: 'pass' }, memory: {} }
}
`

function slowPool(timeoutMs: number): WorkerPool {
  const file = join(temporaryFolder(), 'slow.mjs')
  writeFileSync(file, SLOW)
  const pool = openWorkerPool({ file: pathToFileURL(file), botThreads: 1, replayThreads: 1, timeoutMs })
  afterwards(() => pool.close())
  return pool
}

const SEED = seedFrom('any')
const taskAt = (seat: number): BotTask => ({
  game: DUEL.id,
  state: start(DUEL, {}, SEED),
  seat,
  level: 'greedy',
  seed: SEED,
  memory: {},
  budgetMs: 1_000,
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
