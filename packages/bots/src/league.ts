// A league: every bot against every other, sides swapped evenly, and what ratings that makes.

import { type Action, actionsOf, type Game, likelyLoss, type Options, seedFrom } from '@ludoteka/kernel'
import type { Bot, BotMaker, Turn } from './bot.ts'
import { contest } from './contest.ts'
import { type BotName, THINKING_MS } from './names.ts'
import { type Rating, ratingsOf } from './ratings.ts'
import { BOTS } from './registry.ts'

export type LeagueJob = {
  readonly options: Options
  readonly seed: string
  readonly bots: readonly BotName[]
  /** Matches of each pair; at tables of more than two, one seat against all others of the pair. */
  readonly games: number
  /** The time in milliseconds, by which thinking is limited. */
  now(): number
  onMatch?(): void
}

/** What one bot did against the other. */
export type Pair = {
  readonly bots: readonly [BotName, BotName]
  readonly games: number
  /** Of the first; a draw is an equal share for every seat. */
  readonly wins: number
  /** Seats of the second for each of the first. */
  readonly against: number
}

export type League = {
  readonly game: string
  readonly pairs: readonly Pair[]
  readonly ratings: Readonly<Partial<Record<BotName, Rating>>>
  /** By how much the longest thought went beyond its time, over that time. */
  readonly overruns: Readonly<Partial<Record<BotName, number>>>
  /** Answers that lose at once more likely than not, although there were others. */
  readonly blunders: Readonly<Partial<Record<BotName, number>>>
}

export function playLeague(game: Game, job: LeagueJob): League {
  const overruns: Partial<Record<BotName, number>> = {}
  const blunders: Partial<Record<BotName, number>> = {}
  const watched = (name: BotName): BotMaker => {
    blunders[name] ??= 0
    return () => watchedBot(BOTS[name](), name, job.now, { overruns, blunders })
  }
  const pairs = job.bots.flatMap((first, i) =>
    job.bots.slice(i + 1).map(second => playPair(game, job, [first, second], watched)),
  )
  return { game: game.id, pairs, ratings: ratingsOf(pairs), overruns, blunders }
}

function playPair(
  game: Game,
  { options, seed, games, onMatch }: LeagueJob,
  bots: readonly [BotName, BotName],
  make: (name: BotName) => BotMaker,
): Pair {
  const [own, others] = bots
  const dealt = seedFrom(seed, own, others)
  const wins = contest(game, { options, seed: dealt, games, own: make(own), others: make(others), onMatch })
  return { bots, games, wins, against: game.seats(options).length - 1 }
}

type Notes = {
  readonly overruns: Partial<Record<BotName, number>>
  readonly blunders: Partial<Record<BotName, number>>
}

/** The bot with its time, and somebody who looks on. */
function watchedBot(bot: Bot, name: BotName, now: () => number, { overruns, blunders }: Notes): Bot {
  const time = THINKING_MS[name]
  return {
    ...bot,
    decide: turn => {
      const startedAt = now()
      const action = bot.decide(time === undefined ? turn : { ...turn, isTimeUp: () => now() - startedAt >= time })
      if (time !== undefined) overruns[name] = Math.max(overruns[name] ?? 0, (now() - startedAt - time) / time)
      if (isBlunder(turn, action)) blunders[name] = (blunders[name] ?? 0) + 1
      return action
    },
  }
}

/** The table would have asked a person once more, and there was something else to do. */
function isBlunder(turn: Turn, { verb, arg }: Action): boolean {
  const { game, seat, choice } = turn
  if (!game.warning) return false
  const seen = turn.view()
  if (!likelyLoss(game, seen, verb, arg)) return false
  return actionsOf(seat, choice).some(other => !likelyLoss(game, seen, other.verb, other.arg))
}
