// Running the rules: ask, answer, go on until somebody has to be asked again.

import { cloneState } from './copy.ts'
import { type Arg, type Core, type Frame, type PlainArg, type Seat, SPECTATOR } from './core.ts'
import { fail } from './errors.ts'
import { countSamples, sampleAnswers } from './formSamples.ts'
import { anyAnswer, type Form, hasAnswer, isForm, isOffered, readAnswer } from './forms.ts'
import {
  type Action,
  blankState,
  type Choice,
  type Game,
  type Offers,
  type Refusal,
  readOptions,
  type Step,
  type Verbs,
} from './game.ts'
import { integerAt, isObject, onlyKeys, short } from './json.ts'
import { itemAt, required } from './lists.ts'
import type { Sampler, Seed } from './random.ts'
import { isOver } from './stack.ts'
import { isUnasked, playUnasked, unaskedOffers, whyNotUnasked } from './unasked.ts'

const NOBODY: Offers = []

/** Far more automatic steps than any rulebook needs between two questions. */
const MAX_STEPS = 100_000

/** A step as the engine runs it: all of one shape, whatever a game has left out, because such records are read faster. */
type Runner = {
  readonly ask: ((s: Core, f: Frame) => Offers | undefined) | undefined
  readonly run: (s: Core, f: Frame) => void
}

const doNothing = (): void => undefined
const runnersOf = new WeakMap<Game['steps'], ReadonlyMap<string, Runner>>()

function runners({ steps }: Game): ReadonlyMap<string, Runner> {
  const found = runnersOf.get(steps)
  if (found) return found
  const made = new Map(Object.entries(steps).map(([name, step]) => [name, runnerOf(step)]))
  runnersOf.set(steps, made)
  return made
}

const runnerOf = ({ ask, run = doNothing }: Step<Core, Frame, Verbs>): Runner => ({ ask, run })

/** Starts a game: sets up and goes on to the first question. */
export function start(game: Game, options: unknown, seed: Seed, brought?: unknown): Core {
  const s = blankState(game, readOptions(game, options), seed, brought)
  game.setup(s)
  advance(game, s)
  return s
}

/** Runs steps until somebody is asked, and says who may do what. Nobody is asked once the game is over. */
export function advance(game: Game, s: Core, trace?: (step: string) => void): Offers {
  const steps = runners(game)
  for (let n = 0; n < MAX_STEPS; n++) {
    if (isOver(s)) {
      s.stack.length = 0
      return NOBODY
    }
    const f = s.stack[s.stack.length - 1] ?? fail('broken-rules', 'No step is left and the game is not over.')
    const { ask, run } = steps.get(f.step) ?? fail('bad-state', `There is no step ${short(f.step)}.`)
    trace?.(f.step)
    if (ask !== undefined) {
      const offers = ask(s, f)
      if (offers !== undefined && isAnyAsked(offers)) return offers
    }
    s.stack.pop()
    run(s, f)
  }
  return fail('broken-rules', `The steps around ${s.stack.at(-1)?.step} never end.`)
}

function isAnyAsked(offers: Offers): boolean {
  for (const { choice } of offers) if (hasAnswers(choice)) return true
  return false
}

/** A choice may name a verb without any argument left to it: that is no answer. */
export function hasAnswers(choice: Choice): boolean {
  for (const verb in choice) {
    const args = choice[verb]
    if (args === undefined) continue
    if (args === true || (isForm(args) ? hasAnswer(args) : args.length > 0)) return true
  }
  return false
}

/** Who is asked now, and what each may answer; without standing offers. */
export function asked(game: Game, s: Core): Offers {
  if (isOver(s)) return NOBODY
  const f = s.stack[s.stack.length - 1]
  if (!f) return NOBODY
  return answerable(game.steps[f.step]?.ask?.(s, f) ?? NOBODY)
}

function answerable(offers: Offers): Offers {
  return offers.every(({ choice }) => hasAnswers(choice)) ? offers : offers.filter(({ choice }) => hasAnswers(choice))
}

/** Everything anybody may do now, standing offers included. */
export function choices(game: Game, s: Core): Offers {
  return withStanding(game, s, asked(game, s))
}

/** Adds standing offers to what is asked: of all seats, or only of one, which costs less. */
export function withStanding(game: Game, s: Core, offers: Offers, only?: Seat): Offers {
  if (isOver(s)) return offers
  const aside = unaskedOffers(game, s, offers, only)
  return aside.length > 0 ? [...offers, ...answerable(aside)] : offers
}

/** Whether the step declares that this verb as a rule can't be taken back. */
export function isFinal(game: Game, step: string, verb: string): boolean {
  return game.steps[step]?.final?.includes(verb) ?? false
}

/** Refuses a number that is neither a seat of this table nor SPECTATOR. */
export function checkViewer(s: Core, seat: Seat): void {
  if (!Number.isInteger(seat) || seat < SPECTATOR || seat >= s.seats)
    fail('wrong-seat', `There is no seat number ${short(seat)}.`)
}

/** One seat's part of the choices; several offers to one seat are laid together. */
export function choiceOf(offers: Offers, seat: Seat): Choice | undefined {
  let found: Choice | undefined
  for (const offer of offers) {
    if (offer.seat === seat) found = found ? { ...found, ...offer.choice } : offer.choice
  }
  return found
}

export function allows(choice: Choice | undefined, verb: string, arg: Arg | undefined): boolean {
  if (!choice || !Object.hasOwn(choice, verb)) return false
  const args = choice[verb]
  if (args === undefined) return false
  if (args === true || arg === undefined) return args === true && arg === undefined
  if (typeof arg === 'object') return isForm(args) && isOffered(args, arg)
  return !isForm(args) && args.includes(arg)
}

/** The actions of a choice, one by one; of a large form some that stand for all (see `sampleAnswers`). */
export function actionsOf(seat: Seat, choice: Choice): Action[] {
  const actions: Action[] = []
  for (const verb of Object.keys(choice)) {
    const args = choice[verb]
    if (args === true) actions.push({ seat, verb })
    else if (args !== undefined) for (const arg of listed(args)) actions.push({ seat, verb, arg })
  }
  return actions
}

const listed = (args: readonly PlainArg[] | Form): readonly Arg[] => (isForm(args) ? sampleAnswers(args) : args)

/** How many actions `actionsOf` lists. */
export function countActions(choice: Choice): number {
  let n = 0
  for (const verb in choice) {
    const args = choice[verb]
    if (args !== undefined) n += countArgs(args)
  }
  return n
}

const countArgs = (args: true | readonly PlainArg[] | Form): number =>
  args === true ? 1 : isForm(args) ? countSamples(args) : args.length

/**
 * One action of a choice, without listing them all: simulations live on this. A form is as likely as the answers that
 * stand for it, and then any answer to it may come.
 */
export function anyAction(seat: Seat, choice: Choice, random: Sampler): Action {
  const sizes: number[] = []
  let all = 0
  for (const verb in choice) {
    const args = choice[verb]
    const size = args === undefined ? 0 : countArgs(args)
    sizes.push(size)
    all += size
  }
  let left = random.below(all)
  let at = 0
  for (const verb in choice) {
    const size = itemAt(sizes, at++)
    if (left >= size) {
      left -= size
      continue
    }
    const args = choice[verb]
    if (args === true || args === undefined) return { seat, verb }
    return { seat, verb, arg: isForm(args) ? anyAnswer(args, random.below) : itemAt(args, left) }
  }
  return fail('broken-rules', 'There is no action in a choice without any.')
}

/** An action as an observer can tell it from others: the argument of a secret verb is known to the seat and its allies. */
export function observerKey(game: Game, s: Core, { seat, verb, arg }: Action, viewer: Seat): string {
  const knows = viewer !== SPECTATOR && (itemAt(s.allies, seat) & (1 << viewer)) !== 0
  const isTold = arg !== undefined && (knows || !game.secretVerbs?.includes(verb))
  return isTold ? `${seat} ${verb} ${typeof arg === 'object' ? JSON.stringify(arg) : arg}` : `${seat} ${verb}`
}

/**
 * Carries out an action that was just offered, changing the state, and says who is asked next.
 * For search and simulation, where the action comes from the offers; everybody else calls `play`.
 */
export function apply(
  game: Game,
  s: Core,
  seat: Seat,
  verb: string,
  arg: Arg | undefined,
  trace?: (step: string) => void,
): Offers {
  s.news = []
  s.sealed = false
  const f = s.stack[s.stack.length - 1]
  const step = f && game.steps[f.step]
  const handler = step?.do?.[verb]
  if (f && handler) handler(s, f, arg ?? true, seat)
  else if (!playUnasked(game, s, seat, verb, arg)) fail('broken-rules', `Nobody handles ${verb} in ${f?.step}.`)
  return advance(game, s, trace)
}

/** Checks an action of any origin against what is offered and plays it on a copy; the state given stays as it is. */
export function play<S extends Core>(game: Game, s: S, action: unknown): S {
  return playOn(game, s, undefined, action).state
}

/** `play` for whoever goes on from the state: given who is asked in it, says who is asked next. */
export function playOn<S extends Core>(
  game: Game,
  s: S,
  askedNow: Offers | undefined,
  given: unknown,
): { readonly state: S; readonly asked: Offers; readonly action: Action } {
  if (s.game !== game.id) fail('bad-state', `This is a state of ${short(s.game)}, not of ${game.id}.`)
  const action = readAction(game, s, given)
  const { seat, verb, arg } = action
  if (isOver(s)) fail('game-over', 'The game is over.')
  const choice = choiceOf(withStanding(game, s, askedNow ?? asked(game, s), seat), seat)
  if (!choice) fail('wrong-seat', 'It is not your decision now.')
  if (!allows(choice, verb, arg)) {
    const { reason, rule } = required(why(game, s, action), 'the reason of a refusal')
    fail('illegal-action', `That is not allowed now (${reason}, rule ${rule}).`)
  }
  const state = cloneState(game, s)
  return { state, asked: answerable(apply(game, state, seat, verb, arg)), action }
}

/** Decodes an action from outside: afterwards its names are names of this game, so rules may look them up in tables. */
export function readAction(game: Game, s: Core, value: unknown): Action {
  if (!isObject(value)) fail('bad-action', 'An action must be an object with seat, verb and arg.')
  onlyKeys(value, ['seat', 'verb', 'arg'], 'action', 'bad-action')
  const seat = integerAt(value['seat'], 'action.seat', 'bad-action')
  if (seat < 0 || seat >= s.seats) fail('wrong-seat', `There is no seat number ${seat}.`)
  const verb = value['verb']
  if (typeof verb !== 'string' || !Object.hasOwn(game.verbs, verb))
    fail('bad-action', `There is no verb ${short(verb)}.`)
  const arg = value['arg']
  const args = game.verbs[verb] ?? true
  if (arg === undefined) return args === true ? { seat, verb } : fail('bad-action', `${verb} needs an argument.`)
  if (args !== true && isForm(args)) return { seat, verb, arg: readAnswer(args, verb, arg) }
  if (typeof arg !== 'string' && typeof arg !== 'number')
    fail('bad-action', 'The argument of an action is a name or a number.')
  if (args === true || !args.includes(arg)) fail('bad-action', `${short(arg)} is never an argument of ${verb}.`)
  return { seat, verb, arg }
}

/** The rule that forbids an action; nothing if it is allowed. Never tells what the seat may not know. */
export function why(game: Game, s: Core, action: Action): Refusal | undefined {
  const { seat, verb, arg } = readAction(game, s, action)
  const general = (reason: keyof Game['refusals']): Refusal => {
    const rule = game.refusals[reason]
    return { reason, rule: typeof rule === 'function' ? rule(s, verb) : rule }
  }
  if (isOver(s)) return general('gameOver')
  const offers = asked(game, s)
  if (allows(choiceOf(withStanding(game, s, offers, seat), seat), verb, arg)) return undefined
  if (isUnasked(game, s, verb)) return whyNotUnasked(game, s, seat, verb, arg) ?? general('notNow')
  if (!choiceOf(offers, seat)) return general('notYourDecision')
  const f = s.stack[s.stack.length - 1]
  if (!f) return general('notNow')
  const reason = game.steps[f.step]?.why?.[verb]
  const refusal = typeof reason === 'function' ? reason(s, f, arg ?? true, seat) : reason
  return refusal ?? general('notNow')
}
