// Plans compared without a tree, for games in which the answers to a plan are too many to find anything among them: all are tried
// in the same supposed worlds, for a world that is kind to one is often kind to all, and the worse half is given up from time to time.

import type { Core, Game, Seat } from '@ludoteka/kernel'
import type { Turn } from '../bot.ts'
import { chancesOf, teamOf, teamsOf } from '../chances.ts'
import { judgePlan, type Plan } from '../plans.ts'

/** After so many worlds the first half is given up, after twice as many the next. */
const FIRST_WORLDS = 4

/** The game with its outlook in place of its evaluation: what a position is worth to a seat is how likely it wins. */
export function judgedByChances(game: Game, s: Core): Game {
  if (!game.bot) return game
  const teams = teamsOf(s)
  const evaluate = (at: Core, seat: Seat): number => chancesOf(game, at, teams, seat)[teamOf(teams, seat)] ?? 0
  return { ...game, bot: { ...game.bot, evaluate } }
}

/** The best of the plans, by as many judgements as the budget and the time allow; the first ones are the best at first sight. */
export function bestInWorlds(turn: Turn, plans: readonly Plan[], judgements: number): Plan | undefined {
  let left = plans.map(plan => ({ plan, sum: 0 }))
  let used = 0
  for (let worlds = FIRST_WORLDS; left.length > 1 && used < judgements; worlds *= 2) {
    for (const one of left) one.sum = 0
    let seen = 0
    while (seen < worlds && used < judgements && !(turn.isTimeUp() && used > 0)) {
      const sample = turn.sample()
      const values = left.map(({ plan }) => judgePlan(turn, plan, sample, 1).value)
      left.forEach((one, i) => {
        one.sum += values[i] ?? 0
      })
      used += left.length
      seen++
    }
    left = left.toSorted((a, b) => b.sum - a.sum)
    if (seen < worlds) break
    left = left.slice(0, Math.ceil(left.length / 2))
  }
  return left[0]?.plan
}
