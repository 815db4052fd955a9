// Everything Red Sea reports, with its data; text/ turns it into sentences.

import { logger, type Seat } from '@ludoteka/kernel'
import type { Card } from '../content/cards.ts'
import type { Region, Space } from '../content/spaces.ts'
import type { Side } from '../content/tracks.ts'
import type { Operation } from './state.ts'

/** Why the marker of victory points moves; a card by its id. */
export type VpSource = Card | 'spaceRace' | 'militaryOperations' | 'finalScoring' | 'seaLanes'

export type Log = {
  bidWritten: { seat: Seat }
  bidRevealed: { seat: Seat; side: Side; n: number }
  sidesDrawn: { us: Seat; ussr: Seat }
  sidesSettled: { us: Seat; ussr: Seat }
  bonusGiven: { side: Side; n: number }
  bonusLost: { side: Side; n: number }
  startInfluence: { side: Side; places: readonly Space[] }
  cardPicked: { side: Side; card: Card }
  picksDone: { side: Side; unused: number }
  turnStarted: { turn: number }
  deckShuffled: { cards: number }
  discardReshuffled: { cards: number }
  drew: { side: Side; n: number }
  drewCards: { side: Side; cards: readonly Card[] }
  headlineChosen: { side: Side }
  headlineRevealed: { side: Side; card: Card }
  headlineCancelled: { side: Side; card: Card }
  actionRoundStarted: { side: Side; round: number }
  waited: { side: Side }
  passed: { side: Side }
  extraRoundTaken: { side: Side }
  extraRoundDeclined: { side: Side }
  /** A card is played for its event, for operations, for the Space Race or to be scored. */
  playedEvent: { side: Side; card: Card }
  playedOperations: { side: Side; card: Card; value: number }
  playedSpaceRace: { side: Side; card: Card; value: number }
  playedScoring: { side: Side; card: Card }
  orderChosen: { side: Side; first: 'event' | 'operation' }
  /** A card's event takes place, for this side. */
  event: { side: Side; card: Card }
  eventImpossible: { card: Card }
  operationGranted: { side: Side; value: number }
  operationChosen: { side: Side; operation: Operation }
  operationDeclined: { side: Side }
  opsLost: { side: Side; n: number }
  influencePlaced: { side: Side; at: Space; cost: number }
  influenceAdded: { side: Side; at: Space; n: number }
  influenceRemoved: { side: Side; at: Space; n: number }
  influenceMoved: { side: Side; from: Space; to: Space }
  /** The only legal choice was taken by itself. */
  forcedChoice: { at: Space }
  dieThrown: { side: Side; die: number }
  dieSet: { side: Side; die: number }
  realigned: { side: Side; at: Space; own: number; opponents: number }
  coupAttempted: { side: Side; at: Space; value: number }
  cardTurnedUp: { card: Card; ops: number }
  nothingTurnedUp: { at: Space }
  cardPutUnderDeck: { card: Card }
  coupResult: { side: Side; at: Space; total: number; needed: number; margin: number }
  spaceAdvanced: { side: Side; box: number }
  spaceFailed: { side: Side; box: number }
  militaryOperationsGained: { side: Side; n: number; now: number }
  militaryOperationsLost: { side: Side; n: number; now: number }
  militaryOperationsMissing: { side: Side; n: number }
  defconFalls: { to: number }
  defconRises: { to: number }
  defconStays: { at: number }
  vpGained: { side: Side; n: number; for: VpSource; vp: number }
  regionScored: { region: Region; us: number; ussr: number; vp: number }
  seaLanesScored: { side: Side; n: number; vp: number }
  autonomyPassed: { to: Side; faceUp: boolean }
  autonomyRefreshed: { side: Side }
  autonomyScored: { side: Side; vp: number }
  discarded: { side: Side; card: Card }
  cardDiscarded: { card: Card }
  cardRemoved: { card: Card }
  cardStays: { card: Card }
  cardTaken: { side: Side; card: Card }
  cardGiven: { side: Side; card: Card }
  cardReturned: { side: Side; card: Card }
  /** Cards were drawn blindly from a side's hand; what they are is told to both players only. */
  cardsDrawnFrom: { side: Side; n: number }
  cardsDrawn: { cards: readonly Card[] }
  cardGivenBack: { side: Side }
  scoringCardsShown: { side: Side; cards: readonly Card[] }
  handSeen: { side: Side; by: Side }
  handShown: { side: Side; cards: readonly Card[] }
  deckLooked: { side: Side; n: number }
  cardsLooked: { cards: readonly Card[] }
  stabilityRises: { at: Space; to: number }
  centcomPlaced: { side: Side; at: Space }
  famineMarked: { at: Space }
  famineEnds: { at: Space }
  goesFirst: { side: Side }
  warResult: { side: Side; at: Space; total: number; needed: number }
  summitResult: { us: number; ussr: number }
  trapResult: { side: Side; die: number; free: boolean }
  directiveCancelled: { side: Side }
  noScoringCardHeld: { side: Side }
  turnEffectsEnd: { turn: number }
  nuclearWar: { side: Side }
  won: { side: Side }
  drawn: { vp: number }
}

export const { log, tell } = logger<Log>()
