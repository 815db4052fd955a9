// Puzzles: positions from matches of bots with one answer that is better than all others by a wide margin, found by a search
// and checked again by longer ones. What the greedy bot sees at once is no puzzle.

import {
  type Action,
  type Arg,
  allows,
  asked,
  type Choice,
  type Core,
  choiceOf,
  choices,
  cloneState,
  countActions,
  type Game,
  isOver,
  type Position,
  readPosition,
  type Seat,
  type Seed,
  sampler,
  seedFrom,
  writePosition,
} from '@ludoteka/kernel'
import type { ConsideredPlan, Turn } from './bot.ts'
import { chancesOf, teamOf, teamsOf } from './chances.ts'
import { GREEDY_BUDGET, greedyBot } from './greedy.ts'
import { playMatch, turnOf } from './match.ts'
import { questionIn } from './offers.ts'
import { keyOfActions, plannedActions } from './plans.ts'
import { judgeOf } from './search/judge.ts'

export type Move = { readonly verb: string; readonly arg?: Arg }

/** How likely the seat is to win after the answer, and after the best of the others. */
export type PuzzleChances = { readonly answer: number; readonly next: number }

export type Puzzle = {
  /** In the notation of the game. */
  readonly position: Position
  readonly seat: string
  /** Click by click; the order does not matter where the rules allow another. */
  readonly answer: readonly Move[]
  readonly chances: PuzzleChances
}

export type PuzzleJob = {
  readonly game: Game
  readonly options: unknown
  /** The seed of one match. */
  readonly seed: Seed
  /** How many iterations the first look takes; the checks take more. */
  readonly iterations: number
  /** Also where the game says that its bots had better not search. */
  readonly searchesAnyway: boolean
  /** So many of one match at most: they would be alike. */
  readonly most: number
}

/** Fewer answers are no choice, and more nobody looks through. */
const ANSWERS = { least: 3, most: 60 }
/** Where nothing is decided yet. */
const OPEN = { least: 0.08, most: 0.9 }
/** Most questions are no puzzle, which a search of this part of the iterations shows: it is left out what is not even that clear. */
const GLANCE = { share: 0.2, margin: 0.035 }
/** By how much the answer must be better than every other, at first sight, and in each check. */
const FIRST_MARGIN = 0.06
const MARGIN = 0.07
/** The others that are looked at closely. */
const RIVALS = 4
/** In so many worlds the answer is compared with the best of the others; it must not lose in more of them than these. */
const WORLDS = 8
const MOST_LOST = 2

/** How far the bots err whose matches are looked through: mistakes leave something to find. */
const CARELESS = 0.7

/** The puzzles of one match between bots that err; the same for the same job. */
export function findPuzzles(job: PuzzleJob): readonly Puzzle[] {
  const { game, options, seed, most } = job
  const found: Puzzle[] = []
  let decisions = 0
  let last = Number.NEGATIVE_INFINITY
  playMatch({
    game,
    options,
    seed,
    bots: [() => greedyBot(GREEDY_BUDGET, CARELESS)],
    watch(_action, s) {
      decisions++
      const isFar = decisions - last > APART
      if (found.length >= most || !isFar || isOver(s)) return
      const puzzle = puzzleIn(job, s, decisions)
      if (!puzzle || found.some(one => isAnsweredAlike(one, puzzle))) return
      found.push(puzzle)
      last = decisions
    },
  })
  return found
}

const isAnsweredAlike = (a: Puzzle, b: Puzzle): boolean => JSON.stringify(a.answer) === JSON.stringify(b.answer)

/** So many decisions lie between two puzzles of a match. */
const APART = 12

/** A question that may be a puzzle, and how it is thought about. */
type Question = {
  readonly game: Game
  readonly s: Core
  readonly seat: Seat
  readonly choice: Choice
  readonly seed: Seed
}

function puzzleIn(job: PuzzleJob, s: Core, at: number): Puzzle | undefined {
  const { game, iterations } = job
  const question = questionAt(job, s, at)
  if (!question) return undefined
  const look = (purpose: string, length: number): readonly ConsideredPlan[] =>
    ranked(judgeOf(game).consider(turnAt(question, purpose), Math.ceil(length)))
  const glance = decisiveStart(question, look('glance', GLANCE.share * iterations), GLANCE.margin)
  if (!glance || isObvious(question, glance)) return undefined
  const first = look('first', iterations)
  let answer = decisiveStart(question, first, FIRST_MARGIN)
  if (!answer || !compared(question, answer, first, { lengths: [iterations], margin: FIRST_MARGIN })) return undefined
  let deep = first
  for (const [n, margin] of [FIRST_MARGIN, MARGIN].entries()) {
    if (!answer || isObvious(question, answer)) return undefined
    deep = look(`deeper ${n}`, 3 ** (n + 1) * iterations)
    answer = decisiveStart(question, deep, margin, answer)
  }
  if (!answer || isObvious(question, answer)) return undefined
  const check = { lengths: [2 * iterations, 4 * iterations], margin: MARGIN }
  const chances = compared(question, answer, [...deep, ...first], check)
  if (!chances || !holdsInWorlds(question, chances, iterations)) return undefined
  const position = writePosition(game, s)
  if (!canBeRead(game, position)) return undefined
  return {
    position,
    seat: game.seats(s.options)[question.seat] ?? '',
    answer: answer.map(({ verb, arg }) => (arg === undefined ? { verb } : { verb, arg })),
    chances: { answer: rounded(chances.answer), next: rounded(chances.next) },
  }
}

const rounded = (chance: number): number => Math.round(chance * 1000) / 1000

function questionAt({ game, seed, searchesAnyway }: PuzzleJob, s: Core, at: number): Question | undefined {
  const offers = asked(game, s)
  const [offer] = offers
  if (!offer || offers.length > 1) return undefined
  const { seat } = offer
  const choice = questionIn(game, choiceOf(choices(game, s), seat) ?? {})
  const answers = countActions(choice)
  if (answers < ANSWERS.least || answers > ANSWERS.most) return undefined
  if (game.bot?.outlook?.isSearched?.(s) === false && !searchesAnyway) return undefined
  const teams = teamsOf(s)
  const chance = chancesOf(game, s, teams)[teamOf(teams, seat)] ?? 0
  if (chance < OPEN.least || chance > OPEN.most) return undefined
  return { game, s, seat, choice, seed: seedFrom('puzzle', seed, at) }
}

const turnAt = ({ game, s, seat, choice, seed }: Question, purpose: string): Turn => ({
  ...turnOf(game, s, seat, sampler(seedFrom(purpose, seed))),
  choice,
})

/** What was looked at often enough to be compared, the best first. */
function ranked(plans: readonly ConsideredPlan[]): readonly ConsideredPlan[] {
  return plans.filter(({ visits }) => visits > 1).toSorted((a, b) => b.chance - a.chance)
}

/** Plans that begin with an answer are far better than all others, and the best of them was looked at most. */
function isClear(plans: readonly ConsideredPlan[], answer: readonly Action[], margin: number): boolean {
  const best = plans.find(({ actions }) => beginsWith(actions, answer))
  const others = plans.filter(({ actions }) => !beginsWith(actions, answer))
  if (!best || others.length === 0 || plans.length < ANSWERS.least) return false
  return others.every(({ chance, visits }) => best.chance - chance >= margin && visits <= best.visits)
}

/**
 * As many of the first clicks of a plan as are far better than everything else: what follows may be a matter of taste. The plan is
 * the best one, or what was found before. Clicks that could as well have come first are part of the answer, because they would be refused as wrong ones.
 */
function decisiveStart(
  { choice }: Question,
  plans: readonly ConsideredPlan[],
  margin: number,
  plan: readonly Action[] = plans[0]?.actions ?? [],
): readonly Action[] | undefined {
  for (let clicks = plan.length; clicks > 0; clicks--) {
    const start = plan.slice(0, clicks)
    if (!isClear(plans, start, margin)) continue
    const level = (plans[0]?.chance ?? 0) - margin
    const isOrdered = plans
      .filter(({ actions, chance }) => chance > level && beginsWith(actions, start))
      .every(({ actions }) => actions.slice(clicks).every(({ verb, arg }) => !allows(choice, verb, arg)))
    if (isOrdered) return start
  }
  return undefined
}

/** Bots that do not look ahead mostly find it. */
const isObvious = (question: Question, answer: readonly Action[]): boolean =>
  firstThoughts(question).filter(plan => beginsWith(plan, answer)).length > OBVIOUS

/** What bots answer that do not look ahead: one that judges well, and some that err. */
function firstThoughts(question: Question): readonly (readonly Action[])[] {
  return ERRORS.map((error, n) => {
    const memory = {}
    const first = greedyBot(GREEDY_BUDGET, error).decide({ ...turnAt(question, `thought ${n}`), memory })
    return [first, ...plannedActions(memory, question.seat)]
  })
}

const ERRORS = [0, 0.5, 0.5, 0.5]
/** Where more of them find the answer it is no puzzle. */
const OBVIOUS = 2

/** The order of the clicks does not matter. */
const areSame = (a: readonly Action[], b: readonly Action[]): boolean => keyOfActions(a) === keyOfActions(b)

const beginsWith = (actions: readonly Action[], start: readonly Action[]): boolean =>
  areSame(actions.slice(0, start.length), start)

type Compared = PuzzleChances & { readonly plan: readonly Action[]; readonly rival: readonly Action[] }

/**
 * The best plan that begins with the answer and its rivals, the others that were considered and what bots think of at first, each
 * searched alone, once for every length; nothing if any of them is not far worse.
 */
function compared(
  question: Question,
  answer: readonly Action[],
  considered: readonly ConsideredPlan[],
  { lengths, margin }: { readonly lengths: readonly number[]; readonly margin: number },
): Compared | undefined {
  const plans = considered.map(({ actions }) => actions)
  const plan = plans.find(actions => beginsWith(actions, answer))
  const others = plans.filter(actions => !beginsWith(actions, answer))
  const thoughts = firstThoughts(question).filter(actions => !beginsWith(actions, answer))
  const rivals = [...others.slice(0, 1), ...thoughts, ...others]
    .filter((actions, i, all) => all.findIndex(other => areSame(other, actions)) === i)
    .slice(0, RIVALS)
  let result: Compared | undefined
  for (const length of lengths) {
    const chanceOf = (actions: readonly Action[]): number =>
      judgeOf(question.game).chanceOf(turnAt(question, `alone ${length}`), actions, length)
    if (!plan) return undefined
    const own = chanceOf(plan)
    result = undefined
    for (const rival of rivals) {
      const next = chanceOf(rival)
      if (own - next < margin) return undefined
      if (next > (result?.next ?? -1)) result = { answer: own, next, plan, rival }
    }
  }
  return result
}

/** Whether the answer hardly depends on what the seat can't know. */
function holdsInWorlds(question: Question, { plan, rival }: Compared, iterations: number): boolean {
  const { game } = question
  const deals = turnAt(question, 'worlds')
  let lost = 0
  for (let n = 0; n < WORLDS; n++) {
    const world = deals.sample()
    const chanceOf = (actions: readonly Action[]): number => {
      const turn = { ...turnAt(question, `world ${n}`), sample: () => cloneState(game, world) }
      return judgeOf(game).chanceOf(turn, actions, Math.ceil(iterations / 3))
    }
    if (chanceOf(plan) < chanceOf(rival)) lost++
  }
  return lost <= MOST_LOST
}

/** Whether a position can be read again as it was. */
function canBeRead(game: Game, position: Position): boolean {
  return JSON.stringify(writePosition(game, readPosition(game, position, PUZZLE_SEED))) === JSON.stringify(position)
}

/** Positions have no chance of their own: this decides what falls after the answer. */
export const PUZZLE_SEED: Seed = seedFrom('puzzle')
