// A process of the bench: a server under load, which reports what it uses, or guests who ask for replays; ends with the bench.

import { memoryUsage } from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { getHeapSpaceStatistics } from 'node:v8'
import { type BenchServer, type Memory, type ProcessorTime, type Report, SIDES, type Threads } from './process.ts'
import { beReplayGuests, GUESTS } from './replayGuests.ts'

export async function serveBench(threads: Threads): Promise<void> {
  if (process.argv[2] === GUESTS) return beReplayGuests()
  const served = await serve(threads)
  const tell = (report: Report): void => {
    process.send?.(report)
  }
  process.on('message', async question => tell(question === 'memory' ? await memory() : processorTime()))
  process.on('disconnect', async () => {
    await served.close()
    process.exit()
  })
  tell({ url: served.url })
}

async function serve(threads: Threads): Promise<BenchServer> {
  const side = SIDES.find(name => name === process.argv[2])
  if (side === 'peer') return (await import('./servePeer.ts')).servePeer()
  if (side === 'ours') return (await import('./serveOurs.ts')).serveOurs(threads)
  throw new Error(`A server of the bench is one of ${SIDES.join(', ')}.`)
}

/** Without a collection of garbage: it would count as work of the lap that follows. */
function processorTime(): ProcessorTime {
  const { user, system } = process.cpuUsage()
  return { cpuSeconds: (user + system) / 1e6 }
}

/** After garbage collection, so that the figure is repeatable. */
async function memory(): Promise<Memory> {
  for (let n = 0; n < 3; n++) {
    globalThis.gc?.()
    await wait(50) // pages go back to the system a little later
  }
  return { rssBytes: memoryUsage().rss, youngBytes: youngGeneration() }
}

/** Of the main thread, whose it is nearly all. */
function youngGeneration(): number {
  return getHeapSpaceStatistics()
    .filter(({ space_name: name }) => name.startsWith('new_'))
    .reduce((sum, { physical_space_size: size }) => sum + size, 0)
}
