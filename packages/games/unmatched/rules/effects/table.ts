// Every card's effect and every step that belongs to one hero.

import type { Card, Timing } from '../../content/cards.ts'
import { ALICE, ALICE_STEPS } from '../heroes/alice.ts'
import { ARTHUR, ARTHUR_STEPS } from '../heroes/arthur.ts'
import { MEDUSA, MEDUSA_STEPS } from '../heroes/medusa.ts'
import { SINBAD } from '../heroes/sinbad.ts'
import type { Clause, Clauses } from './vocabulary.ts'

export const EFFECTS: Readonly<Record<Card, Clauses>> = { ...ARTHUR, ...ALICE, ...MEDUSA, ...SINBAD }

export const HERO_STEPS = { ...ARTHUR_STEPS, ...ALICE_STEPS, ...MEDUSA_STEPS }

export function clauseOf(card: Card, timing: Timing): Clause | undefined {
  return EFFECTS[card][timing]
}

/** The timings at which a card does something. */
export function timingsOf(card: Card): readonly string[] {
  return Object.keys(EFFECTS[card])
}
