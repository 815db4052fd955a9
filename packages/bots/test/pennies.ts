// Matching pennies: both seats choose a side of their penny, unseen by the other; equal sides are the first seat's. A game in which
// whoever can be read loses, for tests.

import {
  contents,
  countIn,
  defineGame,
  end,
  type FramesOf,
  frames,
  type GameText,
  layOut,
  moveCard,
  perSeat,
  type Seat,
  type State,
  type StateOf,
  win,
  zones,
} from '@ludoteka/kernel'

const SIDES = ['heads', 'tails'] as const
type Side = (typeof SIDES)[number]

const ZONES = zones(SIDES, {
  penny: perSeat({ owner: 'cards', others: 'count', stock: 'own' }),
  shown: perSeat({ owner: 'cards', others: 'count', stock: 'own' }),
})

const TEXT: GameText = {
  title: 'Pennies',
  seat: name => name,
  option: (_key, value) => value,
  card: kind => ({ name: kind, text: kind }),
  prompt: () => 'Choose a side',
  action: (_verb, arg) => String(arg),
  entry: ({ key }) => key,
  reason: reason => reason,
  result: reason => reason,
}

const FIELDS = {}
const FRAMES = frames({ choose: {}, compare: {} })
type PennyFrame = FramesOf<typeof FRAMES>
type PennyState = State<StateOf<typeof FIELDS>, PennyFrame>
const SEATS: readonly Seat[] = [0, 1]

export const PENNIES = defineGame<typeof FIELDS, typeof FRAMES, { show: Side }>({
  id: 'pennies',
  version: 1,
  options: {},
  seats: () => ['equal', 'different'],
  zones: ZONES,
  fields: FIELDS,
  frames: FRAMES,
  steps: {
    choose: {
      ask: s =>
        SEATS.filter(seat => countIn(s, ZONES.shown, seat) === 0).map(seat => ({ seat, choice: { show: SIDES } })),
      do: {
        show(s: PennyState, _f: PennyFrame, side: Side, seat: Seat) {
          moveCard(s, side, ZONES.penny, seat, ZONES.shown)
          if (SEATS.every(other => countIn(s, ZONES.shown, other) > 0)) end<PennyFrame>(s, { step: 'compare' })
        },
      },
      final: ['show'],
      why: { show: { rule: '1', reason: 'shown' } },
    },
    compare: {
      run(s: PennyState) {
        const [first, second] = SEATS.map(seat => contents(s, ZONES.shown, seat)[0])
        win(s, [first === second ? 0 : 1], 'compared', '2')
      },
    },
  },
  verbs: { show: SIDES },
  setup(s) {
    for (const seat of SEATS) layOut(s, ZONES.penny, seat, SIDES)
    s.stack.push({ step: 'choose' })
  },
  inventory: () => new Map(SIDES.map((side): [string, number] => [side, 1])),
  refusals: { gameOver: '2', notYourDecision: '1', notNow: '1' },
  reasons: ['shown', 'gameOver', 'notYourDecision'],
  bound: 2,
  secretVerbs: ['show'],
  bot: { evaluate: (s, me) => (s.result.kind === 'won' ? (s.result.winners.includes(me) ? 1 : -1) : 0) },
  text: { en: TEXT, ru: TEXT },
})
