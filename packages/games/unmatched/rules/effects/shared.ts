// Effects printed in several decks.

import {
  always,
  becomes,
  cancelOpposingCard,
  drawByResult,
  moveCombatant,
  stoodElsewhere,
  when,
  won,
} from './vocabulary.ts'

// Cancel all effects of the opponent's card.
export const FEINT = { immediately: always(cancelOpposingCard) }
// Draw 1, or 2 if you won.
export const REGROUP = { after: always(drawByResult) }
// Worth 5 if your fighter stands elsewhere than at the start of the turn.
export const MOMENTOUS_SHIFT = { during: when(stoodElsewhere, becomes) }
// If you won, move one of the two fighters.
export const MOVE_A_COMBATANT = { after: when(won, moveCombatant) }
