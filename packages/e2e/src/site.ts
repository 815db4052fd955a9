// The real thing on a free port: the built client and the server, with a database of its own that is thrown away.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NO_LIMITS, NODE_PORTS, type Ports, startServer } from '@ludoteka/server'
import pino from 'pino'
import { buildBotWorker } from './botWorker.ts'
import { type BuildKind, buildWeb } from './webBuild.ts'

export type Site = {
  readonly origin: string
  close(): Promise<void>
}

export type SiteOptions = {
  /** The seed of the nth match; without it the operating system's. */
  readonly seedOf?: (n: number) => string
  /** What the server's clock says; without it the computer's. */
  readonly now?: () => number
  readonly build?: BuildKind
}

export async function openSite({ seedOf, now, build = 'production' }: SiteOptions = {}): Promise<Site> {
  const web = buildWeb(build)
  const botWorker = await buildBotWorker()
  const data = mkdtempSync(join(tmpdir(), 'ludoteka-e2e-'))
  let matches = 0
  const ports: Ports = {
    ...NODE_PORTS,
    now: now ?? NODE_PORTS.now,
    freshSeed: () => seedOf?.(matches++) ?? NODE_PORTS.freshSeed(),
  }
  const server = await startServer({
    data,
    botWorker,
    web,
    ports,
    limits: NO_LIMITS,
    // A clock that a test moves on must not look like that of a machine that has slept, whose time is given back.
    ...(now ? { awayMs: Number.POSITIVE_INFINITY } : {}),
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
