// The greedy bot: looks for plans, to their end and as far beyond as its budget carries, on states its seat could be in, and
// carries out what the game's evaluation likes best.

import { type Action, actionsOf, allows, anyAction, type Core, countActions } from '@ludoteka/kernel'
import type { Bot, Turn } from './bot.ts'
import { evaluate } from './lookahead.ts'
import { answersIn, isOwnOffer, questionIn } from './offers.ts'
import { continuePlan, findPlans, type Judgement, judgePlan, rememberPlan, worthTrying } from './plans.ts'

export type GreedyBudget = {
  /** Positions looked at for one decision, over all samples. */
  readonly nodes: number
  readonly samples: number
  /** Positions looked at on the way to the ends of plans of several clicks. */
  readonly clicks: number
}

export const GREEDY_BUDGET: GreedyBudget = { nodes: 150, samples: 1, clicks: 400 }

export function greedyBot(budget: GreedyBudget = GREEDY_BUDGET): Bot {
  return { decide: turn => decide(turn, budget), answerOffer }
}

function decide(given: Turn, budget: GreedyBudget): Action {
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
  const judged = judgeInWorlds(turn, judgeSamples(turn, first(), budget, ahead), ahead)
  const safest = Math.min(...judged.map(({ risk }) => risk))
  const best = Math.max(...judged.filter(({ risk }) => risk === safest).map(one => one.value))
  const favourites = judged.filter(one => one.risk === safest && one.value === best)
  const [next, ...rest] = favourites[random.below(favourites.length)]?.plan ?? []
  if (next === undefined) return anyAction(seat, choice, random)
  rememberPlan(memory, rest)
  return next.action
}

/** What is better done before the question is answered: offers of others are answered, and one of its own is made. */
function actAside(turn: Turn, sample: () => Core): Action | undefined {
  const { game, seat, choice } = turn
  if (!game.standing || !game.bot) return undefined
  const answers = answersIn(game, choice)
  const answer = countActions(answers) > 0 ? bestAnswer({ ...turn, choice: answers }, sample()) : undefined
  if (answer || !game.bot.offer || !Object.keys(choice).some(verb => isOwnOffer(game, verb))) return answer
  const offer = game.bot.offer(sample(), seat)
  return offer && allows(choice, offer.verb, offer.arg) ? offer : undefined
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

function answerOffer(turn: Turn): Action | undefined {
  const { game, seat, choice, random } = turn
  return game.bot === undefined ? anyAction(seat, choice, random) : bestAnswer(turn, turn.sample())
}

/** The best answer, unless the seat is better off leaving things as they are. */
function bestAnswer(turn: Turn, sample: Core): Action | undefined {
  const { game, seat, choice } = turn
  const among = countActions(choice)
  const sensible = actionsOf(seat, choice).filter(action => !game.bot?.isPointless?.(sample, action))
  const judged = sensible.map(action => judgePlan(turn, [{ action, among }], sample, 1))
  const best = judged.toSorted((a, b) => a.risk - b.risk || b.value - a.value)[0]
  return best && best.value >= evaluate(game, sample, seat) ? best.plan[0]?.action : undefined
}
