// Jobs: timers within a process, and pg-boss between processes.

import { afterEach, describe, expect, test } from 'vitest'
import { type Bus, openBus } from '../../src/bus/bus.ts'
import { JOB_KINDS, type Job, type JobHandler, type Jobs, openJobs } from '../../src/jobs/jobs.ts'
import { pgBossJobs } from '../../src/jobs/pgBoss.ts'
import { freshDatabase } from '../support/postgres.ts'
import { startProgram } from './program.ts'

type Opened = { readonly bus: Bus; readonly jobs: Jobs }
const opened: Opened[] = []
/** What was reported about jobs. */
const errors: unknown[] = []

afterEach(async () => {
  for (const one of [...opened]) await close(one)
})

async function open(databaseUrl?: string): Promise<Opened> {
  const bus = await openBus({ databaseUrl })
  const one = { bus, jobs: await openJobs({ databaseUrl, bus, now: Date.now, onError: error => errors.push(error) }) }
  opened.push(one)
  return one
}

async function close(one: Opened): Promise<void> {
  opened.splice(opened.indexOf(one), 1)
  await one.jobs.close()
  await one.bus.close()
}

const DAY = 86_400_000

/** A handler that remembers, and a way to wait until a job was done. */
function recorder(): { readonly done: Job[]; readonly handler: JobHandler; has(match: string): Promise<void> } {
  const done: Job[] = []
  const waiting: { readonly match: string; resolve(): void }[] = []
  return {
    done,
    async handler(job) {
      done.push(job)
      for (const { match, resolve } of waiting) if (match === job.match) resolve()
    },
    has: match =>
      new Promise(resolve => {
        waiting.push({ match, resolve })
        if (done.some(job => job.match === match)) resolve()
      }),
  }
}

/**
 * What is done of all that was scheduled before anybody worked, so that nothing can be done too early however slow the
 * machine: waits for the expected matches and for one job more of each kind, then for all that was begun with them.
 */
async function dueNow(one: Opened, expected: readonly string[]): Promise<readonly string[]> {
  const record = recorder()
  for (const kind of JOB_KINDS) await one.jobs.schedule(kind, `last-${kind}`, Date.now())
  await one.jobs.work(record.handler)
  await Promise.all([...expected, ...JOB_KINDS.map(kind => `last-${kind}`)].map(record.has))
  await close(one)
  return record.done
    .filter(({ match }) => !match.startsWith('last-'))
    .map(({ kind, match }) => `${kind} ${match}`)
    .sort()
}

describe.each([
  ['local', async (): Promise<string | undefined> => undefined],
  ['PostgreSQL', async (): Promise<string | undefined> => freshDatabase()],
])('%s jobs', (_name, database) => {
  test('a job that is due is done once', async () => {
    const { jobs } = await open(await database())
    const record = recorder()
    await jobs.work(record.handler)
    await jobs.schedule('bot', 'match-one', Date.now())
    await jobs.schedule('clock', 'match-one', Date.now() - DAY)
    await jobs.schedule('remind', 'match-two', Date.now() + 50)
    await jobs.schedule('bot', 'last', Date.now() + 1_000)
    await record.has('last')
    expect(record.done.map(({ kind, match }) => `${kind} ${match}`).sort()).toEqual([
      'bot last',
      'bot match-one',
      'clock match-one',
      'remind match-two',
    ])
  })

  test('a job that came due before there was a handler is done when there is one', async () => {
    const { jobs } = await open(await database())
    const record = recorder()
    await jobs.schedule('bot', 'match-one', Date.now())
    await new Promise(resolve => setTimeout(resolve)) // a timer set later fires later
    await jobs.work(record.handler)
    await record.has('match-one')
    expect(record.done).toEqual([{ kind: 'bot', match: 'match-one' }])
  })

  test('a later schedule replaces an earlier one, in both directions', async () => {
    const one = await open(await database())
    await one.jobs.schedule('clock', 'put-off', Date.now())
    await one.jobs.schedule('clock', 'put-off', Date.now() + DAY)
    await one.jobs.schedule('clock', 'brought-forward', Date.now() + DAY)
    await one.jobs.schedule('clock', 'brought-forward', Date.now())
    expect(await dueNow(one, ['brought-forward'])).toEqual(['clock brought-forward'])
  })

  test('at the latest: an earlier one stays, a later one is brought forward', async () => {
    const one = await open(await database())
    await one.jobs.schedule('remind', 'stays', Date.now())
    await one.jobs.scheduleBy('remind', 'stays', Date.now() + DAY)
    await one.jobs.schedule('remind', 'forward', Date.now() + DAY)
    await one.jobs.scheduleBy('remind', 'forward', Date.now())
    await one.jobs.scheduleBy('remind', 'new', Date.now())
    await one.jobs.scheduleBy('remind', 'later', Date.now() + DAY)
    expect(await dueNow(one, ['stays', 'forward', 'new'])).toEqual(['remind forward', 'remind new', 'remind stays'])
  })

  test('of schedules that are not awaited the last one counts', async () => {
    const one = await open(await database())
    const now = Date.now()
    const calls = Array.from({ length: 10 }, (_, i) => one.jobs.schedule('clock', 'match-one', i < 9 ? now : now + DAY))
    calls.push(one.jobs.schedule('clock', 'match-two', now), one.jobs.cancel('clock', 'match-two'))
    await Promise.all(calls)
    expect(await dueNow(one, [])).toEqual([])
  })

  test('jobs of other kinds and matches stay when one is cancelled', async () => {
    const one = await open(await database())
    await one.jobs.schedule('clock', 'match-one', Date.now())
    await one.jobs.schedule('remind', 'match-one', Date.now())
    await one.jobs.schedule('clock', 'match-two', Date.now())
    await one.jobs.cancel('clock', 'match-one')
    await one.jobs.cancel('bot', 'never-scheduled')
    expect(await dueNow(one, ['match-one', 'match-two'])).toEqual(['clock match-two', 'remind match-one'])
  })

  test('a handler may schedule the next job of the same kind and match', async () => {
    const { jobs } = await open(await database())
    const record = recorder()
    let turns = 0
    await jobs.work(async job => {
      if (++turns < 5) await jobs.schedule('bot', 'match-one', Date.now())
      else await record.handler(job)
    })
    await jobs.schedule('bot', 'match-one', Date.now())
    await record.has('match-one')
    expect(turns).toBe(5)
  })

  test('a job that fails is retried', async () => {
    const { jobs } = await open(await database())
    const record = recorder()
    let tries = 0
    await jobs.work(async job => {
      if (++tries === 1) throw new Error('not yet')
      await record.handler(job)
    })
    await jobs.schedule('bot', 'match-one', Date.now())
    await record.has('match-one')
    expect(tries).toBe(2)
  })

  test('closing waits for running jobs and begins no new one', async () => {
    const one = await open(await database())
    const record = recorder()
    let begun = 0
    let finish: (() => void) | undefined
    const started = new Promise<void>(resolve => {
      void one.jobs.work(async () => {
        begun++
        resolve()
        await new Promise<void>(go => {
          finish = go
        })
        await record.handler({ kind: 'bot', match: 'finished' })
      })
    })
    await one.jobs.schedule('bot', 'match-one', Date.now())
    await started
    const closed = close(one)
    finish?.()
    await closed
    expect(record.done).toHaveLength(1)
    expect(begun).toBe(1)
  })
})

describe('PostgreSQL jobs', () => {
  test('a job survives the process that scheduled it', async () => {
    const url = await freshDatabase()
    const first = await open(url)
    await first.jobs.schedule('clock', 'match-one', Date.now())
    await close(first)
    const second = await open(url)
    const record = recorder()
    await second.jobs.work(record.handler)
    await record.has('match-one')
    expect(record.done).toEqual([{ kind: 'clock', match: 'match-one' }])
  })

  test('of several workers one does each job', async () => {
    const url = await freshDatabase()
    const processes = [await open(url), await open(url), await open(url)]
    const record = recorder()
    for (const { jobs } of processes) await jobs.work(record.handler)
    const matches = Array.from({ length: 40 }, (_, i) => `match-${i}`)
    await Promise.all(matches.map((match, i) => processes[i % 3]?.jobs.schedule('bot', match, Date.now())))
    await Promise.all(matches.map(record.has))
    expect(record.done.map(({ match }) => match).sort()).toEqual([...matches].sort())
  })

  test('many who schedule the same job at once leave one', async () => {
    const url = await freshDatabase()
    const [one, two] = [await open(url), await open(url)]
    const now = Date.now()
    await Promise.all(Array.from({ length: 20 }, (_, i) => (i % 2 ? one : two).jobs.schedule('bot', 'match-one', now)))
    expect(await dueNow(one, ['match-one'])).toEqual(['bot match-one'])
  })

  test('a job whose worker was killed is given to another', async () => {
    const url = await freshDatabase()
    const bus = await openBus({ databaseUrl: url })
    const jobs = await pgBossJobs({ databaseUrl: url, bus, lostAfterSeconds: 1, onError: error => errors.push(error) })
    opened.push({ bus, jobs })
    const program = await startProgram('worker', [url])
    await jobs.schedule('bot', 'match-one', Date.now())
    await program.printed(1)
    program.kill()
    await program.ended
    const record = recorder()
    await jobs.work(record.handler)
    await record.has('match-one')
    expect(record.done).toEqual([{ kind: 'bot', match: 'match-one' }])
  })

  test('processes that start at once on an empty database all work', async () => {
    const url = await freshDatabase()
    const processes = await Promise.all([open(url), open(url), open(url)])
    const record = recorder()
    await processes[0].jobs.work(record.handler)
    for (const [i, { jobs }] of processes.entries()) await jobs.schedule('bot', `match-${i}`, Date.now())
    await Promise.all([0, 1, 2].map(i => record.has(`match-${i}`)))
    expect(record.done).toHaveLength(3)
  })
})
