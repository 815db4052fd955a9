// Work that is due at a time: a bot's turn, a clock that runs out, a reminder.

export const JOB_KINDS = ['bot', 'clock', 'remind'] as const
export type JobKind = (typeof JOB_KINDS)[number]

export type Job = { readonly kind: JobKind; readonly match: string }

/** May be called twice or late for the same job, so it looks first whether there is still something to do. */
export type JobHandler = (job: Job) => Promise<void>

export type Jobs = {
  /** Makes the job due at `at` (milliseconds since 1970); replaces an earlier one of the same kind and match. */
  schedule(kind: JobKind, match: string, at: number): Promise<void>
  /** The same, but an earlier one that is due sooner stays as it is. */
  scheduleBy(kind: JobKind, match: string, at: number): Promise<void>
  cancel(kind: JobKind, match: string): Promise<void>
  /** From now on this process does jobs. One that throws is tried again a little later, a few times. */
  work(handler: JobHandler): Promise<void>
  /** Takes no new jobs and waits for those under way. */
  close(): Promise<void>
}
