// `ludoteka puzzles`: finds positions with one best answer in matches of bots, for the puzzle of the day.

import { findPuzzles, type Puzzle } from '@ludoteka/bots'
import { optionsOf, readArgs, seedOf } from '../args.ts'
import type { Command, Io } from '../command.ts'
import { progressBar } from '../output.ts'

const DEFAULT_GAMES = 50
const DEFAULT_ITERATIONS = 300
const DEFAULT_MOST = 2

export const puzzles: Command = {
  summary: 'find puzzles in matches of bots',
  help: `Usage: ludoteka puzzles GAME [--games N] [--seed S] [--iterations N] [--most N] [--options JSON] [--unsearched] [--out FILE]

Plays matches of bots and looks for questions with one answer that is better than all others by a wide margin: a first search,
two longer ones with other seeds, the answer and its rivals each searched alone twice more, and in single worlds of what is hidden. What bots
that do not look ahead mostly answer is left out. Prints them, or adds them to a file such as puzzles.json of the game's folder.

  --games N        matches to look through (default ${DEFAULT_GAMES})
  --seed S         any words; the same seed gives the same puzzles (default 1)
  --iterations N   how long the first search is (default ${DEFAULT_ITERATIONS})
  --most N         so many of one match (default ${DEFAULT_MOST}): they are alike
  --options JSON   the options of the matches
  --unsearched     look also where the game says that its bots had better not search
  --out FILE       add them to this file, after every match`,

  async run(argv, io) {
    const known = {
      games: 'value',
      seed: 'value',
      iterations: 'value',
      most: 'value',
      options: 'value',
      unsearched: 'switch',
      out: 'value',
    } as const
    const args = readArgs(argv, known, { least: 1, most: 1, what: 'The name of the game' })
    const game = io.findGame(args.positionals[0])
    const games = args.integer('games', 1) ?? DEFAULT_GAMES
    const seed = args.text('seed') ?? '1'
    const options = optionsOf(game, args)
    const out = args.text('out')
    const bar = progressBar(io, games)
    let found: readonly Puzzle[] = out === undefined ? [] : kept(io, out)
    for (let n = 1; n <= games; n++) {
      const fresh = findPuzzles({
        game,
        options,
        seed: seedOf(`${seed} ${n}`),
        iterations: args.integer('iterations', 1) ?? DEFAULT_ITERATIONS,
        searchesAnyway: args.flag('unsearched'),
        most: args.integer('most', 1) ?? DEFAULT_MOST,
      })
      found = withoutRepetition([...found, ...fresh])
      if (out !== undefined && fresh.length > 0) io.writeText(out, written(game, found))
      bar.at(n)
    }
    bar.end()
    io.out(out === undefined ? written(game, found) : `${game.id}: ${found.length} puzzles in ${out}\n`)
    return 0
  },
}

/** One puzzle in every line, so that files can be compared. */
function written({ id, version }: { readonly id: string; readonly version: number }, found: readonly Puzzle[]): string {
  const lines = found.map(puzzle => `    ${JSON.stringify(puzzle)}`)
  return `{\n  "game": ${JSON.stringify(id)},\n  "version": ${version},\n  "puzzles": [\n${lines.join(',\n')}\n  ]\n}\n`
}

function kept(io: Io, path: string): readonly Puzzle[] {
  try {
    return JSON.parse(io.readText(path)).puzzles
  } catch {
    return [] // a new file
  }
}

function withoutRepetition(found: readonly Puzzle[]): readonly Puzzle[] {
  const positions = found.map(({ position }) => JSON.stringify(position))
  const answers = found.map(({ answer }) => JSON.stringify(answer))
  const before = (all: readonly string[], i: number): number => all.slice(0, i).filter(one => one === all[i]).length
  return found.filter((_, i) => before(positions, i) === 0 && before(answers, i) < MOST_ALIKE)
}

/** More puzzles with the same answer would soon be guessed. */
const MOST_ALIKE = 2
