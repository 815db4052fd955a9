// `ludoteka train`: learns what the features of a game count, from matches of bots against themselves.

import { type Trained, train as trainGame } from '@ludoteka/bots'
import { optionsOf, readArgs } from '../args.ts'
import type { Command } from '../command.ts'
import { progressBar } from '../output.ts'

const DEFAULT_GAMES = 200
const DEFAULT_DUELS = 40

export const train: Command = {
  summary: 'learn what bots judge positions by, from matches',
  help: `Usage: ludoteka train GAME [--games N] [--duels N] [--seed S] [--options JSON] [--check] [--json]

Plays matches of bots, fits the weights of the game's features to who won, and compares them with those the game has:
by how well they foretell matches that were kept back, and in a duel of searches. Prints them as they are kept in the
game's folder, bot/weights.json. Weights are worth keeping only if they are better in both ways.

  --games N        matches to learn from (default ${DEFAULT_GAMES})
  --duels N        matches of the new weights against the old ones (default ${DEFAULT_DUELS})
  --seed S         any words; the same seed gives the same weights (default 1)
  --options JSON   the options of the matches
  --check          say only whether they are better; fails if not
  --json           print one JSON object`,

  async run(argv, io) {
    const known = {
      games: 'value',
      duels: 'value',
      seed: 'value',
      options: 'value',
      check: 'switch',
      json: 'switch',
    } as const
    const args = readArgs(argv, known, { least: 1, most: 1, what: 'The name of the game' })
    const game = io.findGame(args.positionals[0])
    const games = args.integer('games', 1) ?? DEFAULT_GAMES
    const duels = args.integer('duels', 0) ?? DEFAULT_DUELS
    const bar = progressBar(io, games + duels)
    let done = 0
    const onMatch = (): void => bar.at(++done)
    const trained = trainGame(game, {
      options: optionsOf(game, args),
      seed: args.text('seed') ?? '1',
      games,
      duels,
      onMatch,
    })
    bar.end()
    const isCheck = args.flag('check')
    if (args.flag('json')) io.out(`${JSON.stringify(trained)}\n`)
    else io.out(isCheck ? verdict(trained) : `${JSON.stringify(trained.weights, undefined, 2)}\n${verdict(trained)}`)
    return isCheck && !trained.isBetter ? 1 : 0
  },
}

function verdict({ game, positions, surprise, duel, isBetter }: Trained): string {
  const { before, now } = surprise
  return `${game}: ${positions} positions; surprise at matches kept back ${before.toFixed(3)} before, ${now.toFixed(3)} now; ${duel.wins} of ${duel.games} duels won: ${isBetter ? 'better' : 'not better'}\n`
}
