// The table server: what the command line and the tests start.

export type { CoreConfig, Given, ServerConfig, WorkerConfig } from './config.ts'
export { LIMITS, type Limits, NO_LIMITS } from './limits.ts'
export { openLogger } from './logger.ts'
export { NODE_PORTS, type Ports } from './ports.ts'
export { type RunningServer, startServer } from './server.ts'
export { type RunningWorker, startWorker } from './worker.ts'
