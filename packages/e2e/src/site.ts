// The real thing on a free port: the built client and the server, with a database of its own that is thrown away.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedFrom } from '@ludoteka/kernel'
import { NO_LIMITS, NODE_SYSTEM, type System, startServer } from '@ludoteka/server'
import pino from 'pino'
import { buildBotWorker } from './botWorker.ts'
import { type BuildKind, buildWeb } from './webBuild.ts'

export type Site = {
  readonly origin: string
  close(): Promise<void>
}

export type SiteOptions = {
  /** The seed of whatever is drawn nth: a match, or a bot's mood. */
  readonly seedOf?: (n: number) => string
  /** What the server's clock says; without it the computer's. */
  readonly now?: () => number
  readonly build?: BuildKind
}

/**
 * The same matches in every run, so that a fault can be met again; `LUDOTEKA_SEED=other npx vitest run --project browser`
 * plays others.
 */
const usual = (n: number): string => seedFrom(process.env['LUDOTEKA_SEED'] ?? 'browser', n)

export async function openSite({ seedOf = usual, now, build = 'production' }: SiteOptions = {}): Promise<Site> {
  const web = buildWeb(build)
  const botWorker = await buildBotWorker()
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
    // A clock that a test moves on must not look like that of a machine that has slept, whose time is given back.
    ...(now ? { downAfterMs: Number.POSITIVE_INFINITY } : {}),
    logger: pino({ level: 'silent' }),
  })
  return {
    origin: server.url,
    async close() {
      await server.close()
      rmSync(data, { recursive: true, force: true })
      rmSync(botWorker, { force: true })
    },
  }
}
