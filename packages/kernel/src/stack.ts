// The stack of frames: what is under way, and what comes next.

import type { Core, Frame, Result, Seat } from './core.ts'

/**
 * Puts steps on the stack so that they happen in the order given, before anything already there.
 * (Not called `then`: `await import` of a module that exports a `then` calls it, as if the module were a promise.)
 */
export function enter<F extends Frame>(s: Core<F>, ...frames: readonly F[]): void {
  for (let i = frames.length - 1; i >= 0; i--) {
    const frame = frames[i]
    if (frame !== undefined) s.stack.push(frame)
  }
}

/** Ends the step that is being answered, and lets others follow in its place. */
export function end<F extends Frame>(s: Core<F>, ...frames: readonly F[]): void {
  s.stack.pop()
  enter(s, ...frames)
}

/** Drops every frame above and including the nearest one with this step, without running them. */
export function abandon<F extends Frame>(s: Core<F>, step: F['step']): void {
  const at = s.stack.findLastIndex(frame => frame.step === step)
  if (at >= 0) s.stack.length = at
}

export const OPEN: Result = { kind: 'open' }

export function win(s: Core, winners: readonly Seat[], reason: string, rule: string): void {
  s.result = { kind: 'won', winners, reason, rule }
}

export function drawn(s: Core, reason: string, rule: string): void {
  s.result = { kind: 'draw', reason, rule }
}

export const isOver = (s: Core): boolean => s.result.kind !== 'open'
