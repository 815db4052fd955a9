// Plans: a big decision is many small ones (cards, then the place for them), and only its end can be judged. So the greedy
// bot looks for whole plans, from the first click to the first position in which nothing is left half done.

import {
  type Action,
  actionsOf,
  apply,
  type Choice,
  type Core,
  choiceOf,
  cloneState,
  countActions,
  type Game,
  isArg,
  isOver,
  type Json,
  type Offers,
  type Seat,
} from '@ludoteka/kernel'
import type { Memory, Turn } from './bot.ts'
import { isQuiet, riskOf, value } from './lookahead.ts'
import { isOwnOffer } from './offers.ts'

/** Own actions one after the other, each with the number of those it was chosen among. */
export type Plan = readonly Click[]
type Click = { readonly action: Action; readonly among: number }

export type Judgement = {
  readonly plan: Plan
  readonly risk: number
  /** The mean over the worlds looked at. */
  readonly value: number
  readonly worlds: number
  /** Hidden cards or chance had a part in it: another world may judge otherwise. */
  readonly isChance: boolean
}

export type PlanBudget = {
  /** Positions looked at behind the end of each plan of a single click. */
  readonly ahead: number
  /** Positions looked at on the way to the ends of longer plans. */
  readonly clicks: number
}

/** A position in the middle of an own decision. */
type Unfinished = {
  readonly s: Core
  readonly choice: Choice
  readonly plan: Plan
  readonly risk: number
  /** The best that was found a click earlier: where that was good, going on may be better. */
  readonly promise: number
}

/**
 * Plans for a choice in a state the seat could be in, judged at their ends: all of one click, and of the longer ones
 * as many as there are budget and time for, the most promising first. There is always one.
 */
export function findPlans(turn: Turn, sample: Core, budget: PlanBudget): Judgement[] {
  const { game, seat, choice, isTimeUp } = turn
  const found: Judgement[] = []
  const open: Unfinished[] = []
  const met = new Set<string>()
  let left = budget.clicks
  const goOn = (from: Unfinished, ahead: number): void => {
    const ends: Judgement[] = []
    const further: Omit<Unfinished, 'promise'>[] = []
    const among = countActions(from.choice)
    for (const action of worthTrying(game, from.s, actionsOf(seat, from.choice))) {
      if (found.length + ends.length > 0 && isTimeUp()) break
      const s = cloneState(game, from.s)
      const offers = apply(game, s, seat, action.verb, action.arg)
      const plan = [...from.plan, { action, among }]
      const risk = Math.max(from.risk, riskOf(game, from.s, action, s, offers, ahead - 1))
      const next = choiceIfUnfinished(game, s, offers, seat)
      left--
      if (next === undefined) {
        const isChance = s.sealed // value() goes on with copies
        ends.push({ plan, risk, value: value(game, s, offers, seat, ahead - 1), worlds: 1, isChance })
      } else if (isNew(met, plan, next)) further.push({ s, choice: next, plan, risk })
    }
    found.push(...ends)
    const promise = ends.length > 0 ? Math.max(...ends.map(end => end.value)) : from.promise
    open.push(...further.map(position => ({ ...position, promise })))
  }
  goOn({ s: sample, choice, plan: [], risk: 0, promise: Number.POSITIVE_INFINITY }, budget.ahead)
  while (found.length === 0 || (left > 0 && !isTimeUp())) {
    const next = takeMostPromising(open)
    if (next === undefined) break
    goOn(next, 0)
  }
  return found
}

/** Without answers that no sensible player would think of, as long as there are others. */
export function worthTrying(game: Game, s: Core, actions: readonly Action[]): readonly Action[] {
  if (!game.bot?.isPointless) return actions
  const sensible = actions.filter(action => !game.bot?.isPointless?.(s, action))
  if (sensible.length > 0) return sensible
  const answers = actions.filter(({ verb }) => !isOwnOffer(game, verb))
  return answers.length > 0 ? answers : actions
}

/** What the seat goes on with, if it is in the middle of a decision of its own and has learned nothing new. */
function choiceIfUnfinished(game: Game, s: Core, offers: Offers, seat: Seat): Choice | undefined {
  if (s.sealed || isOver(s) || isQuiet(game, s)) return undefined
  const own = choiceOf(offers, seat)
  return own && countActions(own) > 0 ? own : undefined
}

/** The same clicks in another order that lead to the same question are one plan. */
function isNew(met: Set<string>, plan: Plan, choice: Choice): boolean {
  const clicks = plan.map(({ action }) => JSON.stringify(action)).sort()
  const key = `${clicks.join()} ${JSON.stringify(choice)}`
  const isKnown = met.has(key)
  met.add(key)
  return !isKnown
}

/** What is done by some actions, in whatever order. */
export function keyOfActions(actions: readonly Action[]): string {
  return actions
    .map(({ verb, arg }) => JSON.stringify([verb, arg]))
    .sort()
    .join()
}

/** Of several the latest: it is the furthest on. */
function takeMostPromising(open: Unfinished[]): Unfinished | undefined {
  let best = 0
  open.forEach(({ promise }, i) => {
    if (promise >= (open[best]?.promise ?? promise)) best = i
  })
  return open.splice(best, 1)[0]
}

/** A plan in another state the seat could be in. Before its last click it learns nothing, so it can be carried out there too. */
export function judgePlan({ game, seat }: Turn, plan: Plan, sample: Core, ahead: number): Judgement {
  const s = cloneState(game, sample)
  let risk = 0
  let offers: Offers = []
  for (const { action } of plan) {
    const before = game.bot?.risk ? cloneState(game, s) : s
    offers = apply(game, s, seat, action.verb, action.arg)
    risk = Math.max(risk, riskOf(game, before, action, s, offers, ahead - 1))
  }
  const isChance = s.sealed // value() goes on with copies
  return { plan, risk, value: value(game, s, offers, seat, ahead - 1), worlds: 1, isChance }
}

/** Keeps what is still to be done of a plan, for the next decisions. */
export function rememberPlan(memory: Memory, plan: Plan): void {
  if (plan.length === 0) delete memory['plan']
  else
    memory['plan'] = plan.map(({ action: { verb, arg }, among }) =>
      arg === undefined ? { verb, among } : { verb, arg, among },
    )
}

/** What is still to be done of the plan that a seat has kept. */
export function plannedActions(memory: Memory, seat: Seat): readonly Action[] {
  const plan = memory['plan']
  return Array.isArray(plan) ? plan.flatMap(click => actionIn(click, seat) ?? []) : []
}

function actionIn(click: Json, seat: Seat): Action | undefined {
  if (typeof click !== 'object' || click === null || !('verb' in click)) return undefined
  const { verb, arg } = click
  if (typeof verb !== 'string') return undefined
  return isArg(arg) ? { seat, verb, arg } : { seat, verb }
}

/** The next click of the plan under way, if the question is the one it was meant for. */
export function continuePlan({ seat, choice, memory }: Turn): Action | undefined {
  const plan = memory['plan']
  if (!Array.isArray(plan)) return undefined
  const [next] = plan
  const verb = typeof next === 'object' && next !== null && 'verb' in next ? next['verb'] : undefined
  const among = countActions(choice)
  const args = typeof verb === 'string' ? choice[verb] : undefined
  const found =
    typeof verb !== 'string' || args === undefined
      ? undefined
      : actionsOf(seat, { [verb]: args }).find(({ arg }) =>
          isSameJson(next, arg === undefined ? { verb, among } : { verb, arg, among }),
        )
  if (found && plan.length > 1) memory['plan'] = plan.slice(1)
  else delete memory['plan']
  return found
}

const isSameJson = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
