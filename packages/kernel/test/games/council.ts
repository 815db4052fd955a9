// A test game of six seats: secret votes cast at the same time, and questions inside questions inside questions.
//
// 1 In each of three rounds every seat puts one of its vote cards face down; each in its own time.
// 2 When all six lie there they are turned up together; more "yes" than "no" carries the motion.
// 3 The chair of the round then takes advice from another seat, which may first take advice itself, and so on: at
//   most three deep, nobody twice. A piece of advice is one point for the seat that gave it and for each it passes by.
// 4 After three rounds the seat with the most points wins, if it is one.

import {
  bySeat,
  cardsIn,
  count,
  countIn,
  defineGame,
  drawn,
  end,
  enter,
  type FramesOf,
  frames,
  kindsIn,
  layOut,
  logger,
  moveAll,
  moveCard,
  mutable,
  type Offers,
  param,
  perSeat,
  type Seat,
  type State,
  type StateOf,
  type VerbsOf,
  win,
  zones,
} from '@ludoteka/kernel'
import { refusals, text } from './common.ts'

export const COUNCILLORS = ['ada', 'ben', 'cyd', 'dov', 'eve', 'fay'] as const
const VOTES = ['yes', 'no', 'abstain'] as const
const ROUNDS = 3
const DEPTH = 3

const FRAMES = frames({
  round: {},
  vote: {},
  count: {},
  advice: { seat: param.seat, consulted: param.seats, said: mutable(param.count) },
})

const VERBS = { vote: VOTES, consult: COUNCILLORS, say: ['aye', 'nay'] } as const
type Verbs = VerbsOf<typeof VERBS>

const zone = zones(VOTES, {
  hand: perSeat({ owner: 'cards', others: 'count', takesRest: true }),
  ballot: perSeat({ owner: 'cards', others: 'count' }),
  shown: perSeat({ owner: 'cards', others: 'cards', ordered: true }),
})

const fields = { round: count(), carried: count(), points: bySeat(count()) }

type CouncilState = State<StateOf<typeof fields>, FramesOf<typeof FRAMES>>

const { log } = logger<{
  voted: { seat: Seat }
  counted: { yes: number; no: number }
  advised: { seat: Seat; word: string }
}>()

const seats = COUNCILLORS.map((_, seat) => seat)

function addPoint(s: CouncilState, seat: Seat): void {
  s.points[seat] = (s.points[seat] ?? 0) + 1
}

export const council = defineGame<typeof fields, typeof FRAMES, Verbs>({
  id: 'council',
  version: 1,
  options: {},
  seats: () => COUNCILLORS,
  zones: zone,
  fields,
  frames: FRAMES,
  verbs: VERBS,
  secretVerbs: ['vote'],
  setup(s) {
    enter(s, { step: 'round' })
  },
  steps: {
    round: {
      run(s) {
        for (const seat of seats) {
          if (countIn(s, zone.hand, seat) + countIn(s, zone.shown, seat) > 0) continue
          layOut(s, zone.hand, seat, [...VOTES, ...VOTES])
        }
        if (s.round < ROUNDS) enter(s, { step: 'vote' }, { step: 'count' }, { step: 'round' })
        else {
          const best = Math.max(...s.points)
          const first = seats.filter(seat => s.points[seat] === best)
          if (first.length === 1) win(s, first, 'mostPoints', '4')
          else drawn(s, 'tie', '4')
        }
      },
    },
    vote: {
      ask: (s): Offers<Verbs> =>
        seats
          .filter(seat => countIn(s, zone.ballot, seat) === 0)
          .map(seat => ({ seat, choice: { vote: kindsIn(s, zone.hand, seat) } })),
      do: {
        vote(s, _f, vote, seat) {
          moveCard(s, vote, zone.hand, seat, zone.ballot)
          log(s, 'voted', '1', { seat })
          if (seats.every(other => countIn(s, zone.ballot, other) > 0)) end(s)
        },
      },
      final: ['vote'],
      why: { vote: { rule: '1', reason: 'noSuchVote' } },
    },
    count: {
      run(s) {
        const votes = seats.flatMap(seat => cardsIn(s, zone.ballot, seat))
        const [yes, no] = [votes.filter(vote => vote === 'yes').length, votes.filter(vote => vote === 'no').length]
        for (const seat of seats) moveAll(s, zone.ballot, seat, zone.shown)
        log(s, 'counted', '2', { yes, no })
        if (yes > no) s.carried++
        enter(s, { step: 'advice', seat: s.round, consulted: [s.round], said: 0 })
        s.round++
      },
    },
    advice: {
      ask(_s, f): Offers<Verbs> | undefined {
        if (f.said > 0) return undefined
        const chair = f.consulted.length === 1
        return [
          {
            seat: f.seat,
            choice: {
              consult: f.consulted.length > DEPTH ? [] : COUNCILLORS.filter((_, seat) => !f.consulted.includes(seat)),
              ...(chair ? {} : { say: ['aye', 'nay'] }),
            },
          },
        ]
      },
      do: {
        consult(s, f, whom) {
          const seat = COUNCILLORS.indexOf(whom)
          f.said = 1 // once advised, this seat is not asked again: its frame only passes the word on
          enter(s, { step: 'advice', seat, consulted: [...f.consulted, seat], said: 0 })
        },
        say(s, f, word) {
          log(s, 'advised', '3', { seat: f.seat, word })
          addPoint(s, f.seat)
          end(s)
        },
      },
      run(s, f) {
        if (f.consulted.length > 1) addPoint(s, f.seat)
      },
      final: ['consult'],
      why: {
        consult: (_s, f) => ({ rule: '3', reason: f.consulted.length > DEPTH ? 'tooDeep' : 'alreadyAsked' }),
        say: { rule: '3', reason: 'chairAsks' },
      },
    },
  },
  inventory: (_s, owner) => new Map(VOTES.map(vote => [vote, owner < 0 ? 0 : 2])),
  refusals,
  reasons: ['gameOver', 'notYourDecision', 'notNow', 'noSuchVote', 'tooDeep', 'alreadyAsked', 'chairAsks'],
  bound: 50,
  text: text('Council'),
})
