// A worker: runs the jobs (bot turns, clocks, reminders) of servers that share its database.

import { type ConfigInput, type WorkerConfig, workerConfig } from './config.ts'
import { openMetricsServer } from './http/operationRoutes.ts'
import { closeOnError, openServices, type Services } from './services.ts'
import { checkTables, repeat, resumePendingWork } from './table/maintenance.ts'

export type RunningWorker = {
  /** Where its metrics are served, if anywhere, such as http://127.0.0.1:9090. */
  readonly metricsUrl: string | undefined
  close(): Promise<void>
}

export async function startWorker(given: ConfigInput<WorkerConfig>): Promise<RunningWorker> {
  const config = workerConfig(given)
  const services = await openServices(config)
  return work(config, services).catch(closeOnError(services))
}

async function work(config: WorkerConfig, services: Services): Promise<RunningWorker> {
  const { system, downAfterMs, host, metricsPort: port, metricsToken: token } = config
  const maintenance = { ...services, system, downAfterMs }
  const metricsServer =
    port === undefined ? undefined : await openMetricsServer(services.metrics, { host, port, token })
  try {
    await services.startJobs()
    await resumePendingWork(maintenance)
    await services.reminders.resume()
  } catch (error) {
    await metricsServer?.close()
    throw error
  }
  const stops = [
    repeat(config.maintenanceMs, () => checkTables(maintenance).then(services.health.wrote), services.onError),
    repeat(config.resumeRemindersMs, () => services.reminders.resume(), services.onError),
  ]
  return {
    metricsUrl: metricsServer?.url,
    async close() {
      services.beginShutdown()
      await Promise.all(stops.map(stop => stop()))
      await metricsServer?.close()
      await services.close()
    },
  }
}
