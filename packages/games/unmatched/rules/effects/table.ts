// Every card's effect, deck by deck.

import type { Card } from '../../content/cards.ts'
import type { Timing } from '../state.ts'
import { ALICE } from './alice.ts'
import { ARTHUR } from './arthur.ts'
import { MEDUSA } from './medusa.ts'
import { SINBAD } from './sinbad.ts'
import type { Clause, Clauses } from './vocabulary.ts'

const EFFECTS: Readonly<Record<Card, Clauses>> = { ...ARTHUR, ...ALICE, ...MEDUSA, ...SINBAD }

export function clauseOf(card: Card, timing: Timing): Clause | undefined {
  return EFFECTS[card][timing]
}

/** The timings at which a card does something. */
export function timingsOf(card: Card): readonly string[] {
  return Object.keys(EFFECTS[card])
}
