// The greedy bot: looks for plans, to their end and as far beyond as its budget carries, on states its seat could be in, and
// carries out what the game's evaluation likes best.

import { type Action, actionsOf, anyAction, type Core, countActions, type Sampler } from '@ludoteka/kernel'
import { actAside, answerOffer } from './aside.ts'
import type { Bot, Turn } from './bot.ts'
import { questionIn } from './offers.ts'
import { continuePlan, findPlans, type Judgement, judgePlan, rememberPlan, worthTrying } from './plans.ts'

export type GreedyBudget = {
  /** Positions looked at for one decision, over all samples. */
  readonly nodes: number
  readonly samples: number
  /** Positions looked at on the way to the ends of plans of several clicks. */
  readonly clicks: number
}

export const GREEDY_BUDGET: GreedyBudget = { nodes: 150, samples: 1, clicks: 400 }

/** `error` is how far its judgement errs, over how much the values of its plans differ: 0 for never. */
export function greedyBot(budget: GreedyBudget = GREEDY_BUDGET, error = 0): Bot {
  return { decide: turn => decide(turn, budget, error), answerOffer }
}

function decide(given: Turn, budget: GreedyBudget, error: number): Action {
  const { game, seat, random, memory } = given
  let sampled: Core | undefined
  const first = (): Core => {
    sampled ??= given.sample()
    return sampled
  }
  const aside = actAside(given, first)
  if (aside) return aside
  const turn = { ...given, choice: questionIn(game, given.choice) }
  const { choice } = turn
  const planned = continuePlan(turn)
  if (planned) return planned
  const actions = countActions(choice)
  if (game.bot === undefined || actions < 2) return anyAction(seat, choice, random)
  const [only, ...others] = worthTrying(game, first(), actionsOf(seat, choice))
  if (only && others.length === 0) return only
  const ahead = Math.floor(budget.nodes / budget.samples / actions)
  const clear = judgeInWorlds(turn, judgeSamples(turn, first(), budget, ahead), ahead)
  const judged = error > 0 ? misjudged(clear, error, random) : clear
  const safest = Math.min(...judged.map(({ risk }) => risk))
  const best = Math.max(...judged.filter(({ risk }) => risk === safest).map(one => one.value))
  const favourites = judged.filter(one => one.risk === safest && one.value === best)
  const [next, ...rest] = favourites[random.below(favourites.length)]?.plan ?? []
  if (next === undefined) return anyAction(seat, choice, random)
  rememberPlan(memory, rest)
  return next.action
}

/** The plans that are found in one state the seat could be in, judged in as many as the budget says. */
function judgeSamples(turn: Turn, first: Core, { samples, clicks }: GreedyBudget, ahead: number): readonly Judgement[] {
  let judged: readonly Judgement[] = findPlans(turn, first, { ahead, clicks })
  for (let n = 1; n < samples; n++) {
    const sample = turn.sample()
    const now: Judgement[] = []
    for (const { plan } of judged) if (!turn.isTimeUp()) now.push(judgePlan(turn, plan, sample, ahead))
    // A sample that was not finished in time does not count: it says nothing about the last plans.
    if (now.length < judged.length) break
    judged = now.map((one, i) => together(judged[i], one))
  }
  return judged
}

/** So many of the best plans are tried in further worlds. */
const CANDIDATES = 3

/**
 * Where hidden cards or chance have a part in the best plans these are tried in as many worlds as the game asks for: one alone
 * would be luck. All of them in the same worlds, for a world that is kind to one plan is often kind to all.
 */
function judgeInWorlds(turn: Turn, judged: readonly Judgement[], ahead: number): readonly Judgement[] {
  const { game, isTimeUp } = turn
  const worlds = game.bot?.worlds ?? 1
  let best = judged.toSorted((a, b) => a.risk - b.risk || b.value - a.value).slice(0, CANDIDATES)
  if (worlds < 2 || best.length < 2 || !best.some(({ isChance }) => isChance)) return judged
  for (let n = 1; n < worlds && !isTimeUp(); n++) {
    const sample = turn.sample()
    best = best.map(one => together(one, judgePlan(turn, one.plan, sample, ahead)))
  }
  return best
}

/** Values that err, by as much as they differ from each other: what is far worse than the rest still looks so. */
function misjudged(judged: readonly Judgement[], error: number, random: Sampler): readonly Judgement[] {
  const mean = judged.reduce((sum, { value }) => sum + value, 0) / judged.length
  const spread = Math.sqrt(judged.reduce((sum, { value }) => sum + (value - mean) ** 2, 0) / judged.length)
  return judged.map(one => ({ ...one, value: one.value + error * spread * bell(random) }))
}

/** Around nought, mostly within one. */
function bell(random: Sampler): number {
  let sum = 0
  for (let n = 0; n < DICE; n++) sum += random.below(SIDES) / (SIDES - 1)
  return (sum - DICE / 2) / Math.sqrt(DICE / 12)
}
const DICE = 4
const SIDES = 1024

function together(before: Judgement | undefined, now: Judgement): Judgement {
  if (before === undefined) return now
  const worlds = before.worlds + now.worlds
  return {
    plan: now.plan,
    risk: Math.max(before.risk, now.risk),
    value: (before.value * before.worlds + now.value * now.worlds) / worlds,
    worlds,
    isChance: before.isChance || now.isChance,
  }
}
