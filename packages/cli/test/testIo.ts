// An outside world for tests: two small games, files in memory, and all output kept.

import { type Game, LudotekaError } from '@ludoteka/kernel'
import { NIM } from '../../bots/test/nim.ts'
import { DUEL } from '../../verify/test/duel.ts'
import { type Io, usage } from '../src/command.ts'
import { run } from '../src/run.ts'

const GAMES: ReadonlyMap<string, Game> = new Map([DUEL, NIM].map(game => [game.id, game]))

export function findTestGame(id: unknown): Game {
  const game = typeof id === 'string' ? GAMES.get(id) : undefined
  if (!game)
    throw new LudotekaError('unknown-game', `There is no such game here; known are ${[...GAMES.keys()].join(', ')}.`)
  return game
}

export type World = {
  readonly files?: Record<string, string>
  /** What the person types; with it there is a terminal. */
  readonly typed?: readonly string[]
  readonly errorsAreSeen?: boolean
  readonly workerFile?: URL
  readonly loadGame?: Io['loadGame']
}

export type Ran = {
  readonly code: number
  readonly out: string
  readonly err: string
  readonly files: Record<string, string>
}

/** Runs a command line and tells what came of it. */
export async function ludoteka(argv: readonly string[], world: World = {}): Promise<Ran> {
  const files = { ...world.files }
  const typed = [...(world.typed ?? [])]
  const isTerminal = world.typed !== undefined
  const written = { out: '', err: '' }
  let clock = 0
  const io: Io = {
    out: text => {
      written.out += text
    },
    err: text => {
      written.err += text
    },
    terminal: { input: isTerminal, output: isTerminal, errors: world.errorsAreSeen === true },
    language: 'en',
    games: GAMES,
    findGame: findTestGame,
    loadGame: world.loadGame ?? (async id => findTestGame(id)),
    repository: '/nowhere',
    readText: path => files[path] ?? usage(`There is no file ${path}.`),
    writeText: (path, text) => {
      files[path] = text
    },
    jsonFiles: path =>
      path in files
        ? [path]
        : Object.keys(files)
            .filter(file => file.startsWith(`${path}/`))
            .sort(),
    readLine: async prompt => {
      written.out += prompt
      return typed.shift()
    },
    pause: async () => {},
    now: () => (clock += 250),
    freshSeed: () => '0123456789abcdef0123456789abcdef',
    workerFile: name => world.workerFile ?? new URL(`file:///nowhere/${name}.mjs`),
  }
  const code = await run(argv, io)
  return { code, ...written, files }
}
