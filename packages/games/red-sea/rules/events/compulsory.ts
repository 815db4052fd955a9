// 7.6: what an event says is done unless it says "may".

import type { Refusal } from '@ludoteka/kernel'

export function compulsory(verb: string): Refusal | undefined {
  return verb === 'done' || verb === 'decline' ? { rule: '7.6', reason: 'compulsory' } : undefined
}
