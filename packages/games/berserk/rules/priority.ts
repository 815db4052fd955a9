// 18.2, 18.6: when players may answer, and windows for it.

import { enter, propose, type Seat } from '@ludoteka/kernel'
import type { F, Pause } from './frames.ts'
import { other } from './seats.ts'
import type { S } from './state.ts'

/** 7.9 Nobody can respond in B1–B4 and to Vanguard. */
export const canRespond = (s: Pick<S, 'phase'>): boolean => s.phase !== 'reveal' && s.phase !== 'vanguard'

type WindowStep = Extract<F['step'], `window.${string}`>

/** 10.6, 9.8 Nothing waits, and the opponent may use instants; 9.6 both may. */
export function pause(s: S, seat: Seat, why: Pause): void {
  const order = why === 'ready' ? [seat, other(seat)] : [other(seat)]
  propose(s, { step: 'turn.pause', seat, why, answered: false, item: 0 }, 'window.stack', order)
}

/** Something that may be answered; this player is asked first. Says its number on the stack, 0 where nobody can respond. */
export function put(s: S, frame: F, window: WindowStep, first: Seat): number {
  if (canRespond(s)) return propose(s, frame, window, [first, other(first)])
  enter(s, frame)
  return 0
}
