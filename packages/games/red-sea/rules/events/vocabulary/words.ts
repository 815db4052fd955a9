// What an event is made of: sentences, each of which changes the state or puts a question.
// "Own" is the side the event works for, so that Mengistu (KM27) only has to exchange the sides.

import { CARD } from '../../../content/cards.ts'
import type { E, S } from '../../state.ts'

export type Op = (s: S, e: E) => void
export type Condition = (s: S, e: E) => boolean
export type Event = {
  /** 5.2 What must hold for the event to be played at all. */
  readonly requires?: Condition
  readonly ops: readonly Op[]
}

export const event = (...ops: readonly Op[]): Event => ({ ops })
export const eventIf = (requires: Condition, ...ops: readonly Op[]): Event => ({ requires, ops })

/** The rule a log entry of this event points to. */
export const numberOf = (e: E): string => CARD[e.card].number

/** Two cases, of which only one happens. At most the last sentence of a case may put a question. */
export function either(condition: Condition, then: readonly Op[], otherwise: readonly Op[] = []): Op {
  return (s, e) => {
    for (const op of condition(s, e) ? then : otherwise) op(s, e)
  }
}
