// `ludoteka work`: bots, clocks and reminders for servers that share a PostgreSQL database.

import { readArgs } from '../args.ts'
import type { Command } from '../command.ts'
import { portIn } from '../environment.ts'
import { usage } from '../usageError.ts'
import { commonSettings, EVERYWHERE, explainStart, interrupted } from './serve.ts'

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
    const host = process.env['HOST'] ?? EVERYWHERE
    const metricsPort = portIn(process.env, METRICS_PORT)
    const worker = await startWorker({ ...settings, host, metricsPort }).catch(error =>
      explainStart(error, METRICS_PORT),
    )
    const end = interrupted() // before anybody is told that it runs: they may end it at once
    io.out('Ludoteka works.\n')
    await end
    await worker.close()
    return 0
  },
}
