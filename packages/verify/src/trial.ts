// One random match on trial: played to its end, and looked at on the way.

import {
  type Action,
  advance,
  anyAction,
  apply,
  type Brought,
  blankState,
  type Core,
  type Game,
  hasAnswers,
  isOver,
  type Offers,
  type Options,
  readOptions,
  type Sampler,
  type Seed,
  sampler,
  seedFrom,
  start,
  withStanding,
} from '@ludoteka/kernel'
import { areRefusalsReached, isAllReached, noteNews, type Seen } from './coverage.ts'
import { noteFinality } from './laws/finality.ts'
import { replaysAndUndoes } from './laws/history.ts'
import { CHEAP_LAWS, COSTLY_LAWS } from './laws/index.ts'
import { refusesWithReason } from './laws/refusals.ts'
import { secretVerbsStaySecret } from './laws/secrets.ts'
import type { Moment } from './moment.ts'
import { EVERYTHING, type Sampling } from './report.ts'

/** One match on trial. */
export type Trial = {
  readonly game: Game
  readonly options: Options
  readonly seed: Seed
  /** What the seats bring, where the battery chooses it. */
  readonly brought: Brought | undefined
  /**
   * A sampler for each purpose: what is checked never changes what is played, and how much is checked never changes
   * what is checked where. So a failure found in a sample shows again when everything is checked.
   */
  readonly play: Sampler
  readonly examined: Sampler
  readonly checks: Sampler
  readonly sampling: Sampling
  readonly seen: Seen
  readonly actions: Action[]
  /** For a match that is replayed afterwards: the state as JSON at every decision. */
  readonly history: { readonly texts: string[]; readonly random: Sampler } | undefined
  /** The laws broken so far, each with the first message. */
  readonly broken: Map<string, string>
}

/** Looks at a decision; there is no action once the game is over. */
type Examine = (trial: Trial, s: Core, offers: Offers, action: Action | undefined) => void

/** How a trial differs from one at full rate with whatever seats bring that bring nothing. */
export type TrialPlan = { readonly sampling?: Sampling; readonly isRandomlyBrought?: boolean }

export function newTrial(game: Game, given: Options, name: string, seen: Seen, plan: TrialPlan = {}): Trial {
  const { sampling = EVERYTHING, isRandomlyBrought = false } = plan
  const examined = sampler(seedFrom('verify examined', name))
  const options = readOptions(game, given)
  return {
    game,
    options,
    seed: seedFrom('verify', name),
    brought: isRandomlyBrought ? anythingBrought(game, options, name) : undefined,
    play: sampler(seedFrom('verify play', name)),
    examined,
    checks: sampler(seedFrom('verify checks', name)),
    sampling,
    seen,
    actions: [],
    history:
      examined.below(sampling.oneIn) === 0
        ? { texts: [], random: sampler(seedFrom('verify history', name)) }
        : undefined,
    broken: new Map(),
  }
}

/** Anything at all that seats may bring, where the game can tell. */
function anythingBrought({ bringing, seats }: Game, options: Options, name: string): Brought | undefined {
  const { below } = sampler(seedFrom('verify brought', name))
  return bringing && seats(options).map(() => (bringing.random ?? bringing.any)(options, below))
}

/** Runs a check; an error thrown by the game breaks the law as well. Says whether it was kept. */
export function note(trial: Trial, law: string, check: () => string | undefined): boolean {
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

/** One match with the laws its sampling asks for. */
export function checkMatch(trial: Trial): void {
  const { game, options, seed, brought, actions, history } = trial
  const ended = note(trial, 'random play', () => playOut(trial, checkLaws))
  if (!ended || !history) return
  note(trial, 'replay', () => {
    const { replay, undo } = replaysAndUndoes({ game, options, seed, brought, actions, ...history })
    note(trial, 'undo', () => undo)
    return replay
  })
}

/**
 * Quick matches beside every checked one, to reach what is rare; all they must do is end without an error.
 * There are more of them while something was not reached yet.
 */
const SCOUTS = 4
const SCOUTS_WHILE_MISSING = 12

export function scout(trial: Trial, name: string): void {
  const { game, options, seen } = trial
  for (let n = 1; n <= SCOUTS || (n <= SCOUTS_WHILE_MISSING && !isAllReached(game, seen)); n++) {
    const quick = newTrial(game, options, `${name} scout ${n}`, seen, {
      isRandomlyBrought: trial.brought !== undefined,
    })
    scoutOnce(quick)
    for (const [law, message] of quick.broken) note(trial, law, () => `In quick match ${n}: ${message}`)
  }
}

/** One quick match. */
export function scoutOnce(trial: Trial): void {
  note(trial, 'random play', () => playOut(trial, lookForTheRare))
}

/** Plays random actions to the end, looking at every decision and once more when the game is over. */
function playOut(trial: Trial, examine: Examine): string | undefined {
  const { game, options, seed, brought, actions, seen } = trial
  const trace = (step: string): void => {
    seen.steps.add(step)
  }
  const s = game.kernel ? start(game, options, seed, brought) : setUp(game, options, seed, brought)
  let offers = openOffers(game, s, advance(game, s, trace))
  for (;;) {
    noteNews(game, seen, s)
    const action = anyOf(offers, trial.play)
    examine(trial, s, offers, action)
    if (isOver(s)) return undefined
    if (!action) return 'Nobody is asked and the game is not over.'
    if (actions.length >= game.bound) return `The match did not end within ${game.bound} decisions.`
    actions.push(action)
    const step = s.stack.at(-1)?.step ?? ''
    offers = openOffers(game, s, apply(game, s, action.seat, action.verb, action.arg, trace))
    noteFinality(seen.finality, step, action, s, offers)
  }
}

/** The state before its first step, so that those before the first question are traced; frozen versions start by themselves. */
function setUp(game: Game, options: Options, seed: Seed, brought: Brought | undefined): Core {
  const s = blankState(game, options, seed, brought)
  game.setup(s)
  return s
}

/** Everything anybody may do, aside as well. */
export function openOffers(game: Game, s: Core, offers: Offers): Offers {
  return withStanding(
    game,
    s,
    offers.filter(({ choice }) => hasAnswers(choice)),
  )
}

/** Everybody who may act is equally likely to, with any action. */
export function anyOf(offers: Offers, random: Sampler): Action | undefined {
  const offer = offers.length > 0 ? offers[random.below(offers.length)] : undefined
  return offer && hasAnswers(offer.choice) ? anyAction(offer.seat, offer.choice, random) : undefined
}

export function checkLaws(trial: Trial, s: Core, offers: Offers, action: Action | undefined): void {
  const { game, seen, history, sampling } = trial
  // Drawn at every decision, so that how much is checked does not change what is checked where.
  const seed = trial.checks.seed()
  const looked = { game, s, offers, action, seen }
  for (const { name, law } of CHEAP_LAWS) note(trial, name, () => law(looked))
  const isExamined = trial.examined.below(sampling.oneIn) === 0
  if (!isExamined && !history) return
  const text = JSON.stringify(s)
  history?.texts.push(text)
  if (!isExamined) return
  const random = sampler(seed)
  const written = { ...looked, random, text }
  for (const { name, every, law } of COSTLY_LAWS) {
    // The end of a match is rare: everything is looked at there.
    if (every === 1 || isOver(s) || random.below(every) === 0) note(trial, name, () => law(written))
  }
}

/** Refusals of a step that is hardly ever reached would not be met by sampling. */
const RARE = 20
/** Beyond that, while some reason was never given, one decision in so many is tried. */
const PROBE_EVERY = 8

/** A scout stops only at what may not have been reached yet. */
export function lookForTheRare(trial: Trial, s: Core, offers: Offers, action: Action | undefined): void {
  const { game, seen, checks } = trial
  const moment: Moment = { game, s, offers, action, random: checks, seen }
  if (isRefusalWanted(trial, s)) note(trial, 'refusals', () => refusesWithReason(moment))
  if (isSecretWanted(trial, offers)) note(trial, 'secret choices', () => secretVerbsStaySecret(moment))
}

function isRefusalWanted({ game, seen, checks }: Trial, s: Core): boolean {
  const step = s.stack.at(-1)?.step ?? ''
  const times = seen.probed.get(step) ?? 0
  seen.probed.set(step, times + 1)
  return times < RARE || (checks.below(PROBE_EVERY) === 0 && !areRefusalsReached(game, seen))
}

function isSecretWanted({ game, seen }: Trial, offers: Offers): boolean {
  const wanted = game.secretVerbs?.filter(verb => !seen.secrets.has(verb)) ?? []
  return wanted.some(verb => offers.some(({ choice }) => Object.hasOwn(choice, verb)))
}
