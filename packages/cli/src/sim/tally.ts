// Matches played by bots, counted: who won, how long they took, what went wrong.

import { BOTS, type BotName, playMatch } from '@ludoteka/bots'
import type { Core, Game, Options } from '@ludoteka/kernel'
import { matchName, seedOf } from '../args.ts'

/** A range of matches: numbers `from` to `to` − 1 of a simulation. */
export type SimJob = {
  readonly game: string
  readonly options: Options
  readonly seed: string
  readonly seats: readonly BotName[]
  /** The bots move on by one seat after every match. */
  readonly swap: boolean
  readonly from: number
  readonly to: number
}

export type Tally = {
  games: number
  finished: number
  decisions: number
  shortest: number
  longest: number
  /** In rounds, where the game counts them. */
  readonly rounds: { sum: number; fewest: number; most: number }
  draws: number
  /** Matches by the reason for which they ended. */
  readonly endings: Record<string, number>
  /** Wins by seat. */
  wins: number[]
  /** Matches won, and taken part in, by the bot and by the label of a seat. */
  readonly bots: Counts
  readonly labels: Counts
  /** The command that shows each error again. */
  readonly errors: { readonly message: string; readonly reproduce: string }[]
}

type Counts = Record<string, { won: number; played: number }>

export function emptyTally(seats: number): Tally {
  return {
    games: 0,
    finished: 0,
    decisions: 0,
    shortest: 0,
    longest: 0,
    rounds: { sum: 0, fewest: 0, most: 0 },
    draws: 0,
    endings: {},
    wins: new Array<number>(seats).fill(0),
    bots: {},
    labels: {},
    errors: [],
  }
}

export function simulate(game: Game, job: SimJob, onProgress: (done: number) => void): Tally {
  const seats = game.seats(job.options).length
  const tally = emptyTally(seats)
  for (let n = job.from; n < job.to; n++) {
    const bots = botsInMatch(job, seats, n)
    try {
      const { state, decisions } = playMatch({
        game,
        options: job.options,
        seed: seedOf(matchName(job.seed, n)),
        bots: bots.map(name => BOTS[name]),
      })
      countMatch(tally, game, state, decisions, bots)
    } catch (error) {
      tally.errors.push({ message: String(error), reproduce: reproduceCommand(job, bots, n) })
    }
    tally.games++
    onProgress(tally.games)
  }
  return tally
}

/** Which bot sits where in match `n`; too few bots are repeated. */
function botsInMatch({ seats: bots, swap }: SimJob, seats: number, n: number): BotName[] {
  return Array.from({ length: seats }, (_, seat) => bots[(seat + (swap ? n : 0)) % bots.length] ?? 'random')
}

function reproduceCommand({ game, options, seed }: SimJob, bots: readonly BotName[], n: number): string {
  const settings = `--seats ${bots.join(',')} --options '${JSON.stringify(options)}'`
  return `npx ludoteka export ${game} --seed '${matchName(seed, n)}' ${settings}`
}

function countMatch(tally: Tally, game: Game, s: Core, decisions: number, bots: readonly BotName[]): void {
  const rounds = game.rounds?.(s) ?? 0
  const isFirst = tally.finished === 0
  tally.shortest = isFirst ? decisions : Math.min(tally.shortest, decisions)
  tally.longest = Math.max(tally.longest, decisions)
  tally.rounds.sum += rounds
  tally.rounds.fewest = isFirst ? rounds : Math.min(tally.rounds.fewest, rounds)
  tally.rounds.most = Math.max(tally.rounds.most, rounds)
  if (s.result.kind !== 'open') addEnding(tally, s.result.reason, 1)
  tally.finished++
  tally.decisions += decisions
  const winners = s.result.kind === 'won' ? s.result.winners : []
  if (winners.length === 0) tally.draws++
  for (const seat of winners) tally.wins[seat] = (tally.wins[seat] ?? 0) + 1
  count(tally.bots, bots, winners)
  count(tally.labels, game.labels?.(s) ?? [], winners)
}

/** A name in several seats plays, and wins, once per match. */
function count(counts: Counts, names: readonly string[], winners: readonly number[]): void {
  const won = new Set(winners.map(seat => names[seat]))
  for (const name of new Set(names)) add(counts, name, won.has(name) ? 1 : 0, 1)
}

function add(counts: Counts, name: string, won: number, played: number): void {
  const before = counts[name] ?? { won: 0, played: 0 }
  counts[name] = { won: before.won + won, played: before.played + played }
}

function addEnding({ endings }: Tally, reason: string, times: number): void {
  endings[reason] = (endings[reason] ?? 0) + times
}

/** Adds the tallies of two ranges of matches, the earlier first. */
export function addTallies(a: Tally, b: Tally): Tally {
  if (a.games === 0) return b
  const least = (x: number, y: number): number => (a.finished === 0 ? y : b.finished === 0 ? x : Math.min(x, y))
  const sum: Tally = {
    games: a.games + b.games,
    finished: a.finished + b.finished,
    decisions: a.decisions + b.decisions,
    shortest: least(a.shortest, b.shortest),
    longest: Math.max(a.longest, b.longest),
    rounds: {
      sum: a.rounds.sum + b.rounds.sum,
      fewest: least(a.rounds.fewest, b.rounds.fewest),
      most: Math.max(a.rounds.most, b.rounds.most),
    },
    draws: a.draws + b.draws,
    wins: a.wins.map((n, seat) => n + (b.wins[seat] ?? 0)),
    endings: { ...a.endings },
    bots: { ...a.bots },
    labels: { ...a.labels },
    errors: [...a.errors, ...b.errors],
  }
  for (const [reason, times] of Object.entries(b.endings)) addEnding(sum, reason, times)
  for (const [name, { won, played }] of Object.entries(b.bots)) add(sum.bots, name, won, played)
  for (const [name, { won, played }] of Object.entries(b.labels)) add(sum.labels, name, won, played)
  return sum
}
