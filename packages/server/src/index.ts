// The table server: what the command line and the tests start.

export type { CommonConfig, ConfigInput, ServerConfig, WorkerConfig } from './config.ts'
export { letHeapDouble } from './heap.ts'
export { LIMITS, type Limits, NO_LIMITS } from './limits.ts'
export { listAdmins, setAdmin } from './moderation/admins.ts'
export { type RunningServer, startServer } from './server.ts'
export { NODE_SYSTEM, type System } from './system.ts'
export { openLogger } from './telemetry.ts'
export { type RunningWorker, startWorker } from './worker.ts'
