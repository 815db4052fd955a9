// Plans compared without a tree, for games in which the answers to a plan are too many to find anything among them: all are tried
// in the same supposed worlds, for a world that is kind to one is often kind to all, and the worse half is given up again and again.

import type { Core, Game, Seat } from '@ludoteka/kernel'
import type { Turn } from '../bot.ts'
import { chancesOf, teamOf, teamsOf } from '../chances.ts'
import { judgePlan, type Plan } from '../plans.ts'

/**
 * A halving takes so many judgements at most, or this part of all of them: on a slow machine time is up before they are used, and must
 * not all be spent on the first.
 */
const ENOUGH_FOR_HALVING = 400
const MOST_FOR_HALVING = 1 / 10

/** The game with its outlook in place of its evaluation: what a position is worth to a seat is how likely it wins. */
export function judgedByChances(game: Game, s: Core): Game {
  const { bot } = game
  if (!bot) return game
  const teams = teamsOf(s)
  const evaluate = (at: Core, seat: Seat): number => chancesOf(game, at, teams, seat)[teamOf(teams, seat)] ?? 0
  const isQuiet = bot.outlook?.isQuiet ?? bot.isQuiet
  return { ...game, bot: isQuiet ? { ...bot, evaluate, isQuiet } : { ...bot, evaluate } }
}

/**
 * The best of the plans, by as many judgements as the budget and the time allow: every halving gets an equal share of them, so the
 * fewer are left, the more worlds tell them apart.
 */
export function bestInWorlds(turn: Turn, plans: readonly Plan[], judgements: number): Plan | undefined {
  let left = plans.map(plan => ({ plan, sum: 0 }))
  const most = Math.max(ENOUGH_FOR_HALVING, judgements * MOST_FOR_HALVING)
  const share = Math.min(most, judgements / Math.ceil(Math.log2(plans.length)))
  let used = 0
  const isOver = (): boolean => used > 0 && (used >= judgements || turn.isTimeUp())
  while (left.length > 1 && !isOver()) {
    const worlds = Math.max(1, Math.floor(share / left.length))
    for (let n = 0; n < worlds && !isOver(); n++) {
      const sample = turn.sample()
      for (const one of left) one.sum += judgePlan(turn, one.plan, sample, 1).value
      used += left.length
    }
    left = left.toSorted((a, b) => b.sum - a.sum).slice(0, Math.ceil(left.length / 2))
  }
  return left[0]?.plan
}
