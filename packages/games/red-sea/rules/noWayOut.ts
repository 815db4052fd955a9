// Questions that must be answered: why nobody may decline them or call them done.

import type { Refusal } from '@ludoteka/kernel'
import type { Reason } from './reasons.ts'

export function noWayOut(rule: string, reason: Reason): Readonly<Record<'done' | 'decline', Refusal>> {
  return { done: { rule, reason }, decline: { rule, reason } }
}

/** 7.6: what an event says is done unless it says "may". */
export const COMPULSORY = noWayOut('7.6', 'compulsory')
