// Moot, a small game for looking at the table shell: two to six barons, with or without teams. Never on the shelf.
//
// 1 In each of three rounds every baron, in turn, sends a rider to a castle. A castle is a point of honour for whoever
//   has the most riders there when the game ends.
// 2 Then all vote at once: some of their crowns, sealed, for one of three laws. A vote may be changed until all are in.
//   Each crown is a vote and is spent; everybody who voted for the law that passes gets a point of honour.
// 3 Whoever spent the most pays a levy of five coins, in gold and silver as it likes.
// 4 At any time a baron may give another some of its crowns, three times a round.

import {
  byId,
  bySeat,
  count,
  defineGame,
  die,
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
import { text } from './gameText.ts'

export const BARONS = ['ada', 'ben', 'cyd', 'dov', 'eve', 'fay'] as const
export const CASTLES = ['hill', 'river', 'sea', 'wood'] as const
export const LAWS = ['tax', 'war', 'feast'] as const
const ROUNDS = 3
const GIFTS = 3
const CHANGES = 2
export const LEVY = 5
const RIDERS = BARONS.flatMap(baron => CASTLES.map(castle => `${baron}.${castle}`))

const VERBS = {
  ride: CASTLES,
  vote: form({ votes: range(0, 30), law: LAWS }),
  pay: form({ gold: range(0, 9), silver: range(0, 9) }),
  give: form({ to: BARONS, crowns: range(1, 9) }),
  takeBack: true,
} as const
export type Verbs = VerbsOf<typeof VERBS>

const fields = {
  round: count(),
  crowns: bySeat(count(9)),
  gold: bySeat(count(4)),
  silver: bySeat(count(6)),
  honour: bySeat(count()),
  gifts: bySeat(count()),
  changes: bySeat(count()),
  /** The crowns and the law of each vote, 0 for none yet: a small game for looking at keeps no secrets. */
  votes: bySeat(count(-1)),
  law: bySeat(count()),
  riders: byId(RIDERS, count()),
}
const FRAMES = frames({
  round: {},
  ride: { seat: param.seat },
  vote: {},
  tally: {},
  pay: { seat: param.seat },
  close: {},
})
type S = State<StateOf<typeof fields>, FramesOf<typeof FRAMES>>

const { log } = logger<{
  roundBegan: { round: number }
  rode: { seat: Seat; castle: string; strength: number }
  voted: { seat: Seat }
  changed: { seat: Seat }
  passed: { law: string; votes: number }
  paid: { seat: Seat; gold: number; silver: number }
  gave: { from: Seat; to: Seat; crowns: number }
}>()

const seatsOf = (s: S): readonly Seat[] => Array.from({ length: s.seats }, (_, seat) => seat)
const at = (list: readonly number[], seat: Seat): number => list[seat] ?? 0
const add = (list: number[], seat: Seat, n: number): void => {
  list[seat] = at(list, seat) + n
}
const hasVoted = (s: S, seat: Seat): boolean => at(s.votes, seat) >= 0

export const moot = defineGame<typeof fields, typeof FRAMES, Verbs>({
  id: 'moot',
  version: 1,
  options: {
    seats: { kind: 'oneOf', values: ['2', '3', '4', '5', '6'], initial: '6' },
    teams: { kind: 'oneOf', values: ['none', 'two'], initial: 'none' },
  },
  seats: ({ seats }) => BARONS.slice(0, Number(seats)),
  team: (seat, { teams }) => (teams === 'two' ? seat % 2 : seat),
  zones: zones([], {}),
  fields,
  frames: FRAMES,
  verbs: VERBS,
  setup: s => enter(s, { step: 'round' }),
  steps: {
    round: {
      run(s) {
        if (s.round >= ROUNDS) return enter(s, { step: 'close' })
        s.round++
        s.gifts.fill(0)
        s.changes.fill(0)
        s.votes.fill(-1)
        log(s, 'roundBegan', '1', { round: s.round })
        const rides = seatsOf(s).map(seat => ({ step: 'ride', seat }) as const)
        enter(s, ...rides, { step: 'vote' }, { step: 'tally' }, { step: 'round' })
      },
    },
    ride: {
      ask: (_s, { seat }) => offer<Verbs>(seat, { ride: CASTLES }),
      do: {
        ride(s, { seat }, castle) {
          const strength = Math.ceil(die(s) / 2)
          add(s.riders, RIDERS.indexOf(`${BARONS[seat]}.${castle}`), strength)
          log(s, 'rode', '1', { seat, castle, strength })
          end(s)
        },
      },
      terms: s => ({ round: s.round }),
      final: ['ride'],
    },
    vote: {
      ask: (s): Offers<Verbs> =>
        seatsOf(s).flatMap(seat =>
          hasVoted(s, seat)
            ? []
            : [{ seat, choice: { vote: { fields: { votes: range(0, at(s.crowns, seat)), law: LAWS } } } }],
        ),
      do: {
        vote(s, _f, { votes, law }, seat) {
          s.votes[seat] = votes
          s.law[seat] = LAWS.indexOf(law)
          log(s, 'voted', '2', { seat })
        },
      },
      takeBack: {
        answered: s => seatsOf(s).filter(seat => hasVoted(s, seat)),
        undo(s, _f, seat) {
          s.votes[seat] = -1
          log(s, 'changed', '2', { seat })
        },
        quota: { field: 'changes', most: CHANGES, why: { rule: '2', reason: 'changedTwice' } },
        why: { rule: '2', reason: 'notVoted' },
      },
      why: { vote: { rule: '2', reason: 'tooFewCrowns' } },
    },
    tally: {
      run(s) {
        const sums = LAWS.map((_, law) =>
          seatsOf(s).reduce((sum, seat) => sum + (s.law[seat] === law ? at(s.votes, seat) : 0), 0),
        )
        const best = sums.indexOf(Math.max(...sums))
        log(s, 'passed', '2', { law: LAWS[best] ?? '', votes: at(sums, best) })
        for (const seat of seatsOf(s)) {
          add(s.crowns, seat, 3 - at(s.votes, seat))
          if (s.law[seat] === best) add(s.honour, seat, 1)
        }
        const most = seatsOf(s).toSorted((a, b) => at(s.votes, b) - at(s.votes, a))[0] ?? 0
        if (at(s.gold, most) + at(s.silver, most) >= LEVY) enter(s, { step: 'pay', seat: most })
      },
    },
    pay: {
      ask: (s, { seat }) =>
        offer<Verbs>(seat, {
          pay: {
            fields: { gold: range(0, at(s.gold, seat)), silver: range(0, at(s.silver, seat)) },
            total: range(LEVY, LEVY),
          },
        }),
      do: {
        pay(s, { seat }, { gold, silver }) {
          add(s.gold, seat, -gold)
          add(s.silver, seat, -silver)
          log(s, 'paid', '3', { seat, gold, silver })
          end(s)
        },
      },
      why: { pay: { rule: '3', reason: 'notTheLevy' } },
    },
    close: {
      run(s) {
        for (const castle of CASTLES) {
          const there = seatsOf(s).map(seat => at(s.riders, RIDERS.indexOf(`${BARONS[seat]}.${castle}`)))
          add(s.honour, there.indexOf(Math.max(...there)), 1)
        }
        const first = seatsOf(s).filter(seat => s.honour[seat] === Math.max(...s.honour))
        if (first.length < s.seats) win(s, first, 'mostHonour', '1')
        else drawn(s, 'equalHonour', '1')
      },
    },
  },
  standing: {
    ask(s, seat) {
      const others = BARONS.slice(0, s.seats).filter((_, to) => to !== seat)
      return { give: { fields: { to: others, crowns: range(1, at(s.crowns, seat)) } } }
    },
    do: {
      give(s, { to, crowns }, from) {
        const receiver = BARONS.indexOf(to)
        add(s.crowns, from, -crowns)
        add(s.crowns, receiver, crowns)
        // A sealed vote can't be more than what is left.
        if (at(s.votes, from) > at(s.crowns, from)) s.votes[from] = at(s.crowns, from)
        log(s, 'gave', '4', { from, to: receiver, crowns })
      },
    },
    quota: { verbs: ['give'], field: 'gifts', most: GIFTS, why: { rule: '4', reason: 'threeGifts' } },
    why: { give: { rule: '4', reason: 'tooFewCrowns' } },
  },
  privateTalk: true,
  ranking(view, language) {
    const honour = view.seats.map(seat => honourOf(view.facts, seat))
    return honour.map((points, seat) => ({
      seat,
      place: 1 + honour.filter(other => other > points).length,
      score: text[language].points(points),
    }))
  },
  inventory: () => new Map(),
  refusals: { gameOver: '1', notYourDecision: '1', notNow: '1' },
  reasons: [
    'gameOver',
    'notYourDecision',
    'notNow',
    'changedTwice',
    'notVoted',
    'tooFewCrowns',
    'notTheLevy',
    'threeGifts',
  ],
  results: ['mostHonour', 'equalHonour'],
  bound: ROUNDS * BARONS.length * (2 + 2 * CHANGES + GIFTS) + ROUNDS,
  text,
})

function honourOf(facts: Readonly<Record<string, unknown>>, seat: string): number {
  const { honour } = facts
  const value: unknown = typeof honour === 'object' && honour !== null ? Reflect.get(honour, seat) : 0
  return typeof value === 'number' ? value : 0
}
