// USSR events.

import type { EventsOf } from './us.ts'
import {
  addForControl,
  addIn,
  addInSeaLanesByAbsence,
  cancelHeadline,
  clearIn,
  clearOf,
  clearOnePerRegion,
  discardCards,
  discardFromOpponentsHand,
  drawCards,
  drawFromOpponentsHand,
  either,
  event,
  eventIf,
  forOwn,
  gainMilitaryOperations,
  gainVp,
  gainVpForOil,
  inHeadlinePhase,
  lowerDefcon,
  mayMoveInfluence,
  mayOperate,
  mayPlayOpponentsEvent,
  mayRealignEachIn,
  notAfter,
  openOpponentsHand,
  opponentLosesMilitaryOperations,
  opponentShowsHand,
  opponentShowsScoringCards,
  ownControls,
  raiseStability,
  realignments,
  removeFrom,
  removeIn,
  spread,
  takeRomanianAutonomy,
  throwForYemen,
} from './vocabulary.ts'

export const USSR_EVENTS: EventsOf<'ussr'> = {
  // Clear an African country.
  sovietsAirliftCubans: event(clearOf({ where: 'africa' })),
  // Add 2 in Ethiopia; if that gives you control, its stability is 3 from now on.
  theDerg: event(addIn('ethiopia'), raiseStability),
  // You control Ethiopia: 2 VP. Otherwise add 1 there and clear it.
  theLionFalters: event(either(ownControls('ethiopia'), [gainVp], [addIn('ethiopia'), clearIn('ethiopia')])),
  // Gain 2 Military Operations, the opponent loses 2; take Romanian Autonomy face up.
  detente: event(gainMilitaryOperations, opponentLosesMilitaryOperations, takeRomanianAutonomy),
  // 1 more on your coup dice this turn.
  nasserism: event(forOwn('nasserism')),
  // Your cards are worth 1 more this turn, up to 3.
  t62sAndKalashnikovs: event(forOwn('t62s')),
  // Draw 2, then discard 2.
  gosplanAdvisers: event(drawCards, discardCards),
  // You control South Yemen: add 1 in Oman and 1 elsewhere in the Middle East.
  dhofarRebellion: eventIf(ownControls('southYemen'), addIn('oman'), spread({ where: 'middleEastWithoutOman' })),
  // You may play an opponent's event of your hand with the sides exchanged.
  mengistuHaileMariam: event(mayPlayOpponentsEvent),
  // As a headline: the opponent's headline is cancelled.
  usPresidentialElections: eventIf(inHeadlinePhase, cancelHeadline),
  // You may realign each African country once; Ogaden War is over (its own condition says so).
  f5eDelivery: event(mayRealignEachIn('africa')),
  // You may move up to 3 influence out of one country, at most 2 into another.
  vanguardParty: event(mayMoveInfluence),
  // You may add 1 anywhere, and may take an 8th action round; impossible after Afghanistan Invasion.
  presidentialDirective30: eventIf(
    notAfter('afghanistanInvasion'),
    spread({ where: 'anywhere', optional: true }),
    forOwn('directiveRound'),
  ),
  // Draw 2 cards of the opponent's hand and discard one; 2 VP if it is yours.
  cyrusVance: event(drawFromOpponentsHand),
  // The opponent shows his scoring cards and must play one next; you may use this card's Ops.
  stagflation: event(opponentShowsScoringCards, mayOperate),
  // Remove 2 in the Middle East.
  centoCollapses: event(removeIn('middleEast')),
  // 2 realignments in the Middle East, with 1 more on your die.
  antiZionistCommittee: event(realignments({ region: 'middleEast' })),
  // DEFCON falls; clear a country with influence of both sides in each region.
  mrNyet: event(lowerDefcon, clearOnePerRegion),
  // Remove 1 in Madagascar, then add what control takes.
  malagasyReferendum: event(removeFrom('madagascar'), addForControl('madagascar')),
  // Add 1 in the Sea Lanes for each Middle East country without opponent influence.
  seychelles: event(addInSeaLanesByAbsence),
  // DEFCON falls; a die may give you control of Yemen.
  yemeniAssassinations: event(lowerDefcon, throwForYemen),

  // Your cards are worth 1 more this turn, up to 4.
  brezhnevDoctrine: event(forOwn('brezhnev')),
  // Clear 2 of Sudan, Egypt and Saudi Arabia; impossible after AWACS Sale.
  muslimRevolution: eventIf(notAfter('awacsSale'), clearOf({ where: 'muslimCountries', countries: 'asPrinted' })),
  // 1 VP each for Egypt and Saudi Arabia; impossible after North Sea Oil.
  opec: eventIf(notAfter('northSeaOil'), gainVpForOil),
  // See the opponent's hand; you may use this card's Ops.
  loneGunman: event(opponentShowsHand, mayOperate),
  // The opponent's hand is open this turn; discard a card of it.
  aldrichAmesRemix: event(openOpponentsHand, discardFromOpponentsHand),
  // 1 VP for each coup of the opponent this turn.
  yuriAndSamantha: event(forOwn('yuri')),
}
