// One bot against a table of another, from every seat in turn.

import { type Core, type Game, type Options, type Seat, type Seed, seedFrom } from '@ludoteka/kernel'
import type { BotMaker } from './bot.ts'
import { playMatch } from './match.ts'

export type Contest = {
  readonly options: Options
  readonly seed: Seed
  readonly games: number
  readonly own: BotMaker
  readonly others: BotMaker
  readonly onMatch?: (() => void) | undefined
}

/** How many matches the one has won; a draw is an equal share for each seat. */
export function contest(game: Game, { options, seed, games, own, others, onMatch }: Contest): number {
  const seats = game.seats(options).length
  let wins = 0
  for (let n = 0; n < games; n++) {
    // Every seat gets the same cards once, before others are dealt.
    const seat = n % seats
    const bots = Array.from({ length: seats }, (_, i) => (i === seat ? own : others))
    const { state } = playMatch({ game, options, seed: seedFrom(seed, Math.floor(n / seats)), bots })
    wins += scoreOf(state, seat)
    onMatch?.()
  }
  return wins
}

function scoreOf({ result, seats }: Core, seat: Seat): number {
  if (result.kind !== 'won') return 1 / seats
  return result.winners.includes(seat) ? 1 : 0
}
