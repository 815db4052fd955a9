// The worker threads in which bots decide and whole matches are replayed for export.

import type { Action, Core, Match, Seed } from '@ludoteka/kernel'
import type { BotLevel } from '@ludoteka/protocol'
import { Piscina } from 'piscina'
import { limitConcurrency } from '../queues.ts'

/** A decision of a bot. The state goes to the thread; the bot in it is given its view and samples only. */
export type BotTask = {
  readonly game: string
  readonly state: Core
  readonly seat: number
  readonly level: BotLevel
  readonly seed: Seed
}

export type WorkerPool = {
  decide(task: BotTask): Promise<Action>
  /** The match with the hash of every state, for export. */
  withHashes(match: Match): Promise<Match>
  close(): Promise<void>
}

type WorkerPoolConfig = {
  /** The bundled worker; see bots/worker.ts. */
  readonly file: URL
  readonly threads: number
  /** A bot that takes longer is interrupted, and the caller plays for it. */
  readonly timeoutMs: number
}

export function openWorkerPool({ file, threads, timeoutMs }: WorkerPoolConfig): WorkerPool {
  const pool = new Piscina({ filename: file.href, minThreads: 0, maxThreads: threads, idleTimeout: 30_000 })
  // The timeout begins when the bot starts to decide: under load a bot plays later, not worse.
  const inSlot = limitConcurrency(threads)
  return {
    decide: (task: BotTask) => inSlot(() => pool.run(task, { name: 'decide', signal: AbortSignal.timeout(timeoutMs) })),
    withHashes: match => inSlot(() => pool.run(match, { name: 'hashed' })),
    close: () => pool.close({ force: true }),
  }
}
