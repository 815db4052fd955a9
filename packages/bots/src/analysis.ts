// Where a match turned: how likely each team was to win whenever nothing was under way, what changed that most, and what a bot would
// have done there by what its seat could know. Chances are those of the true positions: the match is over, and nothing is secret.

import {
  type Action,
  act,
  allows,
  apply,
  asked,
  type Core,
  choiceOf,
  choices,
  countActions,
  type Game,
  isOver,
  LudotekaError,
  type Match,
  replay,
  type Seat,
  type Seed,
  sampler,
  seedFrom,
  type View,
  view,
  withOtherChance,
  withStanding,
} from '@ludoteka/kernel'
import { chancesOf, type Team, teamOf, teamsOf } from './chances.ts'
import { turnOf } from './match.ts'
import { questionIn } from './offers.ts'
import { keyOfActions, plannedActions } from './plans.ts'
import { chanceOfPlan, searchBot } from './search/search.ts'
import { canBeJudged, settle } from './search/settle.ts'

export type AnalysisJob = {
  readonly game: Game
  /** As it was recorded; another version of the rules is refused. */
  readonly match: Match
  readonly seed: Seed
  /** Of the search for what the bot would have done, for each of the swings. */
  readonly iterations: number
}

/** The chances of all teams after so many actions. */
export type Point = { readonly at: number; readonly chances: readonly number[] }

/** An action, and what its seat saw when it was asked. */
export type Click = { readonly action: Action; readonly view: View }

/** What a seat has decided after `at` actions, and what the bot would have done in its place. */
export type Decision = {
  readonly at: number
  readonly seat: Seat
  readonly played: readonly Click[]
  readonly advised: readonly Click[]
  /** The bot would have done what was played. */
  readonly isSame: boolean
  /** How much less likely to win the bot holds what was played, by what the seat could know; undefined where it can't be compared. */
  readonly cost: number | undefined
}

/** The chances changed between two quiet positions. */
export type Swing = {
  readonly before: Point
  readonly after: Point
  /** The team it is told of. */
  readonly team: number
  /** Whether dice and cards did more of it than the seats; undefined where the rules of that time can't tell. */
  readonly cause: 'chance' | 'decision' | undefined
  /** Missing where nobody had anything to choose. */
  readonly decision: Decision | undefined
}

export type Analysis = {
  readonly teams: readonly (readonly Seat[])[]
  readonly curve: readonly Point[]
  /** The largest, in the order of the match. */
  readonly swings: readonly Swing[]
}

const MOST_SWINGS = 3
/** Chances that change by less are no turn. */
const LEAST_SWING = 0.05

/** The actions from one quiet position to the next, each with the state before it. */
type Stretch = {
  readonly before: Point
  readonly after: Point
  readonly steps: readonly { readonly s: Core; readonly action: Action }[]
}

/** Progress is yielded between so many actions, and after each swing. */
const ACTIONS_A_STEP = 16
/** What share of the work is to play the match again. */
const REPLAY_SHARE = 0.4

/** Yields which share of the work is done, and returns the analysis; the same for the same job. */
export function* analyse(job: AnalysisJob): Generator<number, Analysis> {
  const { game, match } = job
  let live = replay(game, match, 0)
  const teams = teamsOf(live.state)
  const curve: Point[] = []
  let turns: readonly Stretch[] = []
  let steps: Stretch['steps'][number][] = []
  const look = (at: number, s: Core): void => {
    if (!isOver(s) && !canBeJudged(game, s)) return
    const after = { at, chances: chancesOf(game, s, teams) }
    const before = curve.at(-1)
    if (before && isTurn(before, after, s)) turns = largest([...turns, { before, after, steps }])
    curve.push(after)
    steps = []
  }
  look(0, live.state)
  for (const [n, action] of match.actions.entries()) {
    if (n % ACTIONS_A_STEP === 0) yield (REPLAY_SHARE * n) / match.actions.length
    steps.push({ s: live.state, action })
    live = act(game, live, action)
    look(n + 1, live.state)
  }
  const swings: Swing[] = []
  for (const stretch of turns.toSorted((a, b) => a.before.at - b.before.at)) {
    yield REPLAY_SHARE + ((1 - REPLAY_SHARE) * swings.length) / turns.length
    swings.push(swingOf(job, teams, stretch))
  }
  return { teams: teams.map(({ seats }) => seats), curve, swings }
}

/** The analysis at once, for whoever need not know how far it has come. */
export function analyseWholly(job: AnalysisJob): Analysis {
  const steps = analyse(job)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** That the favourite has won in the end surprises nobody. */
function isTurn(before: Point, after: Point, s: Core): boolean {
  if (sizeOf({ before, after }) < LEAST_SWING) return false
  return !isOver(s) || favourite(before) !== favourite(after)
}

/** The one team with the best chances. */
function favourite({ chances }: Point): number | undefined {
  const best = Math.max(...chances)
  const team = chances.indexOf(best)
  return chances.lastIndexOf(best) === team ? team : undefined
}

const changesIn = ({ before, after }: Pick<Stretch, 'before' | 'after'>): readonly number[] =>
  after.chances.map((chance, team) => chance - (before.chances[team] ?? 0))

const sizeOf = (stretch: Pick<Stretch, 'before' | 'after'>): number => Math.max(...changesIn(stretch).map(Math.abs))

const largest = (stretches: readonly Stretch[]): readonly Stretch[] =>
  stretches.toSorted((a, b) => sizeOf(b) - sizeOf(a)).slice(0, MOST_SWINGS)

function swingOf(job: AnalysisJob, teams: readonly Team[], stretch: Stretch): Swing {
  const order = teamsByChange(stretch)
  const step = firstDecision(job.game, teams, order, stretch)
  const decision = step === undefined ? undefined : decisionAt(job, stretch, step)
  const team = decision ? teamOf(teams, decision.seat) : (order[0] ?? 0)
  const { before, after } = stretch
  return { before, after, team, cause: causeOf(job, teams, team, stretch), decision }
}

/** Those whose chances changed most first; of equal changes the loss, for there is something to learn from it. */
function teamsByChange(stretch: Stretch): readonly number[] {
  const changes = changesIn(stretch)
  const size = (team: number): number => Math.round(Math.abs(changes[team] ?? 0) * 1000)
  return [...changes.keys()].toSorted((a, b) => size(b) - size(a) || (changes[a] ?? 0) - (changes[b] ?? 0))
}

/** The index of the first step with something to choose for the first team that had anything. */
function firstDecision(
  game: Game,
  teams: readonly Team[],
  order: readonly number[],
  { steps }: Stretch,
): number | undefined {
  const decided = steps.flatMap(({ s, action: { seat, verb, arg } }, i) => {
    const question = questionIn(game, choiceOf(asked(game, s), seat) ?? {})
    return countActions(question) > 1 && allows(question, verb, arg) ? { i, team: teamOf(teams, seat) } : []
  })
  return order.flatMap(team => decided.filter(one => one.team === team))[0]?.i
}

/** More clicks than these are not told. */
const MOST_CLICKS = 6

function decisionAt(job: AnalysisJob, { before, steps }: Stretch, first: number): Decision | undefined {
  const step = steps[first]
  if (!step) return undefined
  const { game } = job
  const { seat } = step.action
  const others = steps.findIndex(({ action }, i) => i > first && action.seat !== seat)
  const own = steps.slice(first, others < 0 ? undefined : others)
  const at = before.at + first
  const advised = adviceFor(job, step.s, seat, at)
  const isSame = areSame(
    own.map(({ action }) => action),
    advised.map(({ action }) => action),
  )
  return {
    at,
    seat,
    played: own.slice(0, MOST_CLICKS).map(({ s, action }) => ({ action, view: view(game, s, seat) })),
    advised: advised.slice(0, MOST_CLICKS),
    isSame,
    cost: isSame ? 0 : costOf(job, step.s, at, untilLearned(own), advised),
  }
}

/** The actions up to the first that showed the seat something: a plan goes no further. */
function untilLearned(own: Stretch['steps']): readonly Action[] {
  const learned = own.findIndex((_, i) => own[i + 1]?.s.sealed)
  return own.slice(0, learned < 0 ? undefined : learned + 1).map(({ action }) => action)
}

/** Both searched alone, each with half of the iterations. */
function costOf(
  { game, seed, iterations }: AnalysisJob,
  s: Core,
  at: number,
  played: readonly Action[],
  advised: readonly Click[],
): number | undefined {
  const [first] = played
  if (!first) return undefined
  const chance = (actions: readonly Action[]): number => {
    const turn = turnOf(game, s, first.seat, sampler(seedFrom('cost', seed, at)))
    return chanceOfPlan(turn, actions, Math.ceil(iterations / 2))
  }
  try {
    return Math.max(0, chance(advised.map(({ action }) => action)) - chance(played))
  } catch (error) {
    if (error instanceof LudotekaError) return undefined // not possible in every world
    throw error
  }
}

/** The order of clicks does not matter. */
function areSame(played: readonly Action[], advised: readonly Action[]): boolean {
  const length = Math.min(played.length, advised.length)
  return keyOfActions(played.slice(0, length)) === keyOfActions(advised.slice(0, length))
}

/** What follows the first click of a decision is searched for less long. */
const SHARE_OF_FOLLOWING = 1 / 4
/** As long as so many worlds look alike to a seat, it has learned nothing. */
const WORLDS_ALIKE = 4

/**
 * What the bot would do in the place of a seat, until it learns something, another is asked or nothing is under way any more. It is given
 * what the seat may know, as at a table.
 */
function adviceFor({ game, seed, iterations }: AnalysisJob, s: Core, seat: Seat, at: number): readonly Click[] {
  const memory = {}
  const random = sampler(seedFrom('advice', seed, at))
  const turn = { ...turnOf(game, s, seat, random), memory, choice: choiceOf(choices(game, s), seat) ?? {} }
  const supposed = turn.sample()
  const worlds = [supposed, ...Array.from({ length: WORLDS_ALIKE - 1 }, turn.sample)]
  const following = searchBot({ iterations: Math.ceil(iterations * SHARE_OF_FOLLOWING) })
  const clicks: Click[] = []
  let action = searchBot({ iterations }).decide(turn)
  while (allows(choiceOf(choices(game, supposed), seat), action.verb, action.arg)) {
    clicks.push({ action, view: view(game, supposed, seat) })
    for (const world of worlds) apply(game, world, seat, action.verb, action.arg)
    const choice = questionIn(game, choiceOf(asked(game, supposed), seat) ?? {})
    const isPlanned = plannedActions(memory, seat).length > 0
    const isDone = !lookAlike(game, worlds, seat) || isOver(supposed) || (canBeJudged(game, supposed) && !isPlanned)
    if (isDone || clicks.length >= MOST_CLICKS || countActions(choice) === 0) break
    action = following.decide({ ...turnOf(game, supposed, seat, random), memory, choice })
  }
  return clicks
}

const lookAlike = (game: Game, worlds: readonly Core[], seat: Seat): boolean =>
  new Set(worlds.map(world => JSON.stringify(view(game, world, seat)))).size === 1

/** In so many other worlds the same is done again. */
const WORLDS = 24

/**
 * What was to be expected of these actions, before dice and cards fell, is what the seats have done; how far it came otherwise is
 * what chance has done. Where an action is not possible in another world, random answers lead to a quiet position.
 */
function causeOf(
  { game, seed }: AnalysisJob,
  teams: readonly Team[],
  team: number,
  { before, after, steps }: Stretch,
): Swing['cause'] {
  const random = sampler(seedFrom('chance', seed, before.at))
  const start = steps[0]?.s
  let expected = 0
  for (let n = 0; n < WORLDS; n++) {
    const s = start && withOtherChance(game, start, random)
    if (!s) return undefined
    let offers = asked(game, s)
    for (const { action } of steps) {
      const { seat, verb, arg } = action
      if (isOver(s) || !allows(choiceOf(withStanding(game, s, offers, seat), seat), verb, arg)) break
      offers = apply(game, s, seat, verb, arg)
    }
    settle(game, s, offers, 0, random)
    expected += (chancesOf(game, s, teams)[team] ?? 0) / WORLDS
  }
  const byChance = (after.chances[team] ?? 0) - expected
  const byDecision = expected - (before.chances[team] ?? 0)
  return Math.abs(byChance) > Math.abs(byDecision) ? 'chance' : 'decision'
}
