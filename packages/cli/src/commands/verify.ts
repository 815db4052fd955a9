// `ludoteka verify`: the shared battery of laws, at any size.

import { EVERYTHING, type Reached, type Report, shareOf, verifyGame } from '@ludoteka/verify'
import { gameNamed, optionsOf, parseJson, readArgs } from '../args.ts'
import { type Command, usage } from '../command.ts'
import { progressBar } from '../output.ts'

const DEFAULT_GAMES = 300

export const verify: Command = {
  summary: 'check the laws every game must keep, by random play',
  help: `Usage: ludoteka verify GAME [--games N] [--seed S] [--options JSON] [--sample N] [--scenarios PATH] [--random-decks] [--json]

Plays random matches, over all options of the game in turn, and checks at every decision that the rules are sound:
matches end, offers are legal, cards are conserved, replays are exact, nothing leaks. Reports which cards, log
entries, steps, refusals and secret verbs were reached. Each failure comes with a command that shows it again.
GAME@N is version N of the game, where it is kept; laws that are newer than its rules may find it wanting.

  --games N        how many matches (default ${DEFAULT_GAMES})
  --seed S         any words; the same seed gives the same matches (default 1)
  --options JSON   only these options
  --sample N       check the costly laws at 1 of N decisions only, and look for nothing rare (default: everything)
  --scenarios PATH follow the scenarios of this file, or of all JSON files below this folder, and play on from their ends
  --random-decks   let the seats bring anything that is allowed (default: every second match), where games let them
  --json           print one JSON object`,

  async run(argv, io) {
    const known = {
      games: 'value',
      seed: 'value',
      options: 'value',
      sample: 'value',
      scenarios: 'value',
      'random-decks': 'switch',
      json: 'switch',
    } as const
    const args = readArgs(argv, known, { least: 1, most: 1, what: 'The name of the game' })
    const game = await gameNamed(io, args)
    const games = args.integer('games', 0) ?? DEFAULT_GAMES
    const only = args.text('options') === undefined ? {} : { optionSets: [optionsOf(game, args)] }
    const oneIn = args.integer('sample', 1)
    const sampling = oneIn === undefined ? EVERYTHING : { oneIn, scouts: false }
    const path = args.text('scenarios')
    const files = path === undefined ? [] : io.jsonFiles(path)
    if (path !== undefined && files.length === 0) usage(`There is no JSON file in ${path}.`)
    const scenarios = files.map(file => ({ path: file, json: parseJson(io.readText(file), file) }))
    const decks = args.flag('random-decks') ? { randomDecks: true } : {}
    const bar = progressBar(io, games)
    const seed = args.text('seed') ?? '1'
    const report = verifyGame(game, { games, seed, ...only, ...decks, sampling, scenarios, onProgress: bar.at })
    bar.end()
    io.out(args.flag('json') ? `${JSON.stringify(report)}\n` : describe(report))
    return report.failures.length > 0 ? 1 : 0
  },
}

function describe({ game, games, scenarios, decisions, sampling, failures, coverage }: Report): string {
  const reached = ([what, { reached, total, missing }]: [string, Reached]): string[] => [
    `${what}: ${reached} of ${total} reached`,
    ...(missing.length > 0 ? [`  not reached: ${missing.join(', ')}`] : []),
  ]
  return `${[
    `${game}: ${games} games, ${scenarios > 0 ? `${scenarios} scenarios, ` : ''}${decisions} decisions, ${shareOf(sampling)}, ${failures.length} failures`,
    ...failures.flatMap(({ law, message, reproduce }) => [`FAILED ${law}: ${message}`, `  ${reproduce}`]),
    ...Object.entries(coverage).flatMap(reached),
  ].join('\n')}\n`
}
