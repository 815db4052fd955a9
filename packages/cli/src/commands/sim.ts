// `ludoteka sim`: bots against bots, many times, and who wins.

import { BOT_NAMES } from '@ludoteka/bots'
import type { Game } from '@ludoteka/kernel'
import { botsOf, checkSeats, optionsOf, readArgs } from '../args.ts'
import type { Command, Io } from '../command.ts'
import { progressBar } from '../output.ts'
import { type SimJob, simulate, type Tally } from '../sim/tally.ts'
import { simulateInWorkers } from '../sim/workers.ts'

const DEFAULT_GAMES = 100

export const sim: Command = {
  summary: 'play many matches between bots and count who wins',
  help: `Usage: ludoteka sim GAME [--games N] [--seed S] [--seats BOT,BOT,…] [--options JSON] [--swap] [--jobs J] [--json]

Plays matches between bots and reports wins by seat, bot and label, how matches ended, their length and the speed.

  --games N        how many matches (default ${DEFAULT_GAMES})
  --seed S         any words; the same seed gives the same matches (default 1)
  --seats BOT,…    a bot for each seat: ${BOT_NAMES.join(', ')}; too few are repeated (default random)
  --options JSON   the options of the match, of unmatched such as '{"mode":"team4"}'
  --swap           the bots move on by one seat after every match
  --jobs J         worker threads (default 1); the result does not depend on it
  --json           print one JSON object`,

  async run(argv, io) {
    const known = {
      games: 'value',
      seed: 'value',
      seats: 'value',
      options: 'value',
      swap: 'switch',
      jobs: 'value',
      json: 'switch',
    } as const
    const args = readArgs(argv, known, { least: 1, most: 1, what: 'The name of the game' })
    const game = io.findGame(args.positionals[0])
    const options = optionsOf(game, args)
    const seats = botsOf(args, 'random')
    checkSeats(game, options, seats)
    const games = args.integer('games', 1) ?? DEFAULT_GAMES
    const job: SimJob = {
      game: game.id,
      options,
      seed: args.text('seed') ?? '1',
      seats,
      swap: args.flag('swap'),
      from: 0,
      to: games,
    }
    const report = await reportOn(game, job, args.integer('jobs', 1) ?? 1, io)
    io.out(args.flag('json') ? `${JSON.stringify(report)}\n` : describe(report))
    return report.errors > 0 ? 1 : 0
  },
}

type SimReport = ReturnType<typeof reportFrom>

async function reportOn(game: Game, job: SimJob, jobs: number, io: Io): Promise<SimReport> {
  const bar = progressBar(io, job.to)
  const startedAt = io.now()
  const tally =
    jobs === 1
      ? simulate(game, job, bar.at)
      : await simulateInWorkers(job, game.seats(job.options).length, jobs, io.workerFile('sim'), bar.at)
  const seconds = (io.now() - startedAt) / 1000
  bar.end()
  return reportFrom(game, job, tally, seconds)
}

function reportFrom(game: Game, job: SimJob, tally: Tally, seconds: number) {
  const { finished, decisions, shortest, longest, errors, wins, draws } = tally
  const mean = (sum: number): number => (finished > 0 ? sum / finished : 0)
  const part = (counts: Tally['bots'], key: 'won' | 'played') =>
    Object.fromEntries(
      Object.entries(counts)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, count]) => [name, count[key]]),
    )
  return {
    game: job.game,
    options: job.options,
    seed: job.seed,
    games: tally.games,
    finished,
    errors: errors.length,
    decisions,
    seconds,
    decisionsPerSecond: seconds > 0 ? Math.round(decisions / seconds) : 0,
    length: { shortest, mean: mean(decisions), longest },
    rounds: game.rounds ? { fewest: tally.rounds.fewest, mean: mean(tally.rounds.sum), most: tally.rounds.most } : null,
    endings: Object.fromEntries(Object.entries(tally.endings).sort(([, a], [, b]) => b - a)),
    seats: game.seats(job.options),
    wins,
    draws,
    winsByBot: part(tally.bots, 'won'),
    gamesByBot: part(tally.bots, 'played'),
    winsByLabel: part(tally.labels, 'won'),
    gamesByLabel: part(tally.labels, 'played'),
    failures: errors,
  }
}

function describe(report: SimReport): string {
  const { games, finished, draws, length, rounds, decisions, seconds } = report
  const share = (won: number, played: number): string =>
    `${won} of ${played} (${((100 * won) / Math.max(1, played)).toFixed(1)} %)`
  const table = (title: string, rows: readonly (readonly [string, string])[]): string[] => {
    if (rows.length === 0) return []
    const width = Math.max(...rows.map(([name]) => name.length))
    return ['', title, ...rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`)]
  }
  const byName = (wins: Readonly<Record<string, number>>, played: Readonly<Record<string, number>>) =>
    Object.entries(wins).map(([name, won]): [string, string] => [name, share(won, played[name] ?? 0)])
  return `${[
    `${report.game}: ${games} games, ${finished} finished, ${draws} drawn, ${report.errors} errors`,
    ...report.failures.slice(0, 5).flatMap(({ message, reproduce }) => [`  ${message}`, `    ${reproduce}`]),
    ...table(
      'wins by seat',
      report.seats.map((seat, i) => [seat, share(report.wins[i] ?? 0, finished)]),
    ),
    ...table('wins by bot', byName(report.winsByBot, report.gamesByBot)),
    ...table('wins by label', byName(report.winsByLabel, report.gamesByLabel)),
    ...table(
      'endings',
      Object.entries(report.endings).map(([reason, times]) => [reason, share(times, finished)]),
    ),
    '',
    `length: ${length.mean.toFixed(1)} decisions (${length.shortest} to ${length.longest})`,
    ...(rounds ? [`rounds: ${rounds.mean.toFixed(1)} (${rounds.fewest} to ${rounds.most})`] : []),
    `speed: ${decisions} decisions in ${seconds.toFixed(2)} s, ${report.decisionsPerSecond} a second`,
  ].join('\n')}\n`
}
