// `ludoteka work`: bots and clocks for servers that share a PostgreSQL database.

import { readArgs } from '../args.ts'
import type { Command } from '../command.ts'
import { usage } from '../usageError.ts'
import { coreSettings, interrupted } from './serve.ts'

export const work: Command = {
  summary: 'take bot turns and look after clocks for servers',
  help: `Usage: ludoteka work

Takes bot turns and looks after clocks for the servers that share the database of DATABASE_URL,
until it is interrupted. A single server needs no worker.`,

  async run(argv, io) {
    readArgs(argv, {}, { least: 0, most: 0, what: 'Nothing' })
    const settings = await coreSettings(io, undefined)
    if (!settings.databaseUrl) usage('DATABASE_URL is not set; without PostgreSQL the server works alone.')
    const { startWorker } = await import('@ludoteka/server')
    const worker = await startWorker(settings)
    io.out('Ludoteka works.\n')
    await interrupted()
    await worker.close()
    return 0
  },
}
