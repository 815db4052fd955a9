// A league: every bot against every other, sides swapped evenly, and what ratings that makes.

import { type Action, type Game, type Options, seedFrom } from '@ludoteka/kernel'
import type { Bot, BotMaker, Turn } from './bot.ts'
import { contest } from './contest.ts'
import { type BotName, THINKING_MS } from './names.ts'
import { type BlunderCount, blundersOf } from './neverRight.ts'
import { type Rating, ratingsOf } from './ratings.ts'
import { BOTS } from './registry.ts'

export type LeagueJob = {
  readonly options: Options
  readonly seed: string
  readonly bots: readonly BotName[]
  /** Matches of each pair; at tables of more than two, one seat against all others of the pair. */
  readonly games: number
  /** The time in milliseconds, by which thinking is limited; without it bots think for as many iterations as they have. */
  now?: (() => number) | undefined
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
  /** How often each gave an answer that is never right, and of which kinds. */
  readonly blunders: Readonly<Partial<Record<BotName, number>>>
  readonly blunderKinds: Readonly<Partial<Record<BotName, BlunderCount>>>
}

export function playLeague(game: Game, job: LeagueJob): League {
  const overruns: Partial<Record<BotName, number>> = {}
  const blunderKinds: Partial<Record<BotName, Record<string, number>>> = {}
  const watched = (name: BotName): BotMaker => {
    const kinds = blunderKinds[name] ?? {}
    blunderKinds[name] = kinds
    return () => watchedBot(BOTS[name](), name, job.now, { overruns, kinds })
  }
  const pairs = job.bots.flatMap((first, i) =>
    job.bots.slice(i + 1).map(second => playPair(game, job, [first, second], watched)),
  )
  const blunders = Object.fromEntries(
    Object.entries(blunderKinds).map(([name, kinds]) => [name, Object.values(kinds).reduce((sum, n) => sum + n, 0)]),
  )
  return { game: game.id, pairs, ratings: ratingsOf(pairs), overruns, blunders, blunderKinds }
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
  readonly kinds: Record<string, number>
}

/** The bot with its time, if it is timed, and somebody who looks on. */
function watchedBot(bot: Bot, name: BotName, now: LeagueJob['now'], { overruns, kinds }: Notes): Bot {
  return {
    ...bot,
    decide: turn => {
      const action = now ? decideInTime(bot, name, turn, now, overruns) : bot.decide(turn)
      for (const kind of blundersOf(turn, action)) kinds[kind] = (kinds[kind] ?? 0) + 1
      return action
    },
  }
}

function decideInTime(bot: Bot, name: BotName, turn: Turn, now: () => number, overruns: Notes['overruns']): Action {
  const time = THINKING_MS[name]
  if (time === undefined) return bot.decide(turn)
  const startedAt = now()
  const action = bot.decide({ ...turn, isTimeUp: () => now() - startedAt >= time })
  overruns[name] = Math.max(overruns[name] ?? 0, (now() - startedAt - time) / time)
  return action
}
