// The greedy bot: looks ahead as far as its budget carries, on states its seat could be in, and takes what the
// game's evaluation likes best.

import {
  type Action,
  actionsOf,
  anyAction,
  apply,
  type Core,
  choiceOf,
  cloneState,
  countActions,
  type Game,
  type Offer,
  type Offers,
  type Seat,
} from '@ludoteka/kernel'
import type { Bot, Turn } from './bot.ts'

export type GreedyBudget = {
  /** Positions looked at for one decision, over all samples. */
  readonly nodes: number
  readonly samples: number
}

export const GREEDY_BUDGET: GreedyBudget = { nodes: 150, samples: 1 }

export function greedyBot(budget: GreedyBudget = GREEDY_BUDGET): Bot {
  return { decide: turn => decide(turn, budget), answerOffer }
}

function decide(turn: Turn, budget: GreedyBudget): Action {
  const { game, seat, choice, random } = turn
  if (game.bot === undefined) return anyAction(seat, choice, random)
  const actions = actionsOf(seat, choice)
  if (actions.length < 2) return anyAction(seat, choice, random)
  const share = Math.floor(budget.nodes / budget.samples / actions.length)
  let judged: readonly Judgement[] = []
  for (let n = 0; n < budget.samples; n++) {
    const now = judgeActions(turn, actions, turn.sample(), share)
    // A sample that was not finished in time counts only if there is no other: it says nothing about the last actions.
    if (n > 0 && now.length < actions.length) break
    judged = now.map((one, i) => together(judged[i], one))
  }
  judged = judgeChances(turn, judged, share)
  const safest = Math.min(...judged.map(({ risk }) => risk))
  const best = Math.max(...judged.filter(({ risk }) => risk === safest).map(one => one.value))
  const favourites = judged.filter(one => one.risk === safest && one.value === best)
  return favourites[random.below(favourites.length)]?.action ?? anyAction(seat, choice, random)
}

type Judgement = {
  readonly action: Action
  readonly risk: number
  /** The mean over the worlds looked at. */
  readonly value: number
  readonly worlds: number
  /** Hidden cards or chance had a part in it: another world may judge otherwise. */
  readonly isChance: boolean
}

/** The actions in a state the seat could be in: as many as there is time for, at least one. */
function judgeActions({ game, seat, isTimeUp }: Turn, actions: readonly Action[], sample: Core, budget: number) {
  const judged: Judgement[] = []
  for (const action of actions) {
    if (judged.length > 0 && isTimeUp()) break
    judged.push(judge(game, seat, action, sample, budget))
  }
  return judged
}

function judge(game: Game, seat: Seat, action: Action, sample: Core, budget: number): Judgement {
  const after = cloneState(game, sample)
  const offers = apply(game, after, seat, action.verb, action.arg)
  const risk = riskOf(game, sample, action, after, offers, budget - 1)
  const isChance = after.sealed // value() goes on with copies
  return { action, risk, value: value(game, after, offers, seat, budget - 1), worlds: 1, isChance }
}

/** So many of the best actions are tried in further worlds. */
const CANDIDATES = 4

/** Tries the best of what hidden cards or chance decide in as many worlds as the game asks for: one alone would be luck. */
function judgeChances(turn: Turn, judged: readonly Judgement[], budget: number): readonly Judgement[] {
  const { game, seat, isTimeUp } = turn
  const worlds = game.bot?.worlds ?? 1
  let result = judged
  for (let n = 1; n < worlds && !isTimeUp(); n++) {
    const best = result.toSorted((a, b) => a.risk - b.risk || b.value - a.value).slice(0, CANDIDATES)
    if (!best.some(({ isChance }) => isChance)) break
    const sample = turn.sample()
    result = result.map(one =>
      one.isChance && best.includes(one) ? together(one, judge(game, seat, one.action, sample, budget)) : one,
    )
  }
  return result
}

function together(before: Judgement | undefined, now: Judgement): Judgement {
  if (before === undefined) return now
  const worlds = before.worlds + now.worlds
  return {
    action: now.action,
    risk: Math.max(before.risk, now.risk),
    value: (before.value * before.worlds + now.value * now.worlds) / worlds,
    worlds,
    isChance: before.isChance || now.isChance,
  }
}

/** The best answer, unless the seat is better off leaving things as they are. */
function answerOffer(turn: Turn): Action | undefined {
  const { game, seat, choice, random } = turn
  const actions = actionsOf(seat, choice)
  if (game.bot === undefined) return anyAction(seat, choice, random)
  const sample = turn.sample()
  const judged = judgeActions(turn, actions, sample, 1)
  const best = judged.toSorted((a, b) => a.risk - b.risk || b.value - a.value)[0]
  return best && best.value >= evaluate(game, sample, seat) ? best.action : undefined
}

/** What an action risks if its seat is as careful afterwards, as far as the budget carries. */
function riskOf(game: Game, before: Core, action: Action, after: Core, offers: Offers, budget: number): number {
  const { risk } = game.bot ?? {}
  if (risk === undefined) return 0
  const staked = risk.staked(before, action)
  const pending = risk.pending(after, action.seat)
  const own = choiceOf(offers, action.seat)
  const answers = own === undefined ? 0 : countActions(own)
  if (pending <= staked || own === undefined || answers === 0 || budget < answers) return Math.max(staked, pending)
  const share = Math.floor(budget / answers) - 1
  const later = actionsOf(action.seat, own).map(next => {
    const copy = cloneState(game, after)
    const following = apply(game, copy, next.seat, next.verb, next.arg)
    if (copy.sealed) return pending // dice and cards may avert it, or may not
    return riskOf(game, after, next, copy, following, share)
  })
  return Math.max(staked, Math.min(pending, ...later))
}

/**
 * What a position is worth to `me`; `budget` positions may be looked at, this one included. Own and allied seats are expected to do
 * the best for `me`, all others the worst. Where the seat is in the middle of something, such as cards chosen and not yet
 * placed, one more of its answers is tried whatever the budget: before that nothing can be told.
 */
function value(game: Game, s: Core, offers: Offers, me: Seat, budget: number, isOverBudget = false): number {
  const asked = whoAnswers(offers, me)
  const answers = asked && countActions(asked.choice)
  if (asked === undefined || answers === undefined) return evaluate(game, s, me)
  const isShort = budget < answers
  if (isShort && (isOverBudget || asked.seat !== me || isQuiet(game, s))) return evaluate(game, s, me)
  const share = Math.floor(budget / answers)
  const values = actionsOf(asked.seat, asked.choice).map(({ seat, verb, arg }) => {
    const copy = cloneState(game, s)
    return value(game, copy, apply(game, copy, seat, verb, arg), me, share - 1, isShort)
  })
  return isFriend(s, me, asked.seat) ? Math.max(...values) : Math.min(...values)
}

const isQuiet = (game: Game, s: Core): boolean => game.bot?.isQuiet?.(s) ?? true

/** Of several seats asked at once the bot thinks for its own first. */
function whoAnswers(offers: Offers, me: Seat): Offer | undefined {
  const own = choiceOf(offers, me)
  return own && countActions(own) > 0
    ? { seat: me, choice: own }
    : offers.find(({ choice }) => countActions(choice) > 0)
}

function isFriend(s: Core, me: Seat, other: Seat): boolean {
  return ((s.allies[me] ?? 0) & (1 << other)) !== 0
}

function evaluate(game: Game, s: Core, me: Seat): number {
  return game.bot?.evaluate(s, me) ?? 0
}
