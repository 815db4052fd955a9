// Everything Red Sea reports, with its data, declared once: the rules emit it, text/ turns it into sentences.

import { logger } from '@ludoteka/kernel'
import { isBoolean, isNumber, isOneOf, type LogOf, listOf } from '@ludoteka/text-kit'
import { CARDS } from '../content/cards.ts'
import { REGIONS, SPACES } from '../content/spaces.ts'
import { SIDES } from '../content/tracks.ts'
import { OPERATIONS } from './state.ts'

/** Why the marker of victory points moves; a card by its id. */
const VP_SOURCES = [...CARDS, 'spaceRace', 'militaryOperations', 'finalScoring', 'seaLanes'] as const
export type VpSource = (typeof VP_SOURCES)[number]

const seat = isNumber
const n = isNumber
const vp = isNumber
const side = isOneOf(SIDES)
const card = isOneOf(CARDS)
const cards = listOf(card)
const at = isOneOf(SPACES)

export const LOG_SHAPES = {
  bidWritten: { seat },
  bidRevealed: { seat, side, n },
  sidesDrawn: { us: seat, ussr: seat },
  sidesSettled: { us: seat, ussr: seat },
  bonusGiven: { side, n },
  bonusLost: { side, n },
  startInfluence: { side, places: listOf(at) },
  cardPicked: { side, card },
  picksDone: { side, unused: n },
  turnStarted: { turn: n },
  deckShuffled: { cards: n },
  discardReshuffled: { cards: n },
  drew: { side, n },
  drewCards: { side, cards },
  headlineChosen: { side },
  headlineRevealed: { side, card },
  headlineCancelled: { side, card },
  actionRoundStarted: { side, round: n },
  waited: { side },
  passed: { side },
  extraRoundTaken: { side },
  extraRoundDeclined: { side },
  /** A card is played for its event, for operations, for the Space Race or to be scored. */
  playedEvent: { side, card },
  playedOperations: { side, card, value: n },
  playedSpaceRace: { side, card, value: n },
  playedScoring: { side, card },
  orderChosen: { side, first: isOneOf(['event', 'operation']) },
  /** A card's event takes place, for this side. */
  event: { side, card },
  eventImpossible: { card },
  operationGranted: { side, value: n },
  operationChosen: { side, operation: isOneOf(OPERATIONS) },
  operationDeclined: { side },
  opsLost: { side, n },
  influencePlaced: { side, at, cost: n },
  influenceAdded: { side, at, n },
  influenceRemoved: { side, at, n },
  influenceMoved: { side, from: at, to: at },
  /** The only legal choice was taken by itself. */
  forcedChoice: { at },
  dieThrown: { side, die: n },
  dieSet: { side, die: n },
  realigned: { side, at, own: n, opponents: n },
  coupAttempted: { side, at, value: n },
  cardTurnedUp: { card, ops: n },
  nothingTurnedUp: { at },
  cardPutUnderDeck: { card },
  coupResult: { side, at, total: n, needed: n, margin: n },
  spaceAdvanced: { side, box: n },
  spaceFailed: { side, box: n },
  militaryOperationsGained: { side, n, now: n },
  militaryOperationsLost: { side, n, now: n },
  militaryOperationsMissing: { side, n },
  defconFalls: { to: n },
  defconRises: { to: n },
  defconStays: { at: n },
  vpGained: { side, n, for: isOneOf(VP_SOURCES), vp },
  regionScored: { region: isOneOf(REGIONS), us: n, ussr: n, vp },
  seaLanesScored: { side, n, vp },
  autonomyPassed: { to: side, faceUp: isBoolean },
  autonomyRefreshed: { side },
  autonomyScored: { side, vp },
  discarded: { side, card },
  cardDiscarded: { card },
  cardRemoved: { card },
  cardStays: { card },
  cardTaken: { side, card },
  cardGiven: { side, card },
  cardReturned: { side, card },
  /** Cards were drawn blindly from a side's hand; what they are is told to both players only. */
  cardsDrawnFrom: { side, n },
  cardsDrawn: { cards },
  cardGivenBack: { side },
  scoringCardsShown: { side, cards },
  handSeen: { side, by: side },
  handShown: { side, cards },
  deckLooked: { side, n },
  cardsLooked: { cards },
  stabilityRises: { at, to: n },
  centcomPlaced: { side, at },
  famineMarked: { at },
  famineEnds: { at },
  goesFirst: { side },
  warResult: { side, at, total: n, needed: n },
  summitResult: { us: n, ussr: n },
  trapResult: { side, die: n, free: isBoolean },
  directiveCancelled: { side },
  noScoringCardHeld: { side },
  turnEffectsEnd: { turn: n },
  nuclearWar: { side },
  won: { side },
  drawn: { vp },
}

export type Log = LogOf<typeof LOG_SHAPES>

export const { log, tell } = logger<Log>()
