// How a server or a worker is set up. Everything has a default that suits one machine.

import { ORDER_PAUSES, type OrderPauses } from '@ludoteka/table'
import type { Logger } from 'pino'
import { LIMITS, type Limits } from './limits.ts'
import type { ReminderDelays } from './reminders/pendingTurns.ts'
import { DATABASE_TIMEOUT_MS } from './store/postgres/settings.ts'
import { NODE_SYSTEM, type System } from './system.ts'
import type { IdleLimits } from './table/maintenance.ts'

export type CommonConfig = {
  /** The folder of the SQLite file and of the server's secret. */
  readonly data: string
  /** PostgreSQL instead of SQLite; then several processes may share the tables. */
  readonly databaseUrl?: string | undefined
  /** A query to PostgreSQL that is not answered for so long fails, and its connection is given up. */
  readonly databaseTimeoutMs: number
  /** How long requests under way may still take when the process ends. */
  readonly shutdownMs: number
  /** The bundled thread that reads and writes the SQLite file; without it the server's own thread does. */
  readonly storeThread?: URL | undefined
  /** The bundled program of the worker threads, in which bots decide and matches are replayed. */
  readonly botWorker: URL
  readonly botThreads: number
  readonly replayThreads: number
  /** Bytes of written replays kept in memory. */
  readonly replayCacheBytes: number
  /** How long a bot may think about one decision where its level has no time of its own; then it answers with the best it has found. */
  readonly botBudgetMs: number
  /** A bot that does not answer for so long is interrupted, and something legal is played for it. */
  readonly botTimeoutMs: number
  /** Actions and log entries kept in memory over all tables. */
  readonly cacheWeight: number
  /** How often a heartbeat is written, and how often clocks, bots and idle tables are checked. */
  readonly heartbeatMs: number
  readonly maintenanceMs: number
  /** Without a heartbeat for this long no server was running, and clocks stood still. */
  readonly downAfterMs: number
  /** How often reminders that were lost with another process are scheduled again. */
  readonly resumeRemindersMs: number
  /** How long people may be away before they are reminded. */
  readonly reminders: ReminderDelays
  /** How long standing orders wait before they answer. */
  readonly orderPauses: OrderPauses
  /** How long nothing may change at a table before it is closed. */
  readonly idleLimits: IdleLimits
  /** How long guests may stay away before their accounts are deleted. */
  readonly guestsUnusedMs: number
  /** Whom push services may write to about this site: a mailto: or https: address. */
  readonly contact?: string | undefined
  /** For tests: reminders may go to this machine and its network, which clients must not be able to choose. */
  readonly allowPrivatePushHosts: boolean
  /** Required to read the metrics; without it only this machine may. */
  readonly metricsToken?: string | undefined
  readonly logger: Logger
  readonly system: System
}

export type WorkerConfig = CommonConfig & {
  /** Where the metrics are served; without a port, nowhere. */
  readonly host: string
  readonly metricsPort?: number | undefined
}

export type ServerConfig = CommonConfig & {
  readonly host: string
  readonly port: number
  /** The built browser client; without it only the interface is served. */
  readonly web?: string | undefined
  /** Origins of the site's pages, such as https://play.example; without them the host of the request itself. */
  readonly origins: readonly string[]
  /** A reverse proxy in front tells the true address and protocol of a request. */
  readonly trustProxy: boolean
  /** Signs the challenges of passkeys; must be the same in all processes. */
  readonly secret?: string | undefined
  /** This process also runs jobs: bot turns, clocks and reminders. */
  readonly runsJobs: boolean
  readonly limits: Limits
  readonly socketPingMs: number
  /** How often rooms check whether they have missed something. */
  readonly refreshMs: number
  readonly joinTimeoutMs: number
  /** How often those who look for an opponent are brought together by how long they have waited. */
  readonly seekMs: number
}

const DAY = 86_400_000

/** Required settings, and any of the others; those have defaults. */
export type ConfigInput<C> = Pick<C & CommonConfig, 'data' | 'botWorker' | 'logger'> & Partial<C>

export function commonConfig(given: ConfigInput<CommonConfig>): CommonConfig {
  return {
    databaseTimeoutMs: DATABASE_TIMEOUT_MS,
    shutdownMs: 5_000,
    botThreads: 2,
    replayThreads: 1,
    replayCacheBytes: 32_000_000,
    botBudgetMs: 3_000,
    botTimeoutMs: 10_000,
    cacheWeight: 2_000_000,
    heartbeatMs: 5_000,
    maintenanceMs: 30_000,
    downAfterMs: 20_000,
    resumeRemindersMs: 1_800_000,
    reminders: { liveMs: 60_000, daysMs: 300_000 },
    orderPauses: ORDER_PAUSES,
    idleLimits: { openMs: 14 * DAY, runningMs: 180 * DAY },
    guestsUnusedMs: 90 * DAY,
    allowPrivatePushHosts: false,
    system: NODE_SYSTEM,
    ...given,
  }
}

export function workerConfig(given: ConfigInput<WorkerConfig>): WorkerConfig {
  return { ...commonConfig(given), host: '127.0.0.1', ...given }
}

export function serverConfig(given: ConfigInput<ServerConfig>): ServerConfig {
  return {
    ...commonConfig(given),
    host: '127.0.0.1',
    port: 0,
    origins: [],
    trustProxy: false,
    runsJobs: true,
    limits: LIMITS,
    socketPingMs: 25_000,
    refreshMs: 20_000,
    joinTimeoutMs: 10_000,
    seekMs: 2_000,
    ...given,
  }
}
