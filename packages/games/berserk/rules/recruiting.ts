// Chapter 5: who is First, the deal, redeals, and recruiting in secret.

import {
  type Choice,
  cardsIn,
  contents,
  countIn,
  die,
  end,
  enter,
  itemAt,
  kindsIn,
  moveAll,
  moveCard,
  moveSomeAtRandom,
  type Offers,
  offer,
  type Seat,
} from '@ludoteka/kernel'
import type { CardId } from '../content/cards.ts'
import type { Side } from '../content/cells.ts'
import { SMALLEST_DEAL } from '../content/numbers.ts'
import { log, tell } from './log.ts'
import { recruitingOf } from './recruited.ts'
import { ALL_SEATS, other, sideOf } from './seats.ts'
import { isSquad, whyNoSquad } from './squad.ts'
import { type S, type StepsOf, ZONES } from './state.ts'
import type { Verbs } from './verbs.ts'

/** So often a seat may put a card back while it recruits or places, and change its mind when it was ready. */
export const MOST_PUT_BACKS = 150
export const MOST_TAKE_BACKS = 5

/** 5.3 */
function deal(s: S, seat: Seat): void {
  const size = Math.min(itemAt(s.dealSize, seat), countIn(s, ZONES.deck, seat))
  s.dealSize[seat] = size
  moveSomeAtRandom(s, ZONES.deck, seat, ZONES.deal, size)
  tell(s, seat, 'dealtCards', '5.3', { cards: cardsIn(s, ZONES.deal, seat) })
}

const draftOf = (s: S, seat: Seat) => ({
  squad: cardsIn(s, ZONES.squad, seat),
  deal: cardsIn(s, ZONES.deal, seat),
  recruiting: recruitingOf(s, seat),
})

export const mayPutBack = (s: S, seat: Seat): boolean => itemAt(s.putBacks, seat) < MOST_PUT_BACKS

export function countPutBack(s: S, seat: Seat): void {
  s.putBacks[seat] = itemAt(s.putBacks, seat) + 1
}

/** What was last offered to a seat, and everything it hangs on: both are asked whenever one has answered, and only his cards have changed. */
type Offered = {
  readonly squad: readonly number[]
  readonly deal: readonly number[]
  readonly side: Side
  readonly isFirstGame: boolean
  readonly isPutBackAllowed: boolean
  readonly dealSize: number
  readonly choice: Choice<Verbs>
}
const offered: Offered[] = []

function recruitingChoice(s: S, seat: Seat): Choice<Verbs> {
  const squad = contents(s, ZONES.squad, seat)
  const deal = contents(s, ZONES.deal, seat)
  const { side, isFirstGame } = recruitingOf(s, seat)
  const isPutBackAllowed = mayPutBack(s, seat)
  const dealSize = itemAt(s.dealSize, seat)
  const last = offered[seat]
  if (
    last?.squad === squad &&
    last.deal === deal &&
    last.side === side &&
    last.isFirstGame === isFirstGame &&
    last.isPutBackAllowed === isPutBackAllowed &&
    last.dealSize === dealSize
  )
    return last.choice
  const choice = choiceNow(s, seat)
  offered[seat] = { squad, deal, side, isFirstGame, isPutBackAllowed, dealSize, choice }
  return choice
}

/** 5.3.1, 5.4 */
function choiceNow(s: S, seat: Seat): Choice<Verbs> {
  // Verb by verb: spreads of parts that may be missing are slow.
  const choice: { -readonly [V in keyof Choice<Verbs>]: Choice<Verbs>[V] } = { take: kindsIn(s, ZONES.deal, seat) }
  if (mayPutBack(s, seat)) choice.putBack = kindsIn(s, ZONES.squad, seat)
  if (itemAt(s.dealSize, seat) > SMALLEST_DEAL) choice.redeal = true
  if (isSquad(draftOf(s, seat))) choice.ready = true
  return choice
}

export const unready = (s: S): readonly Seat[] => ALL_SEATS.filter(seat => !s.ready[seat])

/** Both are asked again, with counters that begin anew. */
export function askAnew(s: S): void {
  for (const seat of ALL_SEATS) {
    s.ready[seat] = false
    s.putBacks[seat] = 0
    s.takeBacks[seat] = 0
  }
}

/** Whoever is ready may change his mind until both are. */
export const READY_TAKE_BACK = {
  answered: (s: S) => ALL_SEATS.filter(seat => s.ready[seat]),
  undo(s: S, _f: object, seat: Seat) {
    s.ready[seat] = false
  },
  quota: { field: 'takeBacks', most: MOST_TAKE_BACKS, why: { rule: '5.5', reason: 'tooManyTakeBacks' } },
  why: { rule: '5.5', reason: 'notReadyYet' },
} as const

export const RECRUITING: StepsOf<'sides' | 'recruit'> = {
  // 5.1 Ties are rolled again.
  'sides.roll': {
    run(s) {
      s.phase = 'sides'
      let [one, two] = [die(s), die(s)]
      while (one === two) [one, two] = [die(s), die(s)]
      log(s, 'sidesRolled', '5.1', { one, two })
      enter(s, { step: 'sides.choose', seat: one > two ? 0 : 1 })
    },
  },
  'sides.choose': {
    ask: (_s, { seat }) => offer(seat, { beFirst: true, beSecond: true }),
    do: {
      beFirst: (s, { seat }) => chooseSide(s, seat, seat),
      beSecond: (s, { seat }) => chooseSide(s, seat, other(seat)),
    },
    final: ['beFirst', 'beSecond'],
    terms: (_s, { seat }) => ({ seat }),
  },

  // 5.3
  'recruit.deal': {
    run(s) {
      s.phase = 'recruiting'
      askAnew(s)
      for (const seat of ALL_SEATS) {
        deal(s, seat)
        log(s, 'dealt', '5.3', { seat, n: itemAt(s.dealSize, seat) })
      }
    },
  },

  // 5.4, 5.5
  'recruit.squad': {
    ask: (s): Offers<Verbs> => unready(s).map(seat => ({ seat, choice: recruitingChoice(s, seat) })),
    do: {
      take: (s, _f, card, seat) => moveCard(s, card, ZONES.deal, seat, ZONES.squad),
      putBack(s, _f, card, seat) {
        countPutBack(s, seat)
        moveCard(s, card, ZONES.squad, seat, ZONES.deal)
      },
      redeal(s, _f, _arg, seat) {
        moveAll(s, ZONES.squad, seat, ZONES.deck)
        moveAll(s, ZONES.deal, seat, ZONES.deck)
        s.dealSize[seat] = itemAt(s.dealSize, seat) - 1
        log(s, 'redealt', '5.3.1', { seat, n: itemAt(s.dealSize, seat) })
        deal(s, seat)
      },
      ready(s, _f, _arg, seat) {
        s.ready[seat] = true
        log(s, 'squadReady', '5.5', { seat })
      },
    },
    final: ['redeal', 'ready'],
    takeBack: READY_TAKE_BACK,
    terms: s => ({ ready: [...s.ready], dealSize: [...s.dealSize] }),
    why: {
      take: { rule: '5.4', reason: 'notInDeal' },
      putBack: (s, _f, _card: CardId, seat) =>
        mayPutBack(s, seat) ? { rule: '5.4', reason: 'notInSquad' } : { rule: '5.4', reason: 'tooManyPutBacks' },
      redeal: { rule: '5.3.1', reason: 'smallestDeal' },
      ready: (s, _f, _arg, seat) => whyNoSquad(draftOf(s, seat)),
    },
  },

  // 5.4.6
  'recruit.end': {
    run(s) {
      for (const seat of ALL_SEATS) moveAll(s, ZONES.deal, seat, ZONES.deck)
      log(s, 'recruitingDone', '5.4.6', {})
      askAnew(s)
      s.phase = 'placement'
    },
  },
}

function chooseSide(s: S, seat: Seat, first: Seat): void {
  s.first = first
  s.active = first
  log(s, 'sideChosen', '5.1', { seat, side: sideOf(s, seat) })
  end(s)
}
