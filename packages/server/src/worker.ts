// A worker: takes bot turns, looks after clocks and reminds people for servers that share its database.

import { type CoreConfig, coreConfig, type Given } from './config.ts'
import { type Core, closing, openCore } from './core.ts'
import { every, lookAround, takeUp } from './table/watch.ts'

export type RunningWorker = { close(): Promise<void> }

export async function startWorker(given: Given<CoreConfig>): Promise<RunningWorker> {
  const config = coreConfig(given)
  const core = await openCore(config)
  return work(config, core).catch(closing(core))
}

async function work(config: CoreConfig, core: Core): Promise<RunningWorker> {
  const watch = { ...core, ports: config.ports, awayMs: config.awayMs }
  await core.work()
  await takeUp(watch)
  await core.reminders.takeUp()
  const stops = [
    every(config.watchMs, () => lookAround(watch), core.onError),
    every(config.takeUpMs, () => core.reminders.takeUp(), core.onError),
  ]
  return {
    async close() {
      await Promise.all(stops.map(stop => stop()))
      await core.close()
    },
  }
}
