// Ratings from results: those under which the results are likeliest, on the scale on which 400 points are ten to one.

import type { Pair } from './league.ts'
import type { BotName } from './names.ts'

/** With an interval in which it lies in 95 of 100 leagues. */
export type Rating = { readonly rating: number; readonly from: number; readonly to: number }

const ANCHOR: BotName = 'greedy'
const ANCHOR_RATING = 1000
const POINTS = 400 / Math.LN10
const STEPS = 2_000
/** A win and a loss more for each pair, so that whoever won everything has a rating too. */
const SURE = 0.5
const WIDTH = 1.96

/** The bot they are measured against has a rating of 1000; without it the mean is 1000. */
export function ratingsOf(pairs: readonly Pair[]): Readonly<Partial<Record<BotName, Rating>>> {
  const names = [...new Set(pairs.flatMap(({ bots }) => bots))]
  const strength = new Map<BotName, number>(names.map(name => [name, 0]))
  const of = (name: BotName): number => strength.get(name) ?? 0
  const expected = ({ bots: [a, b], against }: Pair): number => 1 / (1 + against * Math.exp(of(b) - of(a)))
  for (let step = 0; step < STEPS; step++) {
    for (const name of names) {
      let pull = 0
      let weight = 0
      for (const pair of pairs) {
        const sign = pair.bots[0] === name ? 1 : pair.bots[1] === name ? -1 : 0
        if (sign === 0) continue
        const games = pair.games + 2 * SURE
        const p = expected(pair)
        pull += sign * (pair.wins + SURE - games * p)
        weight += games * p * (1 - p)
      }
      if (weight > 0) strength.set(name, of(name) + Math.max(-1, Math.min(1, pull / weight)) / 2)
    }
  }
  const base = names.includes(ANCHOR) ? of(ANCHOR) : names.reduce((sum, name) => sum + of(name), 0) / names.length
  return Object.fromEntries(
    names.map(name => {
      const rating = ANCHOR_RATING + POINTS * (of(name) - base)
      const error = (POINTS * WIDTH) / Math.sqrt(information(name, pairs, expected))
      return [name, { rating: Math.round(rating), from: Math.round(rating - error), to: Math.round(rating + error) }]
    }),
  )
}

/** How much the results tell about one of them. */
function information(name: BotName, pairs: readonly Pair[], expected: (pair: Pair) => number): number {
  let sum = 0
  for (const pair of pairs) {
    if (!pair.bots.includes(name)) continue
    const p = expected(pair)
    sum += (pair.games + 2 * SURE) * p * (1 - p)
  }
  return sum
}
