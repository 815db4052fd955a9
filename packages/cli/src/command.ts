// What a command of the command line is, the outside world it sees (tests put their own in its place), and the error of wrong usage.

import type { Game, Language, Seed } from '@ludoteka/kernel'

export type Command = {
  /** One line for the list of commands. */
  readonly summary: string
  /** What `--help` prints. */
  readonly help: string
  /** Runs it and returns the exit code. */
  run(argv: readonly string[], io: Io): number | Promise<number>
}

export type Io = {
  out(text: string): void
  err(text: string): void
  /** Which of the streams are a terminal. */
  readonly terminal: { readonly input: boolean; readonly output: boolean; readonly errors: boolean }
  /** The language of the person, as far as the environment tells. */
  readonly language: Language
  readonly games: ReadonlyMap<string, Game>
  findGame(id: unknown): Game
  /** The game in one of the versions that are kept; without one, as it is now. */
  loadGame(id: string, version?: number): Promise<Game>
  /** The folder of the repository. */
  readonly repository: string
  readText(path: string): string
  writeText(path: string, text: string): void
  /** The file itself, or all JSON files below a directory. */
  jsonFiles(path: string): readonly string[]
  /** A line typed by the person; nothing when the input has ended. */
  readLine(prompt: string): Promise<string | undefined>
  pause(milliseconds: number): Promise<void>
  /** Milliseconds on a monotonic clock. */
  now(): number
  /** An unpredictable seed. */
  freshSeed(): Seed
  /** The bundled file of a worker. */
  workerFile(name: string): URL
}

export class UsageError extends Error {}

export function usage(message: string): never {
  throw new UsageError(message)
}
