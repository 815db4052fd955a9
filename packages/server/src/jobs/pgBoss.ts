// Jobs of many processes, kept by pg-boss in PostgreSQL: any free process takes the next; the job of a process that died is taken again.

import { Pool } from 'pg'
import PgBoss from 'pg-boss'
import { z } from 'zod'
import type { Bus } from '../bus/bus.ts'
import { keyedQueue } from '../queues.ts'
import { JOB_KINDS, type JobHandler, type JobKind, type Jobs } from './jobs.ts'

/** A queue of this policy holds at most one waiting job per key: the key is the match. */
const POLICY = 'short'

/** How many jobs of a kind one process does at once. */
const SLOTS: Record<JobKind, number> = { bot: 8, clock: 4, remind: 16 }

/** After this time a started job counts as lost with its worker, and is given to another. */
const LOST_AFTER_SECONDS = 20
const LOOK_FOR_LOST_SECONDS = 5

type PgBossConfig = { readonly databaseUrl: string; readonly bus: Bus; readonly lostAfterSeconds?: number }

const RETRY = { retryLimit: 5, retryDelay: 1, retryBackoff: true }

/** New jobs that are due at once are announced on the bus; this is for the others. */
const POLL_MS = 500
const TOPIC = 'jobs:due'

/** An arbitrary number that nothing else uses. */
const SET_UP_LOCK = 5_834_651

const RETENTION = '30 days'

const data = z.object({ match: z.string() })
const announced = z.enum(JOB_KINDS)

export async function pgBossJobs(place: PgBossConfig): Promise<Jobs> {
  const { databaseUrl, bus, lostAfterSeconds = LOST_AFTER_SECONDS } = place
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'ludoteka jobs',
    max: 4,
    schedule: false,
    maintenanceIntervalSeconds: Math.min(LOOK_FOR_LOST_SECONDS, lostAfterSeconds),
    retentionDays: 30,
  })
  const warn = (error: Error): void => process.emitWarning(`Jobs: ${error.message}`, { type: 'JobWarning' })
  boss.on('error', warn)
  const pool = new Pool({ connectionString: databaseUrl, application_name: 'ludoteka jobs', max: 2 })
  pool.on('error', warn)
  try {
    await withSetUpLock(pool, async () => {
      await boss.start()
      for (const name of JOB_KINDS) {
        await boss.createQueue(name, { name, policy: POLICY, expireInSeconds: lostAfterSeconds, ...RETRY })
      }
    })
  } catch (error) {
    await boss.stop({ graceful: false }).catch(warn)
    await pool.end()
    throw error
  }

  const consumers: Consumer[] = []
  let isOpen = true

  /** Of two calls that are not awaited, the later one must win. */
  const queue = keyedQueue()

  const schedule = async (kind: JobKind, match: string, at: number, moved: NewStart): Promise<void> => {
    if (!isOpen) return
    await queue.run(`${kind} ${match}`, async () => {
      const due = new Date(at)
      // Moves the waiting job or sends a new one; if somebody sends it in between, that one is moved.
      while (!(await reschedule(pool, kind, match, due, moved))) {
        const sent = await boss.send(kind, { match }, { singletonKey: match, startAfter: due })
        if (sent !== null) break
      }
      if (at <= Date.now()) bus.publish(TOPIC, kind)
    })
  }

  return {
    schedule: (kind, match, at) => schedule(kind, match, at, NEW_START.there),
    scheduleBy: (kind, match, at) => schedule(kind, match, at, NEW_START.forward),
    cancel: (kind, match) =>
      queue.run(`${kind} ${match}`, async () => {
        await pool.query(
          `DELETE FROM pgboss.job WHERE name = $1 AND coalesce(singleton_key, '') = $2 AND state IN ('created', 'retry')`,
          [kind, match],
        )
      }),
    async work(handler) {
      if (isOpen) consumers.push(...JOB_KINDS.map(kind => startConsumer(boss, bus, kind, handler, warn)))
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

/** Processes that create the queues at the same moment would lock each other out. */
async function withSetUpLock(pool: Pool, job: () => Promise<void>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [SET_UP_LOCK])
    await job()
  } finally {
    client.release(true) // the lock ends with the connection
  }
}

/** Where a waiting job goes when another time is wanted. */
const NEW_START = { there: '$3', forward: 'least(start_after, $3)' } as const
type NewStart = (typeof NEW_START)[keyof typeof NEW_START]

/** False if no job of this kind and match waits. The condition is that of the index which keeps them single. */
async function reschedule(pool: Pool, kind: JobKind, match: string, due: Date, moved: NewStart): Promise<boolean> {
  const { rowCount } = await pool.query(
    `UPDATE pgboss.job SET start_after = ${moved}, keep_until = $3::timestamptz + interval '${RETENTION}'
     WHERE name = $1 AND coalesce(singleton_key, '') = $2 AND state = 'created' AND policy = '${POLICY}'`,
    [kind, match, due],
  )
  return rowCount !== 0
}

type Consumer = { stop(): Promise<void> }

/** Takes as many jobs of a kind as there are free slots; polls when a job is announced, when a slot gets free, and regularly. */
function startConsumer(
  boss: PgBoss,
  bus: Bus,
  kind: JobKind,
  handler: JobHandler,
  warn: (error: Error) => void,
): Consumer {
  const inFlight = new Set<Promise<void>>()
  let isOpen = true
  let taking: Promise<void> | undefined
  let again = false

  const finish = async (job: PgBoss.Job<unknown>): Promise<void> => {
    try {
      await handler({ kind, match: data.parse(job.data).match })
      await boss.deleteJob(kind, job.id)
    } catch (error) {
      warn(new Error(`${kind} failed: ${String(error)}`))
      await boss.fail(kind, job.id, { message: String(error) })
    }
  }

  const begin = (job: PgBoss.Job<unknown>): void => {
    const done: Promise<void> = finish(job)
      .catch(warn)
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
      .catch(warn)
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
