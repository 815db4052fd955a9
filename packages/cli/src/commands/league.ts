// `ludoteka league`: all levels of the bots and the one that does not change, against each other.

import { BOT_NAMES, LEVELS, type League, playLeague } from '@ludoteka/bots'
import { botsOf, optionsOf, readArgs } from '../args.ts'
import type { Command } from '../command.ts'
import { progressBar } from '../output.ts'

const DEFAULT_GAMES = 20
const DEFAULT_BOTS = [...LEVELS, 'greedy'] as const

export const league: Command = {
  summary: 'rate the levels of the bots by matches against each other',
  help: `Usage: ludoteka league GAME [--games N] [--seed S] [--seats BOT,BOT,…] [--options JSON] [--untimed] [--json]

Plays every bot against every other, from all seats in turn, each with the time it has at a table, and prints ratings
(greedy is 1000, 400 points are ten to one) with 95 % intervals, by how much they exceeded their time, and how often they
blundered: chose what loses at once more likely than not although there was something else, or what the game says is never right.
At tables of more than two, one bot sits against a table of the other.

  --games N        matches of each pair (default ${DEFAULT_GAMES})
  --seed S         any words; without a clock the same seed gives the same league (default 1)
  --seats BOT,…    who takes part, of ${BOT_NAMES.join(', ')} (default ${DEFAULT_BOTS.join(',')})
  --options JSON   the options of the matches
  --untimed        bots that search look at as many positions as they do in their time on a calm processor, however long it
                   takes: for a machine that is busy, and to get the same league again
  --json           print one JSON object`,

  async run(argv, io) {
    const known = {
      games: 'value',
      seed: 'value',
      seats: 'value',
      options: 'value',
      untimed: 'switch',
      json: 'switch',
    } as const
    const args = readArgs(argv, known, { least: 1, most: 1, what: 'The name of the game' })
    const game = io.findGame(args.positionals[0])
    const bots = args.text('seats') === undefined ? DEFAULT_BOTS : [...new Set(botsOf(args, 'greedy'))]
    const games = args.integer('games', 1) ?? DEFAULT_GAMES
    const bar = progressBar(io, (games * bots.length * (bots.length - 1)) / 2)
    let done = 0
    const played = playLeague(game, {
      options: optionsOf(game, args),
      seed: args.text('seed') ?? '1',
      bots,
      games,
      now: args.flag('untimed') ? undefined : () => io.now(),
      onMatch: () => bar.at(++done),
    })
    bar.end()
    io.out(args.flag('json') ? `${JSON.stringify(played)}\n` : describe(played))
    return 0
  },
}

function describe({ game, pairs, ratings, overruns, blunders, blunderKinds }: League): string {
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
  return `${[
    `${game}:`,
    ...Object.entries(ratings)
      .toSorted(([, a], [, b]) => b.rating - a.rating)
      .map(([name, { rating, from, to }]) => `  ${name}: ${rating} (${from} to ${to})`),
    ...pairs.map(
      ({ bots: [a, b], games, wins }) => `  ${a} against ${b}: ${wins} of ${games} won, ${percent(wins / games)}`,
    ),
    ...Object.entries(overruns).map(([name, over]) => `  ${name} exceeded its time by ${percent(over)} at worst`),
    ...BOT_NAMES.flatMap(name => {
      const kinds = Object.entries(blunderKinds[name] ?? {}).map(([kind, n]) => `${kind} ${n}`)
      const which = kinds.length > 0 ? ` (${kinds.join(', ')})` : ''
      return blunders[name] === undefined ? [] : `  ${name} blundered ${blunders[name]} times${which}`
    }),
  ].join('\n')}\n`
}
