// `ludoteka bench`: the figures of the README, measured here and now.

import { readArgs } from '../args.ts'
import { type Command, type Io, usage } from '../command.ts'

export const bench: Command = {
  summary: 'measure speed against a named peer',
  help: `Usage: ludoteka bench kernel|server|bots [--json]

Measures the rules kernel, the table server or the bots that search beside boardgame.io and prints the figures.
The server is measured with 1,000 live tables of two scripted seats over WebSockets on this machine, at
500 actions per second and then as fast as it can; each action is committed to disk in a temporary folder.
Where PostgreSQL is installed, the cost of an action with it is measured too, in a database of its own.
At last, how much longer people wait while one address asks for replays, or opens tables of bots alone;
that is measured on a file system in memory (/dev/shm) where there is one, without the delays of a disk.

  --json   print one JSON object`,

  async run(argv, io) {
    const args = readArgs(
      argv,
      { json: 'switch' },
      { least: 1, most: 1, what: 'What to measure (kernel, server or bots)' },
    )
    const figures = await measure(args.positionals[0], io)
    const lines = Object.entries(figures).map(([name, value]) => `${name}: ${show(value)}\n`)
    io.out(args.flag('json') ? `${JSON.stringify(figures)}\n` : lines.join(''))
    return 0
  },
}

async function measure(what: string | undefined, io: Io): Promise<object> {
  const { benchBots, benchKernel, benchServer } = await import('@ludoteka/bench')
  switch (what) {
    case 'kernel':
      return benchKernel()
    case 'server':
      return benchServer(io.workerFile('benchServer'))
    case 'bots':
      return benchBots()
    default:
      return usage(`There is no benchmark "${what}"; there are: kernel, server, bots.`)
  }
}

function show(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
