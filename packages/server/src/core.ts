// What servers and workers have in common: the store, the bus, the jobs, and the tables on top of them.

import { join } from 'node:path'
import { thinkersIn } from './bots/pool.ts'
import type { Thinkers } from './bots/task.ts'
import { openBus } from './bus/open.ts'
import type { Bus } from './bus/types.ts'
import type { CoreConfig } from './config.ts'
import { localJobs } from './jobs/local.ts'
import { openJobs } from './jobs/open.ts'
import type { Job, Jobs } from './jobs/types.ts'
import { topicOf } from './live/topic.ts'
import { type Metrics, openMetrics } from './metrics.ts'
import { type Attendance, openAttendance } from './reminders/attendance.ts'
import { pushKeys } from './reminders/keys.ts'
import { sender } from './reminders/push.ts'
import { openReminders, type Reminders } from './reminders/reminders.ts'
import { lockFolder } from './store/lock.ts'
import { openStore } from './store/open.ts'
import type { MatchRow, Store } from './store/types.ts'
import { botToAct, botTurns } from './table/botTurns.ts'
import { tableCache } from './table/cache.ts'
import { nextExpiry } from './table/clock.ts'
import { type Desk, openDesk } from './table/desk.ts'
import { sweeper } from './table/forgotten.ts'
import { openTables, type Tables } from './table/tables.ts'
import { isAway } from './table/watch.ts'

export type Core = {
  readonly store: Store
  readonly bus: Bus
  readonly desk: Desk
  readonly tables: Tables
  readonly thinkers: Thinkers
  readonly metrics: Metrics
  readonly reminders: Reminders
  readonly attendance: Attendance
  /** By which push services know this site. */
  readonly pushKey: string
  /** From now on this process takes bot turns, lets clocks run out and reminds people. */
  work(): Promise<void>
  /** Makes due what the table waits for: a bot's turn, the end of somebody's time. */
  followUp(row: MatchRow): void
  /** Makes the turns of all bots due that are waited for anywhere. */
  wakeBots(): Promise<void>
  /** Closes some of the tables nobody comes back to; called again and again, all of them. */
  sweep(): Promise<void>
  /** Aborted when the store is gone for good: then this process can only end. */
  readonly lost: AbortSignal
  onError(error: unknown): void
  /** Work nobody waits for but the end: its failure is logged. */
  inBackground(work: Promise<unknown>): void
  close(): Promise<void>
}

/** Push services want an address of whoever sends; without one of the operator's it is that of no one. */
const NOBODY = 'mailto:nobody@localhost'

export async function openCore(config: CoreConfig): Promise<Core> {
  const lock = config.databaseUrl ? undefined : lockFolder(config.data)
  const core = await openLocked(config).catch((error: unknown) => {
    lock?.release()
    throw error
  })
  return {
    ...core,
    async close() {
      await core.close()
      lock?.release()
    },
  }
}

type Closable = { close(): Promise<void> }

/** What was opened before a failure is closed again: what stays open would keep the process from ending. */
export function closing(...opened: readonly Closable[]): (error: unknown) => Promise<never> {
  return async error => {
    for (const one of opened) await one.close()
    throw error
  }
}

async function openLocked(config: CoreConfig): Promise<Core> {
  const { databaseUrl, ports, logger } = config
  const lost = new AbortController()
  const store = await openStore({
    databaseUrl,
    file: join(config.data, 'ludoteka.db'),
    thread: config.storeThread,
    onLost(cause) {
      lost.abort(cause)
      logger.fatal({ err: cause }, 'the store is lost; the process must be started again')
    },
  })
  const bus = await openBus({ databaseUrl }).catch(closing(store))
  const jobs: Jobs = databaseUrl
    ? await openJobs({ databaseUrl, bus }).catch(closing(bus, store))
    : localJobs({ now: ports.now })
  const metrics = openMetrics()
  const cache = tableCache(config.cacheWeight)
  const alone = !databaseUrl
  const onError = (error: unknown): void => {
    // What goes wrong without a store does so for that reason, which has been told.
    if (!lost.signal.aborted) logger.error({ err: error }, 'something went wrong')
  }
  const desk = openDesk({ store, ports, cache, alone, onRace: () => metrics.races.inc(), onError })
  const tables = openTables(desk)
  const thinkers = thinkersIn({ file: config.botWorker, threads: config.botThreads, patienceMs: config.botPatienceMs })
  const turns = botTurns(desk, thinkers, () => metrics.botSeconds.startTimer())
  metrics.gauge('ludoteka_tables_cached', 'Tables in memory', cache.count)

  const underWay = new Set<Promise<unknown>>()
  const inBackground = (work: Promise<unknown>): void => {
    const done: Promise<unknown> = work.catch(onError).finally(() => underWay.delete(done))
    underWay.add(done)
  }
  const settled = async (): Promise<void> => {
    while (underWay.size > 0) await Promise.all(underWay)
  }
  const schedule = (kind: Job['kind'], match: string, at: number): void => inBackground(jobs.schedule(kind, match, at))

  const keys = await pushKeys(store).catch(closing(jobs, bus, store))
  const attendance = openAttendance({ bus, alone, now: ports.now, freshId: ports.freshId })
  const reminders = openReminders({
    store,
    bus,
    desk,
    attendance,
    send: sender({ keys, contact: config.contact ?? NOBODY, anywhere: config.pushAnywhere }),
    timing: config.reminders,
    now: ports.now,
    scheduleBy: (match, at) => jobs.scheduleBy('remind', match, at),
    onOutcome: outcome => metrics.reminders.inc({ outcome }),
  })

  const followUp = (row: MatchRow): void => {
    const bot = botToAct(row)
    const now = ports.now()
    if (bot && (bot.from > now || !turns.wake(row.id))) schedule('bot', row.id, Math.max(bot.from, now))
    const expiry = row.status === 'running' ? nextExpiry(row.clocks) : undefined
    if (expiry !== undefined) schedule('clock', row.id, expiry)
  }

  desk.onCommit(table => {
    metrics.commits.inc()
    if (!alone) bus.publish(topicOf(table.row.id), { kind: 'changed', revision: table.row.revision })
    followUp(table.row)
    if (reminders.mayConcern(table.row)) inBackground(reminders.follow(table.row))
  })

  const handle = async ({ kind, match }: Job): Promise<void> => {
    switch (kind) {
      case 'bot':
        return turns.take(match)
      case 'clock':
        return lookAtClock(match)
      case 'remind':
        return reminders.look(match)
    }
  }

  /** One that fails is tried again, and counted again. */
  const counted = async (job: Job): Promise<void> => {
    try {
      await handle(job)
      metrics.jobs.inc({ kind: job.kind, outcome: 'done' })
    } catch (error) {
      metrics.jobs.inc({ kind: job.kind, outcome: 'failed' })
      throw error
    }
  }

  const lookAtClock = async (match: string): Promise<void> => {
    // While no server was there nobody could act: the next one gives that time back first.
    if (isAway(await store.lastHeartbeat(), ports.now(), config.awayMs))
      return jobs.schedule('clock', match, ports.now() + config.watchMs)
    followUp((await tables.expire(match)).row)
  }

  return {
    store,
    bus,
    desk,
    tables,
    thinkers,
    metrics,
    reminders,
    attendance,
    pushKey: keys.publicKey,
    work: () => jobs.work(counted),
    followUp,
    async wakeBots() {
      for (const id of await store.waitingForBots()) if (!turns.wake(id)) schedule('bot', id, ports.now())
    },
    sweep: sweeper({ store, desk, ports, patience: config.patience, onError }),
    lost: lost.signal,
    onError,
    inBackground,
    async close() {
      attendance.close()
      turns.stop()
      await settled() // what it makes due is still taken
      await jobs.close()
      await settled()
      await thinkers.close()
      await bus.close()
      await store.close()
    },
  }
}
