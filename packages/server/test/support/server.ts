// A server for a test: on loopback, with its data in a temporary folder and a clock the test controls.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import {
  type ConfigInput,
  NO_LIMITS,
  NODE_SYSTEM,
  type RunningServer,
  type ServerConfig,
  startServer,
} from '../../src/index.ts'
import { botWorker } from './bundle.ts'
import { afterwards, loggedErrors } from './testScope.ts'

export { afterwards, loggedErrors }

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ludoteka-server-'))
  afterwards(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** For parts that tell of errors, where none is expected. */
export function rethrow(error: unknown): never {
  throw error
}

export async function openServer(given: Partial<ConfigInput<ServerConfig>> = {}): Promise<RunningServer> {
  const server = await startServer({
    data: given.data ?? temporaryFolder(),
    botWorker: await botWorker(),
    logger: pino({ level: 'error' }, { write: line => loggedErrors.push(line) }),
    limits: NO_LIMITS,
    ...given,
  })
  afterwards(() => server.close())
  return server
}

/** A clock that a test can put forward. */
export function manualClock(): { readonly system: typeof NODE_SYSTEM; forward(ms: number): void } {
  let ahead = 0
  return {
    system: { ...NODE_SYSTEM, now: () => Date.now() + ahead },
    forward(ms) {
      ahead += ms
    },
  }
}
