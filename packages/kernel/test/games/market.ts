// A test game of standing offers: while one seat is asked, any other may offer crowns, accept and refuse.
//
// 1 The seats work in turn, three times each: a job earns 1 crown, an errand a throw of a die.
// 2 At any moment any seat may offer one other seat 1 or 2 of its crowns, which it sets aside; three times a match.
// 3 The other seat accepts or refuses an offer in its own time; accepting earns both 1 favour.
// 4 When all work is done, open offers are given back; the richest in crowns and favours wins.

import {
  byId,
  bySeat,
  count,
  defineGame,
  die,
  drawn,
  enter,
  type FramesOf,
  frames,
  logger,
  offer,
  perSeat,
  type Seat,
  type State,
  type StateOf,
  seat as seatField,
  type VerbsOf,
  win,
  zones,
} from '@ludoteka/kernel'
import { refusals, text } from './common.ts'

const TRADERS = ['gil', 'hal', 'ivy', 'jon'] as const
type Trader = (typeof TRADERS)[number]
const DEALS: readonly string[] = TRADERS.flatMap(from => TRADERS.flatMap(to => (from === to ? [] : `${from}-${to}`)))
type Terms = `${Trader}:${1 | 2}`
const TERMS: readonly Terms[] = TRADERS.flatMap(to => [`${to}:1`, `${to}:2`] as const)
const JOBS = 3
const OFFERS = 3

const FRAMES = frames({ work: {}, close: {} })
const VERBS = { job: true, errand: true, offer: TERMS, accept: TRADERS, refuse: TRADERS } as const
type Verbs = VerbsOf<typeof VERBS>

const zone = zones(['licence'] as const, { office: perSeat({ owner: 'cards', others: 'cards' }) })

const fields = {
  turn: seatField(),
  jobs: count(),
  crowns: bySeat(count(2)),
  favours: bySeat(count()),
  offersMade: bySeat(count()),
  offered: byId(DEALS, count()),
}

type MarketState = State<StateOf<typeof fields>, FramesOf<typeof FRAMES>>

const { log } = logger<{
  earned: { seat: Seat; crowns: number }
  offered: { from: Seat; to: Seat; crowns: number }
  settled: { from: Seat; to: Seat; accepted: boolean }
}>()

const seats = TRADERS.map((_, seat) => seat)
const dealOf = (from: Seat, to: Seat): number => DEALS.indexOf(`${TRADERS[from]}-${TRADERS[to]}`)
const offeredBy = (s: MarketState, from: Seat, to: Seat): number => s.offered[dealOf(from, to)] ?? 0

/** Whom the terms of an offer name. */
const traderIn = (terms: string): Seat => seats.find(seat => terms.startsWith(TRADERS[seat] ?? ' ')) ?? 0

function add(list: number[], seat: Seat, n: number): void {
  list[seat] = (list[seat] ?? 0) + n
}

function earn(s: MarketState, crowns: number): void {
  add(s.crowns, s.turn, crowns)
  log(s, 'earned', '1', { seat: s.turn, crowns })
  s.jobs++
  s.turn = (s.turn + 1) % s.seats
}

function settle(s: MarketState, from: Seat, to: Seat, accepted: boolean): void {
  add(s.crowns, accepted ? to : from, offeredBy(s, from, to))
  s.offered[dealOf(from, to)] = 0
  if (accepted) for (const seat of [from, to]) add(s.favours, seat, 1)
  log(s, 'settled', '3', { from, to, accepted })
}

export const market = defineGame<typeof fields, typeof FRAMES, Verbs>({
  id: 'market',
  version: 1,
  options: {},
  seats: () => TRADERS,
  zones: zone,
  fields,
  frames: FRAMES,
  verbs: VERBS,
  setup(s) {
    enter(s, { step: 'work' }, { step: 'close' })
  },
  steps: {
    work: {
      ask: s => (s.jobs < JOBS * s.seats ? offer<Verbs>(s.turn, { job: true, errand: true }) : undefined),
      do: {
        job(s) {
          earn(s, 1)
        },
        errand(s) {
          earn(s, die(s) > 3 ? 2 : 0)
        },
      },
      final: ['errand'],
    },
    close: {
      run(s) {
        for (const from of seats) for (const to of seats) if (offeredBy(s, from, to) > 0) settle(s, from, to, false)
        const wealth = seats.map(seat => (s.crowns[seat] ?? 0) + (s.favours[seat] ?? 0))
        const richest = seats.filter(seat => wealth[seat] === Math.max(...wealth))
        if (richest.length === 1) win(s, richest, 'richest', '4')
        else drawn(s, 'tie', '4')
      },
    },
  },
  standing: {
    ask(s, seat) {
      const offerers = TRADERS.filter((_, from) => from !== seat && offeredBy(s, from, seat) > 0)
      const terms = TERMS.filter(term => {
        const to = traderIn(term)
        return to !== seat && offeredBy(s, seat, to) === 0 && Number(term.slice(-1)) <= (s.crowns[seat] ?? 0)
      })
      return { accept: offerers, refuse: offerers, offer: terms }
    },
    do: {
      offer(s, terms, seat) {
        const to = traderIn(terms)
        const crowns = Number(terms.slice(-1))
        add(s.crowns, seat, -crowns)
        s.offered[dealOf(seat, to)] = crowns
        log(s, 'offered', '2', { from: seat, to, crowns })
      },
      accept(s, from, seat) {
        settle(s, TRADERS.indexOf(from), seat, true)
      },
      refuse(s, from, seat) {
        settle(s, TRADERS.indexOf(from), seat, false)
      },
    },
    quota: { verbs: ['offer'], field: 'offersMade', most: OFFERS, why: { rule: '2', reason: 'offersUsedUp' } },
    why: {
      offer(s, terms, seat) {
        const to = traderIn(terms)
        if (to === seat) return { rule: '2', reason: 'notToYourself' }
        return { rule: '2', reason: offeredBy(s, seat, to) > 0 ? 'oneOfferEach' : 'notEnoughCrowns' }
      },
      accept: { rule: '3', reason: 'nothingOffered' },
      refuse: { rule: '3', reason: 'nothingOffered' },
    },
  },
  inventory: () => new Map(),
  refusals,
  reasons: [
    'gameOver',
    'notYourDecision',
    'offersUsedUp',
    'notToYourself',
    'oneOfferEach',
    'notEnoughCrowns',
    'nothingOffered',
  ],
  bound: 12 + 4 * OFFERS * 2,
  text: text('Market'),
})
