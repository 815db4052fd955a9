// Questions about a view: the public state it shows.

import { factsIn, type View, zonesSeen } from '@ludoteka/kernel'
import { OPEN_FIELDS, type PublicState, ZONES } from './state.ts'

/** The public fields and open cards of a view, as the rules have them; of hidden zones the cards the viewer sees. */
export const publicState = (view: View): PublicState => ({
  ...factsIn(OPEN_FIELDS, view),
  ...zonesSeen(ZONES, view),
  options: view.options,
})
