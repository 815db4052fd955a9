// How a server or a worker is set up. Everything has a default that suits one machine.

import type { Logger } from 'pino'
import { LIMITS, type Limits } from './limits.ts'
import { NODE_PORTS, type Ports } from './ports.ts'
import type { Timing } from './reminders/plan.ts'
import type { Patience } from './table/forgotten.ts'

export type CoreConfig = {
  /** Where the SQLite file and the server's secret lie. */
  readonly data: string
  /** PostgreSQL instead of SQLite; then several processes may share the tables. */
  readonly databaseUrl?: string | undefined
  /** The bundled thread in which the SQLite file is kept; without it the server's own thread does it. */
  readonly storeThread?: URL | undefined
  /** The bundled worker in which bots think. */
  readonly botWorker: URL
  readonly botThreads: number
  readonly botPatienceMs: number
  /** Actions and log entries kept in memory over all tables. */
  readonly cacheWeight: number
  /** How often a sign of life is written, and how often clocks are looked after. */
  readonly beatMs: number
  readonly watchMs: number
  /** Without a sign of life for this long no server was there, and clocks stood still. */
  readonly awayMs: number
  /** How often reminders are looked for that were lost with another process. */
  readonly takeUpMs: number
  /** How long people may be away before they are reminded. */
  readonly reminders: Timing
  /** How long a table may wait for somebody to come back. */
  readonly patience: Patience
  /** Whom push services may write to about this site: a mailto: or https: address. */
  readonly contact?: string | undefined
  /** For tests: reminders may go to this machine and its network, which no stranger may choose. */
  readonly pushAnywhere: boolean
  /** Asked from whoever reads the metrics; without it they are for this machine and its own network. */
  readonly metricsToken?: string | undefined
  readonly logger: Logger
  readonly ports: Ports
}

export type WorkerConfig = CoreConfig & {
  /** Where the metrics are told; without a port, nowhere. */
  readonly host: string
  readonly metricsPort?: number | undefined
}

export type ServerConfig = CoreConfig & {
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
  readonly works: boolean
  readonly limits: Limits
  readonly heartbeatMs: number
  /** How often rooms look whether they have missed something. */
  readonly refreshMs: number
  readonly joinWithinMs: number
}

const DAY = 86_400_000

/** What must be given; the rest may be. */
export type Given<C> = Pick<C & CoreConfig, 'data' | 'botWorker' | 'logger'> & Partial<C>

export function coreConfig(given: Given<CoreConfig>): CoreConfig {
  return {
    botThreads: 1,
    botPatienceMs: 10_000,
    cacheWeight: 2_000_000,
    beatMs: 5_000,
    watchMs: 30_000,
    awayMs: 20_000,
    takeUpMs: 1_800_000,
    reminders: { liveMs: 60_000, daysMs: 300_000 },
    patience: { openMs: 14 * DAY, runningMs: 180 * DAY },
    pushAnywhere: false,
    ports: NODE_PORTS,
    ...given,
  }
}

export function workerConfig(given: Given<WorkerConfig>): WorkerConfig {
  return { ...coreConfig(given), host: '127.0.0.1', ...given }
}

export function serverConfig(given: Given<ServerConfig>): ServerConfig {
  return {
    ...coreConfig(given),
    host: '127.0.0.1',
    port: 0,
    origins: [],
    trustProxy: false,
    works: true,
    limits: LIMITS,
    heartbeatMs: 25_000,
    refreshMs: 20_000,
    joinWithinMs: 10_000,
    ...given,
  }
}
