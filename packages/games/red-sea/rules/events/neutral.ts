// Neutral events, which work for the side that plays them, and the scoring cards.

import type { EventsOf } from './us.ts'
import {
  advanceInSpaceRace,
  clearOf,
  controlsEnoughArabCountries,
  coupInFamine,
  defconIsAsPrinted,
  discardForOperation,
  either,
  event,
  eventIf,
  exchangeCards,
  gainVp,
  holdsOpponentsCard,
  levelWithOpponent,
  lowerCoupDice,
  makeAllBattlegrounds,
  mayEndTheGame,
  mayTakeFromDiscard,
  meetAtSummit,
  opponentControls,
  opponentDiscardsAtRandom,
  raiseDefcon,
  score,
  spreadFamine,
  wageBrushWar,
  winArmsRace,
} from './vocabulary.ts'

export const NEUTRAL_EVENTS: EventsOf<'neutral' | 'none'> = {
  africaScoring: event(score('africa')),
  middleEastScoring: event(score('middleEast')),
  // No event at all (9.1).
  romanianAutonomy: eventIf(() => false),
  // Discard an opponent's card; a die may let you use its Ops.
  organizationOfAfricanUnity: eventIf(holdsOpponentsCard, discardForOperation),
  // 3 VP for 3 Arab countries.
  arabLeague: event(either(controlsEnoughArabCountries, [gainVp])),
  // Draw level in a country that is no battleground.
  separatists: event(levelWithOpponent),
  // Famine in two neighbouring countries, then a coup where there is Famine.
  famine: event(spreadFamine, coupInFamine),
  // One box forward in the Space Race.
  apolloSoyuz: event(advanceInSpaceRace),
  // 2 VP; every country is a battleground for coups this turn.
  indianOceanZoneOfPeace: event(gainVp, makeAllBattlegrounds),
  // The opponent controls Egypt and Ethiopia: clear the one where he has more.
  waterWars: eventIf(opponentControls('egypt', 'ethiopia'), clearOf({ where: 'strongerOfEgyptAndEthiopia' })),

  // Attack a country of stability 1 or 2.
  brushWar: event(wageBrushWar),
  // 1 VP for more Military Operations, 3 if they are also enough.
  armsRace: event(winArmsRace),
  // DEFCON rises by 2, coup dice fall by 1 this turn; you may take a card from the discard pile.
  saltNegotiations: event(raiseDefcon, lowerCoupDice, mayTakeFromDiscard),
  // Both throw; the winner gains 2 VP and may shift DEFCON.
  summit: event(meetAtSummit),
  // Get the opponent's best card and use it; he gets this one.
  missileEnvy: event(exchangeCards),
  // The opponent discards at random.
  terrorism: event(opponentDiscardsAtRandom),
  // At DEFCON 2 you may give 6 VP and end the game.
  wargames: eventIf(defconIsAsPrinted, mayEndTheGame),
}
