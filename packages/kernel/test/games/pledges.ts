// A test game of answers that can be taken back: everybody pledges at once and may change its mind until all have.
//
// 1 In each of three rounds every seat pledges one of its cards face down; each in its own time. A seat that has
//   pledged may take it back while others still think, twice in a round.
// 2 When all have pledged the cards are shown. The highest scores a point, if it is alone; cards shown are spent.
// 3 Most points win.

import {
  bySeat,
  contents,
  count,
  countIn,
  defineGame,
  drawn,
  enter,
  type FramesOf,
  frames,
  kindsIn,
  layOut,
  logger,
  moveAll,
  moveCard,
  type Offers,
  perSeat,
  type Seat,
  type State,
  type StateOf,
  type VerbsOf,
  win,
  zones,
} from '@ludoteka/kernel'
import { refusals, text } from './common.ts'

const PEERS = ['ned', 'ola', 'pia'] as const
const SUMS = ['one', 'two', 'three', 'four', 'five'] as const
const ROUNDS = 3
const CHANGES = 2

const zone = zones(SUMS, {
  hand: perSeat({ owner: 'cards', others: 'count', takesRest: true }),
  pledge: perSeat({ owner: 'cards', others: 'count' }),
  spent: perSeat({ owner: 'cards', others: 'cards', ordered: true }),
})
const fields = { round: count(), points: bySeat(count()), changes: bySeat(count()) }
const FRAMES = frames({ round: {}, pledge: {}, show: {} })
const VERBS = { pledge: SUMS, takeBack: true } as const
type Verbs = VerbsOf<typeof VERBS>
type S = State<StateOf<typeof fields>, FramesOf<typeof FRAMES>>

const { log } = logger<{ pledged: { seat: Seat }; tookBack: { seat: Seat }; scored: { seat: Seat } }>()

const seats = PEERS.map((_, seat) => seat)
const hasPledged = (s: S, seat: Seat): boolean => countIn(s, zone.pledge, seat) > 0

export const pledges = defineGame<typeof fields, typeof FRAMES, Verbs>({
  id: 'pledges',
  version: 1,
  options: {},
  seats: () => PEERS,
  zones: zone,
  fields,
  frames: FRAMES,
  verbs: VERBS,
  secretVerbs: ['pledge'],
  setup(s) {
    enter(s, { step: 'round' })
  },
  steps: {
    round: {
      run(s) {
        for (const seat of seats) {
          if (countIn(s, zone.hand, seat) + countIn(s, zone.spent, seat) === 0) layOut(s, zone.hand, seat, SUMS)
        }
        s.changes.fill(0)
        if (s.round < ROUNDS) return enter(s, { step: 'pledge' }, { step: 'show' }, { step: 'round' })
        const first = seats.filter(seat => s.points[seat] === Math.max(...s.points))
        if (first.length === 1) win(s, first, 'mostPoints', '3')
        else drawn(s, 'tie', '3')
      },
    },
    pledge: {
      ask: (s): Offers<Verbs> =>
        seats.flatMap(seat => (hasPledged(s, seat) ? [] : [{ seat, choice: { pledge: kindsIn(s, zone.hand, seat) } }])),
      do: {
        pledge(s, _f, sum, seat) {
          moveCard(s, sum, zone.hand, seat, zone.pledge)
          log(s, 'pledged', '1', { seat })
        },
      },
      takeBack: {
        answered: s => seats.filter(seat => hasPledged(s, seat)),
        undo(s, _f, seat) {
          moveAll(s, zone.pledge, seat, zone.hand)
          log(s, 'tookBack', '1', { seat })
        },
        quota: { field: 'changes', most: CHANGES, why: { rule: '1', reason: 'changedTwice' } },
        why: { rule: '1', reason: 'nothingPledged' },
      },
      why: { pledge: { rule: '1', reason: 'notInHand' } },
    },
    show: {
      run(s) {
        const sums = seats.map(seat => contents(s, zone.pledge, seat)[0] ?? -1)
        for (const seat of seats) moveAll(s, zone.pledge, seat, zone.spent)
        const first = seats.filter(seat => sums[seat] === Math.max(...sums))
        const [best] = first
        if (best !== undefined && first.length === 1) {
          s.points[best] = (s.points[best] ?? 0) + 1
          log(s, 'scored', '2', { seat: best })
        }
        s.round++
      },
    },
  },
  inventory: (_s, owner) => new Map(SUMS.map(sum => [sum, owner < 0 ? 0 : 1])),
  refusals,
  reasons: ['gameOver', 'notYourDecision', 'changedTwice', 'nothingPledged', 'notInHand'],
  bound: ROUNDS * PEERS.length * (1 + 2 * CHANGES),
  text: text('Pledges'),
})
