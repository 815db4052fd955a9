// Plans compared without a tree, for games in which the answers to a plan are too many to find anything among them: all are tried
// in the same supposed worlds, for a world that is kind to one is often kind to all, and the worse half is given up again and again.

import { actionsOf, apply, type Core, cloneState, type Game, isOver, type Offers, type Seat } from '@ludoteka/kernel'
import type { Turn } from '../bot.ts'
import { chancesOf, teamOf, teamsOf } from '../chances.ts'
import { value, whoAnswers } from '../lookahead.ts'
import { judgePlan, type Plan, worthTrying } from '../plans.ts'

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
      for (const one of left) one.sum += valueInWorld(turn, one.plan, sample)
      used += left.length
    }
    left = left.toSorted((a, b) => b.sum - a.sum).slice(0, Math.ceil(left.length / 2))
  }
  return left[0]?.plan
}

/** How likely the seat wins once a plan is carried out in a supposed world, and what chance decides in it is decided. */
export function valueInWorld(turn: Turn, plan: Plan, sample: Core): number {
  const { game, seat } = turn
  if (!game.bot?.outlook?.isUnderWay) return judgePlan(turn, plan, sample, 1).value
  const s = cloneState(game, sample)
  let offers: Offers = []
  for (const { action } of plan) offers = apply(game, s, seat, action.verb, action.arg)
  return value(game, s, playOut(turn, s, offers), seat, 1)
}

/** What is under way is over after so many decisions; if not, the position is judged as it is. */
const MOST_DECISIONS = 60

/** Sensible answers of all sides, each as likely as any other, until nothing is under way that chance decides. */
function playOut({ game, seat: me, random }: Turn, s: Core, asked: Offers): Offers {
  let offers = asked
  for (let n = 0; n < MOST_DECISIONS && !isOver(s) && game.bot?.outlook?.isUnderWay?.(s); n++) {
    const offer = whoAnswers(offers, me)
    const sensible = offer ? worthTrying(game, s, actionsOf(offer.seat, offer.choice)) : []
    const answer = sensible[random.below(Math.max(1, sensible.length))]
    if (!answer) break
    offers = apply(game, s, answer.seat, answer.verb, answer.arg)
  }
  return offers
}
