// Questions about a view: the public state it shows.

import { factsIn, type View } from '@ludoteka/kernel'
import { OPEN_FIELDS, type PublicState } from './state.ts'

/** The public fields of a view, as the rules have them: enough for places, control, walls and the order of Barons. */
export const publicState = (view: View): PublicState => ({ ...factsIn(OPEN_FIELDS, view), seats: view.seats.length })
