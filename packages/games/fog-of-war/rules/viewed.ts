// Questions about a view: the public state it shows, and the battle it asks about.

import { factsIn, type StateOf, type View } from '@ludoteka/kernel'
import { fits, isOneOf } from '@ludoteka/text-kit'
import { PROVINCES } from '../content/provinces.ts'
import { SIDES } from '../content/sides.ts'
import { FIELDS } from './state.ts'

/** The public fields of a view: enough for control, supply, tracks and the wheel. */
export type PublicState = StateOf<typeof FIELDS>

export const publicState = (view: View): PublicState => factsIn(FIELDS, view)

/** The province a battle is fought for, while one is asked about. */
export function battleIn({ step, terms }: View): { readonly at: (typeof PROVINCES)[number] } | undefined {
  return step.startsWith('battle.') && fits({ at: isOneOf(PROVINCES) }, terms) ? terms : undefined
}

export const nameOfSeat = (seat: number): string => SIDES[seat] ?? 'spectator'
