// Jobs: work that is due at a time (a bot's turn, a standing order, a clock that runs out, a reminder, the next round of a tournament). Here: their interface, and the timers of a
// single process, which end with it; the server schedules what is due again when it starts.

import type { Bus } from '../bus/bus.ts'
import type { PostgresOptions } from '../store/postgres/settings.ts'

export const JOB_KINDS = ['bot', 'order', 'clock', 'remind', 'tournament'] as const
export type JobKind = (typeof JOB_KINDS)[number]

/** `match` = the id of what the job is about: of a tournament its own. */
export type Job = { readonly kind: JobKind; readonly match: string }

/** May be called twice or late for the same job, so it first checks whether there is still something to do. */
export type JobHandler = (job: Job) => Promise<void>

export type Jobs = {
  /** Makes the job due at `at` (milliseconds since 1970); replaces an earlier one of the same kind and match. */
  schedule(kind: JobKind, match: string, at: number): Promise<void>
  /** The same, but an earlier one that is due sooner stays as it is. */
  scheduleBy(kind: JobKind, match: string, at: number): Promise<void>
  cancel(kind: JobKind, match: string): Promise<void>
  /** From now on this process runs jobs. One that throws is retried a little later, a few times. */
  work(handler: JobHandler): Promise<void>
  /** Takes no new jobs and waits for those that run. */
  close(): Promise<void>
}

/** Longer delays overflow a timer, so a far job is looked at again after this time. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

const RETRIES = 3
const RETRY_MS = 1_000

type LocalJobsConfig = {
  readonly now: () => number
  /** A job failed for the last time, or the queue itself has a problem. */
  onError(error: unknown): void
}

function localJobs({ now, onError }: LocalJobsConfig): Jobs {
  const timers = new Map<string, { readonly timer: NodeJS.Timeout; readonly at: number }>()
  const inFlight = new Set<Promise<void>>()
  /** Jobs that came due before there was a handler. */
  const due = new Map<string, Job>()
  let handler: JobHandler | undefined
  let isOpen = true

  const keyOf = (kind: JobKind, match: string): string => `${kind} ${match}`

  const remove = (key: string): void => {
    clearTimeout(timers.get(key)?.timer)
    timers.delete(key)
    due.delete(key)
  }

  const start = (job: Job, triesLeft: number): void => {
    const key = keyOf(job.kind, job.match)
    if (!handler) {
      due.set(key, job)
      return
    }
    const done: Promise<void> = handler(job)
      .catch((error: unknown) => {
        // A newer job of the same kind takes the place of another try.
        if (isOpen && triesLeft > 0 && !timers.has(key)) wait(job, now() + RETRY_MS, triesLeft - 1)
        else if (triesLeft === 0) onError(new Error(`The job ${key} failed.`, { cause: error }))
      })
      .finally(() => inFlight.delete(done))
    inFlight.add(done)
  }

  const wait = (job: Job, at: number, triesLeft: number): void => {
    const key = keyOf(job.kind, job.match)
    const delay = Math.max(0, at - now())
    const timer = setTimeout(
      () => {
        timers.delete(key)
        if (delay > LONGEST_TIMER_MS) wait(job, at, triesLeft)
        else start(job, triesLeft)
      },
      Math.min(delay, LONGEST_TIMER_MS),
    )
    timers.set(key, { timer, at })
  }

  const schedule: Jobs['schedule'] = async (kind, match, at) => {
    if (!isOpen) return
    remove(keyOf(kind, match))
    wait({ kind, match }, at, RETRIES)
  }

  return {
    schedule,
    async scheduleBy(kind, match, at) {
      const key = keyOf(kind, match)
      const before = due.has(key) ? 0 : timers.get(key)?.at
      if (before === undefined || before > at) await schedule(kind, match, at)
    },
    async cancel(kind, match) {
      remove(keyOf(kind, match))
    },
    async work(given) {
      handler = given
      const waiting = [...due.values()]
      due.clear()
      for (const job of waiting) start(job, RETRIES)
    },
    async close() {
      isOpen = false
      for (const key of [...timers.keys(), ...due.keys()]) remove(key)
      await Promise.all(inFlight)
    },
  }
}

type JobsConfig = LocalJobsConfig & {
  readonly databaseUrl?: string | undefined
  readonly postgres?: PostgresOptions
  readonly bus: Bus
}

/** Jobs kept in PostgreSQL where an address is given, otherwise the timers of this process. */
export async function openJobs({ databaseUrl, postgres, bus, now, onError }: JobsConfig): Promise<Jobs> {
  if (!databaseUrl) return localJobs({ now, onError })
  const { pgBossJobs } = await import('./pgBoss.ts')
  return pgBossJobs({ databaseUrl, ...(postgres ? { postgres } : {}), bus, onError })
}
