// King Arthur's deck (18.1).

import type { DeckEffects } from './deck.ts'
import { FEINT, MOMENTOUS_SHIFT, MOVE_A_COMBATANT, REGROUP } from './shared.ts'
import {
  always,
  arthurIsWeak,
  draw,
  findExcalibur,
  healArthur,
  keepMerlinSafe,
  mayBoost,
  mayPlaceMerlin,
  move,
  moveEverybody,
  moveSelf,
  prophecy,
  spirits,
  when,
  won,
} from './vocabulary.ts'

export const ARTHUR: DeckEffects<'arthur'> = {
  'arthur.skirmish': MOVE_A_COMBATANT,
  // You may boost this attack.
  'arthur.nobleSacrifice': { during: always(mayBoost) },
  // No text at all.
  'arthur.excalibur': {},
  // Draw 2.
  'arthur.theAidOfMorgana': { after: always(draw) },
  // Move Arthur up to 5.
  'arthur.divineIntervention': { after: always(move('arthur')) },
  // Arthur at 4 or less: his health becomes 8.
  'arthur.theHolyGrail': { after: when(arthurIsWeak, healArthur) },
  // Take Excalibur from the pile or the deck.
  'arthur.theLadyOfTheLake': { scheme: always(findExcalibur) },
  // Look at 4, keep 2, put 2 back.
  'arthur.prophecy': { scheme: always(prophecy) },
  // Merlin takes no damage; afterwards he may be placed anywhere.
  'arthur.bewilderment': { during: always(keepMerlinSafe), after: always(mayPlaceMerlin) },
  // If you won, draw 2.
  'arthur.aidTheChosenOne': { after: when(won, draw) },
  // 2 damage on two adjacent spaces; a defeat draws 1.
  'arthur.restlessSpirits': { scheme: always(spirits) },
  // Move every fighter on the board up to 3.
  'arthur.commandTheStorms': { scheme: always(moveEverybody) },
  // Move the attacker up to 4.
  'arthur.swiftStrike': { after: always(moveSelf) },
  'arthur.momentousShift': MOMENTOUS_SHIFT,
  'arthur.feint': FEINT,
  'arthur.regroup': REGROUP,
}
