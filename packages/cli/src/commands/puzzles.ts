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
      found = withNew(found, fresh)
      if (out !== undefined && fresh.length > 0) io.writeText(out, written(game, spread(found)))
      bar.at(n)
    }
    bar.end()
    io.out(out === undefined ? written(game, spread(found)) : `${game.id}: ${found.length} puzzles in ${out}\n`)
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

/** With the new ones that are not there already; where a share begins with the same click, another such would soon be guessed. */
function withNew(before: readonly Puzzle[], fresh: readonly Puzzle[]): readonly Puzzle[] {
  const all = [...before]
  for (const puzzle of fresh) {
    const isKnown = all.some(({ position }) => JSON.stringify(position) === JSON.stringify(puzzle.position))
    const alike = all.filter(one => firstClick(one) === firstClick(puzzle)).length
    if (!isKnown && alike < Math.max(MOST_ALIKE.number, MOST_ALIKE.share * all.length)) all.push(puzzle)
  }
  return all
}

const MOST_ALIKE = { number: 2, share: 0.2 }

const firstClick = ({ answer: [first] }: Puzzle): string => JSON.stringify(first)

/** In an order in which those that begin with the same click are far apart: the days show them one after the other. */
function spread(found: readonly Puzzle[]): readonly Puzzle[] {
  const groups = [...new Set(found.map(firstClick))].map(click => found.filter(one => firstClick(one) === click))
  return groups
    .flatMap((group, k) => group.map((puzzle, i) => ({ puzzle, at: (i + ((k * GOLDEN_SECTION) % 1)) / group.length })))
    .toSorted((a, b) => a.at - b.at)
    .map(({ puzzle }) => puzzle)
}

/** Its multiples fall evenly between 0 and 1. */
const GOLDEN_SECTION = 0.618034
