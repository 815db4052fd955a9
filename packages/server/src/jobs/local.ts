// Jobs of a single process: timers. They die with it; the server schedules what is due again when it starts.

import type { Job, JobHandler, JobKind, Jobs } from './types.ts'

/** Longer delays overflow a timer, so a far job is looked at again after this time. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

const RETRIES = 3
const RETRY_MS = 1_000

type LocalJobsConfig = { readonly now: () => number }

export function localJobs({ now }: LocalJobsConfig = { now: Date.now }): Jobs {
  const timers = new Map<string, { readonly timer: NodeJS.Timeout; readonly at: number }>()
  const inFlight = new Set<Promise<void>>()
  /** Jobs that came due before anybody worked. */
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
        else if (triesLeft === 0) process.emitWarning(`The job ${key} failed: ${String(error)}`, { type: 'JobWarning' })
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
