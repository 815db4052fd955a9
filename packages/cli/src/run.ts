// The `ludoteka` command: finds the command named, runs it, and turns errors into plain sentences.

import { type ErrorCode, LudotekaError } from '@ludoteka/kernel'
import { type Command, type Io, UsageError } from './command.ts'
import { admin } from './commands/admin.ts'
import { analyse } from './commands/analyse.ts'
import { bench } from './commands/bench.ts'
import { freeze } from './commands/freeze.ts'
import { league } from './commands/league.ts'
import { exportMatch, replay, show } from './commands/matches.ts'
import { names } from './commands/names.ts'
import { play } from './commands/play.ts'
import { puzzles } from './commands/puzzles.ts'
import { scenario } from './commands/scenario.ts'
import { serve, work } from './commands/serve.ts'
import { sim } from './commands/sim.ts'
import { train } from './commands/train.ts'
import { verify } from './commands/verify.ts'

export const COMMANDS: Readonly<Record<string, Command>> = {
  play,
  sim,
  league,
  train,
  puzzles,
  show,
  replay,
  analyse,
  export: exportMatch,
  scenario,
  names,
  verify,
  freeze,
  bench,
  serve,
  work,
  admin,
}

const FAILED = 1
const BAD_ARGUMENTS = 2

/** Errors of the kernel that mean the arguments were wrong. */
const ABOUT_ARGUMENTS: ReadonlySet<ErrorCode> = new Set(['unknown-game', 'bad-options', 'bad-seed', 'wrong-seat'])

export async function run(argv: readonly string[], io: Io): Promise<number> {
  const [name, ...rest] = argv
  if (name === undefined) {
    io.err(help(io))
    return BAD_ARGUMENTS
  }
  if (isHelp(name) || name === 'help') return showHelp(rest[0], io)
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) return unknownCommand(name, io)
  if (rest.some(isHelp)) return showHelp(name, io)
  try {
    return await command.run(rest, io)
  } catch (error) {
    return explain(name, error, io)
  }
}

const isHelp = (arg: string): boolean => arg === '--help' || arg === '-h'

function showHelp(name: string | undefined, io: Io): number {
  if (name === undefined) io.out(help(io))
  else if (!Object.hasOwn(COMMANDS, name)) return unknownCommand(name, io)
  else io.out(`${COMMANDS[name]?.help}\n`)
  return 0
}

function help(io: Io): string {
  const width = Math.max(...Object.keys(COMMANDS).map(name => name.length))
  return `Usage: ludoteka COMMAND …

${Object.entries(COMMANDS)
  .map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`)
  .join('\n')}

Games: ${[...io.games.keys()].join(', ')}
\`ludoteka COMMAND --help\` says more about a command.
`
}

function unknownCommand(name: string, io: Io): number {
  io.err(`ludoteka: there is no command "${name}"; there are: ${Object.keys(COMMANDS).join(', ')}.\n`)
  return BAD_ARGUMENTS
}

/** Expected errors are one sentence; anything else is a defect and is shown with its stack. */
function explain(command: string, error: unknown, io: Io): number {
  if (error instanceof UsageError) {
    io.err(`ludoteka ${command}: ${error.message}\nSee: ludoteka ${command} --help\n`)
    return BAD_ARGUMENTS
  }
  if (error instanceof LudotekaError) {
    io.err(`ludoteka ${command}: ${error.message}\n`)
    return ABOUT_ARGUMENTS.has(error.code) ? BAD_ARGUMENTS : FAILED
  }
  io.err(`ludoteka ${command}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  return FAILED
}
