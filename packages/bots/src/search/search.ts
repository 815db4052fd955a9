// The bot that searches: information-set Monte-Carlo tree search. Every iteration supposes another state the seat could be
// in, goes down the trees of all teams (each tells apart only what its team can tell apart), and asks the game how likely
// each team is to win as soon as nothing is under way any more.

import {
  type Action,
  actionsOf,
  anyAction,
  apply,
  asked,
  type Core,
  countActions,
  type Game,
  isOver,
  type Offers,
  observerKey,
} from '@ludoteka/kernel'
import { actAside, answerOffer } from '../aside.ts'
import type { Bot, ConsideredPlan, Turn } from '../bot.ts'
import { chancesOf, type Team, teamOf, teamsOf } from '../chances.ts'
import { GREEDY_BUDGET, greedyBot } from '../greedy.ts'
import { whoAnswers } from '../lookahead.ts'
import { withoutBlunders } from '../neverRight.ts'
import { answersIn, questionIn } from '../offers.ts'
import { continuePlan, findPlans, keyOfActions, type Plan, rememberPlan, worthTrying } from '../plans.ts'
import { settle } from './settle.ts'
import { childOf, meanOf, type Node, newNode, selectChild } from './tree.ts'
import { bestInWorlds, judgedByChances } from './worlds.ts'

export type SearchBudget = {
  /** At most so many iterations; the time of the turn may end it before. */
  readonly iterations: number
  /** Where searching does not pay, such as while a squad is put together, it goes by the evaluation alone, not by what the outlook knows beside it. */
  readonly preparesPlainly?: boolean
}

/** How much a child is worth looking at because little is known of it, in chances to win. */
const EXPLORATION = 0.1
/** More of it where several choose at once, unseen: there no single answer is best, and a bot that settled on one could be read. */
const SIMULTANEOUS_EXPLORATION = 0.4

/** So many plans are searched at most, the best at first sight; fewer in a tree where not each can be looked at a few times. */
const MOST_CANDIDATES = 40
const FEWEST_CANDIDATES = 4
const LEAST_LOOKS = 10
/** Answers to a choice that others make at the same time are looked at evenly, and it takes more to tell the good ones from the bad. */
const SIMULTANEOUS_ITERATIONS = 1_000

export function searchBot(budget: SearchBudget): Bot {
  return { decide: turn => decide(turn, budget), answerOffer }
}

/** For what is not worth a search: the same plans, judged in more worlds. */
const unsearched = greedyBot({ ...GREEDY_BUDGET, nodes: 8 * GREEDY_BUDGET.nodes, samples: 8 })

/** Everything one decision is worked out with. */
type Search = {
  readonly turn: Turn
  /** What is thought about at all. */
  readonly plans: readonly Candidate[]
  readonly teams: readonly Team[]
  readonly roots: readonly Node[]
  /** The index of the seat's own team. */
  readonly own: number
  /** Of answers that others can't see. */
  readonly exploration: number
}

/** A plan with the key that its own team knows it by. */
type Candidate = { readonly plan: Plan; readonly key: string }

/** The game without what its outlook says is not worth a thought, and with what it says is worth one. */
export function searchedGame(game: Game): Game {
  const { bot } = game
  const { isPointless: isLeftOut, admits } = bot?.outlook ?? {}
  if (!bot || !(isLeftOut || admits)) return game
  const isPointless = (s: Core, action: Action): boolean =>
    (isLeftOut?.(s, action) ?? false) || (!admits?.(s, action) && (bot.isPointless?.(s, action) ?? false))
  return { ...game, bot: { ...bot, isPointless } }
}

function decide(turnGiven: Turn, { iterations, preparesPlainly = false }: SearchBudget): Action {
  const given = { ...turnGiven, game: searchedGame(turnGiven.game) }
  const first = given.sample()
  if (given.game.bot?.outlook?.isSearched?.(first) === false)
    return unsearched.decide(preparesPlainly ? turnGiven : given)
  const aside = actAside(given, () => first)
  return aside ? (paidAnyway(given, first, iterations) ?? aside) : answerQuestion(given, first, iterations)
}

/** An offer for what the seat does anyway. */
function paidAnyway(turn: Turn, first: Core, iterations: number): Action | undefined {
  const { game, seat, choice } = turn
  const offers = actionsOf(seat, answersIn(game, choice)).flatMap(offer => {
    const kept = game.bot?.outlook?.keeps?.(first, offer)
    return kept ? { offer, kept: keyOfActions([kept]) } : []
  })
  if (offers.length === 0) return undefined
  const next = keyOfActions([answerQuestion({ ...turn, memory: {} }, first, iterations)])
  return offers.find(({ kept }) => kept === next)?.offer
}

function answerQuestion(given: Turn, first: Core, iterations: number): Action {
  const { game, seat, random, memory } = given
  const turn = { ...given, choice: questionIn(game, given.choice) }
  const planned = continuePlan(turn)
  if (planned) return planned
  if (countActions(turn.choice) < 2) return anyAction(seat, turn.choice, random)
  const isShallow = game.bot?.outlook?.isShallow ?? false
  const judging = isShallow ? { ...turn, game: judgedByChances(game, first) } : turn
  const plans = soundPlans(turn, candidates(judging, first, MOST_CANDIDATES))
  const best = isShallow
    ? bestInWorlds(
        judging,
        plans.map(({ plan }) => plan),
        iterations,
      )
    : searchTree(turn, first, plans.slice(0, mostInTree(iterations)), iterations)
  const [next, ...rest] = best ?? []
  if (!next) return anyAction(seat, turn.choice, random)
  rememberPlan(memory, rest)
  return next.action
}

const mostInTree = (iterations: number): number => Math.max(FEWEST_CANDIDATES, Math.floor(iterations / LEAST_LOOKS))

function searchTree(turn: Turn, first: Core, plans: readonly Candidate[], iterations: number): Plan | undefined {
  if (plans.length < 2) return plans[0]?.plan
  const { game, isTimeUp } = turn
  const isAtOnce = isSimultaneous(asked(game, first))
  const most = isAtOnce ? Math.max(SIMULTANEOUS_ITERATIONS, iterations) : iterations
  const search = newSearch(turn, first, plans)
  for (let n = 0; n < most && (n === 0 || !isTimeUp()); n++) iterate(search)
  turn.report?.(considered(search))
  return bestPlan(search)
}

function newSearch(turn: Turn, first: Core, plans: readonly Candidate[]): Search {
  const teams = teamsOf(first)
  const exploration = isSimultaneous(asked(turn.game, first)) ? SIMULTANEOUS_EXPLORATION : EXPLORATION
  return { turn, plans, teams, roots: teams.map(() => newNode()), own: teamOf(teams, turn.seat), exploration }
}

/** What a search thinks about a question, the most often first, also where a bot would not search. */
export function consider(turn: Turn, iterations: number): readonly ConsideredPlan[] {
  const first = turn.sample()
  const search = newSearch(turn, first, candidates(turn, first, MOST_CANDIDATES))
  for (let n = 0; n < iterations; n++) iterate(search)
  return considered(search)
}

/** How likely the team of a seat is to win if it carries out a plan, which must be possible whatever is hidden. */
export function chanceOfPlan(turn: Turn, actions: readonly Action[], iterations: number): number {
  const first = turn.sample()
  const plan = actions.map(action => ({ action, among: 0 }))
  const search = newSearch(turn, first, [{ plan, key: keyOf(turn.game, first, plan) }])
  for (let n = 0; n < iterations; n++) iterate(search)
  return considered(search)[0]?.chance ?? 0
}

/** The plans that are worth comparing in a question. */
export const plansToSearch = (turn: Turn, first: Core): readonly Plan[] =>
  candidates(turn, first, MOST_CANDIDATES).map(({ plan }) => plan)

/** What was thought about, the most often first. */
function considered({ plans, roots, own }: Search): readonly ConsideredPlan[] {
  return plans
    .flatMap(({ plan, key }) => {
      const node = roots[own]?.children.get(key)
      return node ? { actions: plan.map(({ action }) => action), visits: node.visits, chance: meanOf(node) } : []
    })
    .toSorted((a, b) => b.visits - a.visits)
}

/** What is looked for on the way to candidates. */
const TO_FIND = { ahead: 20, clicks: 400 }

/** Plans to search among: of all that were found the least risky, because what must never be risked goes before any chance. */
function candidates(turn: Turn, first: Core, most: number): readonly Candidate[] {
  const { game } = turn
  const found = findPlans(turn, first, TO_FIND)
  const least = Math.min(...found.map(({ risk }) => risk))
  return found
    .filter(({ risk }) => risk === least)
    .toSorted((a, b) => b.value - a.value)
    .slice(0, most)
    .map(({ plan }) => ({ plan, key: keyOf(game, first, plan) }))
}

/** Without those that begin with what is never right, as long as there are others. */
function soundPlans(turn: Turn, plans: readonly Candidate[]): readonly Candidate[] {
  const sound = new Set(
    withoutBlunders(
      turn,
      plans.flatMap(({ plan: [first] }) => first?.action ?? []),
    ),
  )
  const left = plans.filter(({ plan: [first] }) => first && sound.has(first.action))
  return left.length > 0 ? left : plans
}

const keyOf = (game: Game, first: Core, plan: Plan): string =>
  plan.map(({ action }) => observerKey(game, first, action, action.seat)).join()

function iterate({ turn, plans, teams, roots, own, exploration }: Search): void {
  const { game, seat: me, random } = turn
  const s = turn.sample()
  const at = roots.slice()
  const paths = roots.map(root => [root])
  const keys = plans.map(({ key }) => key)
  const follow = (team: number, key: string): void => {
    const from = at[team]
    if (!from) return
    const child = childOf(from, key)
    at[team] = child
    paths[team]?.push(child)
  }
  const act = (action: Action, acting: number): Offers => {
    for (const [team, { seats }] of teams.entries())
      if (team !== acting) follow(team, observerKey(game, s, action, seats[0] ?? 0))
    return apply(game, s, action.seat, action.verb, action.arg)
  }

  const root = roots[own]
  const chosen = root && plans[selectChild(root, keys, exploration, random.below)]
  if (!chosen) return
  let offers: Offers = []
  for (const { action } of chosen.plan) offers = act(action, own)
  follow(own, chosen.key)
  let acting = own
  while (!isOver(s)) {
    const isNew = at[acting]?.visits === 0
    const next = whoAnswers(offers, me)
    if (isNew || !next) break
    acting = teamOf(teams, next.seat)
    const node = at[acting]
    const possible = worthTrying(game, s, actionsOf(next.seat, next.choice))
    const action = node && pick(turn, s, node, possible, exploration)
    if (!action) break
    const key = observerKey(game, s, action, action.seat)
    offers = act(action, acting)
    follow(acting, key)
  }
  settle(game, s, offers, me, random)
  for (const [t, chance] of chancesOf(game, s, teams).entries()) {
    for (const node of paths[t] ?? []) {
      node.visits++
      node.chances += chance
    }
  }
}

function pick(
  { game, random }: Turn,
  s: Core,
  node: Node,
  possible: readonly Action[],
  exploration: number,
): Action | undefined {
  if (possible.length < 2) return possible[0]
  const keys = possible.map(action => observerKey(game, s, action, action.seat))
  return possible[selectChild(node, keys, isSecret(game, possible[0]) ? exploration : EXPLORATION, random.below)]
}

const isSecret = (game: Game, action: Action | undefined): boolean =>
  action !== undefined && (game.secretVerbs?.includes(action.verb) ?? false)

const isSimultaneous = (offers: Offers): boolean => offers.filter(({ choice }) => countActions(choice) > 0).length > 1

/**
 * The plan that was looked at most. Where others can't see which one it is, it is drawn among those that are nearly as good, each
 * as likely as it was looked at: otherwise whoever knows the bot would read its hidden cards.
 */
function bestPlan({ turn, plans, roots, own }: Search): Plan | undefined {
  const { game, random } = turn
  const looked = plans.flatMap(({ plan, key }) => {
    const node = roots[own]?.children.get(key)
    return node ? { plan, node, first: plan[0]?.action } : []
  })
  const most = Math.max(...looked.map(({ node }) => node.visits))
  const best = looked.find(({ node }) => node.visits === most)
  if (!best || !isSecret(game, best.first)) return best?.plan
  const level = meanOf(best.node) - NEARLY
  const equals = looked.filter(({ first, node }) => first?.verb === best.first?.verb && meanOf(node) >= level)
  let left = random.below(equals.reduce((sum, { node }) => sum + node.visits, 0))
  for (const { plan, node } of equals) {
    left -= node.visits
    if (left < 0) return plan
  }
  return best.plan
}

/** Chances to win that differ by less are as good as equal. */
const NEARLY = 0.02
