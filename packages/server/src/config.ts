// How a server or a worker is set up. Everything has a default that suits one machine.

import type { Logger } from 'pino'
import { LIMITS, type Limits } from './limits.ts'
import type { ReminderDelays } from './reminders/pendingTurns.ts'
import { NODE_SYSTEM, type System } from './system.ts'
import type { IdleLimits } from './table/maintenance.ts'

export type CommonConfig = {
  /** Where the SQLite file and the server's secret lie. */
  readonly data: string
  /** PostgreSQL instead of SQLite; then several processes may share the tables. */
  readonly databaseUrl?: string | undefined
  /** The bundled thread in which the SQLite file is kept; without it the server's own thread does it. */
  readonly storeThread?: URL | undefined
  /** The bundled worker in which bots think. */
  readonly botWorker: URL
  readonly botThreads: number
  readonly botTimeoutMs: number
  /** Actions and log entries kept in memory over all tables. */
  readonly cacheWeight: number
  /** How often a sign of life is written, and how often clocks are looked after. */
  readonly heartbeatMs: number
  readonly maintenanceMs: number
  /** Without a sign of life for this long no server was there, and clocks stood still. */
  readonly downAfterMs: number
  /** How often reminders are looked for that were lost with another process. */
  readonly resumeRemindersMs: number
  /** How long people may be away before they are reminded. */
  readonly reminders: ReminderDelays
  /** How long a table may wait for somebody to come back. */
  readonly idleLimits: IdleLimits
  /** Whom push services may write to about this site: a mailto: or https: address. */
  readonly contact?: string | undefined
  /** For tests: reminders may go to this machine and its network, which no stranger may choose. */
  readonly allowPrivatePushHosts: boolean
  /** Asked from whoever reads the metrics; without it they are for this machine and its own network. */
  readonly metricsToken?: string | undefined
  readonly logger: Logger
  readonly system: System
}

export type WorkerConfig = CommonConfig & {
  /** Where the metrics are told; without a port, nowhere. */
  readonly host: string
  readonly metricsPort?: number | undefined
}

export type ServerConfig = CommonConfig & {
  readonly host: string
  readonly port: number
  /** The built browser client; without it only the interface is served. */
  readonly web?: string | undefined
  /** Addresses browsers come from, such as https://play.example; without them that of the request itself. */
  readonly origins: readonly string[]
  /** A reverse proxy in front tells the true address and protocol of a request. */
  readonly trustProxy: boolean
  /** Signs the challenges of passkeys; must be the same in all processes. */
  readonly secret?: string | undefined
  /** This process also takes bot turns and looks after clocks. */
  readonly runsJobs: boolean
  readonly limits: Limits
  readonly socketPingMs: number
  /** How often rooms look whether they have missed something. */
  readonly refreshMs: number
  readonly joinTimeoutMs: number
}

const DAY = 86_400_000

/** What must be given; the rest may be. */
export type ConfigInput<C> = Pick<C & CommonConfig, 'data' | 'botWorker' | 'logger'> & Partial<C>

export function commonConfig(given: ConfigInput<CommonConfig>): CommonConfig {
  return {
    botThreads: 1,
    botTimeoutMs: 10_000,
    cacheWeight: 2_000_000,
    heartbeatMs: 5_000,
    maintenanceMs: 30_000,
    downAfterMs: 20_000,
    resumeRemindersMs: 1_800_000,
    reminders: { liveMs: 60_000, daysMs: 300_000 },
    idleLimits: { openMs: 14 * DAY, runningMs: 180 * DAY },
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
    ...given,
  }
}
