// Buttons in English.

import { INTEL_BOUGHT } from '../content/numbers.ts'
import { OBJECTIVE_PROVINCE } from '../content/otherCards.ts'
import { PROVINCES_EN as AT } from './provinces.en.ts'
import type { Texts } from './types.ts'
import { cardLabel, intelTokens, NAMES_EN, SLOTS_EN as SLOT, vp } from './words.en.ts'

export const ACTIONS_EN: Texts['actions'] = {
  returnObjective: objective => `Put back: ${NAMES_EN.objective(OBJECTIVE_PROVINCE[objective]).name}`,
  pick: card => `Choose from hand: ${cardLabel(card)}`,
  defend: at => `Defend ${AT[at].accusative} with the chosen cards`,
  plan: at => `Plan a new operation ${AT[at].against}`,
  reinforce: slot => `Reinforce operation ${SLOT[slot]}`,
  reinforceQuagmire: at => `Reinforce the quagmire ${AT[at].in}`,
  launch: slot => `Launch operation ${SLOT[slot]}`,
  cancel: slot => `Cancel operation ${SLOT[slot]}`,
  spyArmy: at => `Look at the enemy cards ${AT[at].in}`,
  spyNeutral: at => `Look at the neutral cards ${AT[at].in}`,
  spyOperation: slot => `Look at the enemy operation ${SLOT[slot]}`,
  spyObjectives: () => 'Look at the objectives beside Morocco',
  pay: () => 'Pay',
  decline: () => 'Decline',
  closeTurn: () => 'Finish with intel for 1 token',
  endTurn: () => 'End the turn',
  discard: () => 'Discard the card unseen',
  attackFrom: at => `Attack ${AT[at].from}`,
  useSuperiority: () => 'Use it: +1',
  spend: card => `Put in the win pile: ${cardLabel(card)}`,
  buyCard: card => `Buy back: ${cardLabel(card)}`,
  buyLevel: () => 'Raise the production level by 1',
  buyIntel: () => `Buy ${intelTokens(INTEL_BOUGHT)}`,
  buyVp: () => `Buy ${vp(1)}`,
  recall: at => `Recall cards ${AT[at].from}`,
  recallPlan: slot => `Recall cards from operation ${SLOT[slot]}`,
  recallCard: card => `Recall: ${cardLabel(card)}`,
  done: () => 'Done',
}

export const ACTIONS_AT_EN: Texts['actionsAt'] = {
  'setup.defences': {
    pick: card => `Choose from the deck: ${cardLabel(card)}`,
    defend: at => `Place the card ${AT[at].in}`,
    done: () => 'Place no more cards',
  },
  'intel.contest': { decline: () => 'Do not pay' },
  'battle.superiority': { decline: () => 'Keep the token' },
  'battle.pay': { done: () => 'Pay with these cards' },
  'production.spend': { done: () => 'Finish buying' },
  'production.last': { done: () => 'Finish buying' },
  'recall.choose': { done: () => 'Finish recalling' },
  'recall.province': { done: () => 'Enough from here' },
  'recall.operation': { done: () => 'Enough from this operation' },
}
