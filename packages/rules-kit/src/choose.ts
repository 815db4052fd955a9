// Steps that let a seat choose one of several things, or some of them one by one. Offer and refusal come from the same
// rules; what there is no choice about is taken and logged.

import {
  all,
  broken,
  type Core,
  end,
  enter,
  type Frame,
  mutable,
  type Offers,
  type PlainArg,
  param,
  type Reasons,
  type Refusal,
  type Rule,
  rule,
  type Seat,
  type Step,
  type Terms,
  type Verbs,
} from '@ludoteka/kernel'
import type { Named, NamingVerb, PlainVerb } from './types.ts'

type Question<S extends Core, G extends Frame, V extends object, K extends keyof V> = {
  /** The verb that names what is chosen. */
  readonly verb: K & NamingVerb<V>
  /** Who is asked. */
  seat(s: S, f: G): Seat
  /** What is looked at: all that is legal must be among it, and nothing is legal that the rules below forbid. */
  among(s: S, f: G): readonly Named<V, K>[]
  /** What makes one of them legal. The first rule that does not hold is why it is refused. */
  readonly rules: readonly Rule<[S, G, Named<V, K>]>[]
  /** Why whatever is not looked at is refused, where no rule says so. */
  readonly notAmong?: Refusal
  /** Says that the only one possible is taken. Without it that one is asked for too: where silence would tell a secret. */
  forced?(s: S, f: G, only: Named<V, K>): void
  terms?(s: S, f: G): Terms
  readonly final?: readonly (keyof V & string)[]
  /** Why other verbs are refused here. */
  readonly why?: Reasons<S, G, V>
}

export type ChooseOne<S extends Core, G extends Frame, V extends object, K extends keyof V> = Question<S, G, V, K> & {
  /** The verb by which the seat takes none of them. */
  readonly decline?: PlainVerb<V>
  /** Whether it may decline here; without this question it always may, if there is such a verb. */
  optional?(s: S, f: G): boolean
  /** What is done with the one that was chosen or forced. The question is off the stack by then. */
  take(s: S, f: G, chosen: Named<V, K>): void
  /** What happens when it was declined. */
  declined?(s: S, f: G): void
  /** What happens when there is nothing to choose. */
  nothing?(s: S, f: G): void
}

/** A choice of one thing. */
export function chooseOne(rules: ChooseOne<Core, Frame, Verbs, string>): Step<Core, Frame, Verbs> {
  const { verb, decline, forced } = rules
  const isLegal = all(rules.rules)
  const options = (s: Core, f: Frame): readonly PlainArg[] =>
    rules.rules.length === 0 ? rules.among(s, f) : rules.among(s, f).filter(arg => isLegal(s, f, arg))
  const isOptional = (s: Core, f: Frame): boolean =>
    decline !== undefined && (rules.optional === undefined || rules.optional(s, f))
  return {
    ...shared(rules),
    ask(s, f) {
      const found = options(s, f)
      if (found.length === 0) return undefined
      if (isOptional(s, f)) return offerOf(rules.seat(s, f), { verb, found, stop: decline })
      return found.length > 1 || !forced ? offerOf(rules.seat(s, f), { verb, found }) : undefined
    },
    do: {
      [verb](s: Core, f: Frame, arg: PlainArg) {
        end(s)
        rules.take(s, f, arg)
      },
      ...(decline !== undefined && {
        [decline](s: Core, f: Frame) {
          end(s)
          rules.declined?.(s, f)
        },
      }),
    },
    run(s, f) {
      const [only] = options(s, f)
      if (only === undefined) return rules.nothing?.(s, f)
      forced?.(s, f, only)
      rules.take(s, f, only)
    },
    why: {
      ...rules.why,
      [verb]: (s: Core, f: Frame, arg: PlainArg) => broken(rules.rules, s, f, arg) ?? rules.notAmong,
    },
  }
}

/** The part of a frame that keeps what was chosen so far. */
export type Chosen<A> = { chosen: readonly A[] }

/** Its declaration. */
export function chosenParams<const Name extends string>(names: readonly Name[]) {
  return { chosen: mutable(param.names(names)) } as const
}

export type ChooseSome<
  S extends Core,
  G extends Frame & Chosen<PlainArg>,
  V extends object,
  K extends keyof V,
> = Question<S, G, V, K> & {
  /** The verb by which the seat says that these are all. */
  readonly done: Named<V, K> extends G['chosen'][number] ? PlainVerb<V> : never // the frame has room for what is named
  /** How many it may choose. */
  max(s: S, f: G): number
  /** How many it must choose, or as many as there are; without this question as many as it may. */
  min?(s: S, f: G): number
  /** What must hold of the whole selection besides its number before the seat may stop. */
  enough?(s: S, f: G, chosen: readonly Named<V, K>[]): boolean
  /**
   * Whether these can be a part of a selection with which the seat may stop (see `canComplete`). With it nothing is
   * offered that leads to a dead end; where not even the empty selection is feasible nothing is chosen at all.
   */
  feasible?(s: S, f: G, chosen: readonly Named<V, K>[]): boolean
  /** Whether the seat still confirms when nothing is left to choose, while it could take its last choice back. */
  confirm?(s: S, f: G): boolean
  /** What is done with each as it is chosen. */
  each?(s: S, f: G, chosen: Named<V, K>): void
  /** What is done with all of them at the end. The question is off the stack by then. */
  finish?(s: S, f: G, chosen: readonly Named<V, K>[]): void
  /** What happens when no selection is feasible. */
  impossible?(s: S, f: G): void
  /** Why one more is refused when all have been chosen, one that leads to a dead end, and stopping too early. */
  readonly tooMany?: Refusal
  readonly deadEnd?: Refusal
  readonly tooFew?: Refusal
}

type Choosing = Frame & Chosen<PlainArg>

/** A choice of some things, one by one. The frame keeps what was chosen, so all of it is public. */
export function chooseSome(rules: ChooseSome<Core, Choosing, Verbs, string>): Step<Core, Choosing, Verbs> {
  const { verb, done, forced } = rules
  const isLegal = all(rules.rules)
  const isFeasible = (s: Core, f: Choosing, chosen: readonly PlainArg[]): boolean =>
    rules.feasible === undefined || rules.feasible(s, f, chosen)
  const left = (s: Core, f: Choosing): number => rules.max(s, f) - f.chosen.length
  const wanting = (s: Core, f: Choosing): number =>
    Math.max(0, (rules.min ? rules.min(s, f) : rules.max(s, f)) - f.chosen.length)
  const mayStop = (s: Core, f: Choosing): boolean =>
    wanting(s, f) === 0 && (rules.enough === undefined || rules.enough(s, f, f.chosen))
  const options = (s: Core, f: Choosing): PlainArg[] =>
    left(s, f) > 0 ? rules.among(s, f).filter(arg => isLegal(s, f, arg) && isFeasible(s, f, [...f.chosen, arg])) : []
  const choose = (s: Core, f: Choosing, arg: PlainArg): void => {
    f.chosen = [...f.chosen, arg]
    rules.each?.(s, f, arg)
  }
  return {
    ...shared(rules),
    ask(s, f) {
      const found = options(s, f)
      if (found.length === 0)
        return rules.confirm?.(s, f) ? offerOf(rules.seat(s, f), { found, stop: done }) : undefined
      if (mayStop(s, f)) return offerOf(rules.seat(s, f), { verb, found, stop: done })
      return found.length > 1 || !forced ? offerOf(rules.seat(s, f), { verb, found }) : undefined
    },
    do: {
      [verb]: choose,
      [done](s: Core, f: Choosing) {
        end(s)
        rules.finish?.(s, f, f.chosen)
      },
    },
    run(s, f) {
      const [only] = options(s, f)
      if (only !== undefined) {
        if (left(s, f) > 1 || rules.finish) enter(s, f) // below whatever the choice itself puts on the stack
        forced?.(s, f, only)
        choose(s, f, only)
      } else if (rules.feasible && !mayStop(s, f)) rules.impossible?.(s, f)
      else rules.finish?.(s, f, f.chosen)
    },
    terms: (s, f) => ({ left: left(s, f), atLeast: wanting(s, f), chosen: f.chosen, ...rules.terms?.(s, f) }),
    why: {
      ...(rules.tooFew && { [done]: rules.tooFew }),
      ...rules.why,
      [verb]: (s: Core, f: Choosing, arg: PlainArg) =>
        broken(rules.rules, s, f, arg) ?? (left(s, f) > 0 ? rules.deadEnd : rules.tooMany) ?? rules.notAmong,
    },
  }
}

/** A rule of `chooseSome`: nothing is chosen twice. */
export function onlyOnce<A>(number: string, reason: string): Rule<[s: Core, f: Chosen<A>, arg: A]> {
  return rule(number, reason, (_s: Core, f: Chosen<A>, arg: A) => !f.chosen.includes(arg))
}

/**
 * Whether these can be completed with others, each used at most once, to at most `max` that are enough. Tries
 * selections in order until one fits: for the few things a rule lets people choose from.
 */
export function canComplete<A>(
  chosen: readonly A[],
  others: readonly A[],
  max: number,
  isEnough: (selection: readonly A[]) => boolean,
): boolean {
  if (chosen.length > max) return false
  if (isEnough(chosen)) return true
  return others.some((other, i) => canComplete([...chosen, other], others.slice(i + 1), max, isEnough))
}

function shared<G extends Frame>({
  terms,
  final,
}: Pick<Question<Core, G, Verbs, string>, 'terms' | 'final'>): Pick<Step<Core, G, Verbs>, 'terms' | 'final'> {
  return { ...(terms && { terms }), ...(final && { final }) }
}

function offerOf(
  seat: Seat,
  { verb, found, stop }: { verb?: string; found: readonly PlainArg[]; stop?: string | undefined },
): Offers {
  const choice: Record<string, readonly PlainArg[] | true> = {}
  if (verb !== undefined) choice[verb] = found
  if (stop !== undefined) choice[stop] = true
  return [{ seat, choice }]
}
