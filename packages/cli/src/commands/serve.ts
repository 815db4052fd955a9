// `ludoteka serve`: the table server with the browser client.

import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { CommonConfig, ConfigInput } from '@ludoteka/server'
import { readArgs } from '../args.ts'
import type { Command } from '../command.ts'
import { contactIn, idleLimitsIn, logLevelIn, metricsTokenIn, originsIn, portIn } from '../environment.ts'
import type { Io } from '../io.ts'
import { usage } from '../usageError.ts'

const PORT = 8080
/** The address of all networks of this machine. */
export const EVERYWHERE = '0.0.0.0'

export const serve: Command = {
  summary: 'run the table server',
  help: `Usage: ludoteka serve [--port N] [--host ADDRESS] [--data DIR]

Serves the browser client, the interface and live tables until it is interrupted.

  --port N         where to listen (default ${PORT}; 0 takes any free port)
  --host ADDRESS   on which address (default 0.0.0.0: everybody on the network may come)
  --data DIR       where the tables are kept (default data)

With DATABASE_URL set the tables are kept in PostgreSQL, and any number of servers and workers
(\`ludoteka work\`) may share them. docs/operations.md tells about the other variables.`,

  async run(argv, io) {
    const args = readArgs(argv, { port: 'value', host: 'value', data: 'value' }, { least: 0, most: 0, what: 'Nothing' })
    const port = args.integer('port', 0) ?? portIn(process.env) ?? PORT
    if (port > 65_535) usage('--port must be at most 65535.')
    const host = args.text('host') ?? process.env['HOST'] ?? EVERYWHERE
    const { LIMITS, NO_LIMITS, startServer } = await import('@ludoteka/server') // other commands start without it
    const server = await startServer({
      ...(await commonSettings(io, args.text('data'))),
      host,
      port,
      web: process.env['LUDOTEKA_WEB'] ?? fileURLToPath(new URL('../packages/web/dist', import.meta.url)), // from dist/
      origins: originsIn(process.env),
      trustProxy: process.env['LUDOTEKA_TRUST_PROXY'] === '1',
      secret: process.env['LUDOTEKA_SECRET'],
      runsJobs: process.env['LUDOTEKA_WORK'] !== 'off',
      limits: process.env['LUDOTEKA_LIMITS'] === 'off' ? NO_LIMITS : LIMITS,
    }).catch(error => explainStart(error, '--port'))
    // Before anybody is told that it runs: they may end it at once.
    const end = Promise.race([interrupted(), aborted(server.lost)])
    io.out(`Ludoteka is open at http://${host === EVERYWHERE || host === '::' ? 'localhost' : host}:${server.port}\n`)
    await end
    if (server.lost.aborted) setTimeout(() => process.exit(FAILED), GOODBYE_MS).unref()
    await server.close()
    return server.lost.aborted ? FAILED : 0
  },
}

const FAILED = 1
/** A server that is lost says goodbye, but nothing may keep it from ending. */
const GOODBYE_MS = 10_000

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}

/** What servers and workers take from the environment. */
export async function commonSettings(io: Io, data: string | undefined): Promise<ConfigInput<CommonConfig>> {
  const { openLogger } = await import('@ludoteka/server')
  return {
    data: data ?? process.env['LUDOTEKA_DATA'] ?? 'data',
    databaseUrl: process.env['DATABASE_URL'] || undefined,
    storeThread: io.workerFile('store'),
    botWorker: io.workerFile('bot'),
    botThreads: Math.max(1, availableParallelism() - 1),
    idleLimits: idleLimitsIn(process.env),
    metricsToken: metricsTokenIn(process.env),
    contact: contactIn(process.env),
    allowPrivatePushHosts: process.env['LUDOTEKA_PUSH_ANYWHERE'] === '1',
    logger: openLogger(logLevelIn(process.env)),
  }
}

/** The codes with which PostgreSQL, or the way to it, refuses: nobody there, no such host, password, role or database. */
const NO_DATABASE: readonly unknown[] = ['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', '28P01', '28000', '3D000']

export function explainStart(error: unknown, portSetting: string): never {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (error instanceof Error && NO_DATABASE.includes(code))
    usage(`The database of DATABASE_URL can't be used: ${error.message || String(code)}`)
  if (code === 'EADDRINUSE') usage(`The port is in use; choose another with ${portSetting}.`)
  if (code === 'EACCES') usage(`This port may not be used; choose another with ${portSetting}.`)
  if (error instanceof Error && code === 'in-use') usage(error.message)
  throw error
}

/** Resolves when the process is asked to end; asked twice, it ends at once. */
export function interrupted(): Promise<void> {
  return new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        process.once(signal, () => process.exit(1))
        resolve()
      })
    }
  })
}
