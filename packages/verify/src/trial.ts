// One random match on trial: played to its end, and looked at on the way.

import {
  type Action,
  advance,
  anyAction,
  apply,
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
import { LAWS } from './laws/index.ts'
import { refusesWithReason } from './laws/refusals.ts'
import { secretVerbsStaySecret } from './laws/secrets.ts'
import type { Moment, WrittenMoment } from './moment.ts'

/** One match on trial. */
export type Trial = {
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

/** Looks at a decision; there is no action once the game is over. */
type Examine = (trial: Trial, s: Core, offers: Offers, action: Action | undefined) => void

export function newTrial(game: Game, options: Options, name: string, seen: Seen): Trial {
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

/** One match with all laws. */
export function checkMatch(trial: Trial): void {
  const { game, options, seed, actions, texts, checks } = trial
  const ended = note(trial, 'random play', () => playOut(trial, checkLaws))
  if (!ended) return
  note(trial, 'replay', () => {
    const { replay, undo } = replaysAndUndoes({ game, options, seed, actions, texts, random: checks })
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
    const quick = newTrial(game, options, `${name} scout ${n}`, seen)
    note(quick, 'random play', () => playOut(quick, lookForTheRare))
    for (const [law, message] of quick.broken) note(trial, law, () => `In quick match ${n}: ${message}`)
  }
}

/** Plays random actions to the end, looking at every decision and once more when the game is over. */
function playOut(trial: Trial, examine: Examine): string | undefined {
  const { game, options, seed, actions, seen } = trial
  const trace = (step: string): void => {
    seen.steps.add(step)
  }
  const s = game.kernel ? start(game, options, seed) : setUp(game, options, seed)
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
function setUp(game: Game, options: Options, seed: Seed): Core {
  const s = blankState(game, options, seed)
  game.setup(s)
  return s
}

/** Everything anybody may do, aside as well. */
function openOffers(game: Game, s: Core, offers: Offers): Offers {
  return withStanding(
    game,
    s,
    offers.filter(({ choice }) => hasAnswers(choice)),
  )
}

/** Everybody who may act is equally likely to, with any action. */
function anyOf(offers: Offers, random: Sampler): Action | undefined {
  const offer = offers.length > 0 ? offers[random.below(offers.length)] : undefined
  return offer && hasAnswers(offer.choice) ? anyAction(offer.seat, offer.choice, random) : undefined
}

function checkLaws(trial: Trial, s: Core, offers: Offers, action: Action | undefined): void {
  const { game, seen, checks } = trial
  const text = JSON.stringify(s)
  trial.texts.push(text)
  const moment: WrittenMoment = { game, s, text, offers, action, random: checks, seen }
  for (const { name, every, law } of LAWS) {
    // The end of a match is rare: everything is looked at there.
    if (every === 1 || isOver(s) || checks.below(every) === 0) note(trial, name, () => law(moment))
  }
}

/** Refusals of a step that is hardly ever reached would not be met by sampling. */
const RARE = 20
/** Beyond that, while some reason was never given, one decision in so many is tried. */
const PROBE_EVERY = 8

/** A scout stops only at what may not have been reached yet. */
function lookForTheRare(trial: Trial, s: Core, offers: Offers, action: Action | undefined): void {
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
