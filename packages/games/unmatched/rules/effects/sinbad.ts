// Sinbad's deck (18.4).

import type { DeckEffects } from './deck.ts'
import { FEINT, MOMENTOUS_SHIFT, MOVE_A_COMBATANT, REGROUP } from './shared.ts'
import {
  addVoyages,
  always,
  damageOpposing,
  draw,
  lookAtHand,
  move,
  type Op,
  opponentDiscardsAtRandom,
  recover,
  takeVoyages,
} from './vocabulary.ts'

/** Every Voyage card grows with the voyages already made, then does its own thing. */
const voyage = (op: Op) => ({ during: always(addVoyages), after: always(op) })

export const SINBAD: DeckEffects<'sinbad'> = {
  // Draw 1.
  'sinbad.exploit': { after: always(draw) },
  // Move Sinbad up to 3.
  'sinbad.toilAndDanger': { after: always(move('sinbad')) },
  // Take all other Voyage cards back.
  'sinbad.voyageHome': voyage(takeVoyages),
  // Draw 3.
  'sinbad.richesBeyondCompare': { scheme: always(draw) },
  // Draw 2.
  'sinbad.byFortuneAndFate': { after: always(draw) },
  // Recover 2.
  'sinbad.voyageIslandWhale': voyage(recover('sinbad')),
  // See the opponent's hand.
  'sinbad.voyageGiantSnakes': voyage(lookAtHand),
  // The opponent discards at random.
  'sinbad.voyageEyesOfCoals': voyage(opponentDiscardsAtRandom),
  // You may move Sinbad up to 2.
  'sinbad.voyageRootOfMadness': voyage(move('sinbad')),
  // 2 damage, whoever won.
  'sinbad.voyageManEatingApes': voyage(damageOpposing),
  // Draw 1.
  'sinbad.voyageKingOfSerendib': voyage(draw),
  // Draw 1.
  'sinbad.commandingImpact': { after: always(draw) },
  // If you won, move one of the two fighters.
  'sinbad.leapAway': MOVE_A_COMBATANT,
  'sinbad.momentousShift': MOMENTOUS_SHIFT,
  'sinbad.feint': FEINT,
  'sinbad.regroup': REGROUP,
}
