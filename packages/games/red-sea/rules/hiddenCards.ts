// What a player can tell about cards that lie hidden: which ones the opponent may hold, and what may lie on top of the deck.
// Bots ask about a state and boards about a view; both get the same answer.

import { type ZoneView, zoneView } from '@ludoteka/kernel'
import { CARDS, type Card } from '../content/cards.ts'
import { SIDES, type Side } from '../content/tracks.ts'
import { type Chance, turnUpChance } from './odds.ts'
import { cardsOfGame } from './setup.ts'
import { other, seatOf } from './sides.ts'
import { type S, ZONES } from './state.ts'

const OPEN_ZONES = ['inPlay', 'discard', 'removed', 'beside', 'late', 'box'] as const
const SIDE_ZONES = ['hand', 'autonomy', 'headline', 'revealed', 'looked'] as const
type SharedZone = 'deck' | (typeof OPEN_ZONES)[number]
type SideZone = (typeof SIDE_ZONES)[number]

/** The zones as one player sees them. */
export type SeenTable = {
  readonly s: S
  shared(zone: SharedZone): ZoneView
  of(side: Side, zone: SideZone): ZoneView
}

/** The table of a state as a side sees it. */
export function tableSeenBy(s: S, side: Side): SeenTable {
  const viewer = seatOf(s, side)
  return {
    s,
    shared: zone => zoneView(s, ZONES[zone], 0, viewer),
    of: (owner, zone) => zoneView(s, ZONES[zone], seatOf(s, owner), viewer),
  }
}

/** What a side supposes about hidden cards. */
export type HiddenCards = {
  /** Cards that may be in the opponent's hand, or his headline. */
  readonly inHand: readonly Card[]
  /** 6.3.6.1 The chance that the card turned up lowers DEFCON. */
  readonly turnUp: Chance
}

export function hiddenCards(table: SeenTable, side: Side): HiddenCards {
  const deck = table.shared('deck')
  const hand = table.of(other(side), 'hand')
  const unlocated = unlocatedCards(table)
  const mayHold = new Set<string>([
    ...unlocated,
    ...identified(hand),
    ...identified(table.of(other(side), 'headline')),
    ...doubted(hand),
    ...(deck.doubts ?? []).flatMap(({ cards, missing }) => (missing > 0 ? cards : [])),
  ])
  return { inHand: cardsOfGame(table.s).filter(card => mayHold.has(card)), turnUp: turnUpIn(table, unlocated) }
}

/** The cards of the game of which the viewer does not even know that they were in the deck or in the other hand. */
export function unlocatedCards(table: SeenTable): readonly Card[] {
  const located = new Set<string>(['romanianAutonomy']) // never lies with other cards (9.1)
  const locate = (zone: ZoneView): void => {
    for (const card of [...identified(zone), ...doubted(zone)]) located.add(card)
  }
  locate(table.shared('deck'))
  for (const zone of OPEN_ZONES) locate(table.shared(zone))
  for (const side of SIDES) for (const zone of SIDE_ZONES) locate(table.of(side, zone))
  return cardsOfGame(table.s).filter(card => !located.has(card))
}

/** The top card if it is known; otherwise one that was seen in the deck, or one that could lie anywhere. */
function turnUpIn(table: SeenTable, unlocated: readonly Card[]): Chance {
  const deck = table.shared('deck')
  if (deck.count === 0) return turnUpChance(identified(table.shared('discard'))) // 4.4 It is reshuffled.
  const { known = [], doubts = [] } = deck
  const top = known.find(one => typeof one !== 'string' && one[0] === 0)
  if (top) return turnUpChance(named([top[1]]))
  const left = Math.max(0, ...doubts.map(({ missing }) => missing))
  return turnUpChance(unlocated, { cards: doubted(deck), among: deck.count - known.length + left })
}

/** Cards the viewer sees, or knows to be there. */
export function identified({ cards = [], known = [] }: ZoneView): readonly Card[] {
  return named([...cards, ...known.map(one => (typeof one === 'string' ? one : one[1]))])
}

/** Cards the viewer knew to be there, some of which may have left. */
function doubted({ doubts = [] }: ZoneView): readonly Card[] {
  return named(doubts.flatMap(({ cards }) => cards))
}

/** Each of these cards once, in the order of the card list. */
function named(names: readonly string[]): readonly Card[] {
  return names.length === 0 ? [] : CARDS.filter(card => names.includes(card))
}
