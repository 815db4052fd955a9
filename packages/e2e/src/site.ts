// The built client and the server on a free port, with a temporary database.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedFrom } from '@ludoteka/kernel'
import { NO_LIMITS, NODE_SYSTEM, type System, startServer } from '@ludoteka/server'
import pino from 'pino'
import { type BuildKind, buildBotWorker, buildWeb } from './builds.ts'

export type Site = {
  readonly origin: string
  /** The folder of its database; the pages of galleries have none. */
  readonly data?: string
  close(): Promise<void>
}

export type SiteOptions = {
  /** The nth seed that the server draws, for a match or a bot. */
  readonly seedOf?: (n: number) => string
  /** The server's clock; by default that of the computer. */
  readonly now?: () => number
  readonly build?: BuildKind
}

/**
 * The same matches in every run, so that a failure can be reproduced; `LUDOTEKA_SEED=other npx vitest run --project browser`
 * plays others.
 */
const defaultSeed = (n: number): string => seedFrom(process.env['LUDOTEKA_SEED'] ?? 'browser', n)

export async function openSite({ seedOf = defaultSeed, now, build = 'production' }: SiteOptions = {}): Promise<Site> {
  const [web, botWorker] = await Promise.all([buildWeb(build), buildBotWorker()])
  const data = mkdtempSync(join(tmpdir(), 'ludoteka-e2e-'))
  let drawn = 0
  const system: System = {
    ...NODE_SYSTEM,
    now: now ?? NODE_SYSTEM.now,
    freshSeed: () => seedOf(drawn++),
  }
  const server = await startServer({
    data,
    botWorker,
    web,
    system,
    limits: NO_LIMITS,
    // A clock that a test moves must not look like that of a computer that was asleep, whose time is given back.
    ...(now ? { downAfterMs: Number.POSITIVE_INFINITY } : {}),
    logger: pino({ level: 'silent' }),
  })
  return {
    origin: server.url,
    data,
    async close() {
      await server.close()
      rmSync(data, { recursive: true, force: true })
    },
  }
}
