// What happened, in English: one sentence per entry, two where a total follows.

import { itemAt } from '@ludoteka/kernel'
import { isKeyOf } from '@ludoteka/text-kit'
import { CARD } from '../content/cards.ts'
import type { Space } from '../content/spaces.ts'
import { AUTONOMY_VP, type Side } from '../content/tracks.ts'
import type { VpSource } from '../rules/log.ts'
import type { Texts } from './types.ts'
import {
  cards,
  influence,
  list,
  militaryOperations,
  NAMES_EN,
  ops,
  quoted,
  quotedAll,
  REGIONS_EN,
  SIDES_EN,
  SPACES_EN,
  vp,
} from './words.en.ts'

const { standing, spaceBoxes } = NAMES_EN
const The = (side: Side): string => `The ${SIDES_EN[side].label}`
const the = (side: Side): string => `the ${SIDES_EN[side].label}`
const other = (side: Side): Side => (side === 'us' ? 'ussr' : 'us')
const inThe = (at: Space): string => SPACES_EN[at].in
const boxNamed = (box: number): string => itemAt(spaceBoxes, box)

const SOURCES = {
  spaceRace: 'in the Space Race',
  militaryOperations: 'for the opponent’s missing Military Operations',
  finalScoring: 'in final scoring',
  seaLanes: 'for the Strategic Sea Lanes',
} as const

const forWhat = (source: VpSource): string => (isKeyOf(SOURCES, source) ? SOURCES[source] : `for ${quoted(source)}`)

export const LOG_EN: Texts['log'] = {
  bidWritten: ({ seat }, names) => `${names(seat)} has written a bid.`,
  bidRevealed: ({ seat, side, n }, names) => `${names(seat)} bids ${n} for ${the(side)}.`,
  sidesDrawn: ({ us, ussr }, names) => `Decided by lot: ${names(us)} plays the US, ${names(ussr)} the USSR.`,
  sidesSettled: ({ us, ussr }, names) => `${names(us)} plays the US, ${names(ussr)} the USSR.`,
  bonusGiven: ({ side, n }) => `${The(side)} gets ${n} extra influence.`,
  bonusLost: ({ side, n }) => `${The(side)} cannot place ${n} extra influence; it is lost.`,
  startInfluence: ({ side, places }) =>
    `${The(side)} begins with 1 influence each ${list(places.map(at => SPACES_EN[at].in))}.`,
  cardPicked: ({ side, card }) => `${The(side)} adds ${quoted(card)} to the game.`,
  picksDone: ({ side, unused }) =>
    unused === 0
      ? `${The(side)} has chosen its cards.`
      : `${The(side)} has chosen its cards and leaves ${ops(unused)}.`,
  turnStarted: ({ turn }) => `Turn ${turn} begins.`,
  deckShuffled: ({ cards: n }) => `The deck is shuffled: ${cards(n)}.`,
  discardReshuffled: ({ cards: n }) => `The deck is empty; the discard pile (${cards(n)}) is shuffled into a new one.`,
  drew: ({ side, n }) => `${The(side)} draws ${cards(n)}.`,
  drewCards: ({ side, cards: drawn }) => `New in the hand of ${the(side)}: ${quotedAll(drawn)}.`,
  headlineChosen: ({ side }) => `${The(side)} has chosen a headline.`,
  headlineRevealed: ({ side, card }) => `Headline of ${the(side)}: ${quoted(card)}.`,
  headlineCancelled: ({ side, card }) => `The headline of ${the(side)}, ${quoted(card)}, is cancelled.`,
  actionRoundStarted: ({ side, round }) => `Action round ${round}: ${the(side)}.`,
  waited: ({ side }) => `${The(side)} has no card to play and waits.`,
  passed: ({ side }) => `${The(side)} passes.`,
  extraRoundTaken: ({ side }) => `${The(side)} takes an extra action round.`,
  extraRoundDeclined: ({ side }) => `${The(side)} declines the extra action round.`,
  playedEvent: ({ side, card }) => `${The(side)} plays ${quoted(card)} as an event.`,
  playedOperations: ({ side, card, value }) => `${The(side)} uses ${quoted(card)} for operations: ${ops(value)}.`,
  playedSpaceRace: ({ side, card, value }) =>
    `${The(side)} discards ${quoted(card)} for the Space Race (${ops(value)}).`,
  playedScoring: ({ side, card }) => `${The(side)} plays ${quoted(card)}.`,
  orderChosen: ({ first }) => (first === 'event' ? 'The event comes first.' : 'The operation comes first.'),
  event: ({ side, card }) =>
    CARD[card].side === 'none'
      ? `${quoted(card)} is carried out.`
      : `The event ${quoted(card)} takes place for ${the(side)}.`,
  eventImpossible: ({ card }) => `The event ${quoted(card)} is impossible and does nothing.`,
  operationGranted: ({ side, value }) => `${The(side)} gets an operation worth ${ops(value)}.`,
  operationChosen: ({ side, operation }) =>
    ({
      place: `${The(side)} places influence.`,
      realign: `${The(side)} realigns.`,
      coup: `${The(side)} attempts a coup.`,
    })[operation],
  operationDeclined: ({ side }) => `${The(side)} declines the operation.`,
  opsLost: ({ side, n }) => `${The(side)} cannot spend ${ops(n)}.`,
  influencePlaced: ({ side, at, cost }) =>
    `${The(side)} places 1 influence ${inThe(at)}${cost > 1 ? ` for ${ops(cost)}` : ''}.`,
  influenceAdded: ({ side, at, n }) => `${The(side)} gains ${influence(n)} ${inThe(at)}.`,
  influenceRemoved: ({ side, at, n }) => `${The(side)} loses ${influence(n)} ${inThe(at)}.`,
  influenceMoved: ({ side, from, to }) =>
    `${The(side)} moves 1 influence ${SPACES_EN[from].from} to ${SPACES_EN[to].accusative}.`,
  forcedChoice: ({ at }) => `There is only one choice: ${SPACES_EN[at].nominative}.`,
  dieThrown: ({ side, die }) => `${The(side)} rolls ${die}.`,
  dieSet: ({ side, die }) => `Instead of rolling, ${the(side)} sets the die to ${die}.`,
  realigned: ({ side, at, own, opponents }) =>
    `Realignment ${inThe(at)}: ${SIDES_EN[side].label} ${own}, ${SIDES_EN[other(side)].label} ${opponents}.`,
  coupAttempted: ({ side, at, value }) => `${The(side)} attempts a coup ${inThe(at)} (${ops(value)}).`,
  cardTurnedUp: ({ card, ops: value }) =>
    `The top card of the deck is turned up: ${quoted(card)}${value > 0 ? `, ${ops(value)}` : ''}.`,
  nothingTurnedUp: () => 'There is no card to turn up; DEFCON stays.',
  cardPutUnderDeck: ({ card }) => `${quoted(card)} goes under the deck; DEFCON stays.`,
  coupResult: ({ at, total, needed, margin }) =>
    margin > 0
      ? `The coup ${inThe(at)} succeeds: ${total} against ${needed}, a margin of ${margin}.`
      : `The coup ${inThe(at)} fails: ${total} against ${needed}.`,
  spaceAdvanced: ({ side, box }) => `${The(side)} advances in the Space Race: “${boxNamed(box)}”.`,
  spaceFailed: ({ side, box }) => `${The(side)} fails in the Space Race and does not reach “${boxNamed(box)}”.`,
  militaryOperationsGained: ({ side, n, now }) => `${The(side)} gains ${militaryOperations(n)} and has ${now}.`,
  militaryOperationsLost: ({ side, n, now }) => `${The(side)} loses ${militaryOperations(n)} and has ${now}.`,
  militaryOperationsMissing: ({ side, n }) => `${The(side)} is ${militaryOperations(n)} short.`,
  defconFalls: ({ to }) => `DEFCON falls to ${to}.`,
  defconRises: ({ to }) => `DEFCON rises to ${to}.`,
  defconStays: ({ at }) => `DEFCON stays at ${at}.`,
  vpGained: ({ side, n, for: source, vp: now }) =>
    `${The(side)} gains ${vp(n)} ${forWhat(source)}. Marker: ${standing(now)}.`,
  regionScored: ({ region, us, ussr, vp: now }) =>
    `Scoring ${REGIONS_EN[region].accusative}: US ${us}, USSR ${ussr}. Marker: ${standing(now)}.`,
  seaLanesScored: ({ side, n, vp: now }) =>
    `${The(side)} gains ${vp(n)} for the Strategic Sea Lanes. Marker: ${standing(now)}.`,
  autonomyPassed: ({ to, faceUp }) =>
    `${quoted('romanianAutonomy')} goes to ${the(to)}, face ${faceUp ? 'up' : 'down'}.`,
  autonomyRefreshed: ({ side }) => `${quoted('romanianAutonomy')} is turned face up before ${the(side)}.`,
  autonomyScored: ({ side, vp: now }) =>
    `${The(side)} gains ${vp(AUTONOMY_VP)} for holding ${quoted('romanianAutonomy')}. Marker: ${standing(now)}.`,
  discarded: ({ side, card }) => `${quoted(card)} is discarded from the hand of ${the(side)}.`,
  cardDiscarded: ({ card }) => `${quoted(card)} goes to the discard pile.`,
  cardRemoved: ({ card }) => `${quoted(card)} leaves the game.`,
  cardStays: ({ card }) => `${quoted(card)} stays beside the board.`,
  cardTaken: ({ side, card }) => `${The(side)} takes ${quoted(card)} from the discard pile.`,
  cardGiven: ({ side, card }) => `${The(side)} gives up ${quoted(card)}.`,
  cardReturned: ({ side, card }) => `${The(side)} gets ${quoted(card)} in return.`,
  cardsDrawnFrom: ({ side, n }) => `${The(other(side))} draws ${cards(n)} at random from the hand of ${the(side)}.`,
  cardsDrawn: ({ cards: drawn }) => `The cards drawn: ${quotedAll(drawn)}.`,
  cardGivenBack: ({ side }) => `${The(side)} gets the other card back.`,
  scoringCardsShown: ({ side, cards: shown }) =>
    shown.length === 0 ? `${The(side)} holds no scoring card.` : `${The(side)} shows ${quotedAll(shown)}.`,
  handSeen: ({ side, by }) => `${The(by)} looks at the hand of ${the(side)}.`,
  handShown: ({ side, cards: hand }) =>
    hand.length === 0 ? `${The(side)} holds no cards.` : `${The(side)} holds ${quotedAll(hand)}.`,
  deckLooked: ({ side, n }) => `${The(side)} looks at the top ${cards(n)} of the deck.`,
  cardsLooked: ({ cards: seen }) => `On top of the deck: ${quotedAll(seen)}.`,
  stabilityRises: ({ at, to }) => `${SPACES_EN[at].genitive} stability is now ${to}.`,
  centcomPlaced: ({ side, at }) =>
    `CENTCOM protects ${SPACES_EN[at].accusative}: no coups or realignments of ${the(other(side))} there.`,
  famineMarked: ({ at }) => `Famine ${inThe(at)}.`,
  famineEnds: ({ at }) => `The Famine ${inThe(at)} is over.`,
  goesFirst: ({ side }) => `${The(side)} goes first this turn.`,
  warResult: ({ at, total, needed }) =>
    total >= needed
      ? `${SPACES_EN[at].label}: ${total}, at least ${needed} needed. Success.`
      : `${SPACES_EN[at].label}: ${total}, at least ${needed} needed. Failure.`,
  summitResult: ({ us, ussr }) => `At the summit: US ${us}, USSR ${ussr}.`,
  trapResult: ({ side, free }) => (free ? `${The(side)} is out of the trap.` : `${The(side)} stays in the trap.`),
  directiveCancelled: ({ side }) => `${The(side)} loses its extra action round.`,
  noScoringCardHeld: ({ side }) => `${The(side)} shows that it holds no scoring card.`,
  turnEffectsEnd: ({ turn }) => `The effects of turn ${turn} end.`,
  nuclearWar: ({ side }) => `Nuclear war. The active player was ${the(side)}.`,
  won: ({ side }) => `${The(side)} wins the game.`,
  drawn: () => 'The game is a draw.',
}
