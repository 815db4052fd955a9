// A worker: takes bot turns, looks after clocks and reminds people for servers that share its database.

import { type Given, type WorkerConfig, workerConfig } from './config.ts'
import { type Core, closing, openCore } from './core.ts'
import { openMetricsPort } from './http/metricsPort.ts'
import { every, lookAround, takeUp } from './table/watch.ts'

export type RunningWorker = {
  /** Where its metrics are told, if anywhere, such as http://127.0.0.1:9090. */
  readonly metricsUrl: string | undefined
  close(): Promise<void>
}

export async function startWorker(given: Given<WorkerConfig>): Promise<RunningWorker> {
  const config = workerConfig(given)
  const core = await openCore(config)
  return work(config, core).catch(closing(core))
}

async function work(config: WorkerConfig, core: Core): Promise<RunningWorker> {
  const { ports, awayMs, host, metricsPort: port, metricsToken: token } = config
  const watch = { ...core, ports, awayMs }
  const told = port === undefined ? undefined : await openMetricsPort(core.metrics, { host, port, token })
  try {
    await core.work()
    await takeUp(watch)
    await core.reminders.takeUp()
  } catch (error) {
    await told?.close()
    throw error
  }
  const stops = [
    every(config.watchMs, () => lookAround(watch), core.onError),
    every(config.takeUpMs, () => core.reminders.takeUp(), core.onError),
  ]
  return {
    metricsUrl: told?.url,
    async close() {
      await Promise.all(stops.map(stop => stop()))
      await told?.close()
      await core.close()
    },
  }
}
