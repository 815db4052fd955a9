// Response windows and replacement effects, for any game.
//
// A thing that can be answered is a frame. `propose` puts it on the stack under a window; the window asks the seats
// in turn, and each response is itself proposed above it. So the last response resolves first, and whatever it does
// to the frame below (change it, cancel it) has happened before that frame runs.

import type { Core, Frame, Seat } from './core.ts'
import { fail } from './errors.ts'
import type { Choice, Offers, Step } from './game.ts'
import { end, then } from './stack.ts'

/** The frame of an open window: whom it asks, in order, and how many have passed in a row. */
export type WindowFrame<Name extends string = string> = {
  readonly step: Name
  readonly order: readonly Seat[]
  turn: number
  passed: number
}

export function propose<F extends Frame, W extends Extract<F, WindowFrame>>(
  s: Core<F>,
  event: F,
  window: W['step'],
  order: readonly Seat[],
): void {
  const frame: WindowFrame<W['step']> = { step: window, order, turn: 0, passed: 0 }
  then<Frame>(s, frame, event)
}

/** What the window on top is about: the frame right below it. */
export function proposed<F extends Frame>(s: Core<F>): F {
  return s.stack[s.stack.length - 2] ?? fail('broken-rules', 'A window is open on nothing.')
}

/** Takes a proposed frame off before it happens. */
export function cancel<F extends Frame>(s: Core<F>, event: F): void {
  const at = s.stack.indexOf(event)
  if (at >= 0) s.stack.splice(at, 1)
}

type WindowRules<S extends Core, F extends Frame, V extends object> = {
  /** The responses a seat has to the proposed frame. */
  responses(s: S, event: F, seat: Seat): Choice<V>
  /** Proposes the response; the window asks everybody anew afterwards. */
  readonly respond: {
    readonly [K in keyof V]?: { bivariant(s: S, event: F, arg: V[K], seat: Seat): void }['bivariant']
  }
  /**
   * Ask even a seat that can only pass, where skipping it would tell what it holds.
   */
  readonly alwaysAsk?: boolean
}

/** The step of a response window. Seats pass with the verb `pass`; when all have passed in a row it closes. */
export function responseWindow<S extends Core, F extends Frame, V extends object>(
  rules: WindowRules<S, F, V>,
): Step<S, WindowFrame, V & { pass: true }> {
  type Answers = V & { pass: true }
  const seatAsked = (f: WindowFrame): Seat => f.order[f.turn % f.order.length] ?? 0
  const event = (s: S): F => proposed<Frame>(s) as F // the game proposes only frames of its own
  const handlers: Record<string, (s: S, f: WindowFrame, arg: never, seat: Seat) => void> = {
    pass: (_s, f) => {
      f.turn++
      f.passed++
    },
  }
  for (const verb of Object.keys(rules.respond)) {
    handlers[verb] = (s, f, arg, seat) => {
      f.turn++
      f.passed = 0
      rules.respond[verb as keyof V]?.(s, event(s), arg, seat)
    }
  }
  return {
    ask(s, f) {
      while (f.passed < f.order.length) {
        const seat = seatAsked(f)
        const responses = rules.responses(s, event(s), seat)
        if (
          rules.alwaysAsk ||
          Object.values(responses).some(args => args === true || (Array.isArray(args) && args.length > 0))
        ) {
          return [{ seat, choice: { ...responses, pass: true } }] as Offers<Answers>
        }
        f.turn++
        f.passed++
      }
      return undefined
    },
    do: handlers as Step<S, WindowFrame, Answers>['do'] & object,
  }
}

/** "Instead of": something that waits for a frame and puts others in its place. */
export type Replacement<S extends Core, F extends Frame> = {
  applies(s: S, f: F): boolean
  /** Changes the frame, or puts other frames on the stack and returns `gone`. */
  instead(s: S, f: F): 'changed' | 'gone'
}

export type Replaceable = { readonly replaced: readonly string[] }

/**
 * A step to which replacement effects apply before it runs, each at most once. If several apply, `chooser` puts
 * them in order with the verb `replace`.
 */
export function replaceable<S extends Core, F extends Frame & Replaceable, V extends { replace: string }>(rules: {
  readonly replacements: Readonly<Record<string, Replacement<S, F>>>
  chooser(s: S, f: F): Seat
  run(s: S, f: F): void
}): Step<S, F, V> {
  const applicable = (s: S, f: F): string[] =>
    Object.keys(rules.replacements).filter(id => !f.replaced.includes(id) && rules.replacements[id]?.applies(s, f))
  const replace = (s: S, f: F, id: string): void => {
    const changed = { ...f, replaced: [...f.replaced, id] }
    end<Frame>(s)
    if (rules.replacements[id]?.instead(s, changed) === 'changed') then<Frame>(s, changed)
  }
  return {
    ask(s, f) {
      for (;;) {
        const ids = applicable(s, f)
        if (ids.length < 2) return undefined
        return [{ seat: rules.chooser(s, f), choice: { replace: ids } }] as unknown as Offers<V>
      }
    },
    do: {
      replace: (s: S, f: F, id: string) => {
        replace(s, f, id)
      },
    } as unknown as Step<S, F, V>['do'] & object,
    run(s, f) {
      const only = applicable(s, f)[0]
      if (only === undefined) rules.run(s, f)
      else {
        s.stack.push(f)
        replace(s, f, only)
      }
    },
  }
}
