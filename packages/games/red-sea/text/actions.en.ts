// English buttons: what happens when an action is chosen.

import { CARD } from '../content/cards.ts'
import { readBid } from '../content/tracks.ts'
import type { Texts } from './types.ts'
import { NAMES_EN, ops, quoted, SIDES_EN, SPACES_EN } from './words.en.ts'

export const ACTIONS_EN: Texts['actions'] = {
  bid(bid) {
    const { side, n } = readBid(bid)
    return `Bid ${n} for the ${SIDES_EN[side].label}`
  },
  pick: card => `Add ${quoted(card)} to the game (${ops(CARD[card].ops)})`,
  headline: card => `Headline ${quoted(card)}`,
  event: card => `Play the event ${quoted(card)}`,
  operations: card => `Use ${quoted(card)} for operations`,
  spaceRace: card => `Discard ${quoted(card)} for the Space Race`,
  score: card => `Play ${quoted(card)}`,
  pass: () => 'Pass',
  eventFirst: () => 'The opponent’s event first',
  operationFirst: () => 'The operation first',
  operation: kind => NAMES_EN.operations[kind],
  place: at => `Place 1 influence ${SPACES_EN[at].into}`,
  realign: at => `Realign ${SPACES_EN[at].accusative}`,
  coup: at => `Attempt a coup ${SPACES_EN[at].in}`,
  remove: at => `Remove 1 opponent influence ${SPACES_EN[at].from}`,
  clear: at => `Remove all opponent influence ${SPACES_EN[at].from}`,
  choose: at => `Choose ${SPACES_EN[at].accusative}`,
  roll: () => 'Roll the die',
  setDie: face => `Set the die to ${face}`,
  raise: () => 'Raise DEFCON',
  lower: () => 'Lower DEFCON',
  goFirst: () => 'Go first this turn',
  takeRound: () => 'Take the extra action round',
  discard: card => `Discard ${quoted(card)}`,
  give: card => `Give ${quoted(card)}`,
  take: card => `Take ${quoted(card)} into hand`,
  endGame: () => `Give away ${CARD.wargames.n.vp} VP and end the game`,
  decline: () => 'Decline',
  done: () => 'Done',
}

export const ACTIONS_AT_EN: Texts['actionsAt'] = {
  'setup.bonus': { place: at => `Add 1 influence ${SPACES_EN[at].into}` },
  'setup.pick': { done: () => 'Add no more cards' },
  'headline.probe': { remove: at => `Send the probe: remove 1 influence ${SPACES_EN[at].from}` },
  'actionRound.play': {
    discard: card => `Discard ${quoted(card)} and roll to get out of the trap`,
    pass: () => 'Pass this action round',
  },
  'actionRound.extra': { decline: () => 'Decline the extra action round' },
  'operation.kind': { decline: () => 'Carry out no operation' },
  'place.influence': { done: () => 'Finish placing' },
  'realign.target': { done: () => 'Realign no more' },
  'event.add': { place: at => `Add influence ${SPACES_EN[at].into}`, done: () => 'Finish adding' },
  'event.remove': { done: () => 'Finish removing' },
  'event.centcom': { choose: at => `Put the CENTCOM marker on ${SPACES_EN[at].accusative}` },
  'event.separatists': { choose: at => `Draw level ${SPACES_EN[at].in}` },
  'event.relief': { choose: at => `End the Famine ${SPACES_EN[at].in}` },
  'event.famine': { choose: at => `Famine ${SPACES_EN[at].in}` },
  'event.famineNext': { choose: at => `Famine ${SPACES_EN[at].in} as well` },
  'event.moveFrom': {
    choose: at => `Move influence out of ${SPACES_EN[at].accusative}`,
    decline: () => 'Move nothing',
  },
  'event.moveTo': { place: at => `Move 1 influence to ${SPACES_EN[at].accusative}`, done: () => 'Finish moving' },
  'event.shiftDefcon': { decline: () => 'Leave DEFCON alone' },
  'event.goFirst': { decline: () => 'Keep the usual order' },
  'event.takeDiscard': { decline: () => 'Take no card' },
  'event.mengistu': {
    event: card => `Play ${quoted(card)} with the sides exchanged`,
    decline: () => 'Play no such event',
  },
  'event.brushWar': { choose: at => `Attack ${SPACES_EN[at].accusative}` },
  'event.tehran': { done: () => 'Shuffle the rest back into the deck' },
  'event.wargames': { decline: () => 'Play on' },
}
