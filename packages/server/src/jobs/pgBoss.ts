// Jobs of many processes, kept by pg-boss in PostgreSQL: any free process takes the next; the job of a process that died is taken again.

import { createHash } from 'node:crypto'
import { Client, type ClientConfig, Pool, type QueryResult } from 'pg'
import PgBoss from 'pg-boss'
import { z } from 'zod'
import type { Bus } from '../bus/bus.ts'
import { keyedQueue } from '../queues.ts'
import { storeErrorOf } from '../store/postgres/connections.ts'
import { type PostgresOptions, postgresSettings, withoutTimeouts } from '../store/postgres/settings.ts'
import { JOB_KINDS, type JobHandler, type JobKind, type Jobs } from './jobs.ts'

/** How many jobs of a kind one process does at once. Those of bots mostly wait: the queue of the threads decides in which order. */
const SLOTS: Record<JobKind, number> = { bot: 200, order: 8, clock: 4, remind: 16, tournament: 4 }

/** After this time a started job counts as lost with its worker, and is given to another. */
const LOST_AFTER_SECONDS = 20
const LOOK_FOR_LOST_SECONDS = 5

type PgBossConfig = {
  readonly databaseUrl: string
  readonly postgres?: PostgresOptions
  readonly bus: Bus
  readonly lostAfterSeconds?: number
  /** A job failed, and may be tried again; or the queue itself has a problem. */
  onError(error: unknown): void
}

const RETRY = { retryLimit: 5, retryDelay: 1, retryBackoff: true }

/** New jobs that are due at once are announced on the bus; this is for the others. */
const POLL_MS = 500
const TOPIC = 'jobs:due'

/** An arbitrary number that nothing else uses. */
const SET_UP_LOCK = 5_834_651

/** How long a job that is done is kept, in which nobody is interested. */
const KEEP_DONE_SECONDS = 60

const MOST_CONNECTIONS = 4

/** Others may schedule the same job at the same moment. */
const MOST_ATTEMPTS = 50

const data = z.object({ match: z.string() })
const announced = z.enum(JOB_KINDS)

export async function pgBossJobs(place: PgBossConfig): Promise<Jobs> {
  const { databaseUrl, postgres, bus, lostAfterSeconds = LOST_AFTER_SECONDS, onError } = place
  const settings = postgresSettings(databaseUrl, 'ludoteka jobs', postgres)
  const pool = new Pool({ ...settings, max: MOST_CONNECTIONS })
  pool.on('error', error => onError(storeErrorOf(error)))
  const boss = new PgBoss({
    db: { executeSql: (text, values) => query(pool, text, values) },
    schedule: false,
    maintenanceIntervalSeconds: Math.min(LOOK_FOR_LOST_SECONDS, lostAfterSeconds),
    retentionDays: 30,
    archiveCompletedAfterSeconds: KEEP_DONE_SECONDS,
    deleteAfterSeconds: KEEP_DONE_SECONDS,
  })
  boss.on('error', onError)
  try {
    await withSetUpLock(settings, async () => {
      await boss.start()
      for (const name of JOB_KINDS) {
        const queue = { name, expireInSeconds: lostAfterSeconds, ...RETRY }
        await boss.createQueue(name, queue)
        await boss.updateQueue(name, queue) // it may have been created by an older program
      }
    })
  } catch (error) {
    await boss.stop({ graceful: false }).catch(onError)
    await pool.end()
    throw error
  }

  const consumers: Consumer[] = []
  let isOpen = true

  /** Of two calls that are not awaited, the later one must win. */
  const queue = keyedQueue()

  /** Only one job can have an id: the one there is goes first, whether it waits, runs or is done. */
  const replace = async (kind: JobKind, match: string, at: number, isReplaced: IsReplaced): Promise<void> => {
    const id = jobIdOf(match)
    let attempts = 0
    while ((await boss.send(kind, { match }, { id, startAfter: new Date(at) })) === null) {
      if (!(await isReplaced(kind, id))) return
      await boss.deleteJob(kind, id)
      if (++attempts > MOST_ATTEMPTS) throw new Error(`The job ${kind} of ${match} can not be scheduled.`)
    }
    if (at <= Date.now()) bus.publish(TOPIC, kind)
  }

  const schedule = async (kind: JobKind, match: string, at: number, isReplaced: IsReplaced): Promise<void> => {
    if (isOpen) await queue.run(`${kind} ${match}`, () => replace(kind, match, at, isReplaced))
  }

  const isDueAfter = async (kind: JobKind, id: string, at: number): Promise<boolean> => {
    const job = await boss.getJobById(kind, id)
    return job?.state !== 'created' || job.startAfter.getTime() > at
  }

  return {
    schedule: (kind, match, at) => schedule(kind, match, at, async () => true),
    scheduleBy: (kind, match, at) => schedule(kind, match, at, (_, id) => isDueAfter(kind, id, at)),
    cancel: (kind, match) => queue.run(`${kind} ${match}`, () => boss.deleteJob(kind, jobIdOf(match))),
    async work(handler) {
      if (isOpen) consumers.push(...JOB_KINDS.map(kind => startConsumer(boss, bus, kind, handler, onError)))
    },
    async close() {
      if (!isOpen) return
      isOpen = false
      await Promise.all(consumers.map(({ stop }) => stop()))
      await queue.idle()
      await boss.stop({ graceful: false })
      await pool.end()
    },
  }
}

/** Without parameters it may be several statements at once. */
async function query(pool: Pool, sql: string, params?: readonly unknown[]): Promise<QueryResult> {
  return (params ? pool.query(sql, [...params]) : pool.query(sql)).catch((error: unknown) => {
    throw storeErrorOf(error)
  })
}

/** Processes that create the queues at the same moment would lock each other out; others may have to set up first. */
async function withSetUpLock(settings: ClientConfig, job: () => Promise<void>): Promise<void> {
  const client = new Client(withoutTimeouts(settings))
  client.on('error', () => undefined) // the query that runs fails as well
  try {
    await client.connect()
    await client.query('SELECT pg_advisory_lock($1)', [SET_UP_LOCK])
    await job()
  } catch (error) {
    throw storeErrorOf(error)
  } finally {
    await client.end() // the lock ends with the connection
  }
}

type IsReplaced = (kind: JobKind, id: string) => Promise<boolean>

/** The id of the one job of its kind that a match may have: made of the match's, so that any process can find it. */
function jobIdOf(match: string): string {
  const hash = createHash('sha256').update(match).digest('hex')
  return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

type Consumer = { stop(): Promise<void> }

/** Takes as many jobs of a kind as there are free slots; polls when a job is announced, when a slot gets free, and regularly. */
function startConsumer(
  boss: PgBoss,
  bus: Bus,
  kind: JobKind,
  handler: JobHandler,
  onError: (error: unknown) => void,
): Consumer {
  const inFlight = new Set<Promise<void>>()
  let isOpen = true
  let taking: Promise<void> | undefined
  let again = false

  const finish = async (job: PgBoss.Job<unknown>): Promise<void> => {
    try {
      await handler({ kind, match: data.parse(job.data).match })
      // Not deleted: by now it may be a new job, which waits.
      await boss.complete(kind, job.id)
    } catch (error) {
      onError(new Error(`The job ${kind} failed.`, { cause: error }))
      await boss.fail(kind, job.id, { message: String(error) })
    }
  }

  const begin = (job: PgBoss.Job<unknown>): void => {
    const done: Promise<void> = finish(job)
      .catch(onError)
      .finally(() => {
        inFlight.delete(done)
        poll()
      })
    inFlight.add(done)
  }

  const take = async (): Promise<void> => {
    do {
      again = false
      const batchSize = SLOTS[kind] - inFlight.size
      if (batchSize === 0) return
      for (const job of await boss.fetch<unknown>(kind, { batchSize })) begin(job)
    } while (again && isOpen)
  }

  const poll = (): void => {
    again = true
    if (taking || !isOpen) return
    taking = take()
      .catch(onError)
      .finally(() => {
        taking = undefined
      })
  }

  const timer = setInterval(poll, POLL_MS)
  const unsubscribe = bus.subscribe(TOPIC, message => {
    if (announced.safeParse(message).data === kind) poll()
  })
  poll()
  return {
    async stop() {
      isOpen = false
      clearInterval(timer)
      unsubscribe()
      await taking
      await Promise.all(inFlight)
    },
  }
}
