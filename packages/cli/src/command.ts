// What a command of the command line is.

import type { Io } from './io.ts'

export type Command = {
  /** One line for the list of commands. */
  readonly summary: string
  /** What `--help` prints. */
  readonly help: string
  /** Carries it out and returns the exit code. */
  run(argv: readonly string[], io: Io): number | Promise<number>
}
