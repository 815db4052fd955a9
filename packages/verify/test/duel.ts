// A small game full of secrets for tests: all lay a card face down at once, the highest wins the round.

import {
  bySeat,
  cardsIn,
  contents,
  count,
  countIn,
  defineGame,
  drawn,
  end,
  type FramesOf,
  frames,
  type Game,
  type GameText,
  kindsIn,
  layOut,
  logger,
  moveCard,
  moveTop,
  perSeat,
  type Seat,
  SHARED,
  type State,
  type StateOf,
  shared,
  shuffle,
  win,
  zones,
} from '@ludoteka/kernel'

export const KINDS = ['ant', 'bee', 'cat', 'dog', 'elk', 'fox'] as const
type Kind = (typeof KINDS)[number]
const COPIES = 3
const HAND = 3
const ROUNDS = 3

const FIELDS = { score: bySeat(count()), round: count() }
const FRAMES = frames({ 'round.deal': {}, 'round.plan': {}, 'round.reveal': {}, end: {} })
type DuelFrame = FramesOf<typeof FRAMES>
type DuelState = State<StateOf<typeof FIELDS>, DuelFrame>
type DuelVerb = { plan: Kind; pass: true }

export const ZONES = zones(KINDS, {
  deck: shared({ everyone: 'count', ordered: true, takesRest: true }),
  spent: shared({ everyone: 'cards', ordered: true }),
  hand: perSeat({ owner: 'cards', others: 'count', stock: 'shared' }),
  plan: perSeat({ owner: 'cards', others: 'count', stock: 'shared' }),
})

const { log, tell } = logger<{
  drew: { seat: number; card: string }
  planned: { seat: number }
  revealed: { seat: number; card: string }
}>()

const TEXT: GameText = {
  title: 'Duel',
  seat: name => name,
  option: (_key, value) => value,
  card: kind => ({ name: kind, text: kind }),
  prompt: () => 'Lay a card face down',
  action: (verb, arg) => `${verb} ${arg ?? ''}`,
  entry: ({ key, data }) => `${key} ${JSON.stringify(data)}`,
  reason: reason => reason,
  result: reason => reason,
}

const seatsOf = (s: DuelState): Seat[] => Array.from({ length: s.seats }, (_, seat) => seat)

const STEPS = {
  'round.deal': {
    run(s: DuelState) {
      s.round++
      for (const seat of seatsOf(s)) {
        while (countIn(s, ZONES.hand, seat) < HAND) {
          const card = moveTop(s, ZONES.deck, 0, ZONES.hand, { seat })
          if (card === undefined) break
          tell(s, seat, 'drew', '2.1', { seat, card })
        }
      }
      s.stack.push({ step: 'round.plan' })
    },
  },
  'round.plan': {
    ask: (s: DuelState) =>
      seatsOf(s)
        .filter(seat => countIn(s, ZONES.plan, seat) === 0)
        .map(seat => ({ seat, choice: { plan: kindsIn(s, ZONES.hand, seat) } })),
    do: {
      plan(s: DuelState, _f: DuelFrame, card: Kind, seat: Seat) {
        moveCard(s, card, ZONES.hand, seat, ZONES.plan)
        log(s, 'planned', '3.1', { seat })
        if (seatsOf(s).every(other => countIn(s, ZONES.plan, other) > 0)) end<DuelFrame>(s, { step: 'round.reveal' })
      },
    },
    final: ['plan'] as const,
    why: { plan: { rule: '3.1', reason: 'notInHand' }, pass: { rule: '3.2', reason: 'mustPlan' } },
  },
  'round.reveal': {
    run(s: DuelState) {
      const values = seatsOf(s).map(seat => contents(s, ZONES.plan, seat)[0] ?? 0)
      for (const seat of seatsOf(s)) {
        for (const card of cardsIn(s, ZONES.plan, seat)) {
          moveCard(s, card, ZONES.plan, seat, ZONES.spent)
          log(s, 'revealed', '4.1', { seat, card })
        }
      }
      const winner = values.indexOf(Math.max(...values))
      s.score[winner] = (s.score[winner] ?? 0) + 1
      s.stack.push({ step: s.round < ROUNDS ? 'round.deal' : 'end' })
    },
  },
  end: {
    run(s: DuelState) {
      const best = Math.max(...s.score)
      const winners = seatsOf(s).filter(seat => s.score[seat] === best)
      if (winners.length === 1) win(s, winners, 'mostRounds', '5')
      else drawn(s, 'equalRounds', '5')
    },
  },
}

export const DUEL: Game = defineGame<typeof FIELDS, typeof FRAMES, DuelVerb>({
  id: 'duel',
  version: 1,
  options: { players: { kind: 'oneOf', values: ['2', '3'], initial: '2' } },
  seats: ({ players }) => (players === '3' ? ['a', 'b', 'c'] : ['a', 'b']),
  zones: ZONES,
  fields: FIELDS,
  frames: FRAMES,
  steps: STEPS,
  verbs: { plan: KINDS, pass: true },
  setup(s) {
    if (kindsIn(s, ZONES.deck).length === 0) {
      layOut(
        s,
        ZONES.deck,
        0,
        KINDS.flatMap(kind => Array.from({ length: COPIES }, () => kind)),
      )
      shuffle(s, ZONES.deck)
    }
    s.stack.push({ step: 'round.deal' })
  },
  inventory: (_s, owner) => new Map(owner === SHARED ? KINDS.map((kind): [string, number] => [kind, COPIES]) : []),
  refusals: { gameOver: '5', notYourDecision: '3.1', notNow: '3.1' },
  reasons: ['notInHand', 'mustPlan', 'gameOver', 'notYourDecision'],
  bound: 3 * ROUNDS,
  coverage: {
    cards: KINDS,
    fired: ({ key, data }) => (key === 'revealed' && typeof data['card'] === 'string' ? data['card'] : undefined),
  },
  secretVerbs: ['plan'],
  labels: s => seatsOf(s).map(seat => (seat === 0 ? 'dealer' : 'guest')),
  bot: {
    evaluate: (s, me) => 2 * (s.score[me] ?? 0) - s.score.reduce((sum, n) => sum + n, 0),
    isQuiet: s => seatsOf(s).every(seat => countIn(s, ZONES.plan, seat) === 0),
    // As if every round that is left were won by anybody.
    winChance: (s, me) => ((s.score[me] ?? 0) + (ROUNDS - s.round) / s.seats + 1 / s.seats) / (ROUNDS + 1),
  },
  text: { en: TEXT, ru: TEXT },
})
