// A test game of standing orders: questions that are seldom worth asking, answers that hang on a hidden hand, and gifts.
//
// 1 In its turn a seat marches through the land of another, or rests. It then pays the toll and says that it is done.
// 2 Whoever's land it is may stop the march with a guard from the hand, or lets it pass; who has no guard is asked all the same.
// 3 A march that is not stopped is worth a point.
// 4 At any moment a seat may give a point to another, three times a match; the other accepts it in its own time.
// 5 After twelve turns most points win.

import {
  bySeat,
  count,
  defineGame,
  drawn,
  end,
  enter,
  type FramesOf,
  frames,
  hasCard,
  layOut,
  logger,
  moveCard,
  moveTop,
  offer,
  param,
  perSeat,
  type Seat,
  SHARED,
  type State,
  type StateOf,
  shared,
  shuffle,
  type VerbsOf,
  type View,
  win,
  zones,
} from '@ludoteka/kernel'
import { refusals, text } from './common.ts'

export const LANDS = ['north', 'east', 'south'] as const
const TURNS = 12
const GIFTS = 3
const GUARDS = 4
const CARDS = 12
const HAND = 2

const FRAMES = frames({
  turn: {},
  passage: { by: param.seat, land: param.seat },
  toll: { by: param.seat },
  finish: { by: param.seat },
})

const VERBS = {
  march: LANDS,
  rest: true,
  stop: true,
  letPass: true,
  pay: true,
  done: true,
  give: LANDS,
  accept: LANDS,
} as const
type Verbs = VerbsOf<typeof VERBS>

const zone = zones(['guard', 'villager'] as const, {
  deck: shared({ everyone: 'count', ordered: true, takesRest: true }),
  hand: perSeat({ owner: 'cards', others: 'count', stock: 'shared' }),
  spent: shared({ everyone: 'cards', ordered: true }),
})

const fields = {
  turn: count(),
  points: bySeat(count()),
  given: bySeat(count()),
  /** By receiver, who has given it a point that it has not accepted: a bit for each seat. */
  gifts: bySeat(count()),
}

type S = State<StateOf<typeof fields>, FramesOf<typeof FRAMES>>

const { log } = logger<{
  marched: { seat: Seat; land: Seat }
  rested: { seat: Seat }
  stopped: { seat: Seat }
  letPass: { seat: Seat }
  paid: { seat: Seat }
  gave: { from: Seat; to: Seat }
  accepted: { from: Seat; to: Seat }
}>()

const seats = LANDS.map((_, seat) => seat)
const actor = (s: S): Seat => s.turn % LANDS.length
const landOf = (name: (typeof LANDS)[number]): Seat => LANDS.indexOf(name)

function add(list: number[], seat: Seat, n: number): void {
  list[seat] = (list[seat] ?? 0) + n
}

export const roads = defineGame<typeof fields, typeof FRAMES, Verbs>({
  id: 'roads',
  version: 1,
  options: {},
  seats: () => LANDS,
  zones: zone,
  fields,
  frames: FRAMES,
  verbs: VERBS,
  setup(s) {
    layOut(
      s,
      zone.deck,
      0,
      Array.from({ length: CARDS }, (_, i) => (i < GUARDS ? 'guard' : 'villager')),
    )
    shuffle(s, zone.deck)
    for (const seat of seats) for (let i = 0; i < HAND; i++) moveTop(s, zone.deck, 0, zone.hand, { seat })
    enter(s, { step: 'turn' })
  },
  steps: {
    turn: {
      ask: s =>
        s.turn < TURNS
          ? offer<Verbs>(actor(s), { march: LANDS.filter((_, land) => land !== actor(s)), rest: true })
          : undefined,
      do: {
        march(s, _f, name) {
          const [by, land] = [actor(s), landOf(name)]
          log(s, 'marched', '1', { seat: by, land })
          enter(s, { step: 'passage', by, land }, { step: 'toll', by }, { step: 'finish', by })
        },
        rest(s) {
          log(s, 'rested', '1', { seat: actor(s) })
          enter(s, { step: 'finish', by: actor(s) })
        },
      },
      run(s) {
        const best = Math.max(...s.points)
        const first = seats.filter(seat => s.points[seat] === best)
        if (first.length === 1) win(s, first, 'mostPoints', '5')
        else drawn(s, 'tie', '5')
      },
      why: { march: { rule: '1', reason: 'ownLand' } },
    },
    passage: {
      ask: (s, { land }) =>
        offer<Verbs>(land, { ...(hasCard(s, zone.hand, 'guard', land) ? { stop: true } : {}), letPass: true }),
      do: {
        stop(s, { land }) {
          moveCard(s, 'guard', zone.hand, land, zone.spent)
          log(s, 'stopped', '2', { seat: land })
          end(s)
        },
        letPass(s, { by, land }) {
          log(s, 'letPass', '2', { seat: land })
          add(s.points, by, 1)
          end(s)
        },
      },
      terms: (_s, { by, land }) => ({ by: LANDS[by] ?? '', land: LANDS[land] ?? '' }),
      final: ['stop', 'letPass'],
      why: { stop: { rule: '2', reason: 'noGuard' } },
    },
    toll: {
      ask: (_s, { by }) => offer<Verbs>(by, { pay: true }),
      do: {
        pay(s, { by }) {
          log(s, 'paid', '1', { seat: by })
          end(s)
        },
      },
    },
    finish: {
      ask: (_s, { by }) => offer<Verbs>(by, { done: true }),
      do: {
        done(s) {
          s.turn++
          end(s)
        },
      },
      final: ['done'],
    },
  },
  standing: {
    ask: (s, seat) => ({
      give: LANDS.filter((_, to) => to !== seat && (s.points[seat] ?? 0) > 0 && !hasGiven(s, seat, to)),
      accept: LANDS.filter((_, from) => hasGiven(s, from, seat)),
    }),
    do: {
      give(s, name, seat) {
        const to = landOf(name)
        add(s.points, seat, -1)
        s.gifts[to] = (s.gifts[to] ?? 0) | (1 << seat)
        log(s, 'gave', '4', { from: seat, to })
      },
      accept(s, name, seat) {
        const from = landOf(name)
        s.gifts[seat] = (s.gifts[seat] ?? 0) & ~(1 << from)
        add(s.points, seat, 1)
        log(s, 'accepted', '4', { from, to: seat })
      },
    },
    quota: { verbs: ['give'], field: 'given', most: GIFTS, why: { rule: '4', reason: 'giftsUsedUp' } },
    why: { give: { rule: '4', reason: 'nothingToGive' }, accept: { rule: '4', reason: 'nothingGiven' } },
  },
  turn: view => String(view.facts['turn']),
  orders: {
    letPass: {
      settings: { whom: ['all', ...LANDS] },
      spans: ['match', 'turn', 'once'],
      applies: (view, seat, { whom }) =>
        view.step === 'passage' && view.terms['land'] === seat && (whom === 'all' || view.terms['by'] === whom),
      answer: () => ({ verb: 'letPass' }),
    },
    acceptGifts: { spans: ['match'], applies: () => true, answer: acceptFirst },
    alwaysRest: { spans: ['match', 'once'], applies: view => view.step === 'turn', answer: () => ({ verb: 'rest' }) },
  },
  inventory: (_s, owner) =>
    new Map(
      owner === SHARED
        ? [
            ['guard', GUARDS],
            ['villager', CARDS - GUARDS],
          ]
        : [],
    ),
  refusals,
  reasons: [
    'gameOver',
    'notYourDecision',
    'notNow',
    'ownLand',
    'noGuard',
    'giftsUsedUp',
    'nothingToGive',
    'nothingGiven',
  ],
  results: ['mostPoints', 'tie'],
  bound: 200,
  text: text('Roads'),
})

function acceptFirst({ choice }: View): { readonly verb: 'accept'; readonly arg: string } | undefined {
  const from = choice['accept']
  const [first] = Array.isArray(from) ? from : []
  return typeof first === 'string' ? { verb: 'accept', arg: first } : undefined
}

function hasGiven(s: S, from: Seat, to: Seat): boolean {
  return ((s.gifts[to] ?? 0) & (1 << from)) !== 0
}
