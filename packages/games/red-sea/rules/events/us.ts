// US events.

import type { CARD, Card } from '../../content/cards.ts'
import {
  addIn,
  addInSudanByEthiopia,
  cancelDirective,
  clearIn,
  clearOf,
  coupWithoutDefcon,
  discardOpponentsCard,
  type Event,
  either,
  event,
  eventIf,
  forOpponent,
  forOwn,
  gainVp,
  grantOperation,
  lookAtDeck,
  mayGoFirst,
  notAfter,
  opponentControls,
  ownControls,
  ownControlsIn,
  placeCentcom,
  realignments,
  relieveFamine,
  removeByMiddleEastControl,
  removeFrom,
  removeIn,
  shiftDefcon,
  someFamine,
  spread,
  takeFromDiscard,
  wageOgadenWar,
} from './vocabulary.ts'

/** The cards of one side, so that its table lists all of them and no others. */
export type EventsOf<Side extends string> = Readonly<
  Record<{ [C in Card]: (typeof CARD)[C]['side'] extends Side ? C : never }[Card], Event>
>

export const US_EVENTS: EventsOf<'us'> = {
  // Remove 1 opponent influence where he has no control, then add 1 in each of 2 countries you control.
  peaceCorps: event(removeIn('notOpponentControlled'), spread({ where: 'ownControlled' })),
  // A coup that ignores and never changes DEFCON.
  zbigniewBrzezinski: event(coupWithoutDefcon),
  // Somalia attacks Ethiopia; impossible after F-5E Delivery.
  ogadenWar: eventIf(notAfter('f5eDelivery'), wageOgadenWar),
  // An operation worth 1; as a headline you may also go first this turn.
  usaid: event(grantOperation, mayGoFirst),
  // The opponent's influence in Africa costs him 1 Ops of each card this turn.
  albanoStalinistEconomics: event(forOpponent('economics')),
  // Add 4, at most 2 each, next to countries the opponent controlled when the round began.
  theVictoriousLeader: event(spread({ where: 'nextToStartControlled' })),
  // The opponent controls Ethiopia: 1 VP, 1 influence there and 1 next to it.
  eritreanLiberationFront: eventIf(
    opponentControls('ethiopia'),
    gainVp,
    addIn('ethiopia'),
    spread({ where: 'nextToEthiopia' }),
  ),
  // One country is closed to the opponent's coups and realignments.
  centcom: event(placeCentcom),
  // Set one of your dice this turn to 1 or 6.
  carterDoctrine: event(forOwn('carter')),
  // Add 1 in Kenya, then remove 1 where the opponent has no control.
  kenyaJoinsRapidDeploymentForce: event(addIn('kenya'), removeIn('notOpponentControlled')),
  // An operation worth 1, then cards printed 1 count 1 more this turn.
  voiceOfAmericaInAmharic: event(grantOperation, forOwn('amharic')),
  // The opponent controls South Yemen: 1 VP. Remove as many in the Middle East as you control countries there.
  theEventsOf86: event(either(opponentControls('southYemen'), [gainVp]), removeByMiddleEastControl),
  // Clear Djibouti or Madagascar, then add 2 in one of them.
  frenchConnections: event(
    clearOf({ where: 'djiboutiOrMadagascar', evenEmpty: true }),
    spread({ where: 'djiboutiOrMadagascar' }),
  ),
  // Discard an opponent's card, then take an own or neutral one from the discard pile.
  heroOfTheCrossing: event(discardOpponentsCard, takeFromDiscard),
  // Up to 2 realignments in Africa, with 1 more on your die.
  israeliPeripheryDoctrine: event(realignments({ region: 'africa', optional: true })),
  // Add in Sudan 1 more than the opponent has in Ethiopia.
  theStrongManOfSudan: event(addInSudanByEthiopia),
  // Presidential Directive 30 is cancelled; the opponent's cards are worth 1 less this turn.
  afghanistanInvasion: event(cancelDirective, forOpponent('afghanistan')),
  // You control Kenya: 1 VP and shift DEFCON. Otherwise add 2 there.
  danielArapMoi: event(either(ownControls('kenya'), [gainVp, shiftDefcon], [addIn('kenya')])),
  // 1 VP, add 2 in a country with Famine and end it there.
  weAreTheWorld: eventIf(someFamine, gainVp, relieveFamine),
  // Add 2 in the Sea Lanes and remove 1 there.
  diegoGarcia: event(addIn('seaLanes'), removeFrom('seaLanes')),

  // The opponent must discard his way out of a trap, round by round.
  bearTrap: event(forOpponent('bearTrap')),
  // Add 1 in each of 4 African countries.
  colonialRearGuards: event(spread({ where: 'africa' })),
  // You may add 1 in each of up to 3 empty countries.
  puppetGovernments: event(spread({ where: 'empty', optional: true })),
  // Clear Egypt and add 1 there.
  sadatExpelsSoviets: event(clearIn('egypt'), addIn('egypt')),
  // Remove 4, at most 2 each.
  voiceOfAmerica: event(removeIn('anyCountry')),
  // OPEC is over (its own condition says so); you may take an 8th action round.
  northSeaOil: event(forOwn('oilRound')),
  // Look at 5 cards of the deck and discard any of them.
  ourManInTehran: eventIf(ownControlsIn('middleEast'), lookAtDeck),
  // Add 2 in Saudi Arabia; Muslim Revolution is over (its own condition says so).
  awacsSale: event(addIn('saudiArabia')),
}
