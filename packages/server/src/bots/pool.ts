// The worker threads in which bots think and long replays run.

import { Piscina } from 'piscina'
import { limitConcurrency } from './slots.ts'
import type { BotTask, WorkerPool } from './task.ts'

export type WorkerPoolConfig = {
  /** The bundled worker; see bots/worker.ts. */
  readonly file: URL
  readonly threads: number
  /** A bot that thinks longer is interrupted, and the caller plays for it. */
  readonly timeoutMs: number
}

export function openWorkerPool({ file, threads, timeoutMs }: WorkerPoolConfig): WorkerPool {
  const pool = new Piscina({ filename: file.href, minThreads: 0, maxThreads: threads, idleTimeout: 30_000 })
  // Patience begins with the thinking: on a busy day a bot plays later, not worse.
  const inSlot = limitConcurrency(threads)
  return {
    decide: (task: BotTask) => inSlot(() => pool.run(task, { name: 'decide', signal: AbortSignal.timeout(timeoutMs) })),
    withHashes: match => inSlot(() => pool.run(match, { name: 'hashed' })),
    close: () => pool.close({ force: true }),
  }
}
