// A test game of forms: bids of several coins at once, and a payment that must come to the price.
//
// 1 Three lots are sold one after another. The seats bid in turn, once each: so much gold and so much silver, and the
//   use they promise to make of the lot; or they pass. A bid must be worth more than the last.
// 2 Gold is worth 3, silver 1. Whoever bid most pays: any coins of its own whose number is that of the price, or a
//   coin more.
// 3 Most lots win, then most coins.

import {
  bySeat,
  count,
  defineGame,
  drawn,
  end,
  enter,
  type FramesOf,
  form,
  frames,
  logger,
  type Offers,
  offer,
  param,
  range,
  type Seat,
  type State,
  type StateOf,
  type VerbsOf,
  win,
  zones,
} from '@ludoteka/kernel'
import { refusals, text } from './common.ts'

const BIDDERS = ['kim', 'lee', 'max'] as const
const USES = ['farm', 'mill', 'inn'] as const
const LOTS = 3
const GOLD = 12
const SILVER = 30
const WORTH = 3

const VERBS = {
  bid: form({ gold: range(0, GOLD), silver: range(0, SILVER), use: USES }),
  pay: form({ gold: range(0, GOLD), silver: range(0, SILVER) }),
  pass: true,
} as const
type Verbs = VerbsOf<typeof VERBS>

const fields = {
  lot: count(),
  price: count(),
  leader: count(-1),
  gold: bySeat(count(GOLD)),
  silver: bySeat(count(SILVER)),
  lots: bySeat(count()),
}
const FRAMES = frames({ lot: {}, bid: { seat: param.seat }, sell: {}, pay: { seat: param.seat }, close: {} })
type S = State<StateOf<typeof fields>, FramesOf<typeof FRAMES>>

const { log } = logger<{
  bid: { seat: Seat; gold: number; silver: number; use: (typeof USES)[number] }
  paid: { seat: Seat; gold: number; silver: number }
}>()

const seats = BIDDERS.map((_, seat) => seat)
const goldOf = (s: S, seat: Seat): number => s.gold[seat] ?? 0
const silverOf = (s: S, seat: Seat): number => s.silver[seat] ?? 0

/** 2 So many coins pay the price, as far as the seat has them. */
function coinsDue(s: S, seat: Seat): { readonly min: number; readonly max: number } {
  const has = goldOf(s, seat) + silverOf(s, seat)
  return range(Math.min(s.price, has), Math.min(s.price + 1, has))
}

export const auction = defineGame<typeof fields, typeof FRAMES, Verbs>({
  id: 'auction',
  version: 1,
  options: {},
  seats: () => BIDDERS,
  zones: zones([], {}),
  fields,
  frames: FRAMES,
  verbs: VERBS,
  setup(s) {
    enter(s, { step: 'lot' })
  },
  steps: {
    lot: {
      run(s) {
        s.price = 0
        s.leader = -1
        const bids = seats.map(seat => ({ step: 'bid', seat: (seat + s.lot) % s.seats }) as const)
        enter(s, ...bids, { step: 'sell' }, { step: s.lot + 1 < LOTS ? 'lot' : 'close' })
      },
    },
    bid: {
      ask: (s, { seat }): Offers<Verbs> => [
        {
          seat,
          choice: {
            bid: {
              fields: {
                gold: range(Math.floor(s.price / WORTH) + 1, goldOf(s, seat)),
                silver: range(0, silverOf(s, seat)),
                use: USES,
              },
            },
            pass: true,
          },
        },
      ],
      do: {
        bid(s, { seat }, { gold, silver, use }) {
          s.price = gold * WORTH + silver
          s.leader = seat
          log(s, 'bid', '1', { seat, gold, silver, use })
          end(s)
        },
        pass: s => end(s),
      },
      final: ['bid', 'pass'],
      why: {
        bid: (s, { seat }, { gold, silver }) =>
          gold > goldOf(s, seat) || silver > silverOf(s, seat)
            ? { rule: '1', reason: 'notEnoughCoins' }
            : { rule: '1', reason: 'bidTooLow' },
      },
    },
    sell: {
      run(s) {
        s.lot++
        if (s.leader >= 0) enter(s, { step: 'pay', seat: s.leader })
      },
    },
    pay: {
      ask: (s, { seat }) =>
        offer<Verbs>(seat, {
          pay: {
            fields: { gold: range(0, goldOf(s, seat)), silver: range(0, silverOf(s, seat)) },
            total: coinsDue(s, seat),
          },
        }),
      do: {
        pay(s, { seat }, { gold, silver }) {
          s.gold[seat] = goldOf(s, seat) - gold
          s.silver[seat] = silverOf(s, seat) - silver
          s.lots[seat] = (s.lots[seat] ?? 0) + 1
          log(s, 'paid', '2', { seat, gold, silver })
          end(s)
        },
      },
      why: { pay: { rule: '2', reason: 'notThePrice' }, pass: { rule: '2', reason: 'mustPay' } },
    },
    close: {
      run(s) {
        const wealth = seats.map(seat => (s.lots[seat] ?? 0) * 100 + goldOf(s, seat) + silverOf(s, seat))
        const first = seats.filter(seat => wealth[seat] === Math.max(...wealth))
        if (first.length === 1) win(s, first, 'mostLots', '3')
        else drawn(s, 'tie', '3')
      },
    },
  },
  inventory: () => new Map(),
  refusals,
  reasons: ['gameOver', 'notYourDecision', 'notNow', 'notEnoughCoins', 'bidTooLow', 'notThePrice', 'mustPay'],
  bound: LOTS * 4,
  text: text('Auction'),
})
