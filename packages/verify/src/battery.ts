// The shared battery: plays random matches of any game and checks the laws that every game must keep.

import {
  type Action,
  actionsOf,
  advance,
  apply,
  blankState,
  type Core,
  choices,
  type Game,
  isOver,
  type Offers,
  type Options,
  readOptions,
  type Sampler,
  type Seed,
  sampler,
  seedFrom,
} from '@ludoteka/kernel'
import { coverageOf, noteCards, nothingSeen, type Seen } from './coverage.ts'
import { replaysAndUndoes } from './laws/history.ts'
import { LAWS } from './laws/index.ts'
import { hasNames } from './laws/texts.ts'
import type { Moment } from './moment.ts'
import { optionSequence } from './optionSequence.ts'
import type { Broken, Report } from './report.ts'

export type VerifyPlan = {
  readonly games: number
  /** Any words; the same seed gives the same matches and checks. */
  readonly seed: string
  /** The options to go through in turn; by default all values of all options the game has. */
  readonly optionSets?: readonly Options[]
  onProgress?(done: number, total: number): void
}

export function verifyGame(game: Game, plan: VerifyPlan): Report {
  const seen = nothingSeen()
  const failures: Broken[] = []
  const nextOptions = plan.optionSets ? inTurn(plan.optionSets) : optionSequence(game, plan.seed)
  let decisions = 0
  for (let n = 0; n < plan.games; n++) {
    // The first match has the seed's own name, so that any match can be asked for alone.
    const name = n === 0 ? plan.seed : `${plan.seed}/${n}`
    const options = nextOptions()
    const reproduce = commandFor(game, name, options)
    const trial = newTrial(game, options, name, seen)
    playAndCheck(trial)
    if (n === 0) note(trial, 'texts', () => hasNames(game))
    for (const [law, message] of trial.broken) failures.push({ law, message, reproduce })
    decisions += trial.actions.length
    plan.onProgress?.(n + 1, plan.games)
  }
  return { game: game.id, games: plan.games, decisions, failures, coverage: coverageOf(game, seen) }
}

function inTurn(sets: readonly Options[]): () => Options {
  let n = 0
  return () => sets[n++ % sets.length] ?? {}
}

function commandFor(game: Game, seed: string, options: Options): string {
  return `npx ludoteka verify ${game.id} --games 1 --seed '${seed}' --options '${JSON.stringify(options)}'`
}

/** One match on trial. */
type Trial = {
  readonly game: Game
  readonly options: Options
  readonly seed: Seed
  /** Two samplers, so that what is checked never changes what is played. */
  readonly play: Sampler
  readonly checks: Sampler
  readonly seen: Seen
  readonly actions: Action[]
  readonly texts: string[]
  /** The laws broken so far, each with the first message. */
  readonly broken: Map<string, string>
}

function newTrial(game: Game, options: Options, name: string, seen: Seen): Trial {
  return {
    game,
    options: readOptions(game, options),
    seed: seedFrom('verify', name),
    play: sampler(seedFrom('verify play', name)),
    checks: sampler(seedFrom('verify checks', name)),
    seen,
    actions: [],
    texts: [],
    broken: new Map(),
  }
}

/** Runs a check; an error thrown by the game breaks the law as well. Says whether it was kept. */
function note(trial: Trial, law: string, check: () => string | undefined): boolean {
  let message: string | undefined
  try {
    message = check()
  } catch (error) {
    message = String(error)
  }
  if (message === undefined) return true
  if (!trial.broken.has(law)) trial.broken.set(law, `After ${trial.actions.length} actions: ${message}`)
  return false
}

function playAndCheck(trial: Trial): void {
  const { game, options, seed, actions, texts, checks } = trial
  const ended = note(trial, 'random play', () => playOut(trial))
  if (!ended) return
  note(trial, 'replay', () => {
    const { replay, undo } = replaysAndUndoes({ game, options, seed, actions, texts, random: checks })
    note(trial, 'undo', () => undo)
    return replay
  })
}

/** Plays random actions to the end, checking at every decision and once more when the game is over. */
function playOut(trial: Trial): string | undefined {
  const { game, options, seed, actions, seen } = trial
  const trace = (step: string): void => {
    seen.steps.add(step)
  }
  const s = blankState(game, options, seed)
  game.setup(s)
  advance(game, s, trace)
  for (;;) {
    noteCards(game, seen, s)
    const offers = choices(game, s)
    const action = anyOf(offers, trial.play)
    examine(trial, s, offers, action)
    if (isOver(s)) return undefined
    if (!action) return 'Nobody is asked and the game is not over.'
    if (actions.length >= game.bound) return `The match did not end within ${game.bound} decisions.`
    actions.push(action)
    apply(game, s, action.seat, action.verb, action.arg, trace)
  }
}

/** Every action of everybody is equally likely. */
function anyOf(offers: Offers, random: Sampler): Action | undefined {
  const actions = offers.flatMap(({ seat, choice }) => actionsOf(seat, choice))
  return actions.length > 0 ? actions[random.below(actions.length)] : undefined
}

function examine(trial: Trial, s: Core, offers: Offers, action: Action | undefined): void {
  const { game, seen, checks } = trial
  const text = JSON.stringify(s)
  trial.texts.push(text)
  const moment: Moment = { game, s, text, offers, action, random: checks, seen }
  for (const { name, every, law } of LAWS) {
    // The end of a match is rare: everything is looked at there.
    if (every === 1 || isOver(s) || checks.below(every) === 0) note(trial, name, () => law(moment))
  }
}
