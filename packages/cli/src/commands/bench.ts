// `ludoteka bench`: the figures of the README, measured here and now.

import { readArgs } from '../args.ts'
import type { Command } from '../command.ts'
import { usage } from '../usageError.ts'

export const bench: Command = {
  summary: 'measure speed against a named peer',
  help: `Usage: ludoteka bench kernel [--json]

Measures the rules kernel beside boardgame.io and prints the figures.

  --json   print one JSON object`,

  async run(argv, io) {
    const args = readArgs(argv, { json: 'switch' }, { least: 1, most: 1, what: 'What to measure (kernel)' })
    const [what] = args.positionals
    if (what !== 'kernel') usage(`There is no benchmark "${what}"; there is: kernel.`)
    const { benchKernel } = await import('@ludoteka/bench')
    const figures = await benchKernel()
    const lines = Object.entries(figures).map(([name, value]) => `${name}: ${value}\n`)
    io.out(args.flag('json') ? `${JSON.stringify(figures)}\n` : lines.join(''))
    return 0
  },
}
