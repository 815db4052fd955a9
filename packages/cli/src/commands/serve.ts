// `ludoteka serve`: the table server with the browser client. `ludoteka work`: bots, clocks and reminders for servers that share a database.

import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { CommonConfig, ConfigInput } from '@ludoteka/server'
import { readArgs } from '../args.ts'
import { type Command, type Io, usage } from '../command.ts'
import {
  contactIn,
  guestsUnusedIn,
  idleLimitsIn,
  logLevelIn,
  metricsTokenIn,
  originsIn,
  portIn,
} from '../environment.ts'

const PORT = 8080
/** Listens on all addresses of this machine. */
const ALL_ADDRESSES = '0.0.0.0'

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
    const host = args.text('host') ?? process.env['HOST'] ?? ALL_ADDRESSES
    const { LIMITS, letHeapDouble, NO_LIMITS, startServer } = await import('@ludoteka/server') // other commands start without it
    letHeapDouble()
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
    // Before it prints that it runs: it may be interrupted at once.
    const end = Promise.race([whenInterrupted(), whenAborted(server.lost)])
    io.out(
      `Ludoteka is open at http://${host === ALL_ADDRESSES || host === '::' ? 'localhost' : host}:${server.port}\n`,
    )
    await end
    limitShutdown()
    await server.close()
    return server.lost.aborted ? FAILED : 0
  },
}

const FAILED = 1
/** How long an orderly shutdown may take: what is not stored by then will not be. */
const SHUTDOWN_MS = 10_000

function limitShutdown(): void {
  setTimeout(() => process.exit(FAILED), SHUTDOWN_MS).unref()
}

function whenAborted(signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}

/** What servers and workers take from the environment. */
async function commonSettings(io: Io, data: string | undefined): Promise<ConfigInput<CommonConfig>> {
  const { openLogger } = await import('@ludoteka/server')
  return {
    data: data ?? process.env['LUDOTEKA_DATA'] ?? 'data',
    databaseUrl: process.env['DATABASE_URL'] || undefined,
    storeThread: io.workerFile('store'),
    botWorker: io.workerFile('bot'),
    botThreads: Math.max(2, availableParallelism() - 1),
    idleLimits: idleLimitsIn(process.env),
    guestsUnusedMs: guestsUnusedIn(process.env),
    metricsToken: metricsTokenIn(process.env),
    contact: contactIn(process.env),
    allowPrivatePushHosts: process.env['LUDOTEKA_PUSH_ANYWHERE'] === '1',
    logger: openLogger(logLevelIn(process.env)),
  }
}

function explainStart(error: unknown, portSetting: string): never {
  const code = codeOf(error)
  if (error instanceof Error && code === 'unavailable') {
    const { cause } = error
    const reason = (cause instanceof Error && cause.message) || codeOf(cause) || error.message
    usage(`The database can't be used: ${String(reason)}`)
  }
  if (code === 'EADDRINUSE') usage(`The port is in use; choose another with ${portSetting}.`)
  if (code === 'EACCES') usage(`This port may not be used; choose another with ${portSetting}.`)
  if (error instanceof Error && code === 'in-use') usage(error.message)
  throw error
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}

/** Resolves when the process is asked to end; asked twice, it ends at once. */
function whenInterrupted(): Promise<void> {
  return new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        process.once(signal, () => process.exit(1))
        resolve()
      })
    }
  })
}

const METRICS_PORT = 'LUDOTEKA_METRICS_PORT'

export const work: Command = {
  summary: 'take bot turns, look after clocks and remind people for servers',
  help: `Usage: ludoteka work

Takes bot turns, looks after clocks and reminds people for the servers that share the database of
DATABASE_URL, until it is interrupted. A single server needs no worker.
docs/operations.md tells about the variables.`,

  async run(argv, io) {
    readArgs(argv, {}, { least: 0, most: 0, what: 'Nothing' })
    const settings = await commonSettings(io, undefined)
    if (!settings.databaseUrl) usage('DATABASE_URL is not set; without PostgreSQL the server works alone.')
    const { startWorker } = await import('@ludoteka/server')
    const host = process.env['HOST'] ?? ALL_ADDRESSES
    const metricsPort = portIn(process.env, METRICS_PORT)
    const worker = await startWorker({ ...settings, host, metricsPort }).catch(error =>
      explainStart(error, METRICS_PORT),
    )
    const end = whenInterrupted() // before it prints that it runs: it may be interrupted at once
    io.out('Ludoteka works.\n')
    await end
    limitShutdown()
    await worker.close()
    return 0
  },
}
