// Chapter 11.4: bidding for sides, and the extra influence it may bring.

import {
  all,
  broken,
  countIn,
  enter,
  kindsIn,
  moveCard,
  offer,
  onlyCard,
  pickRandom,
  required,
  rule,
  type Seat,
  type Steps,
} from '@ludoteka/kernel'
import { SPACES, type Space } from '../content/spaces.ts'
import { BONUS_OVER_CONTROL, readBid, type Side } from '../content/tracks.ts'
import { addInfluence, influence, isCountry, stability } from './board.ts'
import { log } from './log.ts'
import { other, seatOf } from './sides.ts'
import { type F, type S, type Verbs, ZONES } from './state.ts'

const BOTH: readonly Seat[] = [0, 1]

/** Turns a seat's bid up and gives it back. */
function reveal(s: S, seat: Seat): ReturnType<typeof readBid> {
  const bid = required(onlyCard(s, ZONES.bid, seat), `the bid of seat ${seat}`)
  const written = readBid(bid)
  moveCard(s, bid, ZONES.bid, seat, ZONES.bids, { open: true })
  log(s, 'bidRevealed', '11.4', { seat, ...written })
  return written
}

/** 3.1 Romanian Autonomy lies in front of the US, whichever seat plays it. */
function seatSides(s: S, usSeat: Seat, how: 'sidesSettled' | 'sidesDrawn' = 'sidesSettled'): void {
  if (usSeat !== s.usSeat) {
    moveCard(s, 'romanianAutonomy', ZONES.autonomy, s.usSeat, ZONES.autonomy, { seat: usSeat })
    s.usSeat = usSeat
  }
  log(s, how, '11.4', { us: seatOf(s, 'us'), ussr: seatOf(s, 'ussr') })
}

/** 11.4 Who plays whom is known once the bids are shown. */
export const areSidesSettled = (s: S): boolean => s.stack.every(({ step }) => step !== 'setup.sides')

const usSeatIf = (seat: Seat, side: Side): Seat => (side === 'us' ? seat : 1 - seat)

/** 11.4.1 Where the side already has influence, up to control and 2 more. */
const BONUS_RULES = [
  rule('11.4.1', 'notACountry', (_s: S, _side: Side, at: Space) => isCountry(at)),
  rule('11.4.1', 'noInfluenceThere', (s: S, side: Side, at: Space) => influence(s, side, at) > 0),
  rule(
    '11.4.1',
    'fullThere',
    (s: S, side: Side, at: Space) =>
      influence(s, side, at) < influence(s, other(side), at) + stability(s, at) + BONUS_OVER_CONTROL,
  ),
]
const canTakeBonus = all(BONUS_RULES)

export const BIDDING: Pick<Steps<S, F, Verbs>, 'setup.bid' | 'setup.sides' | 'setup.bonus'> = {
  // 11.4 Both write at once, in secret.
  'setup.bid': {
    ask: s =>
      BOTH.filter(seat => countIn(s, ZONES.bid, seat) === 0).map(seat => ({
        seat,
        choice: { bid: kindsIn(s, ZONES.bids, seat) },
      })),
    do: {
      bid(s, _f, bid, seat) {
        moveCard(s, bid, ZONES.bids, seat, ZONES.bid)
        log(s, 'bidWritten', '11.4', { seat })
      },
    },
    final: ['bid'],
  },

  'setup.sides': {
    run(s) {
      const [first, second] = [reveal(s, 0), reveal(s, 1)]
      if (first.side !== second.side) {
        seatSides(s, usSeatIf(0, first.side))
        return enter<F>(s, { step: 'setup.influence' })
      }
      if (first.n === second.n) {
        const drawn: Seat = pickRandom(s, ['first', 'second']) === 'first' ? 0 : 1
        seatSides(s, usSeatIf(drawn, first.side), 'sidesDrawn')
      } else seatSides(s, usSeatIf(first.n > second.n ? 0 : 1, first.side))
      const bonus = Math.max(first.n, second.n)
      const side = other(first.side)
      if (bonus > 0) log(s, 'bonusGiven', '11.4', { side, n: bonus })
      enter<F>(s, { step: 'setup.influence' }, { step: 'setup.bonus', side, left: bonus })
    },
  },

  // 11.4.1 What does not fit is lost.
  'setup.bonus': {
    ask(s, { side, left }) {
      return left > 0 ? offer(seatOf(s, side), { place: SPACES.filter(at => canTakeBonus(s, side, at)) }) : undefined
    },
    do: {
      place(s, f, at) {
        addInfluence(s, f.side, at, 1, '11.4.1')
        f.left--
      },
    },
    terms: (_s, { left }) => ({ left }),
    run(s, { side, left }) {
      if (left > 0) log(s, 'bonusLost', '11.4.1', { side, n: left })
    },
    why: { place: (s, { side }, at) => broken(BONUS_RULES, s, side, at) },
  },
}
