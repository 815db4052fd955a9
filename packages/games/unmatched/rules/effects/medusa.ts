// Medusa's deck (18.3).

import type { DeckEffects } from './deck.ts'
import { FEINT, REGROUP } from './shared.ts'
import {
  always,
  damageOpposing,
  draw,
  flyOwn,
  glance,
  mayBoost,
  moveHarpies,
  moveSelf,
  opponentDiscards,
  returnHarpy,
  when,
  won,
} from './vocabulary.ts'

export const MEDUSA: DeckEffects<'medusa'> = {
  // Move your fighter up to 3.
  'medusa.dash': { after: always(moveSelf) },
  // If you won, 8 more damage.
  'medusa.gazeOfStone': { after: when(won, damageOpposing) },
  // 2 damage to a fighter in Medusa's zone.
  'medusa.aMomentaryGlance': { scheme: always(glance) },
  // The opponent discards a card.
  'medusa.hissAndSlither': { after: always(opponentDiscards) },
  // Move each Harpy up to 3.
  'medusa.theHoundsOfMightyZeus': { after: always(moveHarpies) },
  // The opponent discards a card.
  'medusa.clutchingClaws': { after: always(opponentDiscards) },
  // Move each of your fighters up to 3, through anybody; a Harpy returns.
  'medusa.wingedFrenzy': { scheme: always(flyOwn, returnHarpy) },
  // You may boost this attack.
  'medusa.secondShot': { during: always(mayBoost) },
  // Draw 1.
  'medusa.snipe': { after: always(draw) },
  'medusa.feint': FEINT,
  'medusa.regroup': REGROUP,
}
