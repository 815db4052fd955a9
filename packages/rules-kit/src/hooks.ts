// Hooks: at a named moment all that reacts to it is collected and happens one by one, seat by seat in a stated order;
// where the rules say so a seat chooses the order of its own.

import {
  type Core,
  enter,
  type Frame,
  mutable,
  offer,
  type PlainArg,
  param,
  type Reasons,
  type Seat,
  type Step,
  type Terms,
  type Verbs,
} from '@ludoteka/kernel'
import type { NamingVerb } from './types.ts'

/** The reactions of one seat to a moment that have not happened yet, by name. */
export type MomentFrame = Frame & { readonly moment: string; readonly seat: Seat; waiting: readonly PlainArg[] }

/** The declaration of such a frame: the moments there are, and the names of all that may react. */
export function momentParams<const Moment extends string, const Name extends string>(
  moments: readonly Moment[],
  reactions: readonly Name[],
) {
  return { moment: param.name(moments), seat: param.seat, waiting: mutable(param.names(reactions)) } as const
}

/** The frames of that step that keep reactions. */
export type MomentFrameOf<F extends Frame, Name extends F['step']> = Extract<F, MomentFrame & { readonly step: Name }>

export type HookRules<S extends Core, F extends Frame, V extends object, G extends MomentFrame> = {
  /** Who reacts: printed abilities, lasting rows …; what comes first in this list happens first. Names must not repeat. */
  readonly reactions: readonly {
    bivariant(s: S, moment: G['moment'], seat: Seat): readonly G['waiting'][number][] // as methods are, to fit any game
  }['bivariant'][]
  /** The frame of a reaction: what it does, or the question whether it happens. */
  frame(s: S, f: G, reaction: G['waiting'][number]): F
  /** Looked at before each: whether it still reacts. What comes to react only now does not. */
  applies?(s: S, f: G, reaction: G['waiting'][number]): boolean
  /** The verb by which a seat names what happens next, where it chooses the order. Without it they happen as listed. */
  readonly verb?: NamingVerb<V>
  /** Whether the seat chooses here; without this question always, if there is such a verb. */
  chooses?(s: S, f: G): boolean
  terms?(s: S, f: G): Terms
  readonly final?: readonly (keyof V & string)[]
  /** Why something can't be named. */
  readonly why?: Reasons<S, G, V>
}

export type Hooks<S extends Core, V extends object, G extends MomentFrame> = {
  readonly steps: { readonly [K in G['step']]: Step<S, G, V> }
  /** A moment has come: collects what reacts to it, now, and puts it on the stack in the order of these seats. */
  at(s: S, moment: G['moment'], seats: readonly Seat[]): void
}

export function hooks<S extends Core, F extends Frame, V extends object, G extends MomentFrame>(
  name: G['step'],
  rules: HookRules<S, F, V, G>,
): Hooks<S, V, G>
export function hooks(
  name: string,
  rules: HookRules<Core, Frame, Verbs, MomentFrame>,
): Hooks<Core, Verbs, MomentFrame> {
  const { verb, terms, final, why } = rules
  const waiting = (s: Core, f: MomentFrame): readonly PlainArg[] =>
    rules.applies ? f.waiting.filter(reaction => rules.applies?.(s, f, reaction)) : f.waiting
  const step: Step<Core, MomentFrame, Verbs> = {
    ask(s, f) {
      if (verb === undefined || rules.chooses?.(s, f) === false) return undefined
      const reactions = waiting(s, f)
      return reactions.length > 1 ? offer<Verbs>(f.seat, { [verb]: reactions }) : undefined
    },
    ...(verb !== undefined && {
      do: {
        [verb](s: Core, f: MomentFrame, reaction: PlainArg) {
          f.waiting = f.waiting.filter(other => other !== reaction)
          enter(s, rules.frame(s, f, reaction))
        },
      },
    }),
    run(s, f) {
      const [next, ...others] = waiting(s, f)
      if (next === undefined) return
      const rest: MomentFrame = { ...f, waiting: others }
      enter<Frame>(s, rules.frame(s, f, next), ...(others.length > 0 ? [rest] : []))
    },
    ...(terms && { terms }),
    ...(final && { final }),
    ...(why && { why }),
  }
  return {
    steps: { [name]: step },
    at(s, moment, seats) {
      const frames = seats.flatMap((seat): MomentFrame[] => {
        const reactions = rules.reactions.flatMap(of => of(s, moment, seat))
        return reactions.length > 0 ? [{ step: name, moment, seat, waiting: reactions }] : []
      })
      enter<Frame>(s, ...frames)
    },
  }
}
