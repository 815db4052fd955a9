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
  draws: number
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
    draws: 0,
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
  tally.shortest = tally.finished === 0 ? decisions : Math.min(tally.shortest, decisions)
  tally.longest = Math.max(tally.longest, decisions)
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

/** Adds the tallies of two ranges of matches, the earlier first. */
export function addTallies(a: Tally, b: Tally): Tally {
  if (a.games === 0) return b
  const sum: Tally = {
    games: a.games + b.games,
    finished: a.finished + b.finished,
    decisions: a.decisions + b.decisions,
    shortest: a.finished === 0 ? b.shortest : b.finished === 0 ? a.shortest : Math.min(a.shortest, b.shortest),
    longest: Math.max(a.longest, b.longest),
    draws: a.draws + b.draws,
    wins: a.wins.map((n, seat) => n + (b.wins[seat] ?? 0)),
    bots: { ...a.bots },
    labels: { ...a.labels },
    errors: [...a.errors, ...b.errors],
  }
  for (const [name, { won, played }] of Object.entries(b.bots)) add(sum.bots, name, won, played)
  for (const [name, { won, played }] of Object.entries(b.labels)) add(sum.labels, name, won, played)
  return sum
}
