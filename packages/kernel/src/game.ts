// What a game tells the kernel about itself. A game is data and small functions; the kernel does the rest.

import { asIndices, type Bringing, readBrought } from './brought.ts'
import { makeState } from './copy.ts'
import type { Arg, Core, Entry, FormArg, Frame, Options, OptionValue, PlainArg, Seat, State } from './core.ts'
import { fail, failFor } from './errors.ts'
import type { Fields, StateOf } from './fields.ts'
import type { AnswerTo, Form, FormFor } from './forms.ts'
import type { FrameSchemas, FramesOf } from './frames.ts'
import type { HostKernel } from './host.ts'
import { isObject, type Json, onlyKeys, short } from './json.ts'
import type { Language } from './languages.ts'
import { type OrderRules, type OrderText, whatIsMisdeclaredOfOrders } from './orders.ts'
import { commitmentOf, type Seed, sampler, seedFrom, seedWords } from './random.ts'
import { OPEN } from './stack.ts'
import { type Standing, type TakeBack, whatIsMisdeclaredUnasked } from './unasked.ts'
import type { View } from './view.ts'
import { countSlots, flatZones, type SHARED, slotOf, type Zones } from './zones.ts'

/** The arguments of each verb; `true` for a verb that takes none. */
export type Verbs = { readonly [verb: string]: Arg | true }

/** Verbs as a game declares them, once: every argument each may take, its form, or `true`. */
export type VerbList = Readonly<Record<string, readonly PlainArg[] | Form | true>>

/** The verbs of a declaration (`as const`), each with the type of its argument. */
export type VerbsOf<D extends VerbList> = {
  readonly [K in keyof D]: D[K] extends readonly (infer A)[] ? A : D[K] extends Form ? AnswerTo<D[K]> : true
}

/** What a seat may do: verbs with their possible arguments, or with the form they take. */
export type Choice<V extends object = Verbs> = { readonly [K in keyof V]?: Offered<V[K]> }
type Offered<A> =
  | (true extends A ? true : never)
  | ([Extract<A, PlainArg>] extends [never] ? never : readonly Extract<A, PlainArg>[])
  | ([Extract<A, FormArg>] extends [never] ? never : FormFor<Extract<A, FormArg>>)
export type Offer<V extends object = Verbs> = { readonly seat: Seat; readonly choice: Choice<V> }
export type Offers<V extends object = Verbs> = readonly Offer<V>[]

export function offer<V extends object>(seat: Seat, choice: Choice<NoInfer<V>>): Offers<V> {
  return [{ seat, choice }]
}

/** Why an action is refused: the rule's number and a reason the game's texts explain. */
export type Refusal = { readonly rule: string; readonly reason: string }

export type Action = { readonly seat: Seat; readonly verb: string; readonly arg?: Arg }

/** What everybody at the table may know about a question, by name. */
export type Terms = Readonly<Record<string, Json>>

/**
 * One rulebook paragraph. If `ask` offers something, the kernel waits for one of the seats and calls the verb in
 * `do`; the frame stays until the handler ends it. Otherwise the frame is taken off and `run` happens.
 */
export type Step<S extends Core, F extends Frame, V extends object> = {
  ask?(s: S, f: F): Offers<V> | undefined
  readonly do?: { readonly [K in keyof V]?: Handler<S, F, V[K]> }
  run?(s: S, f: F): void
  /** What everybody may know about the question beside the fields: how much is left, who is being moved. Nothing else of the frame is told. */
  terms?(s: S, f: F): Terms
  /**
   * Verbs that as a rule can't be taken back: they show, draw or throw something, or leave the next word to somebody
   * else. Declared and never found out by trying, which could tell a secret.
   */
  readonly final?: readonly (keyof V & string)[]
  /** Where several seats are asked at once: each may change its answer until all are given. */
  readonly takeBack?: TakeBack<S, F>
  /** By verb, the rule that forbids an action which is not offered; a verb without one is simply not its time. */
  readonly why?: Reasons<S, F, V>
}

// Methods, so that steps of one game fit the kernel's view of any game.
type Handler<S, F, A> = { bivariant(s: S, f: F, arg: A, seat: Seat): void }['bivariant']
type WhyNot<S, F, A> = { bivariant(s: S, f: F, arg: A, seat: Seat): Refusal | undefined }['bivariant']

/** Why actions are refused, by verb: always for the same reason, or for one that depends on the state and the argument. */
export type Reasons<S, F, V extends object> = { readonly [K in keyof V]?: Refusal | WhyNot<S, F, V[K]> }

/** A paragraph: always the same, or one that depends on the verb and on what everybody knows, such as the step that asks. */
export type Paragraph<S, Verb extends string = string> = string | { bivariant(s: S, verb: Verb): string }['bivariant']

export type Steps<S extends Core, F extends Frame, V extends object> = {
  readonly [K in F['step']]: Step<S, Extract<F, { readonly step: K }>, V>
}

export type Veil<S extends Core = Core> = {
  divide(
    s: S,
    seat: Seat,
    cards: readonly string[],
    below: (n: number) => number,
  ): Readonly<Record<string, readonly string[]>>
}

/**
 * A way to lose at once: its key in the game's texts, and how likely it is, from 0 to 1. Where other answers only put it off, such as
 * those before the end of a last turn, it is no fault of this one.
 */
export type Warning = { readonly key: string; readonly chance: number; readonly isPutOff?: true }

/** The colours seats are known by; pages have a light and a dark tone of each. */
export const SEAT_COLOURS = ['blue', 'red', 'green', 'gold', 'purple', 'black', 'white', 'orange'] as const

/** What marks a seat beside its name: a colour, and a picture that the game's board knows by this name. */
export type Identity = { readonly colour: (typeof SEAT_COLOURS)[number]; readonly emblem: string }

export type OptionSpec = (
  | { readonly kind: 'oneOf'; readonly values: readonly string[]; readonly initial: string }
  | { readonly kind: 'list'; readonly values: readonly string[]; readonly initial: readonly string[] }
) & {
  /** Matters only where these other options have these values. */
  readonly when?: Readonly<Record<string, string>>
  /** A variant of the rules, for those who look for one. */
  readonly variant?: true
}

export type Game<S extends Core = Core, F extends Frame = Frame, V extends object = Verbs> = {
  readonly id: string
  /** Raised when a rules fix would change how an old match replays. */
  readonly version: number
  readonly options: Readonly<Record<string, OptionSpec>>
  /** The seats' names for these options. */
  seats(options: Options): readonly string[]
  /** A number equal for seats that share their secrets; without it every seat stands alone. */
  team?(seat: Seat, options: Options): number
  /** How a seat is known at sight; nothing while that is not settled. It may change with the state and tells no secret. */
  identity?(s: S, seat: Seat): Identity | undefined
  /** The card whose text asks the question, if one does: everybody may know it, and prompts name it. In views it is the term `card`. */
  source?(s: S): string | undefined
  /** How an answer may lose the match at once for the viewer who gives it, as far as the viewer can tell. */
  warning?(view: View, verb: string, arg: Arg | undefined): Warning | undefined
  readonly zones: Zones
  readonly fields: Fields
  /** What seats bring to the table in secret. */
  readonly bringing?: Bringing
  /** How cards under a veil may well lie, for those who may not look: by zone name. Otherwise each lies anywhere it can. */
  readonly veils?: Readonly<Record<string, Veil<S>>>
  /** The parameters of every step. */
  readonly frames: FrameSchemas
  readonly steps: Readonly<Record<string, Step<S, F, V>>>
  readonly standing?: Standing<S, V>
  /** What seats may have answered for them, beside the order that every game has. */
  readonly orders?: OrderRules
  /** A name for the turn, from what everybody may know: another one ends the orders for a turn. */
  turn?(view: View): string
  /** Every verb with the arguments it may take, `true` without; for decoding, help and fuzzing. */
  readonly verbs: { readonly [K in keyof V & string]: VerbList[string] }
  /** Puts the first steps on the stack. */
  setup(s: S): void
  /** How many cards of each kind there are in a seat's own zones (or, for SHARED, in all others), from public facts. */
  inventory(s: S, owner: Seat | typeof SHARED): ReadonlyMap<string, number>
  /** After a written-down position was read: fills in what it left out, the steps to come included. `given` tells which facts were written, by key and for single names as `key/name`. */
  completePosition?(s: S, given: ReadonlySet<string>): void
  /** Facts that must hold in every state; says what is wrong. */
  check?(s: S): string | undefined
  /** The paragraphs of refusals that no step gave. */
  readonly refusals: {
    readonly gameOver: Paragraph<S, keyof V & string>
    readonly notYourDecision: Paragraph<S, keyof V & string>
    readonly notNow: Paragraph<S, keyof V & string>
  }
  /** Every reason `why` may give, for texts and coverage. */
  readonly reasons: readonly string[]
  /** Every reason for which a match may end, for texts and for the notation of positions. */
  readonly results?: readonly string[]
  /** Players may agree to a draw. */
  readonly draws?: true
  /** Two seats may talk in private: tables offer a channel for each pair of seats that only these two read. */
  readonly privateTalk?: true
  /** More decisions than any match can take. */
  readonly bound: number
  /** For coverage: all cards, which of them an entry shows to have worked, and the keys of all entries there can be. */
  readonly coverage?: {
    readonly cards: readonly string[]
    fired(entry: Entry): string | readonly string[] | undefined
    readonly entries?: readonly string[]
    /** Further keys, which random play hardly ever meets. */
    readonly rareEntries?: readonly string[]
    /** Reasons for refusals which random play hardly ever meets. */
    readonly rareReasons?: readonly string[]
    /** Steps which random play hardly ever enters. */
    readonly rareSteps?: readonly string[]
  }
  /** Verbs whose argument stays with the seat and its allies, unless the action itself shows cards to somebody. */
  readonly secretVerbs?: readonly string[]
  /** A word for each seat by which simulations count wins besides the seat, such as the hero it plays. */
  labels?(s: S): readonly string[]
  /** How many rounds (or turns, where a game counts these) a match has come to, for simulations. */
  rounds?(s: S): number
  readonly bot?: Bot<S>
  readonly text: Readonly<Record<Language, GameText>>
  /** The kernel a frozen version was made with; without it this one runs the game. */
  readonly kernel?: HostKernel
  /** A picture of the position for a terminal; without it the facts and zones are listed. */
  terminal?(view: View, language: Language): string
  /** The order of all seats at the end of a match, for games that know more than who has won. */
  ranking?(view: View, language: Language): readonly Rank[]
}

/** What a game gives the generic bots. */
export type Bot<S extends Core = Core> = {
  /** How good a position is for a seat, higher is better; looks only at what `determinize` leaves in. */
  evaluate(s: S, seat: Seat): number
  /**
   * What a careful player never risks, 0 for nothing: less of it goes before any value. Neither must depend on what a
   * sampled state only supposes, such as hidden cards.
   */
  readonly risk?: {
    /** What an answer stakes at once, whatever cards and dice will then say. */
    staked(before: S, action: Action): number
    /** What is still to be feared from what is under way; later answers of the seat may avert it. */
    pending(s: S, seat: Seat): number
  }
  /** Nothing is under way that would change the evaluation at once: a search may stop and evaluate here. */
  isQuiet?(s: S): boolean
  /** Answers no sensible player would think of here; a search leaves them out as long as there are others. */
  isPointless?(s: S, action: Action): boolean
  /** An offer of its own, by a standing verb with a quota, that a seat had better make before it answers. */
  offer?(s: S, seat: Seat): Action | undefined
  /** In how many worlds the greedy bot tries what hidden cards or chance decide; one without it. */
  readonly worlds?: number
  /** How likely a seat is to win from here, from 0 to 1. */
  winChance?(s: S, seat: Seat): number
  /** What bots that search judge positions by; without it they go by the evaluation. */
  readonly outlook?: Outlook<S>
  /** Answers that are never right, by name, as the seat that gives them sees it: leagues count them. */
  readonly blunders?: Blunders
}

export type Blunders = Readonly<Record<string, (answer: SeenAnswer) => boolean>>

/** An answer, with what its seat could see and do. */
export type SeenAnswer = { readonly view: View; readonly choice: Choice; readonly action: Action }

/**
 * How likely seats are to win. The features of a team's seats, each with its weight, add up to how strong the team is, and the
 * strengths of all teams give their chances.
 */
export type Outlook<S extends Core = Core> = {
  /**
   * Numbers that tell how a seat stands, by name; they look only at what `determinize` leaves in. Where plans are only compared, `viewer`
   * is the seat that compares them: what others hide is its guess.
   */
  features(s: S, seat: Seat, viewer?: Seat): Readonly<Record<string, number>>
  /** What they count, learned from matches. */
  readonly weights: Readonly<Record<string, number>>
  /** Nothing is under way that would change the chances at once, such as a combat. */
  isQuiet(s: S): boolean
  /** Searching pays; where it does not, such as while a squad is put together, bots go by the evaluation. By default everywhere. */
  isSearched?(s: S): boolean
  /** Answers that bots that search leave out beside what `isPointless` of the bot names: that goes for the bot they are measured against too, and only names what has no sense at all. */
  isPointless?(s: S, action: Action): boolean
  /** Answers that they think about although `isPointless` of the bot names them. */
  admits?(s: S, action: Action): boolean
  /** The answer to the question under way by which a seat keeps what it promises if it accepts an offer: a bot that would give it anyway accepts. */
  keeps?(s: S, acceptance: Action): Action | undefined
  /** Something is under way that chance decides, such as a battle: where plans are only compared it is played out before they are judged. */
  isUnderWay?(s: S): boolean
  /** Answers to a plan are too many for a tree: plans are only compared, at their ends, in as many worlds as there is time for. */
  readonly isShallow?: boolean
}

/** Where a seat came in the end; seats of equal place share it. */
export type Rank = {
  readonly seat: Seat
  /** 1 is the first. */
  readonly place: number
  /** What it was counted by, in words. */
  readonly score?: string
}

/** A game's rules in the players' words; log entries and refusals name paragraphs by their ids. */
export type RuleParagraph = { readonly id: string; readonly text: string }
export type RuleChapter = { readonly title: string; readonly paragraphs: readonly RuleParagraph[] }

/** What a form is for, its fields, and the names that may be picked in them. */
export type FormText = {
  readonly title: string
  readonly fields: Readonly<Record<string, string>>
  readonly names: Readonly<Record<string, string>>
  /** Names that a field stands at before anybody picks one, where most answers leave it so. */
  readonly usual?: Readonly<Record<string, string>>
  /** Plainer names of fields, where the terms of the question tell what they stand for. */
  fieldsAt?(terms: Terms): Readonly<Record<string, string>>
}

/** The texts of a game in one language, as the generic parts need them. */
export type GameText = {
  readonly title: string
  /** A seat by itself; tables with fewer of them may have plainer names, where all seats of the table are told. */
  seat(seat: string, among?: readonly string[]): string
  /** What `labels` calls a seat, in words, where that is no seat's name. */
  side?(label: string): string
  option(key: string, value: string): string
  /** What an option changes, where its name does not say it. */
  optionNote?(key: string): string | undefined
  card(kind: string): { readonly name: string; readonly text: string }
  /** The question a seat is asked; the step's terms say how much is left of it. */
  prompt(step: string, terms?: Terms): string
  /** An action, as on a button; the step that asks, and its terms, may word it better. */
  action(verb: string, arg: Arg | undefined, step?: string, terms?: Terms): string
  /** A form in words; a game whose verbs take forms has them. */
  form?(verb: string): FormText
  entry(entry: Entry, seats: readonly string[]): string
  reason(reason: string): string
  result(reason: string): string
  /** A field of the state in words, for people who write positions. */
  fact?(field: string): string
  /** What the game warns of, as a sentence; a game that warns has it. */
  warning?(warning: Warning): string
  /** A standing order in words; a game that declares orders has them. */
  order?(order: string): OrderText
  /** How long an order for a turn stands, where players do not call it a turn: "This round". */
  readonly turnSpan?: string
}

/** Declares a game; the types of its state follow from `fields`, `frames` and `zones`. */
export function defineGame<D extends Fields, P extends FrameSchemas, V extends object>(
  game: Game<State<StateOf<D>, FramesOf<P>>, FramesOf<P>, V> & {
    readonly fields: D
    readonly frames: P
    readonly steps: Steps<State<StateOf<D>, FramesOf<P>>, FramesOf<P>, V>
  },
): Game
export function defineGame(game: Game): Game {
  const wrong = whatIsMisdeclared(game)
  if (wrong) fail('broken-rules', `${game.id}: ${wrong}`)
  return game
}

/** What scenario files look at beside the facts and the parts of every state. */
const SCENARIO_PARTS: readonly string[] = ['choice', 'step', 'waiting', 'log', 'entries', 'view']

/** Mistakes of a declaration that the types can't see and that would show only much later. */
function whatIsMisdeclared(game: Game): string | undefined {
  const core = new Set(Object.keys(blankCore(game, {}, 1, '0'.repeat(32), [])))
  const taken = Object.keys(game.fields).find(field => core.has(field))
  if (taken) return `The field ${taken} has the name of a part of the kernel's own.`
  const zones = flatZones(game.zones)
  if (new Set(zones.map(zone => slotOf({ seats: 2 }, zone, 0))).size < zones.length)
    return 'Two zones share a place; declare a second set `after` the first.'
  const shadowed = Object.keys(game.fields).find(field => SCENARIO_PARTS.includes(field))
  if (shadowed) return `The field ${shadowed} has a name by which scenario files look at something else.`
  const undeclared = Object.keys(game.steps).find(step => !Object.hasOwn(game.frames, step))
  if (undeclared !== undefined) return `The step ${undeclared} has no entry in frames.`
  const idleFrame = Object.keys(game.frames).find(step => !Object.hasOwn(game.steps, step))
  if (idleFrame !== undefined) return `There are frames of ${idleFrame}, which is no step.`
  for (const [name, { final = [], do: answers = {} }] of Object.entries(game.steps)) {
    const idle = final.find(verb => !Object.hasOwn(answers, verb))
    if (idle !== undefined) return `The verb ${idle} is final in ${name}, which does not answer it.`
  }
  const standing = Object.keys(game.standing?.do ?? {})
  const twice = standing.find(verb => Object.values(game.steps).some(step => step.do && Object.hasOwn(step.do, verb)))
  if (twice) return `The verb ${twice} is answered both by a step and by the standing offers.`
  return whatIsMisdeclaredUnasked(game) ?? whatIsMisdeclaredOfOrders(game)
}

/** Reads the options of a match; what is missing takes its default. */
export function readOptions(game: Game, given: unknown): Options {
  if (!isObject(given)) failFor('bad-options', { kind: 'form', path: 'options', form: 'object' })
  onlyKeys(given, Object.keys(game.options), 'options', 'bad-options')
  return Object.fromEntries(
    Object.entries(game.options).map(([key, spec]): [string, OptionValue] => [
      key,
      readOption(key, spec, Object.hasOwn(given, key) ? given[key] : undefined),
    ]),
  )
}

function readOption(key: string, spec: OptionSpec, value: unknown): OptionValue {
  if (value === undefined) return spec.initial
  const known = (x: unknown): x is string => typeof x === 'string' && spec.values.includes(x)
  if (spec.kind === 'oneOf' && known(value)) return value
  if (spec.kind === 'list' && Array.isArray(value) && value.every(known)) return [...value]
  return failFor('bad-options', { kind: 'option', option: key, given: short(value), known: spec.values })
}

/** A state before anything has happened: every zone empty, every field at its initial value. */
export function blankState(game: Game, options: Options, seed: Seed, brought?: unknown): Core {
  const seats = game.seats(options).length
  const cards = readBrought(game, options, brought, () => sampler(seedFrom('brought', seed)).below)
  const core = blankCore(game, options, seats, seed, asIndices(game, cards))
  return makeState(game, core, ({ codec }) => codec.initial(seats))
}

function blankCore(game: Game, options: Options, seats: number, seed: Seed, brought: Core['brought']): Core {
  const team = (seat: Seat): number => game.team?.(seat, options) ?? seat
  const allies = Array.from({ length: seats }, (_, seat) => {
    let mask = 0
    for (let other = 0; other < seats; other++) if (team(other) === team(seat)) mask |= 1 << other
    return mask
  })
  const slots = countSlots(game.zones, seats)
  return {
    game: game.id,
    version: game.version,
    options,
    seats,
    allies,
    commitment: commitmentOf(seed),
    random: { seed: seedWords(seed), drawn: 0, queued: [] },
    zones: emptyLists(slots),
    known: emptyLists(slots),
    doubts: [],
    sightings: [],
    traces: [],
    brought,
    stack: [],
    result: OPEN,
    news: [],
    sealed: false,
  }
}

/** A plain loop: matches of bots begin thousands of times. */
function emptyLists(count: number): number[][] {
  const lists: number[][] = []
  for (let i = 0; i < count; i++) lists.push([])
  return lists
}

const EVEN_CHANCE = 0.5

/** What the game warns of if an answer loses at once more likely than not: tables ask once more before they play it. */
export function likelyLoss(game: Game, view: View, verb: string, arg: Arg | undefined): Warning | undefined {
  const warning = game.warning?.(view, verb, arg)
  return warning && warning.chance > EVEN_CHANCE ? warning : undefined
}

export function seatNames(game: Game, s: Core): readonly string[] {
  return game.seats(s.options)
}

export function seatNumber(game: Game, options: Options, name: unknown): Seat {
  const names = game.seats(options)
  const seat = names.indexOf(typeof name === 'string' ? name : '')
  return seat >= 0 ? seat : fail('wrong-seat', `There is no seat ${short(name)}; the seats are ${names.join(', ')}.`)
}
