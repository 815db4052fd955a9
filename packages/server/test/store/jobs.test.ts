// Jobs: timers within a process, and pg-boss between processes.

import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { openBus } from '../../src/bus/open.ts'
import type { Bus } from '../../src/bus/types.ts'
import { openJobs } from '../../src/jobs/open.ts'
import { pgBossJobs } from '../../src/jobs/pgBoss.ts'
import type { Job, JobHandler, Jobs } from '../../src/jobs/types.ts'
import { freshDatabase, stopPostgres } from '../support/postgres.ts'
import { startProgram } from './program.ts'

type Opened = { readonly bus: Bus; readonly jobs: Jobs }
const opened: Opened[] = []

afterEach(async () => {
  for (const one of [...opened]) await close(one)
})
afterAll(stopPostgres)

async function open(databaseUrl?: string): Promise<Opened> {
  const bus = await openBus({ databaseUrl })
  const one = { bus, jobs: await openJobs({ databaseUrl, bus }) }
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

describe.each([
  ['local', async (): Promise<string | undefined> => undefined],
  ['PostgreSQL', async (): Promise<string | undefined> => freshDatabase()],
])('%s jobs', (_name, place) => {
  test('a job that is due is done once', async () => {
    const { jobs } = await open(await place())
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

  test('what came due before anybody worked is done when somebody does', async () => {
    const { jobs } = await open(await place())
    const record = recorder()
    await jobs.schedule('bot', 'match-one', Date.now())
    await new Promise(resolve => setTimeout(resolve, 20))
    await jobs.work(record.handler)
    await record.has('match-one')
    expect(record.done).toEqual([{ kind: 'bot', match: 'match-one' }])
  })

  test('a later schedule replaces an earlier one, in both directions', async () => {
    const { jobs } = await open(await place())
    const record = recorder()
    await jobs.work(record.handler)
    await jobs.schedule('clock', 'put-off', Date.now() + 500)
    await jobs.schedule('clock', 'put-off', Date.now() + DAY)
    await jobs.schedule('clock', 'brought-forward', Date.now() + DAY)
    await jobs.schedule('clock', 'brought-forward', Date.now())
    await jobs.schedule('clock', 'last', Date.now() + 1_000)
    await Promise.all([record.has('last'), record.has('brought-forward')])
    expect(record.done.map(({ match }) => match)).toEqual(['brought-forward', 'last'])
  })

  test('of schedules that nobody waits for, the last one counts', async () => {
    const { jobs } = await open(await place())
    const record = recorder()
    await jobs.work(record.handler)
    const due = Date.now() + 300
    const calls = Array.from({ length: 10 }, (_, i) => jobs.schedule('clock', 'match-one', i < 9 ? due : due + DAY))
    calls.push(jobs.schedule('clock', 'match-two', due), jobs.cancel('clock', 'match-two'))
    await Promise.all(calls)
    await jobs.schedule('clock', 'last', due + 700)
    await record.has('last')
    expect(record.done.map(({ match }) => match)).toEqual(['last'])
  })

  test('jobs of other kinds and matches stay when one is replaced or cancelled', async () => {
    const { jobs } = await open(await place())
    const record = recorder()
    await jobs.work(record.handler)
    await jobs.schedule('clock', 'match-one', Date.now() + 300)
    await jobs.schedule('remind', 'match-one', Date.now() + 300)
    await jobs.schedule('clock', 'match-two', Date.now() + 300)
    await jobs.cancel('clock', 'match-one')
    await jobs.cancel('bot', 'never-scheduled')
    await jobs.schedule('clock', 'last', Date.now() + 1_000)
    await record.has('last')
    expect(record.done.map(({ kind, match }) => `${kind} ${match}`).sort()).toEqual([
      'clock last',
      'clock match-two',
      'remind match-one',
    ])
  })

  test('a handler may schedule the next job of the same kind and match', async () => {
    const { jobs } = await open(await place())
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

  test('a job that fails is tried again', async () => {
    const { jobs } = await open(await place())
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

  test('closing waits for what is under way and begins nothing new', async () => {
    const one = await open(await place())
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
    await first.jobs.schedule('clock', 'match-one', Date.now() + 200)
    await close(first)
    const second = await open(url)
    const record = recorder()
    await second.jobs.work(record.handler)
    await record.has('match-one')
    expect(record.done).toEqual([{ kind: 'clock', match: 'match-one' }])
  })

  test('of several workers one does each job', async () => {
    const url = await freshDatabase()
    const crew = [await open(url), await open(url), await open(url)]
    const record = recorder()
    for (const { jobs } of crew) await jobs.work(record.handler)
    const matches = Array.from({ length: 40 }, (_, i) => `match-${i}`)
    await Promise.all(matches.map((match, i) => crew[i % 3]?.jobs.schedule('bot', match, Date.now())))
    await Promise.all(matches.map(record.has))
    expect(record.done.map(({ match }) => match).sort()).toEqual([...matches].sort())
  })

  test('many who schedule the same job at once leave one', async () => {
    const url = await freshDatabase()
    const [one, two] = [await open(url), await open(url)]
    const due = Date.now() + 700
    await Promise.all(Array.from({ length: 20 }, (_, i) => (i % 2 ? one : two).jobs.schedule('bot', 'match-one', due)))
    const record = recorder()
    await one.jobs.work(record.handler)
    await one.jobs.schedule('bot', 'last', due + 1_000)
    await record.has('last')
    expect(record.done.map(({ match }) => match)).toEqual(['match-one', 'last'])
  })

  test('a job whose worker was killed is given to another', async () => {
    const url = await freshDatabase()
    const bus = await openBus({ databaseUrl: url })
    const jobs = await pgBossJobs({ databaseUrl: url, bus, lostAfterSeconds: 1 })
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
    const crew = await Promise.all([open(url), open(url), open(url)])
    const record = recorder()
    await crew[0].jobs.work(record.handler)
    for (const [i, { jobs }] of crew.entries()) await jobs.schedule('bot', `match-${i}`, Date.now())
    await Promise.all([0, 1, 2].map(i => record.has(`match-${i}`)))
    expect(record.done).toHaveLength(3)
  })
})
