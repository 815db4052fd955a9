// The speed of every registered game, all measured in one run.

import { cloneState, dealer, type Game, sampler, seedFrom, start } from '@ludoteka/kernel'
import { interleave, median, medianRatio, perSecond } from './measure.ts'
import { middleOfGame, randomPlayer } from './player.ts'
import { type Slowest, slowestDecision } from './slowest.ts'

export type GameFigures = {
  readonly id: string
  /** Per second of processor time at random play, set-up included. */
  readonly decisionsPerSecond: number
  /** The time a decision takes over that of the first game of the list. */
  readonly costOverFirst: number
  /** Time of a deal by a prepared dealer over that of a clone, half-way through a random game. */
  readonly dealVsClone: number
  readonly slowestDecision: Slowest
}

export type GamesEffort = {
  /** Rounds before the first that counts: the rules of a large game take some seconds until all of them are compiled. */
  readonly warmUp: number
  readonly repetitions: number
  readonly milliseconds: number
  readonly decisions: number
}

const FULL: GamesEffort = { warmUp: 5, repetitions: 5, milliseconds: 1000, decisions: 1_000_000 }

export function measureGames(games: readonly Game[], effort: GamesEffort = FULL): readonly GameFigures[] {
  const laps = games.map(game =>
    perSecond(
      effort.milliseconds,
      randomPlayer(game, random => start(game, {}, random.seed())),
    ),
  )
  for (let round = 0; round < effort.warmUp; round++)
    for (const [i, lap] of laps.entries()) lap(sampler(seedFrom('warm-up', i, round)))
  const rates = interleave(effort.repetitions, ...laps)
  const [first = []] = rates
  return games.map((game, i) => ({
    id: game.id,
    decisionsPerSecond: median(rates[i] ?? []),
    costOverFirst: medianRatio(first, rates[i] ?? []),
    dealVsClone: measureDeals(game, effort),
    slowestDecision: slowestDecision(game, effort.decisions),
  }))
}

function measureDeals(game: Game, { repetitions, milliseconds }: GamesEffort): number {
  const middle = middleOfGame(game)
  const random = sampler(seedFrom('deals'))
  const { deal } = dealer(game, middle, 0)
  let copy = middle // kept, so that no copy can be left out as unused
  const [clones = [], deals = []] = interleave(
    repetitions,
    perSecond(milliseconds / 2, () => {
      copy = cloneState(game, middle)
      return copy.seats / middle.seats
    }),
    perSecond(milliseconds / 2, () => {
      copy = deal(random)
      return copy.seats / middle.seats
    }),
  )
  return medianRatio(clones, deals) // times are the inverse of rates
}
