// 18.2, 18.6: when players may answer, and windows for it.

import { enter, propose, type Seat } from '@ludoteka/kernel'
import type { F, Pause } from './frames.ts'
import { rolesIn } from './roles.ts'
import { ALL_SEATS, other } from './seats.ts'
import type { S } from './state.ts'
import { hiddenIn, world } from './world.ts'

/** 7.9 Nobody can respond in B1–B4 and to Vanguard. */
export const canRespond = (s: Pick<S, 'phase'>): boolean => s.phase !== 'reveal' && s.phase !== 'vanguard'

/**
 * 18.6 Everybody can see that nobody has anything to respond with: no card with an instant, and none that is hidden. A window
 * would ask nobody, so it is not opened; what decides about it lies open to all.
 */
function isNobodyAble(s: S): boolean {
  const w = world(s)
  for (const seat of ALL_SEATS) if (hiddenIn(w, seat).length > 0 || rolesIn(w, seat).responding.length > 0) return false
  return true
}

type WindowStep = Extract<F['step'], `window.${string}`>

/** 10.6, 9.8 Nothing waits, and the opponent may use instants; 9.6 both may. */
export function pause(s: S, seat: Seat, why: Pause): void {
  if (isNobodyAble(s) && s.triggers.length === 0) {
    if (why === 'ending') enter(s, { step: 'turn.ending', seat })
    return
  }
  const order = why === 'ready' ? [seat, other(seat)] : [other(seat)]
  propose(s, { step: 'turn.pause', seat, why, answered: false, item: 0 }, 'window.stack', order)
}

/**
 * 13.5.1, 18.6 A throw or wounds, after or before which both may use instants of that time; this player is asked first. `run`
 * is what the step of the frame does: where nobody is able to respond it happens at once.
 */
export function putInWindow<A extends F>(
  s: S,
  frame: A,
  window: Exclude<WindowStep, 'window.stack'>,
  first: Seat,
  run?: (s: S, frame: A) => void,
): void {
  if (!isNobodyAble(s)) put(s, frame, window, first)
  else if (run) run(s, frame)
  else enter(s, frame)
}

/** Something that may be answered; this player is asked first. Says its number on the stack, 0 where nobody can respond. */
export function put(s: S, frame: F, window: WindowStep, first: Seat): number {
  if (canRespond(s)) return propose(s, frame, window, [first, other(first)])
  enter(s, frame)
  return 0
}
