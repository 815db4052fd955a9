// The speed of every game on the shelf, beside each other in one run.

import { type Game, start } from '@ludoteka/kernel'
import { interleave, median, medianRatio, perSecond } from './measure.ts'
import { randomPlayer } from './player.ts'
import { type Slowest, slowestDecision } from './slowest.ts'

export type GameFigures = {
  readonly id: string
  /** In a second of processor time at random play, set-up included. */
  readonly decisionsPerSecond: number
  /** The time a decision takes over that of the first game of the list. */
  readonly costOverFirst: number
  readonly slowestDecision: Slowest
}

export type ShelfEffort = { readonly repetitions: number; readonly milliseconds: number; readonly decisions: number }

const FULL: ShelfEffort = { repetitions: 5, milliseconds: 1000, decisions: 1_000_000 }

export function measureShelf(games: readonly Game[], effort: ShelfEffort = FULL): readonly GameFigures[] {
  const laps = games.map(game =>
    perSecond(
      effort.milliseconds,
      randomPlayer(game, random => start(game, {}, random.seed())),
    ),
  )
  const rates = interleave(effort.repetitions, ...laps)
  const [first = []] = rates
  return games.map((game, i) => ({
    id: game.id,
    decisionsPerSecond: median(rates[i] ?? []),
    costOverFirst: medianRatio(first, rates[i] ?? []),
    slowestDecision: slowestDecision(game, effort.decisions),
  }))
}
