// Response windows: before something happens, seats may answer it, and the last answer happens first.
//
// What can be answered is a frame. `propose` puts it on the stack under a window; the window asks the seats in turn,
// and a response is itself proposed above. So the last response happens first, and whatever it does to what it
// answers (change it, cancel it) is done before that runs. When all have passed in a row the window closes.

import type { Arg, Core, Frame, Seat } from './core.ts'
import { hasAnswers } from './engine.ts'
import { fail } from './errors.ts'
import type { Choice, Reasons, Step, Terms, Verbs } from './game.ts'
import { itemAt } from './lists.ts'
import { enter } from './stack.ts'

/**
 * The number of something proposed: frames hold it to name what they answer, because frames never hold frames.
 * It stays the same whatever comes and goes around it on the stack.
 */
export type Item = number

type Proposed = Frame & { item?: Item }

/** An open window: what it is about, whom it asks, and how many of those have passed. */
export type WindowFrame<Name extends string = string> = {
  readonly step: Name
  readonly about: Item
  order: readonly Seat[]
  passed: number
}

/**
 * Puts a frame on the stack and opens a window on it that asks these seats in this order. The frame must be a new one: its
 * number is written into it, because a copy would be felt at every response.
 */
export function propose<F extends Frame>(
  s: Core<F>,
  event: NoInfer<F>,
  window: Extract<F, WindowFrame>['step'],
  order: readonly Seat[],
): Item {
  let about: Item = 1
  for (const frame of s.stack) about = Math.max(about, 1 + itemOf(frame))
  const open: WindowFrame = { step: window, about, order, passed: 0 }
  const proposed: Proposed = event
  proposed.item = about
  enter<Frame>(s, open, proposed)
  return about
}

/** The number of a proposed frame; 0 for one that was never proposed. */
export function itemOf(frame: Frame & { readonly item?: number }): Item {
  return frame.item ?? 0
}

/** Everything that still waits for answers, what happens next first. A response may name any of it. */
export function pending<F extends Frame>(s: Core<F>): readonly F[] {
  const found: F[] = []
  for (let at = s.stack.length - 2; at >= 0; at--) {
    const frame = itemAt(s.stack, at)
    if (isOpenOn(s.stack[at + 1], itemOf(frame))) found.push(frame)
  }
  return found
}

/** The waiting frame of that number, to look at or to change; nothing if it has happened or was cancelled. */
export function pendingItem<F extends Frame>(s: Core<F>, item: Item): F | undefined {
  for (let at = s.stack.length - 2; at >= 0; at--) {
    const frame = s.stack[at]
    if (frame && itemOf(frame) === item && isOpenOn(s.stack[at + 1], item)) return frame
  }
  return undefined
}

/** Takes a waiting frame off together with its window: it will not happen. Says whether it was still waiting. */
export function cancel(s: Core, item: Item): boolean {
  const at = s.stack.findIndex(frame => itemOf(frame) === item)
  if (at < 0 || !isOpenOn(s.stack[at + 1], item)) return false
  s.stack.splice(at, 2)
  return true
}

function isOpenOn(window: (Frame & { readonly about?: Item }) | undefined, item: Item): boolean {
  return item > 0 && window?.about === item
}

// Methods, so that the windows of one game fit the kernel's view of any game.
type Respond<S, F, A> = { bivariant(s: S, f: F, arg: A, seat: Seat): void }['bivariant']

export type WindowRules<S extends Core, F extends Frame, V extends object> = {
  /** The responses a seat has to the waiting frame; one without any is passed over. */
  responses(s: S, event: F, seat: Seat): Choice<Omit<V, 'pass'>>
  /** What a response does: usually it proposes a frame, which is answered and happens before the window goes on. */
  readonly respond: { readonly [K in Exclude<keyof V, 'pass'>]?: Respond<S, F, V[K]> }
  /** Asks a seat although it can only pass, where passing it over would tell what it holds. */
  mustAsk?(s: S, event: F, seat: Seat): boolean
  /** Whom the window asks, and in what order, after this seat has responded; otherwise the next after it comes first. */
  orderAfter?(s: S, event: F, seat: Seat, verb: keyof V & string): readonly Seat[] | undefined
  /** What everybody may know of something that waits, so that the stack can be drawn. */
  terms?(s: S, event: F): Terms
  /** Responses that as a rule can't be taken back, as a step declares them. */
  readonly final?: readonly (keyof V & string)[]
  readonly why?: Reasons<S, F, Omit<V, 'pass'>>
}

const PASS = { pass: true } as const

/** The step of a window in a game with the frames F. Seats pass with the verb `pass`. */
export function responseWindow<S extends Core, F extends Frame, V extends { readonly pass: true }>(
  rules: WindowRules<S, F, V>,
): Step<S, Extract<F, WindowFrame>, V>
export function responseWindow(rules: WindowRules<Core, Frame, Verbs>): Step<Core, WindowFrame, Verbs> {
  const handlers: Record<string, Respond<Core, WindowFrame, Arg | true>> = {
    pass(_s, f, _arg, seat) {
      f.passed = f.order.indexOf(seat) + 1 // those passed over before this seat have passed too
    },
  }
  for (const [verb, respond] of Object.entries(rules.respond)) {
    handlers[verb] = (s, f, arg, seat) => {
      const event = eventOf(s, f)
      f.order = rules.orderAfter?.(s, event, seat, verb) ?? startingAfter(f.order, seat)
      f.passed = 0
      respond?.(s, event, arg, seat)
    }
  }
  const why: Record<string, Reasons<Core, WindowFrame, Verbs>[string]> = {}
  for (const [verb, reason] of Object.entries(rules.why ?? {})) {
    why[verb] = typeof reason === 'function' ? (s, f, arg, seat) => reason(s, eventOf(s, f), arg, seat) : reason
  }
  return {
    ask(s, f) {
      const event = eventOf(s, f)
      for (let i = f.passed; i < f.order.length; i++) {
        const seat = itemAt(f.order, i)
        const responses = rules.responses(s, event, seat)
        if (hasAnswers(responses) || rules.mustAsk?.(s, event, seat)) {
          return [{ seat, choice: Object.assign({}, responses, PASS) }] // a spread would give each a shape of its own
        }
      }
      return undefined
    },
    do: handlers,
    // What waits, what happens next first, and who may still respond, in their order.
    terms: (s, f) => ({
      about: f.about,
      stack: pending(s).map(frame => ({ item: itemOf(frame), step: frame.step, ...rules.terms?.(s, frame) })),
      order: [...f.order.slice(f.passed)],
    }),
    final: rules.final ?? [],
    why,
  }
}

function eventOf(s: Core, f: WindowFrame): Frame {
  return pendingItem(s, f.about) ?? fail('broken-rules', `The window ${f.step} is open on nothing.`)
}

function startingAfter(order: readonly Seat[], seat: Seat): readonly Seat[] {
  const next = order.indexOf(seat) + 1
  return [...order.slice(next), ...order.slice(0, next)]
}
