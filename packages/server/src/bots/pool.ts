// The worker threads of a process: in some of them bots decide, in others matches are replayed. None of that happens on the event
// loop, and all of it yields to the event loop where there are too few processors.

import { setTimeout as wait } from 'node:timers/promises'
import type { BotAnswer, BotQuestion } from '@ludoteka/table'
import { Piscina } from 'piscina'
import { fairQueue, type Lane } from '../queues.ts'
import type { ReplayAnswer, ReplayTask } from '../replays/thread.ts'
import { thinkingTime } from './thinkingTime.ts'

/** A decision of a bot at some table. */
export type BotRequest = BotQuestion & {
  readonly game: string
  /** Somebody plays with the bot. Without a person it decides in a thread that yields to all others. */
  readonly hasPerson: boolean
}

/** After `budgetMs` a bot that searches answers with the best it has found. */
export type BotTask = BotRequest & { readonly budgetMs: number }

/** `pauseMs`: the answer is kept back for so long, in no thread; see `pauseAfter`. */
export type ThreadAnswer = BotAnswer & { readonly pauseMs: number }

/** `hurried`: the bot had less time than its level has, because too many wait. */
export type BotDecision = BotAnswer & { readonly hurried?: true }

export type WorkerPool = {
  /** Threads are shared fairly among the lanes: whoever opened one table waits no longer because others opened hundreds. */
  decide(request: BotRequest, lane: Lane): Promise<BotDecision>
  replay(task: ReplayTask): Promise<ReplayAnswer>
  close(): Promise<void>
}

type WorkerPoolConfig = {
  /** The bundled worker; see threads.ts. */
  readonly file: URL
  readonly botThreads: number
  readonly replayThreads: number
  /** How long a bot may think whose level has no time of its own. */
  readonly budgetMs: number
  /** A bot that takes longer is interrupted, and the caller plays for it. */
  readonly timeoutMs: number
}

const IDLE_MS = 30_000
/** Threads run with a lower priority than the event loop: people who act come first, then their bots, then what is only watched. */
const NICE = { bots: 5, replays: 10, botsAlone: 15 }
/** Longer than any match takes; then something is broken. */
const LONGEST_REPLAY_MS = 60_000

export function openWorkerPool({ file, botThreads, replayThreads, budgetMs, timeoutMs }: WorkerPoolConfig): WorkerPool {
  const pool = (maxThreads: number, niceIncrement: number): Piscina =>
    new Piscina({ filename: file.href, minThreads: 0, maxThreads, idleTimeout: IDLE_MS, niceIncrement })
  const bots = pool(botThreads, NICE.bots)
  const replays = pool(replayThreads, NICE.replays)
  const botsAlone = pool(1, NICE.botsAlone)
  const withPeople = { pool: bots, threads: botThreads, queue: fairQueue(botThreads) }
  const alone = { pool: botsAlone, threads: 1, queue: fairQueue(1) }
  return {
    async decide(request, lane) {
      const { pool, threads, queue } = request.hasPerson ? withPeople : alone
      // Time and timeout begin when the bot starts to decide, not while it waits for a thread.
      const { pauseMs, ...decision } = await queue.run(lane, async () => {
        const time = thinkingTime(request.level, { waiting: queue.crowd(lane), threads }, budgetMs)
        const task: BotTask = { ...request, budgetMs: time.budgetMs }
        const answer: ThreadAnswer = await pool.run(task, { name: 'decide', signal: AbortSignal.timeout(timeoutMs) })
        return time.isHurried ? { ...answer, hurried: true as const } : answer
      })
      if (pauseMs > 0) await wait(pauseMs)
      return decision
    },
    replay: task => replays.run(task, { name: 'replay', signal: AbortSignal.timeout(LONGEST_REPLAY_MS) }),
    async close() {
      await Promise.all([bots, botsAlone, replays].map(one => one.close({ force: true })))
    },
  }
}
