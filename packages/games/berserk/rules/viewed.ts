// Questions about a view: the public state it shows.

import { factsIn, type StateOf, type View } from '@ludoteka/kernel'
import { PIECES } from './names.ts'
import type { PieceRow } from './rows.ts'
import { FIELDS } from './state.ts'

/** The public fields of a view, as the rules have them: enough for places, traits, reach and strengths. */
export type PublicState = StateOf<typeof FIELDS>

export const publicState = (view: View): PublicState => factsIn(FIELDS, view)

/** The cards in play by name. */
export function rowsIn(view: View): { readonly pieces: ReadonlyMap<string, PieceRow> } {
  const { pieces } = publicState(view)
  return { pieces: new Map(pieces.map((row, i) => [PIECES[i] ?? '', row])) }
}
