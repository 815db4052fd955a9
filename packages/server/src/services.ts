// What servers and workers have in common: the store, the bus, the jobs, and the tables on top of them.

import { join } from 'node:path'
import { nextExpiry } from '@ludoteka/table'
import { openWorkerPool } from './bots/pool.ts'
import { type Bus, openBus } from './bus/bus.ts'
import type { CommonConfig } from './config.ts'
import { type Health, openHealth } from './health.ts'
import { type Job, openJobs } from './jobs/jobs.ts'
import { openPresence, type Presence } from './live/presence.ts'
import { openPeople, type People } from './people/people.ts'
import { openResultRecorder, type ResultRecorder } from './ratings/recorder.ts'
import { pushKeys, pushSender } from './reminders/push.ts'
import { openReminders, type Reminders } from './reminders/reminders.ts'
import { isExportKept, openReplays, type Replays } from './replays/replays.ts'
import { lockFolder, openStore } from './store/open.ts'
import { databaseSockets } from './store/postgres/settings.ts'
import { isUnavailable, type MatchRow, type Store } from './store/store.ts'
import { type Advisor, openAdvisor } from './table/advice.ts'
import { botTurns, isPlayedOn, nextBot } from './table/botTurns.ts'
import { tableCache } from './table/cache.ts'
import { idleTableCloser, isDown, unusedGuestDeleter } from './table/maintenance.ts'
import * as orders from './table/orders.ts'
import { openTableRepository, type TableRepository } from './table/repository.ts'
import type { TableState } from './table/state.ts'
import { openTables, type Tables } from './table/tables.ts'
import { type Metrics, openMetrics } from './telemetry.ts'
import { openTournaments, type Tournaments } from './tournaments/tournaments.ts'

export type Services = {
  readonly store: Store
  readonly bus: Bus
  readonly repository: TableRepository
  readonly tables: Tables
  readonly advisor: Advisor
  readonly replays: Replays
  readonly metrics: Metrics
  readonly health: Health
  readonly reminders: Reminders
  readonly presence: Presence
  readonly results: ResultRecorder
  readonly people: People
  readonly tournaments: Tournaments
  /** The public key by which push services know this site. */
  readonly pushKey: string
  /** From now on this process runs jobs: bot turns, standing orders, clocks that run out, reminders, tournaments. */
  startJobs(): Promise<void>
  /** Schedules what the table waits for: a bot's turn, the end of somebody's time. */
  scheduleJobs(row: MatchRow): void
  /** Somebody watches this table: where only bots sit at it, schedules their next action. */
  scheduleWatchedBots(table: TableState): void
  /** Schedules the turns of all bots that any table with a person waits for. */
  scheduleWaitingBots(): Promise<void>
  /** Schedules a look at the standing orders of every match that has any. */
  scheduleOrders(): Promise<void>
  /** Closes some of the idle tables; repeated calls reach all of them. */
  closeIdleTables(): Promise<void>
  /** Deletes some of the guests who do not come any more; repeated calls reach all of them. */
  deleteUnusedGuests(): Promise<void>
  /** Aborted when the store is lost for good: then this process can only end. */
  readonly lost: AbortSignal
  onError(error: unknown): void
  /** Work that only `close` waits for; a failure is logged. */
  inBackground(startJobs: Promise<unknown>): void
  /** From now on nothing waits for the database for longer than the configuration lets a shutdown take. */
  beginShutdown(): void
  close(): Promise<void>
}

const MOST_CLOCK_CHECKS = 50_000

/** Push services require the sender's address; this one, which reaches nobody, is used if the operator gives none. */
const NO_CONTACT = 'mailto:nobody@localhost'

export async function openServices(config: CommonConfig): Promise<Services> {
  const lock = config.databaseUrl ? undefined : lockFolder(config.data)
  const core = await openAll(config).catch((error: unknown) => {
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

/** Closes what was opened before a failure: it would keep the process from ending. */
export function closeOnError(...opened: readonly Closable[]): (error: unknown) => Promise<never> {
  return async error => {
    for (const one of opened) await one.close()
    throw error
  }
}

async function openAll(config: CommonConfig): Promise<Services> {
  const { databaseUrl, system, logger, orderPauses: pauses } = config
  const lost = new AbortController()
  const process = system.freshId()
  const health = openHealth({
    system,
    logger,
    staleAfterMs: config.downAfterMs,
    calmMs: 2 * config.heartbeatMs,
    isLost: () => lost.signal.aborted,
    isBusConnected: () => bus.isConnected,
  })
  const onError = (error: unknown): void => {
    // Without a store everything else fails too; its loss has been logged.
    if (lost.signal.aborted) return
    if (isUnavailable(error)) health.storeFailed(error)
    else logger.error({ err: error }, 'something went wrong')
  }
  const sockets = databaseSockets()
  const postgres = { timeoutMs: config.databaseTimeoutMs, sockets }
  const store = await openStore({
    databaseUrl,
    process,
    postgres,
    onError,
    file: join(config.data, 'ludoteka.db'),
    thread: config.storeThread,
    onLost(cause) {
      lost.abort(cause)
      logger.fatal({ err: cause }, 'the store is lost; the process must be started again')
    },
  })
  const bus = await openBus({ databaseUrl, process, postgres }).catch(closeOnError(store))
  const jobs = await openJobs({ databaseUrl, postgres, bus, now: system.now, onError }).catch(closeOnError(bus, store))
  const metrics = openMetrics()
  const cache = tableCache(config.cacheWeight)
  const isSingleProcess = !databaseUrl
  const repository = openTableRepository({
    store,
    system,
    cache,
    isSingleProcess,
    onRace: () => metrics.races.inc(),
    onError,
  })
  const tables = openTables(repository)
  const workerPool = openWorkerPool({
    file: config.botWorker,
    botThreads: config.botThreads,
    replayThreads: config.replayThreads,
    budgetMs: config.botBudgetMs,
    timeoutMs: config.botTimeoutMs,
  })
  const { replayThreads: threads, replayCacheBytes: cacheBytes } = config
  const replays = openReplays({ store, rowOf: repository.rowOf, replay: workerPool.replay, threads, cacheBytes })
  const turns = botTurns({
    repository,
    workerPool,
    startTimer: () => metrics.botSeconds.startTimer(),
  })
  const advisor = openAdvisor({ repository, workerPool })
  metrics.gauge('ludoteka_tables_cached', 'Tables in memory', cache.count)

  const inFlight = new Set<Promise<unknown>>()
  const inBackground = (work: Promise<unknown>): void => {
    const done: Promise<unknown> = work.catch(onError).finally(() => inFlight.delete(done))
    inFlight.add(done)
  }
  const settled = async (): Promise<void> => {
    while (inFlight.size > 0) await Promise.all(inFlight)
  }
  const schedule = (kind: Job['kind'], match: string, at: number): void => inBackground(jobs.schedule(kind, match, at))

  const keys = await pushKeys(store).catch(closeOnError(jobs, bus, store))
  const presence = openPresence({
    store,
    bus,
    process,
    isSingleProcess,
    now: system.now,
    inBackground,
    onLeft: (match, account) => inBackground(reminders.onLeft(match, account)),
    onNew: () => people.announceAll(),
  })
  const reminders = openReminders({
    store,
    bus,
    repository,
    presence,
    send: pushSender({ keys, contact: config.contact ?? NO_CONTACT, allowPrivateHosts: config.allowPrivatePushHosts }),
    delays: config.reminders,
    now: system.now,
    scheduleBy: (match, at) => jobs.scheduleBy('remind', match, at),
    onOutcome: outcome => metrics.reminders.inc({ outcome }),
  })

  const people = openPeople({
    repository,
    bus,
    process,
    inBackground,
    onError,
    remindOfChallenge: reminders.remindOfChallenge,
  })

  const results = openResultRecorder({ repository, bus, onError })
  const tournaments = openTournaments({
    repository,
    scheduleBy: (id, at) => jobs.scheduleBy('tournament', id, at),
    scheduleNow: id => jobs.schedule('tournament', id, system.now()),
  })

  const scheduleBots = (match: string, from: number): void => {
    const now = system.now()
    if (from > now || !turns.rerun(match)) schedule('bot', match, Math.max(from, now))
  }

  const scheduleJobs = (row: MatchRow, botsDue = nextBot(row)?.from): void => {
    // At a table without a person bots play for those who watch: their rooms ask for the next action.
    if (botsDue !== undefined && isPlayedOn(row)) scheduleBots(row.id, botsDue)
    const expiry = row.status === 'running' ? nextExpiry(row.clocks) : undefined
    if (expiry !== undefined) scheduleClock(row.id, expiry)
  }

  /** When the clocks of a match are checked next, as far as this process knows. */
  const clockChecks = new Map<string, number>()

  /** Most actions only put the end of somebody's time off: a check that comes too early schedules the next. */
  const scheduleClock = (match: string, expiry: number): void => {
    const known = clockChecks.get(match) ?? 0
    if (known > system.now() && known <= expiry) return
    if (clockChecks.size >= MOST_CLOCK_CHECKS) clockChecks.clear() // then some are scheduled once more
    clockChecks.set(match, expiry)
    inBackground(jobs.scheduleBy('clock', match, expiry))
  }

  repository.onCommit(table => {
    metrics.commits.inc()
    health.wrote()
    scheduleJobs(table.row, turns.dueAt(table))
    const ordersDue = orders.ordersDueAt(table, pauses)
    if (ordersDue !== undefined) schedule('order', table.row.id, ordersDue)
    if (reminders.mayRemind(table.row)) inBackground(reminders.scheduleFor(table.row))
    if (isExportKept(table.row)) inBackground(replays.keepExport(table.row))
    if (table.row.status === 'finished') inBackground(results.record(table))
    const { status, tournament } = table.row
    if (tournament !== null && (status === 'finished' || status === 'abandoned'))
      schedule('tournament', tournament, system.now())
  })

  const handle = async ({ kind, match }: Job): Promise<void> => {
    switch (kind) {
      case 'bot':
        if ((await turns.run(match)) === 'more') await jobs.schedule('bot', match, system.now())
        return
      case 'order':
        return playOrder(match)
      case 'clock':
        return checkClock(match)
      case 'remind':
        return reminders.check(match)
      case 'tournament':
        return tournaments.advance(match)
    }
  }

  /** A job that fails is retried, and counted again. */
  const runCounted = async (job: Job): Promise<void> => {
    try {
      await handle(job)
      metrics.jobs.inc({ kind: job.kind, outcome: 'done' })
    } catch (error) {
      metrics.jobs.inc({ kind: job.kind, outcome: 'failed' })
      throw error
    }
  }

  /** After a commit the next one is scheduled; one that is due later is looked at again then. */
  const playOrder = async (match: string): Promise<void> => {
    const due = orders.ordersDueAt(
      await repository.change(match, (table, now) => orders.playOrder(table, now, pauses)),
      pauses,
    )
    if (due !== undefined) await jobs.scheduleBy('order', match, due)
  }

  const checkClock = async (match: string): Promise<void> => {
    clockChecks.delete(match)
    // While no server ran nobody could act: the next one gives that time back first.
    if (isDown(await store.lastHeartbeat(), system.now(), config.downAfterMs))
      return jobs.schedule('clock', match, system.now() + config.maintenanceMs)
    scheduleJobs((await tables.expire(match)).row)
  }

  return {
    store,
    bus,
    repository,
    tables,
    advisor,
    replays,
    metrics,
    health,
    reminders,
    presence,
    people,
    results,
    tournaments,
    pushKey: keys.publicKey,
    startJobs: () => jobs.work(runCounted),
    scheduleJobs,
    scheduleWatchedBots({ row }) {
      const bot = isPlayedOn(row) ? undefined : nextBot(row)
      if (bot) scheduleBots(row.id, bot.from)
    },
    async scheduleWaitingBots() {
      for (const id of await store.waitingForBots()) if (!turns.rerun(id)) schedule('bot', id, system.now())
    },
    async scheduleOrders() {
      for (const id of await store.matchesWithOrders()) await jobs.scheduleBy('order', id, system.now())
    },
    closeIdleTables: idleTableCloser({ store, repository, system, limits: config.idleLimits, onError }),
    deleteUnusedGuests: unusedGuestDeleter({ store, system, unusedMs: config.guestsUnusedMs }),
    lost: lost.signal,
    onError,
    inBackground,
    beginShutdown() {
      setTimeout(sockets.cut, config.shutdownMs).unref()
    },
    async close() {
      turns.stop()
      await settled() // what it schedules is still done
      await jobs.close()
      await settled()
      await workerPool.close()
      await repository.settled()
      await bus.close()
      await store.close()
    },
  }
}
