// Our server as people run it: durable commits to a file, or to PostgreSQL. Only the limits are off, for most clients share an address;
// the others say where they come from, as a proxy would.

import { letHeapDouble, NO_LIMITS, openLogger, startServer } from '@ludoteka/server'
import { type BenchServer, LOOPBACK, type Threads } from './process.ts'

export async function serveOurs(threads: Threads): Promise<BenchServer> {
  const [data, databaseUrl] = process.argv.slice(3)
  if (data === undefined) throw new Error('The server needs a folder for its data.')
  letHeapDouble()
  return startServer({
    data,
    databaseUrl,
    ...threads,
    logger: openLogger('warn'),
    host: LOOPBACK,
    limits: NO_LIMITS,
    trustProxy: true,
  })
}
