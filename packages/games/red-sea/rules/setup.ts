// Chapters 3 and 12.1: setting up, and the cards of the base game that both sides choose before the deal.

import {
  all,
  broken,
  cardsIn,
  eachSlot,
  end,
  enter,
  hasCard,
  kindsIn,
  layOut,
  moveCard,
  offer,
  rule,
  type Steps,
  shuffle,
} from '@ludoteka/kernel'
import { BASE_CARDS, CARDS, type Card, RED_SEA_CARDS } from '../content/cards.ts'
import { BIDS, HAND_SIZE, PICK_BUDGET, SIDES, type Side, START_INFLUENCE } from '../content/tracks.ts'
import { setInfluence } from './board.ts'
import { drawCard, facts, handSize, isOpponents, tellDraw } from './cards.ts'
import { headlinePhase } from './headline.ts'
import { log } from './log.ts'
import { seatOf } from './sides.ts'
import { type F, type S, type Verbs, ZONES } from './state.ts'

export const isOn = (s: S, option: 'tournament' | 'bidding' | 'combined'): boolean => s.options[option] === 'on'

/** The cards of this game: 51, and in the combined variant the 21 of the base game. */
export function cardsOfGame(s: S): readonly Card[] {
  return isOn(s, 'combined') ? CARDS : RED_SEA_CARDS
}

/** Cards of the game that were not laid anywhere yet. */
function cardsNowhere(s: S): readonly Card[] {
  const laid = new Set<string>()
  eachSlot(ZONES, s, (zone, seat) => {
    for (const card of cardsIn(s, zone, seat)) laid.add(card)
  })
  return cardsOfGame(s).filter(card => !laid.has(card))
}

/** Lays the cards that have a place of their own: Romanian Autonomy, the Late War cards in turn 1, the base game's. */
export function layOutSpecialCards(s: S): void {
  const nowhere = cardsNowhere(s)
  const isBase = (card: Card): boolean => BASE_CARDS.some(base => base === card)
  layOut(s, ZONES.box, 0, nowhere.filter(isBase))
  layOut(
    s,
    ZONES.autonomy,
    s.usSeat,
    nowhere.filter(card => card === 'romanianAutonomy'),
  ) // 3.1
  if (s.turn > 1) return
  layOut(
    s,
    ZONES.late,
    0,
    nowhere.filter(card => !isBase(card) && facts(card).era === 'late'),
  ) // 4.4
}

/** 3.4 Sides or bidding, 3.2, extra influence, the choice of cards, then 3.1. */
export function setUp(s: S): void {
  layOutSpecialCards(s)
  layOut(s, ZONES.deck, 0, cardsNowhere(s))
  const bidding: F[] = isOn(s, 'bidding')
    ? [{ step: 'setup.bid' }, { step: 'setup.sides' }]
    : [{ step: 'setup.influence' }]
  if (isOn(s, 'bidding')) for (const seat of [0, 1]) layOutBids(s, seat)
  const picks: F[] = isOn(s, 'combined') ? SIDES.map(side => ({ step: 'setup.pick', side, left: PICK_BUDGET })) : []
  enter<F>(s, ...bidding, ...picks, { step: 'setup.deal' }, ...headlinePhase())
}

function layOutBids(s: S, seat: number): void {
  const laid = [...cardsIn(s, ZONES.bid, seat), ...cardsIn(s, ZONES.bids, seat)]
  layOut(
    s,
    ZONES.bids,
    seat,
    BIDS.filter(bid => !laid.includes(bid)),
  )
}

/** 3.2 No choices. */
export function placeStartInfluence(s: S, side: Side): void {
  for (const at of START_INFLUENCE[side]) setInfluence(s, side, at, 1)
}

/** 11.3 One card at a time, the USSR first; a side that needs more gets several in a row at the end. */
export function fillHands(s: S, rule: string): void {
  const drawn: Record<Side, Card[]> = { us: [], ussr: [] }
  for (let dealt = true; dealt; ) {
    dealt = false
    for (const side of ['ussr', 'us'] as const) {
      const card = handSize(s, side) < HAND_SIZE ? drawCard(s, side) : undefined
      if (!card) continue
      drawn[side].push(card)
      dealt = true
    }
  }
  for (const side of ['ussr', 'us'] as const) tellDraw(s, side, drawn[side], rule)
}

export const SETUP: Pick<Steps<S, F, Verbs>, 'setup.influence' | 'setup.deal'> = {
  'setup.influence': {
    run(s) {
      for (const side of ['ussr', 'us'] as const) {
        placeStartInfluence(s, side)
        log(s, 'startInfluence', '3.2', { side, places: START_INFLUENCE[side] })
      }
    },
  },

  // 3.1 The Mid War deck is shuffled and dealt.
  'setup.deal': {
    run(s) {
      shuffle(s, ZONES.deck)
      log(s, 'deckShuffled', '3.1', { cards: cardsIn(s, ZONES.deck).length })
      log(s, 'turnStarted', '4.1', { turn: s.turn })
      fillHands(s, '3.1')
    },
  },
}

/** 12.1.1 Neutral and own cards, one copy of each, up to 9 Ops in all. */
const PICK_RULES = [
  rule('12.1.1', 'notToBeChosen', (s: S, _side: Side, _left: number, card: Card) => hasCard(s, ZONES.box, card)),
  rule('12.1.1', 'opponentsEvent', (_s: S, side: Side, _left: number, card: Card) => !isOpponents(card, side)),
  rule('12.1.1', 'pickTooExpensive', (_s: S, _side: Side, left: number, card: Card) => facts(card).ops <= left),
]
const canPick = all(PICK_RULES)

export const COMBINED: Pick<Steps<S, F, Verbs>, 'setup.pick'> = {
  'setup.pick': {
    ask: (s, { side, left }) =>
      offer(seatOf(s, side), { pick: kindsIn(s, ZONES.box, 0, card => canPick(s, side, left, card)), done: true }),
    do: {
      pick(s, f, card) {
        f.left -= facts(card).ops
        moveCard(s, card, ZONES.box, 0, facts(card).era === 'mid' ? ZONES.deck : ZONES.late)
        log(s, 'cardPicked', '12.1.1', { side: f.side, card })
      },
      done(s, f) {
        log(s, 'picksDone', '12.1.1', { side: f.side, unused: f.left })
        end(s)
      },
    },
    terms: (_s, { left }) => ({ left }),
    final: ['done'],
    why: { pick: (s, { side, left }, card) => broken(PICK_RULES, s, side, left, card) },
  },
}
