// The outside world as the commands see it, so that tests can put their own in its place.

import type { Game, Language, Seed } from '@ludoteka/kernel'

export type Io = {
  out(text: string): void
  err(text: string): void
  /** Which of the streams are a terminal with a person before it. */
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
  /** Milliseconds on a clock that never goes back. */
  now(): number
  /** A seed nobody can foresee. */
  freshSeed(): Seed
  /** The bundled file of a worker. */
  workerFile(name: string): URL
}
