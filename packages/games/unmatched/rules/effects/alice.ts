// Alice's deck (18.2).

import type { DeckEffects } from './deck.ts'
import { FEINT, MOMENTOUS_SHIFT, MOVE_A_COMBATANT, REGROUP } from './shared.ts'
import {
  addTopCard,
  againstHero,
  always,
  becomes,
  bite,
  changeSize,
  choosePair,
  draw,
  lookAndDiscard,
  move,
  moveOwn,
  when,
  won,
} from './vocabulary.ts'

export const ALICE: DeckEffects<'alice'> = {
  // Worth 5 against a hero.
  'alice.clawsThatCatch': { during: when(againstHero, becomes) },
  'alice.momentousShift': MOMENTOUS_SHIFT,
  'alice.skirmish': MOVE_A_COMBATANT,
  // Move each of your fighters up to 2, then change size.
  'alice.madAsAHatter': { after: always(moveOwn, changeSize) },
  // Discard the top card and add its boost.
  'alice.manxomeFoe': { during: always(addTopCard) },
  'alice.feint': FEINT,
  'alice.regroup': REGROUP,
  // Two of: draw 2, recover 3, place Alice elsewhere.
  'alice.lookingGlass': { after: always(choosePair) },
  // If you won, see the hand and discard a card of it.
  'alice.snickerSnack': { after: when(won, lookAndDiscard) },
  // Change size.
  'alice.oFrabjousDay': { after: always(changeSize) },
  // Move Alice up to 3, then change size.
  'alice.theOtherSideOfTheMushroom': { after: always(move('alice'), changeSize) },
  // Move Alice up to 3, then change size.
  'alice.eatMe': { scheme: always(move('alice'), changeSize) },
  // Move Alice up to 5, then change size.
  'alice.imLateImLate': { after: always(move('alice'), changeSize) },
  // Draw 2, then change size.
  'alice.drinkMe': { scheme: always(draw, changeSize) },
  // 2 damage to a fighter next to the Jabberwock.
  'alice.jawsThatBite': { after: always(bite) },
}
