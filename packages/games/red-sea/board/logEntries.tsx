// Log entries on the board: what an entry is about, and a small picture for it.

import type { Entry, View } from '@ludoteka/kernel'
import { Icon, type Mark, marksIn } from '@ludoteka/ui'
import type { ReactNode } from 'react'
import { CARDS } from '../content/cards.ts'
import { SPACES } from '../content/spaces.ts'
import type { Log } from '../rules/log.ts'
import { ICONS, type IconName } from './icons.generated.ts'

/** Every space and card an entry names. */
export function marksOf(entry: Entry): readonly Mark[] {
  return marksIn(entry, { space: SPACES, card: CARDS })
}

const ENTRY_ICON: Readonly<Record<keyof Log, IconName>> = {
  bidWritten: 'scroll-quill',
  bidRevealed: 'scroll-quill',
  sidesDrawn: 'perspective-dice-six-faces-random',
  sidesSettled: 'flag-objective',
  bonusGiven: 'coins-pile',
  bonusLost: 'cancel',
  startInfluence: 'position-marker',
  cardPicked: 'card-pick',
  picksDone: 'check-mark',
  turnStarted: 'hourglass',
  deckShuffled: 'card-exchange',
  discardReshuffled: 'card-exchange',
  drew: 'card-draw',
  drewCards: 'card-draw',
  headlineChosen: 'newspaper',
  headlineRevealed: 'newspaper',
  headlineCancelled: 'cancel',
  actionRoundStarted: 'hourglass',
  waited: 'hourglass',
  passed: 'return-arrow',
  extraRoundTaken: 'hourglass',
  extraRoundDeclined: 'return-arrow',
  playedEvent: 'card-play',
  playedOperations: 'card-play',
  playedSpaceRace: 'rocket',
  playedScoring: 'scales',
  orderChosen: 'card-exchange',
  event: 'newspaper',
  eventImpossible: 'cancel',
  operationGranted: 'stamper',
  operationChosen: 'position-marker',
  operationDeclined: 'return-arrow',
  opsLost: 'cancel',
  influencePlaced: 'flying-flag',
  influenceAdded: 'flying-flag',
  influenceRemoved: 'broken-shield',
  influenceMoved: 'flying-flag',
  forcedChoice: 'position-marker',
  dieThrown: 'perspective-dice-six-faces-random',
  dieSet: 'perspective-dice-six-faces-random',
  realigned: 'talk',
  coupAttempted: 'revolt',
  cardTurnedUp: 'up-card',
  nothingTurnedUp: 'up-card',
  cardPutUnderDeck: 'card-draw',
  coupResult: 'revolt',
  spaceAdvanced: 'rocket',
  spaceFailed: 'rocket',
  militaryOperationsGained: 'battle-tank',
  militaryOperationsLost: 'battle-tank',
  militaryOperationsMissing: 'battle-tank',
  defconFalls: 'radioactive',
  defconRises: 'peace-dove',
  defconStays: 'peace-dove',
  vpGained: 'trophy-cup',
  regionScored: 'scales',
  seaLanesScored: 'anchor',
  autonomyPassed: 'wolf-head',
  autonomyRefreshed: 'wolf-head',
  autonomyScored: 'wolf-head',
  discarded: 'card-discard',
  cardDiscarded: 'card-discard',
  cardRemoved: 'trash-can',
  cardStays: 'check-mark',
  cardTaken: 'card-pick',
  cardGiven: 'card-exchange',
  cardReturned: 'card-exchange',
  cardsDrawnFrom: 'card-draw',
  cardsDrawn: 'look-at',
  cardGivenBack: 'card-exchange',
  scoringCardsShown: 'look-at',
  handSeen: 'look-at',
  handShown: 'look-at',
  deckLooked: 'look-at',
  cardsLooked: 'look-at',
  stabilityRises: 'watchtower',
  centcomPlaced: 'american-shield',
  famineMarked: 'wheat',
  famineEnds: 'wheat',
  goesFirst: 'flag-objective',
  warResult: 'crossed-swords',
  summitResult: 'mountaintop',
  trapResult: 'wolf-trap',
  directiveCancelled: 'cancel',
  noScoringCardHeld: 'check-mark',
  turnEffectsEnd: 'hourglass',
  nuclearWar: 'mushroom-cloud',
  won: 'trophy-cup',
  drawn: 'scales',
}

/** So many points at once are remembered. */
const MANY_POINTS = 2

/** What moved many points at once. */
export function isMoment({ key, data }: Entry): boolean {
  if (key === 'vpGained') return typeof data['n'] === 'number' && data['n'] >= MANY_POINTS
  return MOMENTS.includes(key)
}
const MOMENTS: readonly string[] = [
  'playedScoring',
  'regionScored',
  'warResult',
  'summitResult',
] satisfies readonly (keyof Log)[]

/** What the end of a match is told by: the final scoring, or what moved the last points. */
export const LAST_COUNT: readonly string[] = [
  'coupAttempted',
  'defconFalls',
  'warResult',
  'summitResult',
  'vpGained',
  'regionScored',
  'seaLanesScored',
  'autonomyScored',
] satisfies readonly (keyof Log)[]

function isLogged(key: string): key is keyof Log {
  return Object.hasOwn(ENTRY_ICON, key)
}

/** The seat of the side an entry names. */
export function seatOf({ data: { side } }: Entry, { seats, facts }: View): number | undefined {
  if (side !== 'us' && side !== 'ussr') return undefined
  const us = seats.indexOf(String(facts['usSeat']))
  return side === 'us' ? us : 1 - us
}

export function icon(entry: Entry): ReactNode {
  return isLogged(entry.key) ? <Icon d={ICONS[ENTRY_ICON[entry.key]]} /> : null
}
