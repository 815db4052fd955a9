// What a first-timer may want to know at each question, in English.

import type { Hints } from './types.ts'

export const HINTS_EN: Hints = {
  'setup.objectives': 'Hold both when 1944 ends and you win the war. The Allies see them only then.',
  'setup.defences':
    'Choose a card, then one of your own or a neutral province. The Axis strike first, and Paris is near.',
  'turn.main': 'Choose cards, then a place: a province to defend, a target for NEW OP, or an operation to reinforce.',
  'turn.closing': 'Intel costs 1 token now instead of 2. You see a random half of the stack.',
  'intel.contest': 'Whoever pays last gets their way. Tokens are spent either way.',
  'battle.origin': 'An attack from the sea onto land gives the defence 4 more.',
  'battle.superiority': 'A token that is used goes to your opponent.',
  'battle.pay': 'What you do not pay stays in the province. Half of the win pile comes back when the year ends.',
  'production.spend': 'Cards bought back are in the deck of the next year.',
  'production.last': 'Nothing else can be bought any more.',
  'recall.choose': 'Recalled cards go into the deck of the next year; a province without cards falls to any attack.',
  'recall.province': 'Only the number of cards you take back is seen.',
  'recall.operation': 'An operation without combat cards is cancelled.',
}
