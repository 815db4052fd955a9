// Learning what features count: from matches of bots, with every fifth match kept back for a test.

import { type Game, LudotekaError, type Options, type Outlook, seedFrom } from '@ludoteka/kernel'
import type { Bot, BotMaker } from '../bot.ts'
import { contest } from '../contest.ts'
import { BOTS } from '../registry.ts'
import { searchBot } from '../search/search.ts'
import { FIT_SETTINGS, fitWeights, surpriseOf } from './fit.ts'
import { type Lesson, lessonsFrom } from './positions.ts'

export type TrainingJob = {
  readonly options: Options
  readonly seed: string
  /** Matches to learn from. */
  readonly games: number
  /** Matches of the new weights against the old ones. */
  readonly duels: number
  onMatch?(): void
}

export type Trained = {
  readonly game: string
  readonly positions: number
  readonly weights: Outlook['weights']
  /** The mean surprise at who won the matches that were kept back, in nats: lower is better. */
  readonly surprise: { readonly before: number; readonly now: number }
  readonly duel: { readonly games: number; readonly wins: number }
  /** New weights are kept only if they are better in both ways. */
  readonly isBetter: boolean
}

const KEPT_BACK = 5
const DECIMALS = 10_000
/** The weights there are count as much as so many matches: found by how well new ones foretell matches that were kept back. */
const TRUST = 30

export function train(game: Game, { options, seed, games, duels, onMatch }: TrainingJob): Trained {
  const outlook = game.bot?.outlook
  if (!outlook) throw new LudotekaError('bad-options', `${game.id} has nothing to learn.`)
  const names = Object.keys(outlook.weights)
  const [learned, keptBack]: [Lesson[], Lesson[]] = [[], []]
  for (let n = 0; n < games; n++) {
    const lessons = lessonsFrom(game, names, { options, seed: seedFrom(seed, n), bots: teachers(n) })
    ;(n % KEPT_BACK === KEPT_BACK - 1 ? keptBack : learned).push(...lessons)
    onMatch?.()
  }
  const before = names.map(name => outlook.weights[name] ?? 0)
  const settings = { ...FIT_SETTINGS, pull: TRUST / games }
  const now = fitWeights(learned, before, settings).map(weight => Math.round(weight * DECIMALS) / DECIMALS)
  const weights = Object.fromEntries(names.map((name, i) => [name, now[i] ?? 0]))
  const surprise = { before: surpriseOf(keptBack, before), now: surpriseOf(keptBack, now) }
  const own = judgingBy(game, { ...outlook, weights })
  const others = judgingBy(game, outlook)
  const wins = contest(game, { options, seed: seedFrom(seed, 'duel'), games: duels, own, others, onMatch })
  return {
    game: game.id,
    positions: learned.length + keptBack.length,
    weights,
    surprise,
    duel: { games: duels, wins },
    isBetter: surprise.now < surprise.before && wins > duels / game.seats(options).length,
  }
}

/** A search that is quick enough for many matches. */
const ITERATIONS = 100

/**
 * Who plays the matches to learn from: the search against greedy from either seat, and against itself. Equals alone never let
 * happen what a good answer prevents, and so do not teach what it costs.
 */
function teachers(n: number): readonly BotMaker[] {
  const search = (): Bot => searchBot({ iterations: ITERATIONS })
  return (
    [
      [search, BOTS.greedy],
      [BOTS.greedy, search],
      [search, search],
    ][n % 3] ?? [search]
  )
}

/** The search, in a game that is judged by this outlook. */
function judgingBy(game: Game, outlook: Outlook): BotMaker {
  const learned: Game = game.bot ? { ...game, bot: { ...game.bot, outlook } } : game
  return () => {
    const bot = searchBot({ iterations: ITERATIONS })
    return { ...bot, decide: turn => bot.decide({ ...turn, game: learned }) }
  }
}
